import type { AnyGame, Outcome } from "../core/game.ts";
import type { Dice } from "./dice.ts";
import { current, type Match, matchOutcome, repetitions, withMove } from "./match.ts";
import { fromMenu, menuPrompt } from "./menu.ts";
import { hasDice } from "./opening.ts";
import type { Port } from "./port.ts";
import { playerToMove } from "./show.ts";
import type { Confirmation, Question, State } from "./state.ts";
import { begin, chooseSetup, goOn, newGame, OFFERED } from "./turns.ts";
import { findWord, nearestWord } from "./words.ts";

/** What the exam's program says to every move that it refuses. */
const NOT_LEGAL = "That is not a legal move – please try again";

const NO_THROW = "That is not a throw – please try again";

/**
 * Holds the whole conversation: asks a question, deals with the answer, and so on until a player
 * leaves or the input ends. `first` is the position to begin at, where the command line chose one;
 * without `dice` the players of a game that has them are asked for their throws.
 */
export async function converse(
  game: AnyGame,
  first: unknown,
  dice: Dice | undefined,
  port: Port,
): Promise<void> {
  const idle: State = { game, dice, match: undefined, question: undefined };
  port.say(`${game.title}. Type help at any prompt for the words that work there.`);
  let state = first === undefined ? newGame(idle, port) : begin(idle, first, port);
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

function leave(state: State, port: Port): State {
  port.say("Goodbye.");
  return { ...state, question: undefined };
}

/** `Y`, `y` and `yes` mean yes; everything else means no, as in the exam. */
function meansYes(line: string): boolean {
  return /^y(es)?$/i.test(line.trim());
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
  const following = goOn(state, next, port);
  if (times >= 3 && !matchOutcome(next) && !hasDice(game)) {
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

function takeConfirmation(state: State, asked: Confirmation, yes: boolean, port: Port): State {
  const { match } = state;
  if (!yes || !match) return { ...state, question: asked.then };
  if (asked.kind === "new") return newGame(state, port);
  return goOn(state, { ...match, agreed: agreedEnd(match, asked.kind) }, port);
}

function agreedEnd(match: Match, kind: "resign" | "draw"): Outcome {
  if (kind === "draw") return { winner: undefined, sentence: "The players agree to a draw." };
  const loser = playerToMove(match);
  if (match.game.sides.length > 2) {
    return { winner: undefined, sentence: `${loser} gives up. The game ends without a winner.` };
  }
  const winner = match.game.sides.findIndex(({ name }) => name !== loser);
  return { winner, sentence: `${loser} resigns. ${match.game.sides[winner]?.name} wins!` };
}
