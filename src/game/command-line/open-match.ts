import { existsAlready, fileFrom } from "../../base/file-names.ts";
import { ok, type Result } from "../../base/result.ts";
import { regularFile, tryToCreate } from "../../base/write-files.ts";
import { meansYes } from "../../terminal/dialogue/confirm.ts";
import { type Match, throwsOwnDice } from "../match/match.ts";
import { recorderTo } from "../records/store/file-recorder.ts";
import { savedGames, savedNumber } from "../session/commands/list-saved-games.ts";
import { continueResumed } from "../session/commands/resume.ts";
import { continueLoaded, writeOverQuestion } from "../session/commands/save-and-load.ts";
import { loadGame } from "../session/load-game.ts";
import type { Disk, Ports } from "../session/ports.ts";
import type { InitialState, State } from "../session/state.ts";
import type { PlayOptions } from "./open-game.ts";

export async function openRecord({ load, resume }: PlayOptions, disk: Disk) {
  if (load !== undefined) return opening(await loadGame(load, disk), continueLoaded);
  const store = await disk.store();
  const saved =
    typeof resume === "number"
      ? savedNumber(await savedGames(store), resume)
      : savedNumber({ store, here: false, ...(await store.unfinished()) }, 1);
  return opening(saved.ok ? await store.resume(saved.value) : saved, continueResumed);
}

type Put = (state: State, match: Match, ports: Ports) => Promise<State>;

/** Puts a recorded game on the board, with the players and the dice of the command line. */
function opening(read: Result<Match>, put: Put): Result<InitialState> {
  if (!read.ok) return read;
  const { game, info } = read.value;
  const { choices, players, ownDice = false } = info;
  const start: InitialState["start"] = (idle, ports) => {
    const now = { players: idle.players, ownDice: throwsOwnDice(game, idle.dice.roll) };
    return put(idle, { ...read.value, info: { ...info, ...now } }, ports);
  };
  return ok({ game, choices, players, ownDice, start });
}

/**
 * Opens a file to record the games in; an existing one is overwritten only with the player's
 * consent. A new file waits for the first move, but an impossible one is refused at once.
 */
export async function openRecorder(named: string, keyboard: boolean, ports: Ports) {
  const name = fileFrom(named, ports.disk);
  const file = name.ok ? regularFile(name.value) : name;
  if (!file.ok) return file;
  const claimed = tryToCreate(file.value);
  const exists = claimed === "exists";
  if (exists) {
    const given =
      keyboard &&
      meansYes((await ports.screen.ask({ prompt: writeOverQuestion(file.value) })) ?? "");
    if (!given) return existsAlready(file.value);
  } else if (!claimed.ok) return claimed;
  return ok(recorderTo(file.value, keyboard, exists));
}
