import { quoted } from "../core/text.ts";
import { chessFen } from "./fen.ts";
import { optionLines, readOption } from "./options.ts";
import { readPositionCommand, startPosition } from "./position-command.ts";
import { engineOf, type Host, reportError, type State } from "./state.ts";

export async function runCommand(
  host: Host,
  state: State,
  [command = "", ...rest]: readonly string[],
): Promise<void> {
  switch (command) {
    case "":
    case "debug":
      return;
    case "uci":
      host.say(`id name ${host.name}`);
      host.say(`id author the authors of ${host.name}`);
      for (const line of optionLines()) host.say(line);
      return host.say("uciok");
    case "isready":
      if (!state.quitting) await engineOf(host, state).ready();
      return host.say("readyok");
    case "ucinewgame":
      state.engine?.clear();
      return returnToStart(state);
    case "d":
      return host.say(state.game.writePosition(state.current.position));
    case "position":
      return setPosition(host, state, rest);
    case "setoption":
      return setOption(host, state, rest);
    default:
      return reportError(
        host,
        `Unknown command ${quoted(command)}; the commands are uci, isready, setoption, ucinewgame, position, go, stop, ponderhit, d and quit.`,
      );
  }
}

function returnToStart(state: State): void {
  state.current = startPosition(state.game);
  state.rejected = undefined;
}

function setPosition(host: Host, state: State, tokens: readonly string[]): void {
  const current = readPositionCommand(state.game, tokens);
  state.rejected = current.ok ? undefined : current.reason;
  if (current.ok) state.current = current.value;
  else reportError(host, current.reason);
}

async function setOption(host: Host, state: State, tokens: readonly string[]): Promise<void> {
  const change = readOption(tokens);
  if (!change.ok) return reportError(host, change.reason);
  if (change.value === "clear") return state.engine?.clear();
  const before = state.settings.variant;
  state.settings = { ...state.settings, ...change.value };
  const { variant } = state.settings;
  if (variant !== before) {
    state.game = await host.loadGame(variant);
    returnToStart(state);
  }
  if (change.value.variant) host.say(variantLine(state));
}

/** The line from which a program draws the board of a variant that it does not know. */
function variantLine({ settings, game }: State): string {
  const fen = chessFen(game.writePosition(startPosition(game).position));
  const board = "files 8 ranks 8 pocket 0 template fairy";
  return `info string variant ${settings.variant} ${board} startpos ${fen}`;
}
