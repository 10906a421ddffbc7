import { current, type Match, type PlyRecord } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import type { AnyGame } from "../rules/game.ts";
import { type SyncEngine, syncEngine } from "./engine.ts";
import { chanceOf } from "./winning-chance.ts";

/** So few that a board is shown without a delay. */
const NODES = 1_000;
const HASH_ENTRIES = 1 << 12;
const UNTIMED = { now: () => 0, stopped: () => false };

/**
 * Estimates the chance of the first side, from 0 to 1, by a short search in this thread. Undefined at
 * the end, and in games with dice.
 */
export function quickChances(): (match: Match) => number | undefined {
  let known: { readonly game: AnyGame; readonly engine: SyncEngine } | undefined;
  /** A board may be drawn again and again. */
  const found = new WeakMap<PlyRecord, number>();
  return (match) => {
    const { game, plies, at } = match;
    if (matchOutcome(match) || game.dice) return undefined;
    const ply = current(match);
    const before = found.get(ply);
    if (before !== undefined) return before;
    if (known?.game !== game) known = { game, engine: syncEngine(game, HASH_ENTRIES, UNTIMED) };
    // The same position has the same chance whenever it is shown.
    known.engine.clear();
    const { position } = ply;
    const earlier = plies.slice(0, at).map((ply) => ply.position);
    const limits = { nodes: NODES };
    const own = chanceOf(known.engine.search({ position, earlier, limits }, () => {}).score);
    const chance = game.toMove(position) === 0 ? own : 1 - own;
    found.set(ply, chance);
    return chance;
  };
}
