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

/** The puzzles of each game: "position | moves of the solution". */
const FILES: Readonly<Record<string, () => Promise<{ readonly default: readonly string[] }>>> = {
  sarrum: () => import("./sarrum.json", { with: { type: "json" } }),
  shatranj: () => import("./shatranj.json", { with: { type: "json" } }),
  citadel: () => import("./citadel.json", { with: { type: "json" } }),
  zamma: () => import("./zamma.json", { with: { type: "json" } }),
};

/** The ids of the games that have puzzles. */
export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(FILES);

/** None if the game has none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const file = await FILES[game]?.();
  return (file?.default ?? []).map((line, index) => {
    const [position = "", moves = ""] = line.split(SEPARATOR);
    const solution = moves.split(" ");
    return { number: index + 1, moves: Math.ceil(solution.length / 2), position, solution };
  });
}

export function positionOf<Position, Move>(
  game: Pick<Game<Position, Move>, "readPosition">,
  { number, position }: Puzzle,
): Position {
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(`puzzle ${number}: ${read.reason}`);
  return read.value;
}

/** A puzzle as one line of a list: "number | moves | position | solution". */
export function puzzleLine({ number, moves, position, solution }: Puzzle): string {
  return [number, moves, position, solution.join(" ")].join(SEPARATOR);
}
