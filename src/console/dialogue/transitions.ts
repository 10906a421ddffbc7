import type { Move, Position } from "../../core/game.ts";
import { setupPosition } from "../../games/setups.ts";
import {
  current,
  hasPlayersMove,
  type Match,
  matchOutcome,
  sameGame,
  startMatch,
  withMove,
} from "../../match/match.ts";
import { engineToMove } from "../../match/players.ts";
import { showBoard, tellTurn } from "../render/show.ts";
import type { Dice } from "../terminal/dice.ts";
import type { Port } from "../terminal/port.ts";
import type { Confirmation, Question, State } from "./state.ts";
import { tallyLine, tallyWith } from "./tally.ts";

/** The setup that the first question offers. */
export const OFFERED = 1;

/** Shown when the player decides to stay. */
export const GOES_ON = "The game goes on.";

/** `Y`, `y` and `yes` mean yes; everything else means no, as in the exam. */
export function meansYes(line: string): boolean {
  return /^y(es)?$/i.test(line.trim());
}

/** Ends the conversation. */
export function leave(state: State, port: Port): State {
  port.say("Goodbye.");
  return { ...state, question: undefined };
}

/** Asks for a yes or no in between; after a no the question asked before comes again. */
export function asking(
  state: State,
  confirmation: Pick<Confirmation, "prompt" | "yes" | "no">,
): State {
  const { question } = state;
  if (!question) return state;
  const then = question.kind === "confirmation" ? question.then : question;
  return { ...state, question: { kind: "confirmation", ...confirmation, then } };
}

/** Back from an activity to the game, with its board, or to the question that came before it. */
export function leaveActivity(state: State, then: Question, port: Port): State {
  if (state.match && then.kind !== "activity") showBoard(state.match, state.view, port);
  return { ...state, question: then };
}

/** What an activity comes back to: one with the same hint gives its place to it, all else waits. */
export function outside(question: Question, hint: string): Question {
  return question.kind === "activity" && question.hint === hint ? question.then : question;
}

/**
 * Shows how the games so far have ended, and asks for a setup where there is a choice; else begins.
 */
export function newGame(before: State, port: Port): State {
  const tally = tallyWith(before);
  const state = { ...before, tally, match: undefined };
  if (tally.length > 0) port.say(tallyLine(tally, state));
  return state.game.setups.length > 1
    ? { ...state, question: { kind: "setup" } }
    : chooseSetup(state, false, port);
}

/** Begins with the setup that was offered, or with the first. */
export function chooseSetup(state: State, offered: boolean, port: Port): State {
  const setup = offered ? OFFERED : 0;
  return begin(state, setupPosition(state.game, setup), state.game.setups[setup]?.name, port);
}

/** The state after a confirmation that leads to nothing new: what was asked before is asked again. */
export function backFrom(state: State): State {
  const { question } = state;
  return question?.kind === "confirmation" ? { ...state, question: question.then } : state;
}

/** Whether there is a game that would be lost to the players: one with a move, and without an end. */
export function underWay(match: Match): boolean {
  return hasPlayersMove(match) && !matchOutcome(match);
}

/** Begins at a position that a player has chosen; a game that is being played is not left unasked. */
export function beginInstead(state: State, position: Position, port: Port): State {
  const { match, game } = state;
  const text = game.writePosition(position);
  const setup = game.setups.find((candidate) => candidate.position === text)?.name;
  const yes = (then: State, at: Port) => begin(then, position, setup, at);
  if (!match || !underWay(match)) return yes(state, port);
  return asking(state, {
    prompt: "Do you want to leave this game and begin here (Y for yes)? ",
    yes,
    no: GOES_ON,
  });
}

/** Begins a match at a position, which may be one of the game's setups. */
export function begin(
  state: State,
  position: Position,
  setup: string | undefined,
  port: Port,
): State {
  return goOn(state, matchAt(state, position, port, setup), port);
}

/** A match at its first position, which may be one of the game's setups. */
export function matchAt(
  { game, choices, players }: State,
  position: Position,
  port: Port,
  setup?: string,
): Match {
  return startMatch(game, position, { choices, setup, players, date: port.today() });
}

/**
 * Continues a match: throws the program's dice if they are due, shows the board, and asks the next
 * question: a throw, a move, or whether to play again. In plain mode it announces only the turn; the
 * position is read out on request.
 */
export function goOn(before: State, match: Match, port: Port): State {
  const known = before.match !== undefined && sameGame(before.match, match);
  const state = known ? before : withNewGame(before);
  const { dice } = state;
  if (dice && dueToChance(match)) {
    const next = withMove(match, throwDice(match, dice));
    port.say(current(next).move?.sentence ?? "");
    return goOn({ ...state, match: known ? state.match : undefined }, next, port);
  }
  const show = state.view.plain && known ? tellTurn : showBoard;
  show(match, state.view, port);
  return { ...state, match, question: questionFor(match, state.enginePaused ?? false) };
}

const withNewGame = (state: State): State => ({
  ...state,
  tally: tallyWith(state),
  games: (state.games ?? 0) + 1,
  enginePaused: false,
});

const dueToChance = (match: Match) =>
  !matchOutcome(match) && match.game.toMove(current(match).position) === "chance";

function throwDice(match: Match, dice: Dice): Move {
  const { game } = match;
  const throws = game.chances(current(match).position);
  const thrown = throws[dice(throws.map(({ weight }) => weight))];
  if (!thrown) throw new Error("no throw was due");
  return thrown.move;
}

/** What is to be asked next: a throw, a move, or whether to play again; nothing of a computer. */
export function questionFor(match: Match, enginePaused: boolean): Question {
  if (matchOutcome(match)) return { kind: "again" };
  if (dueToChance(match)) return { kind: "throw" };
  if (!enginePaused && engineToMove(match)) return { kind: "thinking" };
  return { kind: match.game.squares ? "start" : "move" };
}
