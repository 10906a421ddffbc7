import { type Goal, winOf } from "./goal.ts";
import { type Puzzle, parsePuzzle } from "./puzzle.ts";

/** The puzzles of a game as lines, shorter wins first. */
type Lines = { readonly default: readonly string[] };

interface PuzzleGame {
  lines(): Promise<Lines>;
  goal(puzzle: Puzzle): Promise<Goal>;
}

/** Like `anyGame`, hides positions and moves from all but their own game. */
const row = <P, M>(
  lines: () => Promise<Lines>,
  goal: (puzzle: Puzzle) => Promise<Goal<P, M>>,
): PuzzleGame => ({ lines, goal: goal as unknown as PuzzleGame["goal"] });

/** A map, because a file of scores may name a game `constructor`. */
const GAMES: ReadonlyMap<string, PuzzleGame> = new Map(
  Object.entries({
    sarrum: row(
      () => import("./sarrum.json", { with: { type: "json" } }),
      async (puzzle) => winOf((await import("../games/sarrum/sarrum.ts")).sarrum, puzzle),
    ),
    shatranj: row(
      () => import("./shatranj.json", { with: { type: "json" } }),
      async (puzzle) => winOf((await import("../games/shatranj/shatranj.ts")).shatranj, puzzle),
    ),
    citadel: row(
      () => import("./citadel.json", { with: { type: "json" } }),
      async (puzzle) => winOf((await import("../games/citadel/citadel.ts")).citadel, puzzle),
    ),
    zamma: row(
      () => import("./zamma.json", { with: { type: "json" } }),
      async (puzzle) => (await import("./zamma/zamma-goal.ts")).zammaGoal(puzzle),
    ),
  }),
);

export const GAMES_WITH_PUZZLES: readonly string[] = [...GAMES.keys()];

/** None if the game has none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const lines = await GAMES.get(game)?.lines();
  return lines?.default.map((line, index) => parsePuzzle(line, index + 1)) ?? [];
}

/** The goal of a puzzle of a game with its default options. Throws if the game has no puzzles. */
export function goalOf(game: string, puzzle: Puzzle): Promise<Goal> {
  const found = GAMES.get(game);
  if (!found) throw new Error(`there are no puzzles of ${game}`);
  return found.goal(puzzle);
}
