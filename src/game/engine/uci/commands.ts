import { inWords, quoted } from "../../../base/text.ts";
import { chessFen } from "./fen.ts";
import { optionLines, readOption } from "./options.ts";
import { readPositionCommand, startOfGame } from "./position-command.ts";
import { engineOf, reportError, type UciState } from "./state.ts";

export const UCI_COMMANDS =
  "uci debug isready setoption ucinewgame position go stop ponderhit d quit".split(" ");

/** Runs a command that neither searches nor stops a search. */
export async function runCommand(state: UciState, command: string, rest: readonly string[]) {
  const { say, name } = state.host;
  switch (command) {
    case "":
    case "debug":
      return;
    case "uci":
      say(`id name ${name}`);
      say(`id author the authors of ${name}`);
      for (const line of optionLines()) say(line);
      return say("uciok");
    case "isready":
      // Any answer shows that the engine has loaded its game.
      if (!state.quitting) await engineOf(state).perft(state.current.position, 1);
      return say("readyok");
    case "ucinewgame":
      state.engine?.clear();
      return returnToStart(state);
    case "d":
      return say(state.game.writePosition(state.current.position));
    case "ponderhit":
      return reportError(state, "ponderhit needs a go ponder before it.");
    case "position":
      return setPosition(state, rest);
    case "setoption":
      return setOption(state, rest);
    default: {
      const known = inWords(UCI_COMMANDS.filter((one) => one !== "debug"));
      return reportError(state, `Unknown command ${quoted(command)}; the commands are ${known}.`);
    }
  }
}

function returnToStart(state: UciState): void {
  state.current = startOfGame(state.game);
  state.rejected = undefined;
}

function setPosition(state: UciState, tokens: readonly string[]): void {
  const current = readPositionCommand(state.game, tokens);
  state.rejected = current.ok ? undefined : current.reason;
  if (current.ok) state.current = current.value;
  else reportError(state, current.reason);
}

async function setOption(state: UciState, tokens: readonly string[]): Promise<void> {
  const change = readOption(tokens);
  if (!change.ok) return reportError(state, change.reason);
  const { clear, ...settings } = change.value;
  if (clear) return state.engine?.clear();
  const { variant } = settings;
  if (variant && variant !== state.settings.variant) {
    state.game = await state.host.loadGame(variant);
    returnToStart(state);
  }
  state.settings = { ...state.settings, ...settings };
  if (variant) state.host.say(variantLine(state));
}

/** The line from which a program draws the board of a variant that it does not know. */
function variantLine({ settings, game }: UciState): string {
  const fen = chessFen(game.writePosition(startOfGame(game).position));
  const board = "files 8 ranks 8 pocket 0 template fairy";
  return `info string variant ${settings.variant} ${board} startpos ${fen}`;
}
