import type { AnyGame } from "../core/game.ts";
import { ok } from "../core/result.ts";
import { readSubroutines } from "../exercises/reading/source.ts";
import { type QuizQuestion, randomQuestion } from "../lessons/quiz-questions.ts";
import { type Dice, seededDice } from "../match/dice.ts";
import { contents, positionView } from "../view/board-view.ts";
import { textMarkup } from "../view/svg-markup.ts";
import { type TracedCall, traceCalls } from "./call-traces.ts";
import { extractsFrom } from "./extracts.ts";
import { board, tag } from "./markup.ts";
import type { MakeTasks, Task } from "./task.ts";

/** The subroutine whose calls are traced. */
const TRACED = "checkMoveIsLegal";
/** The lines of every blank table, so that their number gives nothing away. */
const LINES = 3;
/** The pieces, and the moves of each, that are traced for a task; the longest trace is used. */
const PIECES = 3;
const MOVES = 8;
const HEADINGS = ["Subroutine", "Arguments", "Result"];

/** A move of a piece, legal or not, and the calls that judge it. */
interface Trace {
  readonly question: QuizQuestion;
  readonly move: readonly [start: string, finish: string];
  readonly calls: readonly TracedCall[];
}

/** Makes tasks that trace a call of the subroutine that decides whether a move is legal. */
export const traceTasks: MakeTasks = async ({ game, count, seed, runner }) => {
  const dice = seededDice(seed);
  const tried = Array.from({ length: count }, (_, index) => {
    const questions = Array.from({ length: PIECES }, (_piece, more) =>
      randomQuestion(game, seed, PIECES * index + more + 1),
    );
    const legal = dice([1, 1]) === 0;
    return questions.flatMap((question) => movesToTry(game, question, legal, dice));
  });
  const inputs = tried.flat().map(({ question, move }) => argumentsOf(game, question, move));
  const traces = await traceCalls(TRACED, inputs, runner);
  let first = 0;
  const chosen = tried.map((moves) => {
    const own = moves.map((one, index): Trace => ({ ...one, calls: traces[first + index] ?? [] }));
    first += moves.length;
    return longest(own);
  });
  return ok({
    subject: "trace tables",
    instructions: `Trace the calls of ${TRACED}: write a line for each call of a subroutine, in the order in which the calls begin. Leave out the argument board. You may not need every line.`,
    tasks: chosen.map((trace) => taskOf(game, trace)),
    columns: { tasks: 1, answers: 2 },
    material: extractsFrom(
      await readSubroutines(),
      chosen.flatMap(({ calls }) => calls.map(({ name }) => name)),
    ),
  });
};

/**
 * Returns some plausible moves of a piece in a random order. They are all legal if that is wanted and the piece
 * can move, and otherwise all illegal.
 */
function movesToTry(
  game: AnyGame,
  question: QuizQuestion,
  wanted: boolean,
  dice: Dice,
): readonly Omit<Trace, "calls">[] {
  const { position, square, targets } = question;
  const { cells, columns } = game.diagram(position);
  const legal = wanted && targets.length > 0;
  const finishes = cells.flatMap((cell, finish) =>
    cell && isPlausible(square, finish, columns) && targets.includes(finish) === legal
      ? cell.name
      : [],
  );
  const picked: Omit<Trace, "calls">[] = [];
  while (picked.length < MOVES && finishes.length > 0) {
    const [finish = ""] = finishes.splice(dice(finishes.map(() => 1)), 1);
    picked.push({ question, move: [cells[square]?.name ?? "", finish] });
  }
  return picked;
}

/** Returns true if a square is another one on the same file or rank, or next to it diagonally. */
function isPlausible(one: number, other: number, columns: number): boolean {
  const files = Math.abs((one % columns) - (other % columns));
  const ranks = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return one !== other && (files * ranks === 0 || (files === 1 && ranks === 1));
}

/** Returns the arguments of the traced subroutine for a move. */
function argumentsOf(game: AnyGame, { position }: QuizQuestion, move: Trace["move"]) {
  const { cells, columns } = game.diagram(position);
  const squares = Array.from({ length: columns + 1 }, () => new Array(columns + 1).fill("  "));
  for (const cell of cells) {
    if (!cell?.pieces.length) continue;
    const [rank, file] = rankAndFile(cell.name);
    squares[rank]![file] = contents(cell, game.sides);
  }
  const mover = game.sides[Number(game.toMove(position))]?.letter;
  return [squares, ...move.flatMap(rankAndFile), mover];
}

const rankAndFile = (reference: string) => [Number(reference[1]), Number(reference[0])] as const;

/** Returns the longest trace that fits the table. */
function longest(traces: readonly Trace[]): Trace {
  const [trace] = traces
    .filter(({ calls }) => calls.length <= LINES)
    .toSorted((one, other) => other.calls.length - one.calls.length);
  if (!trace) throw new Error("a trace is longer than the table");
  return trace;
}

function taskOf(game: AnyGame, { question, calls }: Trace): Task {
  const [first] = calls;
  const blank = Array.from({ length: LINES }, () => HEADINGS.map(() => ""));
  const drawn = board(positionView(game, question.position, []));
  return {
    heading: `${first?.name}(${first?.args.join(", ")})`,
    task: tag("div", "beside", `${drawn}\n${table(blank)}`),
    answer: table(calls.map(lineOf)),
  };
}

function lineOf({ name, args, result }: TracedCall): string[] {
  return [name, args.filter((argument) => argument !== "board").join(", "), result];
}

function table(lines: readonly (readonly string[])[]): string {
  const row = (name: string, cells: readonly string[]) =>
    tag("tr", "", cells.map((cell) => tag(name, "", textMarkup(cell))).join(""));
  const head = tag("thead", "", row("th", HEADINGS));
  const body = tag("tbody", "", lines.map((cells) => row("td", cells)).join("\n"));
  return tag("table", "", `${head}\n${body}`);
}
