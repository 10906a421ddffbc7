import { quoted } from "../../core/text.ts";
import type { Dice } from "../../match/dice.ts";
import type { Player } from "../../match/players.ts";
import type { View } from "../../view/view.ts";
import type { Completer, Ports } from "../ports.ts";
import { savingFor } from "../session/autosave.ts";
import { engineMoves } from "../session/engine-turn.ts";
import { announceHouseRules } from "../session/house-rules.ts";
import { movePrompt, refuseMove, takeMove } from "../session/move-input.ts";
import {
  begin,
  canBeResumed,
  chooseSetup,
  farewell,
  leave,
  newGame,
  OFFERED,
} from "../session/new-game.ts";
import { activityHint, meansYes, takeConfirmation, tellUnused } from "../session/stages.ts";
import {
  type Activity,
  asksYesOrNo,
  type InitialState,
  LOBBY,
  type Playing,
  type Stage,
  type State,
} from "../session/state.ts";
import { nearestCommand, runCommand } from "./registry.ts";

/** The players and settings of a session. */
export interface SessionOptions {
  /** The program's dice; undefined if the players throw their own or the game has none. */
  readonly dice: Dice | undefined;
  /** Seeds the dice of a game that is loaded later; undefined if the players throw their own. */
  readonly diceSeed?: number | undefined;
  /** By side. */
  readonly players: readonly Player[];
  /** Seeds the quiz and the engine's random choices; a whole number. */
  readonly seed: number;
  /** The level of an engine player if none is named; undefined for the program's default. */
  readonly level?: number | undefined;
  readonly view: View;
}

/** Holds a session: prompts, takes the answer, and so on until the players leave or the input ends. */
export async function converse(
  initial: InitialState,
  { diceSeed, ...options }: SessionOptions,
  ports: Ports,
): Promise<void> {
  const { terminal } = ports;
  const { game, choices } = initial;
  const idle: State = { game, choices, diceSeed, ...options, stage: LOBBY };
  terminal.say(`${game.title}. Type help for the commands, pieces for the pieces.`);
  announceHouseRules(game, options.view, terminal);
  let state = await firstState(idle, initial, ports);
  const saving = savingFor(ports);
  while (state.stage.kind !== "left") {
    await saving.save(state);
    if (isEngineToMove(state.stage)) {
      state = await engineMoves(state, state.stage.match, ports);
      continue;
    }
    const at = state;
    const complete: Completer = async (typed) => {
      const { completions } = await import("./completion.ts");
      return completions(at, typed, ports);
    };
    const line = await terminal.ask(promptFor(at), complete, await howToLeave(at, ports));
    if (line === undefined) {
      terminal.say(`\nThe input has ended. ${await farewell(at, ports)}`);
      break;
    }
    state = await takeLine(state, line, ports);
    tellUnused(at, state, ports);
  }
  await saving.finish();
}

/** Returns what the first Ctrl-C at an empty prompt says. */
async function howToLeave(state: State, ports: Ports): Promise<string> {
  const saved = ports.terminal.interactive && (await canBeResumed(state, ports));
  return `Type quit or press Ctrl-C again to leave${saved ? "; the game is saved" : ""}.`;
}

function firstState(
  idle: State,
  { position, setup, start }: InitialState,
  ports: Ports,
): State | Promise<State> {
  if (start) return start(idle, ports);
  return position === undefined ? newGame(idle, ports) : begin(idle, position, setup, ports);
}

function isEngineToMove(stage: Stage): stage is Playing {
  return stage.kind === "playing" && stage.awaits.kind === "engine";
}

/** Returns the prompt of a stage; each says what to type. */
function promptFor({ stage, game: { setups } }: State): string {
  switch (stage.kind) {
    case "lobby":
      return `Play ${setups[OFFERED]?.about} (Y for yes, Enter for ${setups[0]?.about})? `;
    case "playing":
      return movePrompt(stage);
    case "over":
      return "Play again (Y for yes, Enter to leave)? ";
    case "left":
      return "";
    default:
      return stage.prompt;
  }
}

/** Takes a line: a command, which works at every prompt, or else an answer to the prompt. */
function takeLine(state: State, line: string, ports: Ports): State | Promise<State> {
  return (
    runCommand(state, line, ports) ??
    queryMistyped(state, line, ports) ??
    takeAnswer(state, line, ports)
  );
}

/** The length of the shortest command of which a near miss is queried. */
const QUERIED = 4;

/**
 * Asks again after what looks like a mistyped command at a yes-or-no question. In a pipe, as in the
 * exam, every line but a yes means no.
 */
function queryMistyped(state: State, line: string, { terminal }: Ports): State | undefined {
  if (!terminal.interactive || !asksYesOrNo(state) || line.trim().length < QUERIED)
    return undefined;
  const near = nearestCommand(state, line);
  if (near === undefined) return undefined;
  terminal.say(near);
  return state;
}

function takeAnswer(state: State, line: string, ports: Ports): State | Promise<State> {
  const { stage } = state;
  switch (stage.kind) {
    case "lobby":
      tellNotYes(state, line, ports);
      return chooseSetup(state, meansYes(line), ports);
    case "over":
      return meansYes(line) ? newGame(state, ports) : leave(state, ports);
    case "confirmation":
      return takeConfirmation(state, stage, line, ports);
    case "activity":
      return takeInActivity(state, stage, line, ports);
    case "playing":
      return takeAtBoard(state, stage, line, ports);
    case "left":
      return state;
  }
}

/** Says at a terminal what begins if a move was typed where anything but yes means no. */
function tellNotYes({ game }: State, line: string, { terminal }: Ports): void {
  if (!terminal.interactive || !/\d/.test(line)) return;
  terminal.say(`${quoted(line.trim())} is not Y, so ${game.setups[0]?.about} begins.`);
}

function takeInActivity(
  state: State,
  activity: Activity,
  line: string,
  ports: Ports,
): State | Promise<State> {
  const answered = activity.answers?.take(state, line, ports);
  if (answered) return answered;
  ports.terminal.say(nearestCommand(state, line) ?? activityHint(activity));
  return state;
}

function takeAtBoard(state: State, playing: Playing, line: string, ports: Ports): State {
  const moved = takeMove(state, playing, line, ports);
  if (moved.ok) return moved.value;
  const near = nearestCommand(state, line);
  if (near === undefined) return refuseMove(state, playing, moved.reason, ports);
  ports.terminal.say(near);
  return state;
}
