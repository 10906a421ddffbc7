import { hasPlayersMove, type Match, standsAsRead } from "../../match/match.ts";
import type { Autosave } from "../../records/file-recorder.ts";
import type { Port } from "../terminal/port.ts";
import type { State } from "./state.ts";

/**
 * Keeps what has been played, before every prompt: nothing that is on the board can then be lost.
 * Where that fails the players are told once, and play on; it is tried again at the next prompt.
 */
export function autosaveFor(port: Port): (state: State) => Promise<void> {
  let kept: Match | undefined;
  let failed = false;
  const told = new Set<Autosave>();

  async function keepIn(keep: Autosave, match: Match): Promise<void> {
    const done = await keep(match);
    if (done.ok) return;
    failed = true;
    if (!told.has(keep)) port.say(`${done.reason} You can play on.`);
    told.add(keep);
  }

  return async ({ match, asRead }) => {
    if (!match || (match === kept && !failed) || standsAsRead(match, asRead)) return;
    if (!kept && !hasPlayersMove(match)) return;
    kept = match;
    failed = false;
    for (const keep of port.keepers ?? []) await keepIn(keep, match);
  };
}
