import { ok } from "../../base/result.ts";
import { pickOne, type Random, seededRandom } from "../../base/rng.ts";
import { capital } from "../../base/text.ts";
import { board, tableBeside } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Rows, Task } from "../../drawing/sheets/task.ts";
import { checkMoveIsLegal } from "../../skeleton/rules.ts";
import { followedSkeleton } from "../stepper/followed-skeleton.ts";
import { callsOf } from "../stepper/twin/program.ts";
import type { Step } from "../stepper/twin/step.ts";
import { drawnBoard, type ExamPosition, randomPosition, SQUARES } from "./random-positions.ts";
import { examValue } from "./trace-rows.ts";

/** The subroutine whose calls are traced, as the port names it. */
const TRACED = "checkMoveIsLegal";
/** The lines of every blank table, so that their number gives nothing away. */
const LINES = 3;
const HEADINGS = ["Subroutine", "Arguments", "Result"];

export const callTasks: MakeTasks = async ({ count, seed }) => {
  const program = await followedSkeleton();
  if (!program.ok) return program;
  const random = seededRandom(seed);
  const questions = Array.from({ length: count }, () => questionFrom(random));
  const runs = await program.value.record(questions.map(callOf));
  const traced = questions.map((question, at) => ({ question, calls: callsIn(runs[at]!) }));
  return ok({
    subject: "calls of subroutines",
    instructions: `Trace the calls of ${capital(TRACED)}: write a line for each call of a subroutine, in the order in which the calls begin. Leave out the argument Board. You may not need every line.`,
    briefly: "The piece whose subroutine is called, and the result of the calls.",
    tasks: traced.map(({ question, calls }) => taskOf(question, calls)),
    columns: { task: 1, answer: 2 },
    needs: traced.flatMap(({ calls }) => calls.map(([name = ""]) => name)),
  });
};

type Coords = (typeof SQUARES)[number];

/** A move, legal or not, in a random position. */
interface MoveAsked {
  readonly position: ExamPosition;
  readonly start: Coords;
  readonly finish: Coords;
}

/** About each kind of piece on the board as often as about the others, many of which are redums. */
function questionFrom(random: Random): MoveAsked {
  const position = randomPosition(random);
  const pieceOn = ([rank, file]: Coords) => position.board[rank]![file]!;
  const own = SQUARES.filter((square) => pieceOn(square)[0] === position.colour);
  const piece = pickOne([...new Set(own.map(pieceOn))], random);
  const start = pickOne(
    own.filter((square) => pieceOn(square) === piece),
    random,
  );
  return { position, start, finish: finishFor(position, start, random) };
}

/**
 * A square that a piece is moved to, legally or not: on its file or rank, or next to it diagonally, but not
 * one of its side's pieces, about which no other subroutine is asked.
 */
function finishFor({ board, colour }: ExamPosition, start: Coords, random: Random): Coords {
  const plausible = SQUARES.filter(([rank, file]) => {
    const [ranks, files] = [Math.abs(rank - start[0]), Math.abs(file - start[1])];
    const isNear = files * ranks === 0 || (files === 1 && ranks === 1);
    return isNear && board[rank]![file]![0] !== colour;
  });
  const wantsLegal = random(1) === 0;
  const wanted = plausible.filter(
    (square) => checkMoveIsLegal(board, ...start, ...square, colour) === wantsLegal,
  );
  return pickOne(wanted.length > 0 ? wanted : plausible, random);
}

const callOf = ({ position, start, finish }: MoveAsked) =>
  callsOf(TRACED, [position.board, ...start, ...finish, position.colour]);

/** The calls that the exam's program makes for a move, in the order in which they begin, as rows. */
function callsIn(steps: readonly Step[]): Rows {
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

function taskOf({ position }: MoveAsked, calls: Rows): Task {
  const lines = calls.map(([name = "", ...others]) => [capital(name), ...others]);
  const [last = "", , result] = lines.at(-1)!;
  return {
    heading: `${capital(TRACED)}(Board, ${calls[0]?.[1]})`,
    brief: `${last.slice("Check".length, -"MoveIsLegal".length)} ${result}`.trim(),
    ...tableBeside(board(drawnBoard(position)), HEADINGS, lines, LINES),
  };
}
