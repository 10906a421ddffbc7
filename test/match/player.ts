import { performance } from "node:perf_hooks";
import type { AnyGame } from "../../src/core/game.ts";
import { LEVELS, thinkAtLevel } from "../../src/search/levels.ts";
import type { Clock, Limits } from "../../src/search/thinker.ts";
import type { thinkerFor } from "../../src/search/thinkers.ts";
import { randomFrom } from "../random.ts";

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
  make: typeof thinkerFor,
  limits: Limits,
  name: string,
): Player {
  const thinker = make(game, { hashEntries: HASH_ENTRIES });
  return {
    name,
    begin: () => thinker.clear(),
    async choose(positions) {
      const task = { position: positions.at(-1), earlier: positions.slice(0, -1), limits };
      return thinker.think(task, CLOCK, () => {}).line[0];
    },
  };
}

/** The same for a level, which enters fewer positions. */
const LEVEL_ENTRIES = 1 << 16;

/** A level of this program (1 to 8). Seeds follow one another from `seed` on. */
export function levelPlayer(
  game: AnyGame,
  make: typeof thinkerFor,
  number: number,
  seed: number,
): Player {
  const thinker = make(game, { hashEntries: LEVEL_ENTRIES });
  const level = LEVELS[number - 1];
  if (!level) throw new Error(`there is no level ${number}`);
  let next = seed;
  return {
    name: `level ${number}`,
    begin: () => thinker.clear(),
    async choose(positions) {
      const task = { position: positions.at(-1), earlier: positions.slice(0, -1), limits: {} };
      return thinkAtLevel(game, thinker, level, task, CLOCK, next++, () => {}).line[0];
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
