import { ok } from "../../base/result.ts";
import { pickOne, type Random, seededRandom } from "../../base/rng.ts";
import { capital } from "../../base/text.ts";
import { contents } from "../../drawing/board.ts";
import { type QuizQuestion, randomQuestion } from "../../game/activities/lessons/quiz.ts";
import type { AnyGame } from "../../game/rules/game.ts";
import { positionView } from "../../game/view/board-view.ts";
import { followedSkeleton } from "../stepper/followed-skeleton.ts";
import type { FollowedProgram } from "../stepper/twin/program.ts";
import { board, tableBeside } from "./markup.ts";
import type { MakeTasks, Rows, Task } from "./task.ts";
import { examBoard, examValue } from "./trace-rows.ts";

/** The subroutine whose calls are traced, as the port names it. */
const TRACED = "checkMoveIsLegal";
/** The lines of every blank table, so that their number gives nothing away. */
const LINES = 3;
/** The quiz asks ever harder questions; these get hard sooner. */
const FASTER = 3;
const HEADINGS = ["Subroutine", "Arguments", "Result"];

export const callTasks: MakeTasks = async ({ game, count, seed }) => {
  const program = await followedSkeleton();
  if (!program.ok) return program;
  const random = seededRandom(seed);
  const traced = Array.from({ length: count }, (_, index) => {
    const question = randomQuestion(game, seed, FASTER * index + 1);
    const finish = finishFor(game, question, random);
    return { question, calls: callsFor(program.value, game, question, finish) };
  });
  return ok({
    subject: "calls of subroutines",
    instructions: `Trace the calls of ${capital(TRACED)}: write a line for each call of a subroutine, in the order in which the calls begin. Leave out the argument Board. You may not need every line.`,
    briefly: "The piece whose subroutine is called, and the result of the calls.",
    tasks: traced.map(({ question, calls }) => taskOf(game, question, calls)),
    columns: { task: 1, answer: 2 },
    needs: traced.flatMap(({ calls }) => calls.map(([name = ""]) => name)),
  });
};

/**
 * A square that a piece is moved to, legally or not: on its file or rank, or next to it diagonally, but not
 * one of its side's pieces, about which no other subroutine is asked.
 */
function finishFor(game: AnyGame, { position, square, targets }: QuizQuestion, random: Random) {
  const { cells, columns } = game.diagram(position);
  const plausible = cells.flatMap((cell, finish) => {
    const files = Math.abs((finish % columns) - (square % columns));
    const ranks = Math.abs(Math.floor(finish / columns) - Math.floor(square / columns));
    const isNear = files * ranks === 0 || (files === 1 && ranks === 1);
    return isNear && cell?.pieces[0]?.side !== game.toMove(position) ? finish : [];
  });
  const legal = plausible.filter((finish) => targets.includes(finish));
  const illegal = plausible.filter((finish) => !targets.includes(finish));
  const [wanted, other] = random(1) === 0 ? [legal, illegal] : [illegal, legal];
  return pickOne(wanted.length > 0 ? wanted : other, random);
}

/** The calls that the exam's program makes for a move, in the order in which they begin, as rows. */
function callsFor(
  program: FollowedProgram,
  game: AnyGame,
  { position, square }: QuizQuestion,
  finish: number,
): Rows {
  const { cells } = game.diagram(position);
  const numbers = [square, finish].flatMap((at) => [...cells[at]!.name].toReversed().map(Number));
  const [colour] = contents(cells[square], game.sides);
  const steps = program.call(TRACED, [examBoard(game, position), ...numbers, colour]);
  return steps.flatMap(({ action: call, stack }) => {
    if (call.kind !== "call") return [];
    const [result] = steps.flatMap(({ action }) =>
      action.kind === "return" && action.name === call.name ? examValue(action.value) : [],
    );
    const given = Object.values(stack.at(-1)?.variables ?? {});
    const values = given.filter((value) => typeof value === "string");
    return [[call.name, values.join(", "), result ?? ""]];
  });
}

function taskOf(game: AnyGame, { position }: QuizQuestion, calls: Rows): Task {
  const lines = calls.map(([name = "", ...others]) => [capital(name), ...others]);
  const [last = "", , result] = lines.at(-1)!;
  return {
    heading: `${capital(TRACED)}(Board, ${calls[0]?.[1]})`,
    brief: `${last.slice("Check".length, -"MoveIsLegal".length)} ${result}`.trim(),
    ...tableBeside(board(positionView(game, position, [])), HEADINGS, lines, LINES),
  };
}
