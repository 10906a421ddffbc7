/** What the letters and marks on a coloured board mean. */
import type { DrawnBoard } from "../board.ts";
import { besides, type Line, lineOf } from "../line.ts";
import type { RenderOptions } from "../look.ts";
import { markSamples } from "./coloured-board.ts";

/** What marks say of a square, by their names, in the order in which they are explained. */
const MEANINGS = {
  chosen: "this piece",
  target: "can go here",
  bars: "can be captured",
  duty: "one of these captures",
  danger: "in danger",
  "last move": "last move",
  "earlier move": "move before it",
};

/** Columns of the longest letter and name with a gap. */
const PIECE = 15;

/**
 * The letters of the pieces on a board with their names, and its marks with what they mean.
 * @param isLow whether its squares are one line high
 */
export function keyLines(
  board: DrawnBoard,
  options: RenderOptions,
  isLow: boolean,
): readonly Line[] {
  const pieces = board.diagram.cells.flatMap((cell) => cell?.pieces ?? []);
  const lettered = options.symbols ? [] : pieces.filter(({ letter }) => /^[A-Z]/.test(letter));
  const names = [...new Set(lettered.map(({ letter, name }) => `${letter} ${name}`))].toSorted();
  const half = Math.ceil(names.length / 2);
  const samples = markSamples(board, options, isLow);
  const marks = Object.entries(MEANINGS).flatMap(([name, meaning]) => {
    const sample = samples.get(name);
    return sample ? lineOf([...sample, { text: ` ${meaning}` }]) : [];
  });
  // Marks on one ground would run into each other.
  const apart = marks.flatMap((line, at) => (at > 0 ? ["", line] : [line]));
  return [...besides([names.slice(0, half), names.slice(half)], PIECE), ...apart];
}
