import { hasPlayersMove, type Match, sameGame, standsAsRead } from "../match/match.ts";
import type { Autosave } from "../records/store/autosave.ts";
import type { Ports } from "./ports.ts";
import { begunOf } from "./stage.ts";
import type { State } from "./state.ts";

const LOST = "The last moves are not saved.";

/** The saving of a session; call `save` before every prompt, so that no move can be lost. */
export function savingFor({ disk, screen }: Ports) {
  let saved: Match | undefined;
  const failing = new Set<Autosave>();

  async function saveAll(match: Match, report: (autosave: Autosave, reason: string) => void) {
    for (const autosave of disk.autosaves) {
      const done = await autosave(match);
      if (!done.ok) report(autosave, done.reason);
      else if (failing.delete(autosave) && hasPlayersMove(match)) {
        screen.show("Saving works again; the game is saved.");
      }
    }
  }

  /** Tries once more to save a game that could not be saved; says so if its last moves are lost. */
  async function finish(): Promise<void> {
    if (!saved || failing.size === 0) return;
    await saveAll(saved, (_, reason) => screen.show(`${LOST} ${reason}`));
    failing.clear();
  }

  return {
    /** Saves a game that has changed, or could not be saved; tells when saving first fails, and works again. */
    async save(state: State): Promise<void> {
      const { match, asRead } = begunOf(state) ?? {};
      if (!match || (match === saved && failing.size === 0)) return;
      const same = saved !== undefined && sameGame(saved, match);
      if ((!same && standsAsRead(match, asRead)) || (!saved && !hasPlayersMove(match))) return;
      if (!same) await finish();
      saved = match;
      await saveAll(match, (autosave, reason) => {
        if (!failing.has(autosave)) screen.show(`${reason} You can play on.`);
        failing.add(autosave);
      });
    },
    finish,
  };
}
