import type { Marks } from "../view/board-view.ts";

/** Squares that can be chosen at a prompt, as indexes of a diagram; or the moves of a numbered list. */
export interface SquareChoice {
  readonly columns: number;
  /** What is typed for each square or move; undefined where the board has no square. */
  readonly names: readonly (string | undefined)[];
  /** The squares of the pieces that may be taken. */
  readonly own: readonly number[];
  /** The squares of every legal move, in order; of a list, those of each move in it. */
  readonly paths: readonly (readonly number[])[];
  /** The squares of a move that have been typed before this prompt. */
  readonly typed: readonly number[];
  /** Where the cursor opens. */
  readonly first: number;
  readonly flipped: boolean;
  readonly list: boolean;
}

/** A cursor on the board: where it is, and the squares of a move that have been chosen. */
export interface Cursor {
  readonly at: number;
  readonly path: readonly number[];
}

export type CursorKey = "left" | "right" | "up" | "down" | "enter" | "escape";

/** What a key does: the cursor after it, undefined if it is closed, and the line typed so far. */
interface CursorStep {
  readonly cursor: Cursor | undefined;
  readonly line: string;
  /** The line is complete. */
  readonly entered: boolean;
}

/**
 * The step of a cursor, which may be closed, after a key or a click on a square. Returns undefined
 * if the key does nothing: only left, right and a click open the cursor.
 */
export function cursorAfter(
  choice: SquareChoice,
  cursor: Cursor | undefined,
  key: CursorKey | number,
): CursorStep | undefined {
  const { typed, first } = choice;
  if (typeof key === "number") {
    const step = choose(choice, { path: cursor?.path ?? typed, at: key });
    return step.entered ? { ...step, cursor: undefined } : step;
  }
  if (!cursor) {
    return key === "left" || key === "right"
      ? stepTo(choice, { at: first, path: typed })
      : undefined;
  }
  if (key === "enter") return choose(choice, cursor);
  if (key !== "escape") return stepTo(choice, { ...cursor, at: neighbour(choice, cursor.at, key) });
  return letGo(choice, cursor);
}

/** Lets the piece go; closes the cursor if none has been taken since the prompt began. */
function letGo(choice: SquareChoice, { at, path }: Cursor): CursorStep {
  const { typed } = choice;
  if (path.length > typed.length) return stepTo(choice, { at, path: typed });
  return { cursor: undefined, line: "", entered: false };
}

/** The squares to mark: those that the move may continue to, and the cursor's. */
export type CursorMarks = Pick<Marks, "targets" | "cursor">;

export function cursorMarks({ list, paths }: SquareChoice, { at, path }: Cursor): CursorMarks {
  if (list) return { targets: paths[at] ?? [], cursor: undefined };
  const next =
    path.length > 0 ? continuations(paths, path).map((moves) => moves[path.length]!) : [];
  return { targets: next, cursor: at };
}

function continuations(paths: SquareChoice["paths"], chosen: readonly number[]) {
  return paths.filter(
    (path) =>
      path.length > chosen.length && chosen.every((square, index) => path[index] === square),
  );
}

/** Takes the piece under the cursor, lets it go, adds a square to its move, or completes the line. */
function choose(choice: SquareChoice, { at, path }: Cursor): CursorStep {
  const { own, paths, typed } = choice;
  const chosen = [...path, at];
  if (path.at(-1) === at) return letGo(choice, { at, path });
  if (continuations(paths, chosen).length > 0) return stepTo(choice, { at, path: chosen });
  const legal = paths.some((squares) => squares.join() === chosen.join());
  // A piece that cannot move is taken, too, so that the rule which forbids its move is said.
  if (own.includes(at) && typed.length === 0 && !legal) return stepTo(choice, { at, path: [at] });
  return { ...stepTo(choice, { at, path: chosen }), cursor: { at, path: [] }, entered: true };
}

function stepTo({ names, typed }: SquareChoice, cursor: Cursor): CursorStep {
  const { at, path } = cursor;
  const squares = path.at(-1) === at ? path : [...path, at];
  const line = squares.slice(typed.length).map((square) => names[square]);
  return { cursor, line: line.join(" "), entered: false };
}

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
