import { hasPlayersMove, type Match, standsAsRead } from "../../match/match.ts";
import type { Autosave } from "../../records/file-recorder.ts";
import type { Ports } from "../ports.ts";
import { matchOf, type State } from "./state.ts";

/**
 * Returns a function that saves the game before every prompt, so that nothing on the board can be
 * lost. If that fails, the players are told once; it is tried again at the next prompt.
 */
export function autosaveFor({ disk, terminal }: Ports): (state: State) => Promise<void> {
  let saved: Match | undefined;
  let failed = false;
  const reported = new Set<Autosave>();

  async function saveWith(autosave: Autosave, match: Match): Promise<void> {
    const done = await autosave(match);
    if (done.ok) return;
    failed = true;
    if (!reported.has(autosave)) terminal.say(`${done.reason} You can play on.`);
    reported.add(autosave);
  }

  return async (state) => {
    const match = matchOf(state);
    if (!match || (match === saved && !failed) || standsAsRead(match, state.asRead)) return;
    if (!saved && !hasPlayersMove(match)) return;
    saved = match;
    failed = false;
    for (const autosave of disk.autosaves) await saveWith(autosave, match);
  };
}
