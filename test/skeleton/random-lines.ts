import { NOT_LEGAL, runPiped, SKELETON_PROMPT, START_SKELETON, STEERING } from "../cli/program.ts";
import { quickMovesOf } from "../oracles/forced-win.ts";
import { boardsIn, impossibility } from "../tools/fuzz/boards.ts";
import { type Random, randomFrom } from "../tools/fuzz/random.ts";
import {
  type Board,
  boardAfter,
  type Colour,
  isLegal,
  type Move,
  opponentOf,
  referenceOf,
  type Square,
  squareAt,
  startBoard,
  wins,
} from "./boards.ts";

/** The counts of a number of lines. */
interface Figures {
  lines: number;
  games: number;
  moves: number;
  refusals: number;
}

/** The next question, and the answers so far. */
interface Dialogue {
  question: "setup" | "start" | "finish" | "again";
  board: Board;
  whoseTurn: Colour;
  start: Square;
}

/** The square of an answer that is not a whole number. */
const OFF_THE_BOARD: Square = { file: 0, rank: 0 };

const CHARACTERS = [
  ..."0123456789WBSMNEGRyYn-x=#!~$`'\"\\{}<>%é١３𝟏👑\u0000\u0007\u001b[2J\u009b\u202e\u2028",
] as [string, ...string[]];

/**
 * Types random lines into the exam's program, about half of them squares of legal moves. Throws if
 * the program stops, prints terminal control characters, or does not make or refuse moves and begin
 * games as the rules require.
 */
export function typeRandomLines(seed: number, count: number): Figures {
  const { lines, figures, isInGame } = randomLines(randomFrom(seed), count);
  const input = Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")]));
  const { status, output, complaints } = runPiped(input, { start: START_SKELETON, seconds: 120 });
  if (status !== 0 || complaints !== "") throw new Error(`status ${status}: ${complaints}`);
  if (/^ {4}at /m.test(output)) throw new Error("a stack trace in the output");
  if (STEERING.test(output)) throw new Error("a raw control character in the output");
  const times = (text: string) => output.split(text).length - 1;
  const boards = boardsIn(output);
  const fault = boards.map(impossibility).find((found) => found !== undefined);
  if (fault) throw new Error(fault);
  const games = times(SKELETON_PROMPT.setup);
  const questions = Object.values(SKELETON_PROMPT).map(times);
  const found: Figures = {
    // The last question is left without an answer.
    lines: questions.reduce((sum, asked) => sum + asked, 0) - 1,
    games,
    moves: boards.length - (isInGame ? 1 : 0),
    refusals: times(NOT_LEGAL),
  };
  if (JSON.stringify(found) !== JSON.stringify(figures)) {
    throw new Error(`the program: ${JSON.stringify(found)}, the rules: ${JSON.stringify(figures)}`);
  }
  return found;
}

/** Makes up lines, and computes their expected results by the rules. */
function randomLines(random: Random, count: number) {
  const figures: Figures = { lines: count, games: 0, moves: 0, refusals: 0 };
  const dialogue: Dialogue = {
    question: "setup",
    board: startBoard("N"),
    whoseTurn: "W",
    start: OFF_THE_BOARD,
  };
  const lines = Array.from({ length: count }, () => {
    const line = Buffer.from(randomLine(random, dialogue));
    answer(dialogue, line.toString().trim(), figures);
    return line;
  });
  if (dialogue.question === "setup") figures.games++;
  const isInGame = dialogue.question === "start" || dialogue.question === "finish";
  return { lines, figures, isInGame };
}

/** Makes up a line; after a game it is "y", since anything else would leave the program. */
function randomLine(random: Random, { question, board, whoseTurn, start }: Dialogue) {
  if (question === "again") return "y";
  const moves = quickMovesOf(board, whoseTurn).filter(
    (move) => question === "start" || referenceOf(move.start) === referenceOf(start),
  );
  const move: Move | undefined = moves[random.below(moves.length || 1)];
  const wanted = question === "setup" ? undefined : question;
  if (move && wanted && random.percent(70)) return referenceOf(move[wanted]);
  const length = random.percent(1) ? 5_000 : random.below(12);
  return random.pick([
    () => `${random.below(10)}${random.below(10)}`,
    () => (question === "setup" ? "y" : ""),
    () => Array.from({ length }, () => random.pick(CHARACTERS)).join(""),
    () => Buffer.from(Array.from({ length }, () => random.below(256))).map(withoutLineEnd),
  ])();
}

const withoutLineEnd = (byte: number) => (byte === 10 || byte === 13 ? 32 : byte);

/** Updates the dialogue after an answer, and counts its results. */
function answer(dialogue: Dialogue, text: string, figures: Figures): void {
  const { question, board, start, whoseTurn } = dialogue;
  if (question === "again") dialogue.question = "setup";
  else if (question === "setup") {
    figures.games++;
    dialogue.board = startBoard(/^[yY]/.test(text) ? "Y" : "N");
    dialogue.whoseTurn = "W";
    dialogue.question = "start";
  } else if (question === "start") {
    dialogue.start = squareIn(text);
    dialogue.question = "finish";
  } else {
    const move = { start, finish: squareIn(text) };
    dialogue.question = "start";
    if (!isLegal(board, move, whoseTurn)) {
      figures.refusals++;
      return;
    }
    figures.moves++;
    dialogue.board = boardAfter(board, move, whoseTurn);
    dialogue.whoseTurn = opponentOf(whoseTurn);
    if (wins(board, move.finish)) dialogue.question = "again";
  }
}

/** Returns the square of an answer: a sign and zeros before the two digits do not matter. */
function squareIn(text: string): Square {
  const [, reference] = /^\+?0*([1-8][1-8])$/.exec(text) ?? [];
  return reference === undefined ? OFF_THE_BOARD : squareAt(reference);
}
