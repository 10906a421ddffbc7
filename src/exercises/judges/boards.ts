/** Judges of the boards that a program shows. Pieces are written with their squares: "WS13 BE23". */
import { inWords } from "../../core/text.ts";
import type { ShownBoard } from "../checker/read-dialogue.ts";
import { differingSquares } from "../draw-boards.ts";
import { excerpt, type Found, type Judge, onAnswer } from "./dialogue.ts";

/** Judges that the last board after the answer has exactly these pieces. */
export const showsBoard = (
  answer: number,
  pieces: string,
  expected = "to show the board drawn here",
): Judge =>
  onAnswer(answer, expected, ({ boards, words }) => {
    const board = boards.at(-1);
    if (board) return difference(pieces, board);
    return { appeared: `no board, but: ${excerpt(words)}`, board: { expected: pieces } };
  });

/** What is wrong with a shown board; undefined if it has exactly these pieces. */
export function difference(pieces: string, board: ShownBoard): Found {
  const squares = differingSquares(pieces, board);
  if (squares.length === 0) return undefined;
  const where = squares.length > MOST_SQUARES ? `${squares.length} squares` : inWords(squares);
  return {
    appeared: `a board that differs on ${where} (*)`,
    board: { expected: pieces, shown: board },
  };
}

/** The most squares that a sentence names. */
const MOST_SQUARES = 6;

const DIMENSION = 8;
const LABEL = /\b[A-Z]?\d\b/g;
const FEWEST_LABELS = 4;

/**
 * The labels of the last board in a text, those of the ranks, on either side, from the top, those of
 * the files from the left; "?" for none, "" without a board. A label belongs to the column that it is
 * aligned with.
 */
export function labelsIn(said: string): string {
  const lines = said.split("\n");
  const rows = lines.filter((line) => line.split("|").length > DIMENSION).slice(-DIMENSION);
  const row = rows.at(-1);
  if (row === undefined) return "";
  const labelled = lines.filter(
    (line) => !line.includes("|") && [...line.matchAll(LABEL)].length >= FEWEST_LABELS,
  );
  // Old labels may stand beside new ones.
  const surplus = labelled.length > lines.filter((line) => line.includes("|")).length / rows.length;
  const labels = [...(surplus ? labelled.join("") : (labelled.at(-1) ?? "")).matchAll(LABEL)];
  const bars = [...row.matchAll(/\|/g)].map(({ index }) => index);
  const files = bars.slice(0, DIMENSION).map((bar, column) => {
    const nextBar = bars[column + 1] ?? row.length;
    const found = labels.filter(
      ({ 0: label, index }) => index < nextBar && index + label.length > bar + 1,
    );
    return found.map(([label]) => label).join(" ") || "?";
  });
  const ranks = rows.map((line) => line.replace(/\|.*\|/, "").trim() || "?");
  return `ranks ${ranks.join(" ")} from the top and files ${files.join(" ")} from the left`;
}
