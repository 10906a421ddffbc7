/** Judges of the boards that a program shows. Pieces are written with their squares: "WS13 BE23". */

import { inWords } from "../../../base/text.ts";
import { isRow, type ShownBoard, splitOutput, withoutFillers } from "../checker/read-dialogue.ts";
import { differingSquares } from "../draw-boards.ts";
import type { Judge } from "../exercise.ts";
import { type Found, onAnswer } from "./dialogue.ts";

/** Judges that the last board after the answer has exactly these pieces. */
export const showsBoard = (
  answer: number,
  pieces: string,
  expected = "to show the board drawn here",
): Judge =>
  onAnswer(answer, expected, ({ boards, words }, _, quote) => {
    const board = boards.at(-1);
    if (board) return difference(pieces, board);
    return { appeared: `no board, but: ${quote(words)}`, board: { expected: pieces } };
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

const MOST_SQUARES = 6;

const LABEL = /\b[A-Z]?\d\b/g;
const FEWEST_LABELS = 4;

const labelsOn = (line: string) => [...line.matchAll(LABEL)];
const isLabelLine = (line: string) => !isRow(line) && labelsOn(line).length >= FEWEST_LABELS;

/**
 * The labels of the boards in a text, each only once if they are the same: those of the ranks, on either
 * side, from the top, and those of the files below them, from the left; "?" for none. Labels that belong to
 * no file follow. Returns "" without a board.
 */
export function labelsIn(said: string): string {
  const lines = withoutFillers(said.split("\n"));
  const size = splitOutput(lines).boards.at(-1)?.length ?? 0;
  if (size === 0) return "";
  const rows = [...lines.keys()].filter((index) => isRow(lines[index]!));
  const starts = rows.filter((_, index) => index % size === 0);
  const shown = starts.map((start, index) => labelsOf(lines.slice(start, starts[index + 1]), size));
  const above = lines.slice(0, starts[0]).filter(isLabelLine);
  return [...new Set([...above.map((line) => `above it ${line.trim()}`), ...shown])].join(", and ");
}

/** @param lines those from the first row of a board to the next board */
function labelsOf(lines: readonly string[], size: number): string {
  const rows = lines.filter(isRow);
  const bars = [...rows.at(-1)!.matchAll(/\|/g)].map(({ index }) => index);
  const labels = lines.filter(isLabelLine).flatMap(labelsOn);
  // A label belongs to the column that it is aligned with.
  const files = bars.slice(0, size).map((bar, column) => {
    const nextBar = bars[column + 1] ?? rows.at(-1)!.length;
    return labels.filter(
      ({ 0: label, index }) => index < nextBar && index + label.length > bar + 1,
    );
  });
  const others = labels.filter((label) => !files.flat().includes(label));
  const ranks = rows.map((line) => line.replace(/\|.*\|/, "").trim() || "?");
  const shown = files.map((found) => found.map(([label]) => label).join(" ") || "?");
  const beside = others.length > 0 ? ` and ${others.map(([label]) => label).join(" ")}` : "";
  return `ranks ${ranks.join(" ")} from the top and files ${shown.join(" ")} from the left${beside}`;
}
