import type { Marks } from "../drawing/board.ts";

/** Squares that can be chosen at a prompt, as indexes of a diagram; or the moves of a numbered list. */
export interface SquareChoice {
  readonly columns: number;
  /** What is typed for each square or move; undefined where the board has no square. */
  readonly names: readonly (string | undefined)[];
  /** Where the cursor opens: on the piece that has been picked up, if one has. */
  readonly first: number;
  /** What is typed to put down the piece that has been picked up; undefined if none has. */
  readonly putDown: string | undefined;
  readonly flipped: boolean;
  /** The squares of each move of a numbered list; undefined where squares are chosen. */
  readonly listed: readonly (readonly number[])[] | undefined;
}

export type CursorKey = "left" | "right" | "up" | "down" | "enter" | "escape";

/**
 * Where a cursor is after a key or a click on a square, undefined if it is closed; the line that is typed, and
 * whether Enter follows. Undefined if the key does nothing: only left, right and a click open the cursor.
 */
export function cursorAfter(
  choice: SquareChoice,
  cursor: number | undefined,
  key: CursorKey | number,
) {
  const { first, putDown } = choice;
  if (typeof key === "number") return { ...choose(choice, key), cursor: undefined };
  if (cursor === undefined)
    return key === "left" || key === "right" ? stepTo(choice, first) : undefined;
  if (key === "enter") return choose(choice, cursor);
  if (key !== "escape") return stepTo(choice, neighbour(choice, cursor, key));
  return putDown === undefined
    ? { cursor: undefined, line: "", entered: false }
    : { cursor, line: putDown, entered: true };
}

/** The marks of a cursor: its square, or those of the move in the list. */
export type CursorMarks = Pick<Marks, "targets" | "cursor">;

export const cursorMarks = ({ listed }: SquareChoice, at: number): CursorMarks =>
  listed ? { targets: listed[at] ?? [], cursor: undefined } : { targets: [], cursor: at };

/** Enters the square under the cursor, or puts down the piece that was picked up there. */
function choose({ names, first, putDown }: SquareChoice, at: number) {
  const line = at === first ? (putDown ?? names[at]) : names[at];
  return { cursor: at, line: line ?? "", entered: true };
}

const stepTo = ({ names }: SquareChoice, at: number) => ({
  cursor: at,
  line: names[at] ?? "",
  entered: false,
});

const DIRECTIONS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/**
 * The next square in a direction as the player sees the board; the same at its edge. Where no square is straight
 * ahead, one diagonally ahead is the next: a citadel, or a crossing on a board of zamma.
 */
function neighbour(
  { columns, names, flipped }: SquareChoice,
  at: number,
  key: keyof typeof DIRECTIONS,
): number {
  const [right, down] = DIRECTIONS[key].map((step) => (flipped ? -step : step)) as [number, number];
  const [column, row] = [at % columns, Math.floor(at / columns)];
  // The sides take turns, so that repeated steps stay in a row or a column.
  const turn = column % 2 === 0 ? 1 : -1;
  for (const aside of [0, turn, -turn]) {
    const file = column + right + aside * Math.abs(down);
    const square = (row + down + aside * Math.abs(right)) * columns + file;
    if (file >= 0 && file < columns && names[square] !== undefined) return square;
  }
  return at;
}
