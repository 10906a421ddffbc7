/** What the games of each exercise listen to, besides what all listen to. */
import { type Exchange, isBoardLine } from "../checker/read-dialogue.ts";
import type { Listener } from "../exercise.ts";
import { labelsIn } from "../judges/boards.ts";
import { all, onAnswer, questionAfter, responseTo } from "../judges/dialogue.ts";
import { toMentions, toPlayers, toRefusals, toText, toWords } from "../judges/listeners.ts";
import { ownWords, rowsIn, wordsAfter, wordsAndQuestion } from "../judges/words.ts";
import { toLog, toReplays, toSavedGame, toTable } from "./files.ts";
import { toCaptures, toCount, toStartPiece } from "./messages.ts";

/** Y and N, or yes and no, in either order. */
const Y_AND_N = /\by(?:es)?\b.*\bno?\b|\bno?\b.*\by(?:es)?\b/is;

/** The digits that begin lines of a text: "1 2 3". */
const choicesIn = (text: string) =>
  [...text.matchAll(/^\W*(\d)\b/gm)]
    .map(([, digit]) => digit)
    .toSorted()
    .join(" ");

/** The menu, once; its last line may be the question. It follows where it is due, and nowhere else. */
const toMenu = toText(
  (answer, held) => {
    const found = [wordsAfter(answer, held), wordsAndQuestion(answer, held)].map(choicesIn);
    return found.find((choices) => choices === "1 2 3") ?? /1.*2.*3/.exec(String(found))?.[0] ?? "";
  },
  (menu) =>
    menu
      ? "to show the menu once, with lines that begin with 1, 2 and 3, and no other choice"
      : "not to show the menu",
);

const toDraw = toMentions(/\bdraw/i, "“draw” or “drawn”");

const toWrongLimit: Listener = {
  hear: (answer, held) =>
    /How many/.test(questionAfter(answer, held)) && wordsAfter(answer, held) ? "yes" : "",
  judge: (answer, heard, heardAfter) =>
    heard
      ? onAnswer(answer, "to say what it accepts", ({ words }, held, quote) =>
          /\S/.test(ownWords(answer, held, heardAfter)) ? undefined : quote(words),
        )
      : all(),
};

/** The number after a player's name in lines that do not say whose turn it is; "" if it is not the same in all. */
function pointsOf(player: string, other: string, words: string): string {
  const number = new RegExp(`${player}(?:(?!${other}|turn)[^\\d\\n])*(\\d+)`, "g");
  const found = new Set([...words.matchAll(number)].map(([, points]) => points));
  return found.size === 1 ? String([...found][0]) : "";
}

const toPoints = toText(
  (...place) => {
    const words = ownWords(...place);
    const [white, black] = [pointsOf("White", "Black", words), pointsOf("Black", "White", words)];
    return white && black ? `White has ${white} and Black has ${black}` : "";
  },
  (points) => (points ? `to show that ${points}` : undefined),
);

const FULL_NAME = /\b(?:white|black) (?:redum|sarrum|marzaz[ _-]*pani|gisgigir|nabu|etlu)\b/gi;

/** The full names in a text, those of a line after each other. */
function fullNamesIn(words: string): string {
  const lines = words.split("\n").map((line) => line.match(FULL_NAME) ?? []);
  const shown = lines.filter((found) => found.length > 0).map((found) => found.join(", "));
  return shown
    .join(" / ")
    .toLowerCase()
    .replace(/z[ _-]*p/g, "z p")
    .replace(/\b[wb](?=hite|lack)/g, (letter) => letter.toUpperCase());
}

const toFullNames = toText(
  (answer, held) => fullNamesIn(wordsAndQuestion(answer, held)),
  (names) => (names ? `to name in one line, in this order: ${names}` : "to name no piece in full"),
);

/** The table of winners in the order of their numbers of moves, and then of their games. */
const toSortedTable = toText(
  (answer, held) => rowsIn(wordsAfter(answer, held)).join(", "),
  (table) => (table ? `to show the table ${table}` : "to show no winner's name"),
);

const CAPTURED = /captur|\bsarrum\b.*\b(?:taken|gone|lost|fallen)\b/i;
const toNoCapture = toText(
  (answer, held) => (CAPTURED.test(wordsAfter(answer, held)) ? "captured" : ""),
  (heard) => (heard ? undefined : "not to say that anything has been captured"),
);

const SIEGE = /[Ss]iege|\bS\b/;
const toSiege = toText(
  (answer, held) => (SIEGE.test(wordsAndQuestion(answer, held)) ? "siege" : ""),
  (heard) => (heard ? "to offer the siege in the first question" : undefined),
);

const toLabels = toText(
  (answer, held) => labelsIn(responseTo(answer, held)?.said ?? ""),
  (labels) => (labels ? `to show a board with ${labels}` : undefined),
  (labels) => (labels ? `a board with ${labels}` : "no board"),
);

const SQUARE = /(?<!\d)[1-8][1-8](?!\d)/g;

/** Whether a square that may be named is listed among others instead. */
const isAmongOthers = (square: string, words: string) =>
  words.split(square).length === 2 && new RegExp(`[1-8][1-8][\\s,;'"]+${square}`).test(words);

/** The lines of what is said after a question mark, without squares and what separates them. */
const linesOfList = ({ typed, words }: Exchange) =>
  typed === "?"
    ? words
        .replace(SQUARE, "")
        .replace(/[ ,;:.]/g, "")
        .split("\n")
    : [];

/**
 * The squares listed after a question mark, but for the start square: the last answer that is not one. What
 * is said if there is none must be more than what is said with a list.
 */
const toLists = toText(
  (answer, held, heardAfter) => {
    const { answers } = held;
    const words = ownWords(answer, held, heardAfter);
    const start = answers.slice(0, answer + 1).findLast((other) => other.typed !== "?")?.typed;
    const squares = [...new Set(words.match(SQUARE))]
      .filter((square) => square !== start || isAmongOthers(square, words))
      .toSorted();
    const lists = answers.filter((other) => /\d\d.*\d\d/s.test(other.words));
    const usual = ["", ...lists.flatMap(linesOfList)];
    const saysMore = answers
      .slice(answer, answer + 1)
      .flatMap(linesOfList)
      .some((line) => !usual.includes(line));
    return squares.length === 0 && saysMore ? "none" : squares.join(" ");
  },
  (squares) =>
    squares === "none"
      ? "to say that there is no legal square, and to list none"
      : `to list ${squares || "no square"}`,
);

const piecesIn = (text: string) => text.match(/\b[WB][SMNEGR]\b/g) ?? [];

function placeOfList({ said, boards, words }: Exchange): string {
  if (/wins/i.test(words)) return boards.length > 0 ? "with a board" : "without a board";
  if (boards.length === 0) return "without a board";
  const lines = said.split("\n");
  const first = lines.findIndex((line) => !isBoardLine(line) && piecesIn(line).length > 0);
  const last = lines.findLastIndex((line) => isBoardLine(line) && line.includes("|"));
  return first >= 0 && first < last ? "above the board" : "under the board";
}

/** The captured pieces, under every board and after a win, and in no other message or question. */
const toCaptured = toText(
  (answer, held) => {
    const response = responseTo(answer, held);
    const pieces = piecesIn(wordsAndQuestion(answer, held)).toSorted();
    return response && pieces.length > 0 ? `${pieces.join(" ")} ${placeOfList(response)}` : "";
  },
  (list) => (list ? `to list as captured: ${list}` : "to list no piece as captured"),
);

export const LISTENERS_OF: Readonly<Record<string, readonly Listener[]>> = {
  "accept-only-y-or-n": [
    toWords(Y_AND_N, "that it accepts Y and N", "to accept the answer without a message"),
  ],
  "confirm-moves": [toRefusals],
  "squares-off-the-board": [
    toWords(/off the board/i, "“off the board”"),
    toWords(/grid reference/i, "“grid reference”"),
    toRefusals,
  ],
  "check-start-square": [
    toWords(/empty/i, "“empty”"),
    toWords(/opponent/i, "“opponent”"),
    toRefusals,
  ],
  "squares-on-one-line": [toRefusals],
  "count-moves": [toCount],
  "announce-promotions": [
    toPlayers("promoted", /promot/i, "to say nothing about a promotion, because there was none"),
  ],
  "name-captured-piece": [toCaptures],
  "show-piece-at-start": [toStartPiece],
  "label-edges": [toLabels],
  "list-legal-squares": [toLists],
  "list-captured-pieces": [toCaptured],
  "turn-board-for-black": [toLabels],
  "nine-by-nine": [toLabels],
  "fifty-move-draw": [toDraw],
  "no-legal-move": [toDraw],
  "warn-of-danger": [toPlayers("danger", /danger/i, "not to say “danger”")],
  surrender: [toNoCapture],
  points: [toPoints],
  "move-limit": [toDraw, toWrongLimit],
  undo: [toMentions(/nothing to undo/i, "“nothing to undo”")],
  repetition: [toDraw],
  "save-and-load": [toMentions(/no saved game/i, "“no saved game”"), toSavedGame],
  "log-and-replay": [toReplays, toLog],
  "table-of-winners": [toTable],
  "full-names": [toFullNames],
  "third-setup": [toSiege],
  "main-menu": [toMenu],
  "game-menu": [toMenu],
  "sorted-winners": [toSortedTable],
};
