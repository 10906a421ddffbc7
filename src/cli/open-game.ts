import type { InitialState } from "../console/session/state.ts";
import { setupNamed } from "../core/game.ts";
import { ok, type Result } from "../core/result.ts";
import { loadConfigured } from "../games/catalogue.ts";
import type { Start } from "./options/request.ts";

/** Loads the game that a command line names, and reads its position. */
export async function openGame({
  game: entry,
  choices: typed,
  ...start
}: Start): Promise<Result<InitialState>> {
  const configured = await loadConfigured(entry, typed);
  if (!configured.ok) return configured;
  const { game, choices } = configured.value;
  if (start.position !== undefined) {
    const position = game.readPosition(start.position);
    return position.ok ? ok({ game, choices, position: position.value }) : position;
  }
  const name = start.setup;
  if (name === undefined) return ok({ game, choices, position: undefined });
  const position = setupNamed(game, name);
  return position.ok ? ok({ game, choices, position: position.value, setup: name }) : position;
}
