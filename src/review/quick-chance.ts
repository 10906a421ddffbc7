import { type AnyGame, hasDice } from "../core/game.ts";
import { type SyncEngine, syncEngine } from "../engine/engine.ts";
import { current, type Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import type { Chance } from "../view/view-settings.ts";
import { chanceOf } from "./chances.ts";

/** So that a board is shown without a delay. */
const LIMITS = { nodes: 2_000, milliseconds: 50 };
const HASH_ENTRIES = 1 << 12;
/** Hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * Estimates chances by a short search in this thread: those of the first side, of more than two that of the
 * side to move. Undefined at the end and while a throw is due.
 * @param now milliseconds since any fixed moment
 */
export function quickChances(now: () => number): (match: Match) => Chance | undefined {
  let known: { readonly game: AnyGame; readonly engine: SyncEngine } | undefined;
  return (match) => {
    const { game, plies, at } = match;
    const { position } = current(match);
    const side = game.toMove(position);
    if (side === "chance" || matchOutcome(match)) return undefined;
    if (known?.game !== game) {
      known = { game, engine: syncEngine(game, HASH_ENTRIES, { now, stopped: () => false }) };
    }
    const earlier = plies.slice(0, at).map((ply) => ply.position);
    const { score } = known.engine.search({ position, earlier, limits: LIMITS }, () => {});
    const sides = game.sides.length;
    const byDice = score.kind === "value" && hasDice(game);
    const value = byDice ? 1 / sides + score.centi / WHOLE : chanceOf(score);
    return sides > 2 || side === 0 ? { side, value } : { side: 0, value: 1 - value };
  };
}
