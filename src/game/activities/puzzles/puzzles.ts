import { catalogueEntry, defaultChoices, loadKnown } from "../../rules/catalogue.ts";
import type { PuzzleGoal } from "./goal.ts";
import type { Puzzle } from "./puzzle.ts";

/** The puzzles of each game as lines, shorter wins first. */
const LINES: Readonly<Record<string, () => Promise<{ readonly default: readonly string[] }>>> = {
  sarrum: () => import("./sarrum.json", { with: { type: "json" } }),
  shatranj: () => import("./shatranj.json", { with: { type: "json" } }),
  citadel: () => import("./citadel.json", { with: { type: "json" } }),
  zamma: () => import("./zamma.json", { with: { type: "json" } }),
};

export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(LINES);

/** None if the game has none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const { parsePuzzle } = await import("./puzzle.ts");
  const lines = await LINES[game]?.();
  return lines?.default.map((line, index) => parsePuzzle(line, index + 1)) ?? [];
}

/** The goal of a puzzle of a game with its default options. */
export async function goalOf(game: string, puzzle: Puzzle): Promise<PuzzleGoal> {
  if (game === "zamma") {
    const { zammaGoal } = await import("./zamma/zamma-goal.ts");
    // Like `anyGame`, hides positions and moves from all but their own game.
    return zammaGoal(puzzle) as unknown as PuzzleGoal;
  }
  const entry = catalogueEntry(game);
  const configured = await loadKnown(entry, defaultChoices(entry));
  const { unmovedPieces } = await import("./goal.ts");
  const note = unmovedPieces(configured, puzzle.position);
  return { game: configured, gain: undefined, note };
}
