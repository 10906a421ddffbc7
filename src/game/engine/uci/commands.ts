import { inWords, quoted } from "../../../base/text.ts";
import { chessFen } from "./fen.ts";
import { optionLines, readOption } from "./options.ts";
import { readPositionCommand, startPosition } from "./position-command.ts";
import { engineOf, reportError, type State } from "./state.ts";

export const COMMANDS =
  "uci debug isready setoption ucinewgame position go stop ponderhit d quit".split(" ");

/** Runs a command that neither searches nor stops a search. */
export async function runCommand(state: State, command: string, rest: readonly string[]) {
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
      const known = inWords(COMMANDS.filter((one) => one !== "debug"));
      return reportError(state, `Unknown command ${quoted(command)}; the commands are ${known}.`);
    }
  }
}

function returnToStart(state: State): void {
  state.current = startPosition(state.game);
  state.rejected = undefined;
}

function setPosition(state: State, tokens: readonly string[]): void {
  const current = readPositionCommand(state.game, tokens);
  state.rejected = current.ok ? undefined : current.reason;
  if (current.ok) state.current = current.value;
  else reportError(state, current.reason);
}

async function setOption(state: State, tokens: readonly string[]): Promise<void> {
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
function variantLine({ settings, game }: State): string {
  const fen = chessFen(game.writePosition(startPosition(game).position));
  const board = "files 8 ranks 8 pocket 0 template fairy";
  return `info string variant ${settings.variant} ${board} startpos ${fen}`;
}
