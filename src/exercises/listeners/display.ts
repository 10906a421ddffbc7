/** What games about the display listen to. */
import { type Answer, isBoardLine } from "../checker/read-dialogue.ts";
import { labelsIn } from "../judges/boards.ts";
import { responseTo } from "../judges/dialogue.ts";
import { toText } from "../judges/listeners.ts";
import { ownWords, wordsAndQuestion } from "../judges/words.ts";

/** The labels of a board, if it is shown. */
export const toLabels = toText(
  (answer, held) => labelsIn(responseTo(answer, held)?.said ?? ""),
  (labels) => (labels ? `to show a board with ${labels}` : undefined),
  (labels) => (labels ? `a board with ${labels}` : "no board"),
);

const SQUARE = /(?<!\d)[1-8][1-8](?!\d)/g;

/** Whether a square that may be named is listed among others instead. */
const isAmongOthers = (square: string, words: string) =>
  words.split(square).length === 2 && new RegExp(`[1-8][1-8][\\s,;'"]+${square}`).test(words);

/** The lines of what is said after a question mark, without squares and what separates them. */
const linesOfList = ({ typed, words }: Answer) =>
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
export const toLists = toText(
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

/** The pairs of letters in a text that are pieces. */
const piecesIn = (text: string) => text.match(/\b[WB][SMNEGR]\b/g) ?? [];

/** Where captured pieces are listed. */
function placeOfList({ said, boards, words }: Answer): string {
  if (/wins/i.test(words)) return boards.length > 0 ? "with a board" : "without a board";
  if (boards.length === 0) return "without a board";
  const lines = said.split("\n");
  const first = lines.findIndex((line) => !isBoardLine(line) && piecesIn(line).length > 0);
  const last = lines.findLastIndex((line) => isBoardLine(line) && line.includes("|"));
  return first >= 0 && first < last ? "above the board" : "under the board";
}

/** The captured pieces, under every board and after a win, and in no other message or question. */
export const toCaptured = toText(
  (answer, held) => {
    const response = responseTo(answer, held);
    const pieces = piecesIn(wordsAndQuestion(answer, held)).toSorted();
    return response && pieces.length > 0 ? `${pieces.join(" ")} ${placeOfList(response)}` : "";
  },
  (list) => (list ? `to list as captured: ${list}` : "to list no piece as captured"),
);
