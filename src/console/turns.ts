import { hasDice, setupPosition } from "../games/setups.ts";
import {
  current,
  type Match,
  matchOutcome,
  repetitions,
  startMatch,
  withMove,
} from "../records/match.ts";
import { computerToMove } from "./computer.ts";
import type { Dice } from "./dice.ts";
import type { Port } from "./port.ts";
import { showBoard } from "./show.ts";
import type { Confirmation, Question, State } from "./state.ts";
import { tallyLine, tallyWith } from "./tally.ts";

/** The setup that the first question offers. */
export const OFFERED = 1;

/** `Y`, `y` and `yes` mean yes; everything else means no, as in the exam. */
export function meansYes(line: string): boolean {
  return /^y(es)?$/i.test(line.trim());
}

/** Ends the conversation. */
export function leave(state: State, port: Port): State {
  port.say("Goodbye.");
  return { ...state, question: undefined };
}

/** The question of the game behind what is asked in between. */
export function questionBehind(question: Question): Question {
  return "then" in question ? questionBehind(question.then) : question;
}

/** Asks for a yes or no in between; after a no the question asked before comes again. */
export function asking(state: State, { prompt, yes }: Pick<Confirmation, "prompt" | "yes">): State {
  const { question } = state;
  if (!question) return state;
  const then = question.kind === "confirmation" ? question.then : question;
  return { ...state, question: { kind: "confirmation", prompt, then, yes } };
}

/**
 * Shows how the games so far have ended, and asks for a setup where there is a choice; else begins.
 */
export function newGame(before: State, port: Port): State {
  const tally = tallyWith(before);
  const state = { ...before, tally };
  if (tally.length > 0) port.say(tallyLine(tally, state));
  return state.game.setups.length > 1
    ? { ...state, match: undefined, question: { kind: "setup" } }
    : chooseSetup(state, false, port);
}

/** Begins with the setup that was offered, or with the first. */
export function chooseSetup(state: State, offered: boolean, port: Port): State {
  const setup = offered ? OFFERED : 0;
  return begin(state, setupPosition(state.game, setup), state.game.setups[setup]?.name, port);
}

/** Begins a match at a position, which may be one of the game's setups. */
export function begin(
  state: State,
  position: unknown,
  setup: string | undefined,
  port: Port,
): State {
  const { game, choices, players } = state;
  return goOn(
    state,
    startMatch(game, position, { choices, setup, players, date: port.today() }),
    port,
  );
}

/**
 * Goes on with a match: throws the dice where they are due and the program has them, shows the
 * board, and asks what is to be asked next: a throw, a move, or whether to play again.
 */
export function goOn(state: State, match: Match, port: Port): State {
  const { dice } = state;
  if (dice && dueToChance(match)) {
    const next = withMove(match, throwDice(match, dice));
    port.say(current(next).move?.sentence ?? "");
    return goOn(state, next, port);
  }
  showBoard(match, state.view, port);
  return { ...state, match, question: questionFor(match, state.resting ?? false) };
}

/** Makes a legal move in a match, and goes on with it. */
export function makeMove(state: State, match: Match, move: unknown, port: Port): State {
  const next = withMove(match, move);
  port.say(current(next).move?.sentence ?? "");
  const times = repetitions(next);
  const following = goOn({ ...state, resting: false }, next, port);
  if (times >= 3 && !matchOutcome(next) && !hasDice(match.game)) {
    port.say(`This position has now stood ${times} times; that ends nothing.`);
  }
  return following;
}

const dueToChance = (match: Match) =>
  !matchOutcome(match) && match.game.toMove(current(match).position) === "chance";

function throwDice(match: Match, dice: Dice): unknown {
  const { game } = match;
  const throws = game.chances(current(match).position);
  return throws[dice(throws.map(({ weight }) => weight))]?.move;
}

/** What is to be asked next: a throw, a move, or whether to play again; nothing of a computer. */
export function questionFor(match: Match, resting: boolean): Question {
  if (matchOutcome(match)) return { kind: "again" };
  if (dueToChance(match)) return { kind: "throw" };
  if (!resting && computerToMove(match)) return { kind: "thinking" };
  return { kind: match.game.squares ? "start" : "move" };
}
