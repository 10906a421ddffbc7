import { hasPlayersMove, type Match, standsAsRead } from "../records/match.ts";
import type { Port } from "./port.ts";
import type { State } from "./state.ts";

/**
 * Keeps what has been played, before every prompt: nothing that is on the board can then be lost.
 * Where that fails the players are told once, and play on.
 */
export function keepingFor(port: Port): (state: State) => Promise<void> {
  let kept: Match | undefined;
  const told = new Set<unknown>();

  return async ({ match, asRead }) => {
    if (!match || match === kept || standsAsRead(match, asRead)) return;
    if (!kept && !hasPlayersMove(match)) return;
    kept = match;
    for (const keep of port.keepers ?? []) {
      const done = await keep(match);
      if (done.ok || told.has(keep)) continue;
      told.add(keep);
      port.say(`${done.reason} You can play on.`);
    }
  };
}
