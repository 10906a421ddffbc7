import type { Move } from "../../core/game.ts";
import { ok, type Result } from "../../core/result.ts";
import { hasDice } from "../../games/setups.ts";
import { current, type Match, matchOutcome, repetitions, withMove } from "../../match/match.ts";
import { isEngineMatch } from "../../match/players.ts";
import { fromMenu, menuPrompt } from "../render/numbered-moves.ts";
import { playerToMove } from "../render/show.ts";
import type { Port } from "../terminal/port.ts";
import { confirmingMove } from "./house-rules.ts";
import type { Question, State } from "./state.ts";
import { goOn } from "./transitions.ts";

/** A question whose answer is a move, or a part of one. */
export type MoveQuestion = Extract<Question, { kind: "start" | "finish" | "move" | "throw" }>;

/** What the exam's program says to every move that it refuses. */
const NOT_LEGAL = "That is not a legal move – please try again";

const NO_THROW = "That is not a throw – please try again";

/** The text of a question for a move; every one says what to type. */
export function movePrompt({ game, match }: State, question: MoveQuestion): string {
  switch (question.kind) {
    case "start":
      return `Start square, file first (like ${game.squares?.example}): `;
    case "finish":
      return `Finish square, from ${game.squares?.name(question.start)}: `;
    case "move":
      return match ? menuPrompt(match) : "";
    case "throw":
      return `The throw of ${match && playerToMove(match)} (such as 3 6): `;
  }
}

/** Makes the move that was typed, or keeps its start square until the finish square is known. */
export function takeMove(
  state: State,
  question: MoveQuestion,
  line: string,
  port: Port,
): Result<State> {
  switch (question.kind) {
    case "start":
      return takeStart(state, line, port);
    case "finish":
      return takeFinish(state, question.start, line, port);
    case "move":
      return tryMove(state, state.match ? fromMenu(state.match, line) : line, port);
    case "throw":
      return tryMove(state, line, port);
  }
}

/** A start square is kept until the finish square is known; both may also come in one line. */
function takeStart(state: State, line: string, port: Port): Result<State> {
  const square = state.game.squares?.read(line);
  if (square?.ok) return ok({ ...state, question: { kind: "finish", start: square.value } });
  return tryMove(state, line, port);
}

function takeFinish(state: State, start: number, line: string, port: Port): Result<State> {
  const { squares } = state.game;
  if (!squares) throw new Error("a finish square was asked for in a game without squares");
  const finish = squares.read(line);
  if (!finish.ok) return finish;
  const match = matchOf(state);
  const move = squares.moveBetween(current(match).position, start, finish.value);
  return move.ok ? ok(confirmOrMake(state, match, move.value, port)) : move;
}

function tryMove(state: State, text: string, port: Port): Result<State> {
  const match = matchOf(state);
  const move = state.game.readMove(current(match).position, text);
  return move.ok ? ok(confirmOrMake(state, match, move.value, port)) : move;
}

function matchOf({ match }: State): Match {
  if (!match) throw new Error("a move was asked for before the game began");
  return match;
}

/** Makes a legal move, after a question where house rules ask about every move. */
function confirmOrMake(state: State, match: Match, move: Move, port: Port): State {
  if (!state.game.houseRules?.confirm) return makeMove(state, match, move, port);
  const made = (then: State, at: Port) => makeMove(then, then.match ?? match, move, at);
  return confirmingMove(state, match, move, made);
}

/** Makes a legal move and returns the state that follows. */
export function makeMove(state: State, match: Match, move: Move, port: Port): State {
  const next = withMove(match, move);
  port.say(current(next).move?.sentence ?? "");
  const times = repetitions(next);
  const following = goOn({ ...state, enginePaused: false }, next, port);
  if (times >= 3 && !matchOutcome(next) && !hasDice(match.game) && !isEngineMatch(next)) {
    port.say(`This position has now stood ${times} times; that ends nothing.`);
  }
  return following;
}

/** Says the exam's sentence and the reason, and asks for both squares again without the board. */
export function refused(state: State, reason: string, port: Port): State {
  port.say(state.question?.kind === "throw" ? NO_THROW : NOT_LEGAL);
  port.say(reason);
  const kind = state.question?.kind === "finish" ? "start" : state.question?.kind;
  return kind === "start" ? { ...state, question: { kind } } : state;
}
