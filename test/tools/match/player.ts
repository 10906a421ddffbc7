import { performance } from "node:perf_hooks";
import type { AnyGame } from "../../../src/core/game.ts";
import { syncEngine } from "../../../src/engine/engine.ts";
import type { searchersFor } from "../../../src/engine/registry.ts";
import type { Clock, Limits } from "../../../src/engine/types.ts";
import { randomFrom } from "../../random.ts";

/** Somebody who plays a game: a search, another engine, chance. */
export interface Player {
  readonly name: string;
  /** Forgets the last game. */
  begin(): void;
  /** A legal move. `moves` lead from the game's first setup to the last of `positions`. */
  choose(positions: readonly unknown[], moves: readonly unknown[]): Promise<unknown>;
}

export const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };

/** Entries of a search's transposition table in a match: 16 MB. */
const HASH_ENTRIES = 1 << 20;

/** The search of this program, or of another copy of it. */
export function engine(
  game: AnyGame,
  make: typeof searchersFor,
  limits: Limits,
  name: string,
): Player {
  const { searcher } = make(game, HASH_ENTRIES);
  return {
    name,
    begin: () => searcher.clear(),
    async choose(positions) {
      const task = { position: positions.at(-1), earlier: positions.slice(0, -1), limits };
      return searcher.search(task, CLOCK, () => {}).pv[0];
    },
  };
}

/** A level of this program (1 to 8), as the program plays it. Seeds follow one another from `seed` on. */
export function levelPlayer(game: AnyGame, level: number, seed: number): Player {
  const thoughts = syncEngine(game, HASH_ENTRIES, CLOCK);
  let next = seed;
  return {
    name: `level ${level}`,
    begin: () => thoughts.clear(),
    async choose(positions) {
      const task = { position: positions.at(-1), earlier: positions.slice(0, -1), limits: {} };
      return thoughts.search({ ...task, skill: { level, seed: next++ } }, () => {}).pv[0];
    },
  };
}

/** Any legal move. */
export function randomMover(game: AnyGame, seed: number): Player {
  const random = randomFrom(seed);
  return {
    name: "random mover",
    begin: () => {},
    async choose(positions) {
      const moves = game.legalMoves(positions.at(-1));
      return moves[random(moves.length)];
    },
  };
}
