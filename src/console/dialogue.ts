import { hasDice } from "../games/setups.ts";
import { current, type Match, matchOutcome, repetitions, withMove } from "../records/match.ts";
import type { Dice } from "./dice.ts";
import { confirmingMove, tellHouse } from "./house.ts";
import { keepingFor } from "./keeping.ts";
import { fromMenu, menuPrompt } from "./menu.ts";
import type { Opening } from "./opening.ts";
import type { Port } from "./port.ts";
import { playerToMove } from "./show.ts";
import type { Activity, Confirmation, Question, State, View } from "./state.ts";
import { begin, chooseSetup, goOn, leave, meansYes, newGame, OFFERED } from "./turns.ts";
import { findWord, nearestWord } from "./words.ts";

/** What the exam's program says to every move that it refuses. */
const NOT_LEGAL = "That is not a legal move – please try again";

const NO_THROW = "That is not a throw – please try again";

/** Who sits down to play, and how. */
export interface Sitting {
  /** The program's dice; without them the players of a game that has dice are asked for throws. */
  readonly dice: Dice | undefined;
  /** The players' names, by side. */
  readonly players: readonly string[];
  readonly view: View;
}

/**
 * Holds the whole conversation: asks a question, deals with the answer, and so on until a player
 * leaves or the input ends.
 */
export async function converse(opening: Opening, sitting: Sitting, port: Port): Promise<void> {
  const { game, choices } = opening;
  const idle: State = { game, choices, ...sitting, match: undefined, question: undefined };
  port.say(`${game.title}. Type help at any prompt for the words that work there.`);
  tellHouse(game, sitting.view, port);
  let state = await firstState(idle, opening, port);
  const keep = keepingFor(port);
  while (state.question) {
    await keep(state);
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
  { position, setup, start }: Opening,
  port: Port,
): State | Promise<State> {
  if (start) return start(idle, port);
  return position === undefined ? newGame(idle, port) : begin(idle, position, setup, port);
}

/** The text of a question; every one says what to type. */
function promptFor({ game, match }: State, question: Question): string {
  switch (question.kind) {
    case "setup":
      return `Play ${game.setups[OFFERED]?.about} (Y for yes, Enter for ${game.setups[0]?.about})? `;
    case "start":
      return `Start square, file first (like ${game.squares?.example}): `;
    case "finish":
      return `Finish square, from ${game.squares?.name(question.start)}: `;
    case "move":
      return match ? menuPrompt(match) : "";
    case "throw":
      return `The throw of ${match && playerToMove(match)} (such as 3 6): `;
    case "again":
      return "Play again (Y for yes, Enter to leave)? ";
    default:
      return question.prompt;
  }
}

/** What an answer leads to. Words come first, at every question alike. */
function answer(
  state: State,
  question: Question,
  line: string,
  port: Port,
): State | Promise<State> {
  if (question.kind === "activity") return takeActivity(state, question, line, port);
  const found = findWord(state.game, line);
  if (found) return found.word.run(state, found.argument, port);
  switch (question.kind) {
    case "setup":
      return chooseSetup(state, meansYes(line), port);
    case "start":
      return takeStart(state, line, port);
    case "finish":
      return takeFinish(state, question.start, line, port);
    case "move":
      return tryMove(state, state.match ? fromMenu(state.match, line) : line, port);
    case "throw":
      return tryMove(state, line, port);
    case "again":
      return meansYes(line) ? newGame(state, port) : leave(state, port);
    default:
      return takeConfirmation(state, question, meansYes(line), port);
  }
}

/** A start square is kept until the finish square is known; both may also come in one line. */
function takeStart(state: State, line: string, port: Port): State {
  const square = state.game.squares?.read(line);
  if (square?.ok) return { ...state, question: { kind: "finish", start: square.value } };
  return tryMove(state, line, port);
}

function takeFinish(state: State, start: number, line: string, port: Port): State {
  const { squares } = state.game;
  if (!squares) throw new Error("a finish square was asked for in a game without squares");
  const finish = squares.read(line);
  if (!finish.ok) return refused(state, line, finish.reason, port);
  return tryMove(state, `${squares.name(start)} ${squares.name(finish.value)}`, port);
}

function tryMove(state: State, text: string, port: Port): State {
  const { game, match } = state;
  if (!match) throw new Error("a move was asked for before the game began");
  const move = game.readMove(current(match).position, text);
  if (!move.ok) return refused(state, text, move.reason, port);
  if (!game.house?.confirm) return makeMove(state, match, move.value, port);
  return confirmingMove(state, match, move.value, (then, at) =>
    makeMove(then, match, move.value, at),
  );
}

function makeMove(state: State, match: Match, move: unknown, port: Port): State {
  const next = withMove(match, move);
  port.say(current(next).move?.sentence ?? "");
  const times = repetitions(next);
  const following = goOn(state, next, port);
  if (times >= 3 && !matchOutcome(next) && !hasDice(match.game)) {
    port.say(`This position has now stood ${times} times; that ends nothing.`);
  }
  return following;
}

/** Says the exam's sentence and the reason, and asks for both squares again without the board. */
function refused(state: State, line: string, reason: string, port: Port): State {
  port.say(state.question?.kind === "throw" ? NO_THROW : NOT_LEGAL);
  port.say(nearestWord(state.game, line) ?? reason);
  const kind = state.question?.kind === "finish" ? "start" : state.question?.kind;
  return kind === "start" ? { ...state, question: { kind } } : state;
}

function takeConfirmation(
  state: State,
  { yes, then }: Confirmation,
  agreed: boolean,
  port: Port,
): State | Promise<State> {
  return agreed ? yes(state, port) : { ...state, question: then };
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
  const found = findWord(state.game, line);
  if (found) return found.word.run(state, found.argument, port);
  port.say(nearestWord(state.game, line) ?? activity.hint);
  return state;
}
