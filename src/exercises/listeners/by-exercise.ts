/** What the games of each exercise listen to, besides what all listen to. */
import type { Listener } from "../exercise.ts";
import { all, onAnswer } from "../judges/dialogue.ts";
import {
  toMentions,
  toNoOther,
  toNoRefusal,
  toPlayers,
  toRefusals,
  toText,
  toWords,
} from "../judges/listeners.ts";
import { questionAfter, rowsIn, says, wordsAfter } from "../judges/words.ts";
import { toCaptured, toLabels, toLists } from "./display.ts";
import { toLog, toReplays, toSavedGame, toTable } from "./files.ts";
import { toCaptures, toCount, toStartPiece } from "./messages.ts";

/** Y and N, or yes and no, in either order. */
const Y_AND_N = /\by(?:es)?\b.*\bno?\b|\bno?\b.*\by(?:es)?\b/is;

/** Matches a text with lines that begin with these numbers. */
const MENU = /(?=[\s\S]*^\W*1\b)(?=[\s\S]*^\W*2\b)(?=[\s\S]*^\W*3\b)/m;

/** The menu follows where it is due, and nowhere else. */
const toMenu = toMentions(MENU, "show the menu, with lines that begin with 1, 2 and 3");

const toDraw = toWords(/\bdraw/i, "“draw” or “drawn”");

/** What is said when a limit is not accepted. */
const toWrongLimit: Listener = {
  hear: (answer, held) =>
    /How many/.test(questionAfter(answer, held)) && wordsAfter(answer, held) ? "yes" : "",
  judge: (answer, heard) => (heard ? says(answer, /\S/, "to say what it accepts") : all()),
};

/** The points of both players. */
const toPoints = toText(
  (answer, held) => {
    const words = wordsAfter(answer, held);
    const [, white] = /White(?:(?!Black)[^\d\n])*(\d+)/.exec(words) ?? [];
    const [, black] = /Black(?:(?!White)[^\d\n])*(\d+)/.exec(words) ?? [];
    return white && black ? `White has ${white} and Black has ${black}` : "";
  },
  (points) => (points ? `to show that ${points}` : undefined),
);

/** A line below the board that numbers the files from 1 to 9. */
const FILES_TO_9 =
  /^[^\d\n]*1[^\d\n]+2[^\d\n]+3[^\d\n]+4[^\d\n]+5[^\d\n]+6[^\d\n]+7[^\d\n]+8[^\d\n]+9[^\d\n]*$/m;
/** A row of the board labelled as rank 9. */
const RANK_9 = /^[^\dWB\n]*9\D*$/m;

/** Whether boards have 9 files and ranks, and numbers for all. */
const toSize: Listener = {
  hear: (answer, { answers }) => (answers[answer]?.boards.length ? "9" : ""),
  judge(answer, heard) {
    if (heard === "") return all();
    const expected = "to show 9 files and 9 ranks with their numbers";
    return onAnswer(answer, expected, ({ boards, said }) => {
      const ranks = boards.at(-1) ?? [];
      if (ranks.length !== 9) return `a board of ${ranks.length} ranks`;
      const rank = ranks.find(({ length }) => length !== 9);
      if (rank) return `a rank of ${rank.length} squares`;
      if (!RANK_9.test(said)) return "rank 9 had no number at its left";
      return FILES_TO_9.test(said) ? undefined : "no line with the numbers from 1 to 9";
    });
  },
};

const FULL_NAME = /\b(?:white|black) (?:redum|sarrum|marzaz[ _-]*pani|gisgigir|nabu|etlu)\b/gi;

/** The full names in a text, those of a line after each other. */
function fullNamesIn(words: string): string {
  const lines = words.split("\n").map((line) => line.match(FULL_NAME) ?? []);
  const shown = lines.filter((found) => found.length > 0).map((found) => found.join(", "));
  return shown
    .join(" / ")
    .toLowerCase()
    .replace(/z[ _-]*p/g, "z p");
}

const toFullNames = toText(
  (answer, held) => fullNamesIn(wordsAfter(answer, held)),
  (names) => (names ? `to name in one line, in this order: ${names}` : "to name no piece in full"),
);

/** The table of winners in the order of their numbers of moves, and then of their games. */
const toSortedTable = toText(
  (answer, held) => rowsIn(wordsAfter(answer, held)).join(", "),
  (table) => (table ? `to show the table ${table}` : "to show no winner's name"),
);

/** The listeners of an exercise, by its id. */
export const LISTENERS_OF: Readonly<Record<string, readonly Listener[]>> = {
  "accept-only-y-or-n": [
    toWords(Y_AND_N, "that it accepts Y and N", "to accept the answer without a message"),
  ],
  "confirm-moves": [toNoRefusal],
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
  "nine-by-nine": [toSize],
  "fifty-move-draw": [toDraw],
  "no-legal-move": [toDraw],
  "warn-of-danger": [toPlayers("danger", /danger/i, "not to say “danger”")],
  surrender: [toNoOther(/captured/i, "not to say that anything has been captured")],
  points: [toPoints],
  "move-limit": [toDraw, toWrongLimit],
  undo: [toWords(/nothing to undo/i, "“nothing to undo”")],
  repetition: [toDraw],
  "save-and-load": [toWords(/no saved game/i, "“no saved game”"), toSavedGame],
  "log-and-replay": [toReplays, toLog],
  "table-of-winners": [toTable],
  "full-names": [toFullNames],
  "main-menu": [toMenu],
  "game-menu": [toMenu],
  "sorted-winners": [toSortedTable],
};
