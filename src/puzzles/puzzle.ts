import type { Game } from "../core/game.ts";

/** A position in which the side to move forces a goal (see goal.ts) by exactly one first move. */
export interface Puzzle {
  /** From 1. Shorter wins come first, and easier ones before harder ones. */
  readonly number: number;
  /** The moves of the side to move, up to and including the one that reaches the goal. */
  readonly moves: number;
  /** In text form. */
  readonly position: string;
  /** The moves of both sides as players write them; the defence is the longest. */
  readonly solution: readonly string[];
}

const SEPARATOR = " | ";

/** Reads "position | moves of the solution". */
export function parsePuzzle(line: string, number: number): Puzzle {
  const [position = "", moves = ""] = line.split(SEPARATOR);
  const solution = moves.split(" ");
  return { number, moves: Math.ceil(solution.length / 2), position, solution };
}

/** A puzzle as one line of a list: "number | moves | position | solution". */
export function puzzleLine({ number, moves, position, solution }: Puzzle): string {
  return [number, moves, position, solution.join(" ")].join(SEPARATOR);
}

export function positionOf<Position, Move>(
  game: Pick<Game<Position, Move>, "readPosition">,
  { number, position }: Puzzle,
): Position {
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(`puzzle ${number}: ${read.reason}`);
  return read.value;
}
