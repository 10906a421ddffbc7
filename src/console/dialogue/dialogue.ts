import type { Player } from "../../match/players.ts";
import { type FoundCommand, findCommand, nearestCommand } from "../commands/registry.ts";
import type { Dice } from "../terminal/dice.ts";
import type { Port } from "../terminal/port.ts";
import { autosaveFor } from "./autosave.ts";
import { engineMoves } from "./engine-turn.ts";
import { announceHouseRules } from "./house-rules.ts";
import type { InitialState } from "./initial-state.ts";
import { movePrompt, refused, takeMove } from "./move-input.ts";
import type { Activity, Asked, Confirmation, State, View } from "./state.ts";
import { begin, chooseSetup, leave, meansYes, newGame, OFFERED } from "./transitions.ts";

/** The players and settings of a session. */
export interface SessionOptions {
  /** The program's dice; without them the players of a game that has dice are asked for throws. */
  readonly dice: Dice | undefined;
  /** By side. */
  readonly players: readonly Player[];
  /** A whole number that the questions of a quiz and what the computer leaves to chance follow from. */
  readonly seed: number;
  readonly view: View;
}

/**
 * Holds the whole conversation: asks a question, deals with the answer, and so on until a player
 * leaves or the input ends.
 */
export async function converse(
  opening: InitialState,
  sitting: SessionOptions,
  port: Port,
): Promise<void> {
  const { game, choices } = opening;
  const idle: State = { game, choices, ...sitting, match: undefined, question: undefined };
  port.say(`${game.title}. Type help at any prompt for the list of commands.`);
  announceHouseRules(game, sitting.view, port);
  let state = await firstState(idle, opening, port);
  const keep = autosaveFor(port);
  while (state.question) {
    await keep(state);
    if (state.question.kind === "thinking") {
      state = await engineMoves(state, port);
      continue;
    }
    const line = await port.ask(promptFor(state, state.question));
    if (line === undefined) {
      port.say("\nThe input has ended. Goodbye.");
      return;
    }
    state = await answer(state, state.question, line, port);
  }
}

function firstState(
  idle: State,
  { position, setup, start }: InitialState,
  port: Port,
): State | Promise<State> {
  if (start) return start(idle, port);
  return position === undefined ? newGame(idle, port) : begin(idle, position, setup, port);
}

/** The text of a question; every one says what to type. */
function promptFor(state: State, question: Asked): string {
  const { game } = state;
  switch (question.kind) {
    case "setup":
      return `Play ${game.setups[OFFERED]?.about} (Y for yes, Enter for ${game.setups[0]?.about})? `;
    case "again":
      return "Play again (Y for yes, Enter to leave)? ";
    case "confirmation":
    case "activity":
      return question.prompt;
    default:
      return movePrompt(state, question);
  }
}

/** What an answer leads to. Words come first, at every question alike. */
function answer(state: State, question: Asked, line: string, port: Port): State | Promise<State> {
  if (question.kind === "activity") return takeActivity(state, question, line, port);
  const found = findCommand(state.game, line);
  if (found && question.kind === "confirmation" && question.then.kind === "activity") {
    if (refusedMeanwhile(state, found, "answer with Y or n first", port)) return state;
  }
  if (found) return found.word.run(state, found.argument, port);
  switch (question.kind) {
    case "setup":
      return chooseSetup(state, meansYes(line), port);
    case "again":
      return meansYes(line) ? newGame(state, port) : leave(state, port);
    case "confirmation":
      return takeConfirmation(state, question, meansYes(line), port);
    default: {
      const moved = takeMove(state, question, line, port);
      if (moved.ok) return moved.value;
      return refused(state, nearestCommand(state.game, line) ?? moved.reason, port);
    }
  }
}

function takeConfirmation(
  state: State,
  { yes, no, then }: Confirmation,
  agreed: boolean,
  port: Port,
): State | Promise<State> {
  if (agreed) return yes(state, port);
  if (no !== undefined && then.kind !== "activity") port.say(no);
  return { ...state, question: then };
}

/** Commands about the current game, which are not available while an activity is shown. */
const OF_THE_GAME: readonly string[] = [
  ...["moves", "explain", "history", "comment", "undo", "redo", "resign", "draw"],
  ...["computer", "hint", "analyse", "watch", "save"],
];

/** Refuses such a word where there is a game that it would be about. */
function refusedMeanwhile(
  { match }: State,
  { word, argument }: FoundCommand,
  advice: string,
  port: Port,
): boolean {
  const [name] = word.names;
  const shows = name === "position" && argument === "";
  if (!match || !(shows || OF_THE_GAME.includes(name))) return false;
  port.say(`The word ${name} belongs to the game; ${advice}.`);
  return true;
}

/** An activity takes its own answers; then come the words, and what is neither gets a hint. */
async function takeActivity(
  state: State,
  activity: Activity,
  line: string,
  port: Port,
): Promise<State> {
  const taken = activity.take(state, line, port);
  if (taken) return taken;
  const found = findCommand(state.game, line);
  const advice = `${activity.back ?? "done"} goes back to it`;
  if (found && refusedMeanwhile(state, found, advice, port)) return state;
  if (found) return found.word.run(state, found.argument, port);
  port.say(nearestCommand(state.game, line) ?? activity.hint);
  return state;
}
