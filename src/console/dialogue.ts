import type { AnyGame, Outcome } from "../core/game.ts";
import { current, type Match, repetitions, startMatch, withMove } from "./match.ts";
import { setupPosition } from "./opening.ts";
import type { Port } from "./port.ts";
import { playerToMove } from "./show.ts";
import type { Confirmation, Question, State } from "./state.ts";
import { findWord, nearestWord, nextQuestion } from "./words.ts";

/** What the exam's program says to every move that it refuses. */
const NOT_LEGAL = "That is not a legal move – please try again";

/** The name of the setup that the first question offers. */
const OFFERED = 1;

/**
 * Holds the whole conversation: asks a question, deals with the answer, and so on until a player
 * leaves or the input ends. `first` is the position to begin at, where the command line chose one.
 */
export async function converse(game: AnyGame, first: unknown, port: Port): Promise<void> {
  let state = first === undefined ? newGame(game, port) : begin(game, first, port);
  while (state.question) {
    const line = await port.ask(promptFor(state, state.question));
    if (line === undefined) {
      port.say("\nThe input has ended. Goodbye.");
      return;
    }
    state = answer(state, state.question, line, port);
  }
}

/** The text of a question; every one says what to type. */
function promptFor({ game, match }: State, question: Question): string {
  switch (question.kind) {
    case "setup":
      return `Do you want to play ${game.setups[OFFERED]?.about} (Y for yes, Enter for ${game.setups[0]?.about})? `;
    case "start":
      return `Start square, file first (such as ${game.example.square}): `;
    case "finish":
      return `Finish square for the piece on ${game.squares?.name(question.start)}: `;
    case "again":
      return "Do you want to play again (Y for yes, Enter to leave)? ";
    case "resign":
      return `${match && playerToMove(match)}, do you really resign (Y for yes)? `;
    case "new":
      return "Do you want to leave this game and start another (Y for yes)? ";
    case "draw":
      return `${match && otherPlayers(match)}, do you agree to a draw (Y for yes)? `;
  }
}

function otherPlayers(match: Match): string {
  const mover = playerToMove(match);
  const others = match.game.sides.map(({ name }) => name).filter((name) => name !== mover);
  return others.join(", ");
}

/** What an answer leads to. Words come first, at every question alike. */
function answer(state: State, question: Question, line: string, port: Port): State {
  const found = findWord(line);
  if (found) return found.word.run(state, found.argument, port);
  switch (question.kind) {
    case "setup":
      return chooseSetup(state.game, meansYes(line), port);
    case "start":
      return takeStart(state, line, port);
    case "finish":
      return takeFinish(state, question.start, line, port);
    case "again":
      return meansYes(line) ? newGame(state.game, port) : { ...state, question: undefined };
    default:
      return takeConfirmation(state, question, meansYes(line), port);
  }
}

/** `Y`, `y` and `yes` mean yes; everything else means no, as in the exam. */
function meansYes(line: string): boolean {
  return /^y(es)?$/i.test(line.trim());
}

/** Asks for a setup where there is a choice; else begins. */
function newGame(game: AnyGame, port: Port): State {
  return game.setups.length > 1
    ? { game, match: undefined, question: { kind: "setup" } }
    : chooseSetup(game, false, port);
}

function chooseSetup(game: AnyGame, offered: boolean, port: Port): State {
  const setup = game.setups[offered ? OFFERED : 0];
  return begin(game, setupPosition(game, setup?.position ?? ""), port);
}

function begin(game: AnyGame, position: unknown, port: Port): State {
  const match = startMatch(game, position);
  return { game, match, question: nextQuestion(match, port) };
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
  const next = withMove(match, move.value);
  port.say(current(next).move?.sentence ?? "");
  const times = repetitions(next);
  const question = nextQuestion(next, port);
  if (times >= 3 && question.kind === "start") {
    port.say(`This position has now stood ${times} times; that ends nothing.`);
  }
  return { ...state, match: next, question };
}

/** Says the exam's sentence and the reason, and asks for both squares again without the board. */
function refused(state: State, line: string, reason: string, port: Port): State {
  port.say(NOT_LEGAL);
  port.say(nearestWord(line) ?? reason);
  return { ...state, question: { kind: "start" } };
}

function takeConfirmation(state: State, asked: Confirmation, yes: boolean, port: Port): State {
  const { match } = state;
  if (!yes || !match) return { ...state, question: asked.then };
  if (asked.kind === "new") return newGame(state.game, port);
  const ended = { ...match, agreed: agreedEnd(match, asked.kind) };
  return { ...state, match: ended, question: nextQuestion(ended, port) };
}

function agreedEnd(match: Match, kind: "resign" | "draw"): Outcome {
  if (kind === "draw") return { winner: undefined, sentence: "The players agree to a draw." };
  const loser = playerToMove(match);
  const winner = match.game.sides.findIndex(({ name }) => name !== loser);
  return { winner, sentence: `${loser} resigns. ${match.game.sides[winner]?.name} wins!` };
}
