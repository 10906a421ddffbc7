/** What games about the display listen to. */
import { isBoardLine } from "../checker/read-dialogue.ts";
import { labelsIn } from "../judges/boards.ts";
import { responseTo } from "../judges/dialogue.ts";
import { toText } from "../judges/listeners.ts";

/** The labels of a board, if it is shown. */
export const toLabels = toText(
  (answer, held) => labelsIn(responseTo(answer, held)?.said ?? ""),
  (labels) => (labels ? `to show a board with ${labels}` : undefined),
);

/** The squares listed after a question mark, but for the start square: the last answer that is not one. */
export const toLists = toText(
  (answer, { answers }) => {
    const { typed, words = "" } = answers[answer] ?? {};
    const start = answers.slice(0, answer + 1).findLast((other) => other.typed !== "?")?.typed;
    const named = words.match(/(?<!\d)[1-8][1-8](?!\d)/g) ?? [];
    const squares = [...new Set(named)].filter((square) => square !== start).toSorted();
    return squares.length === 0 && typed === "?" && words ? "none" : squares.join(" ");
  },
  (squares) =>
    squares === "none"
      ? "to say that there is no legal square, and to list none"
      : `to list ${squares || "no square"}`,
);

/** The pairs of letters in a text that are pieces. */
const piecesIn = (text: string) => text.match(/\b[WB][SMNEGR]\b/g) ?? [];

/** The captured pieces, under every board and after a win. */
export const toCaptured = toText(
  (answer, { answers }) => {
    const { words = "", boards = [], said = "" } = answers[answer] ?? {};
    if (boards.length === 0 && !/wins/i.test(words)) return "";
    const lines = said.split("\n");
    const first = lines.findIndex((line) => !isBoardLine(line) && piecesIn(line).length > 0);
    const last = lines.findLastIndex((line) => isBoardLine(line) && line.includes("|"));
    const place = first >= 0 && first < last ? "above" : "under";
    return [place, ...piecesIn(words).toSorted()].join(" ");
  },
  (list) => {
    if (!list) return undefined;
    const pieces = list.replace(/^\w+ ?/, "");
    return pieces
      ? `to list ${pieces} as captured, under the board`
      : "to list no piece as captured";
  },
);
