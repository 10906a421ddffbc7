import { performance } from "node:perf_hooks";
import { syncEngine } from "../../../src/game/engine/engine.ts";
import type { searchersFor } from "../../../src/game/engine/registry.ts";
import type { Clock, Limits } from "../../../src/game/engine/types.ts";
import type { AnyGame, Move, Position } from "../../../src/game/rules/game.ts";
import { randomFrom } from "../../random.ts";

/** A player in a match: a search, another engine, or random moves. */
export interface Player {
  readonly name: string;
  /** Prepares for a new game. */
  begin(): void;
  /** Returns a legal move. `moves` lead from the game's first setup to the last of `positions`. */
  choose(positions: readonly Position[], moves: readonly Move[]): Promise<Move>;
}

export const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };

/** The entries of the transposition table in a match: 16 MB. */
const HASH_ENTRIES = 1 << 20;

/** Returns a player that uses the search of this program, or of another copy of it. */
export function searchPlayer(
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
      const request = { position: positions.at(-1)!, earlier: positions.slice(0, -1), limits };
      return searcher.search(request, CLOCK, () => {}).pv[0]!;
    },
  };
}

/** Returns a level of this program (1 to 8) as a player. Seeds count up from `seed`. */
export function levelPlayer(game: AnyGame, level: number, seed: number, clock = CLOCK): Player {
  const engine = syncEngine(game, HASH_ENTRIES, clock);
  let next = seed;
  return {
    name: `level ${level}`,
    begin: () => engine.clear(),
    async choose(positions) {
      const request = { position: positions.at(-1)!, earlier: positions.slice(0, -1), limits: {} };
      return engine.search({ ...request, skill: { level, seed: next++ } }, () => {}).pv[0]!;
    },
  };
}

/** Returns a player of random legal moves. */
export function randomMover(game: AnyGame, seed: number): Player {
  const random = randomFrom(seed);
  return {
    name: "random mover",
    begin: () => {},
    async choose(positions) {
      const moves = game.legalMoves(positions.at(-1)!);
      return moves[random(moves.length)]!;
    },
  };
}
