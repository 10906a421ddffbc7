import type { AnyGame } from "../core/game.ts";
import { ok } from "../core/result.ts";
import { type Random, seededRandom } from "../core/rng.ts";
import { type QuizQuestion, randomQuestion } from "../lessons/quiz-questions.ts";
import { contents, positionView } from "../view/board-view.ts";
import { board, table, tag } from "./markup.ts";
import type { MakeTasks, Task } from "./task.ts";

/** The subroutine whose calls are traced, and those of the pieces, by letter; named as in the exam. */
const TRACED = "CheckMoveIsLegal";
const OF_PIECES: Readonly<Record<string, string>> = {
  R: "CheckRedumMoveIsLegal",
  S: "CheckSarrumMoveIsLegal",
  M: "CheckMarzazPaniMoveIsLegal",
  G: "CheckGisgigirMoveIsLegal",
  N: "CheckNabuMoveIsLegal",
  E: "CheckEtluMoveIsLegal",
};
/** The lines of every blank table, so that their number gives nothing away. */
const LINES = 3;
/** The pieces, and the moves of each, that are traced for a task; the longest trace is used. */
const PIECES = 3;
const MOVES = 8;
const HEADINGS = ["Subroutine", "Arguments", "Result"];

/** A call of a subroutine; of the arguments the board is left out. */
interface Call {
  readonly name: string;
  readonly args: string;
  readonly result: boolean;
}

/** A move of a piece, legal or not, between squares by index. */
interface Trial {
  readonly question: QuizQuestion;
  readonly finish: number;
}

export const callTasks: MakeTasks = async ({ game, count, seed }) => {
  const random = seededRandom(seed);
  const chosen = Array.from({ length: count }, (_, index) => {
    const questions = Array.from({ length: PIECES }, (_piece, more) =>
      randomQuestion(game, seed, PIECES * index + more + 1),
    );
    const legal = random(1) === 0;
    const trials = questions.flatMap((question) => movesToTry(game, question, legal, random));
    const traces = trials.map((trial) => ({ ...trial, calls: callsFor(game, trial) }));
    return traces.toSorted((one, other) => other.calls.length - one.calls.length)[0]!;
  });
  return ok({
    subject: "calls of subroutines",
    instructions: `Trace the calls of ${TRACED}: write a line for each call of a subroutine, in the order in which the calls begin. Leave out the argument Board. You may not need every line.`,
    briefly: "The piece whose subroutine is called, if any, and the result of the calls.",
    tasks: chosen.map(({ question, calls }) => taskOf(game, question, calls)),
    columns: { tasks: 1, answers: 2 },
    needs: chosen.flatMap(({ calls }) => calls.map(({ name }) => name.replace("Check", "check"))),
  });
};

/**
 * Some plausible moves of a piece in a random order, all legal if that is wanted and the piece can
 * move, and otherwise all illegal.
 */
function movesToTry(game: AnyGame, question: QuizQuestion, wanted: boolean, random: Random) {
  const { position, square, targets } = question;
  const { cells, columns } = game.diagram(position);
  const legal = wanted && targets.length > 0;
  const finishes = cells.flatMap((cell, finish) =>
    cell && isPlausible(square, finish, columns) && targets.includes(finish) === legal
      ? finish
      : [],
  );
  const picked: Trial[] = [];
  while (picked.length < MOVES && finishes.length > 0) {
    const [finish = 0] = finishes.splice(random(finishes.length - 1), 1);
    picked.push({ question, finish });
  }
  return picked;
}

/** Whether a square is another one on the same file or rank, or next to it diagonally. */
function isPlausible(one: number, other: number, columns: number): boolean {
  const files = Math.abs((one % columns) - (other % columns));
  const ranks = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return one !== other && (files * ranks === 0 || (files === 1 && ranks === 1));
}

/** The calls for a move: a piece is only asked if the squares hold an own piece and no other. */
function callsFor(game: AnyGame, { question, finish }: Trial): readonly Call[] {
  const { position, square, targets } = question;
  const { cells } = game.diagram(position);
  const [colour = "", letter = ""] = contents(cells[square], game.sides);
  const result = targets.includes(finish);
  const numbers = [square, finish].flatMap((at) => [...(cells[at]?.name ?? "")].toReversed());
  const args = (...last: string[]) => [...numbers, ...last.map((one) => `"${one}"`)].join(", ");
  const first = { name: TRACED, args: args(colour), result };
  if (contents(cells[finish], game.sides)[0] === colour) return [first];
  return [
    first,
    { name: OF_PIECES[letter] ?? "", args: args(...(letter === "R" ? [colour] : [])), result },
  ];
}

function taskOf(game: AnyGame, question: QuizQuestion, calls: readonly Call[]): Task {
  const blank = Array.from({ length: LINES }, () => HEADINGS.map(() => ""));
  const drawn = board(positionView(game, question.position, []));
  const lines = calls.map(({ name, args, result }) => [name, args, result ? "True" : "False"]);
  const [last = "", , result] = lines.at(-1)!;
  return {
    heading: `${TRACED}(Board, ${calls[0]?.args})`,
    task: tag("div", "beside", `${drawn}\n${table(HEADINGS, blank)}`),
    brief: `${last.slice("Check".length, -"MoveIsLegal".length)} ${result}`.trim(),
    answer: table(HEADINGS, lines),
  };
}
