/** The time control of `go`: the limits of a search, and its share of the clock. */
import { shareOfClock } from "../engine/limits.ts";
import type { Limits } from "../engine/types.ts";

/** The tokens of a clock. They take any number, since time can run out. */
export const CLOCK = ["wtime", "btime", "winc", "binc", "movestogo"] as const;

/**
 * The limits that the numbers after `go` set, by their tokens; `side` is 0 if White is to move. A
 * search for a mate goes no deeper than that mate.
 */
export function limitsOf(values: ReadonlyMap<string, number>, side: number, mate?: number): Limits {
  const nodes = values.get("nodes");
  const depths = [values.get("depth"), mate && 2 * mate - 1].filter((depth) => depth !== undefined);
  const time = values.get("movetime") ?? timeByClock(values, side);
  return {
    ...(depths.length > 0 && { depth: Math.min(...depths) }),
    ...(nodes !== undefined && { nodes }),
    ...(time !== undefined && { milliseconds: Math.max(1, time) }),
  };
}

/**
 * Milliseconds for a move by the clock of the side to move, or of the other side if only that is
 * known; undefined without a clock. `movestogo 0`, which some programs send, counts as missing.
 */
function timeByClock(values: ReadonlyMap<string, number>, side: number): number | undefined {
  if (!CLOCK.some((token) => values.has(token))) return undefined;
  const [own, other] = side === 0 ? ["wtime", "btime"] : ["btime", "wtime"];
  const remaining = values.get(own!) ?? values.get(other!) ?? 0;
  const increment = values.get(side === 0 ? "winc" : "binc") ?? 0;
  const moves = Math.max(0, values.get("movestogo") ?? 0) || undefined;
  return shareOfClock(remaining, increment, moves);
}
