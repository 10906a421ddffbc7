import { ok } from "../../base/result.ts";
import { pickOne, type Random, seededRandom } from "../../base/rng.ts";
import { capital } from "../../base/text.ts";
import { board, givenLines, headedCalls, tableBeside } from "../../drawing/sheets/markup.ts";
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
const LINES = 5;
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
    briefly:
      "For each call of CheckMoveIsLegal, the piece whose subroutine it calls, if it calls one, and the result.",
    tasks: traced.map(({ question, calls }) => taskOf(question, calls)),
    columns: { task: 1, answer: 2 },
    needs: traced.flatMap(({ calls }) => calls.map(([name = ""]) => name)),
  });
};

type Coords = (typeof SQUARES)[number];

type Move = readonly [start: Coords, finish: Coords];

/** One or two moves, legal or not, in the same random position. */
interface MovesAsked {
  readonly position: ExamPosition;
  readonly moves: readonly Move[];
}

/** Moves for which one to four subroutines are called. */
function questionFrom(random: Random): MovesAsked {
  const position = randomPosition(random);
  const calls = 1 + random(3);
  const move = moveOfPiece(position, random);
  if (calls === 2) return { position, moves: [move] };
  const other = (calls === 4 ? moveOfPiece : refusedAtOnce)(position, random);
  const both = random(1) === 0 ? [move, other] : [other, move];
  return { position, moves: calls === 1 ? [other] : both };
}

/** A move that is refused before the subroutine of a piece is called: not of one of the side's pieces, or onto one. */
function refusedAtOnce({ board, colour }: ExamPosition, random: Random): Move {
  const isOwn = ([rank, file]: Coords) => board[rank]![file]![0] === colour;
  const own = SQUARES.filter(isOwn);
  const start = pickOne(random(1) === 0 ? own : SQUARES.filter((one) => !isOwn(one)), random);
  return [start, pickOne(isOwn(start) ? own : SQUARES, random)];
}

/** Of each kind of piece on the board as often as of the others, many of which are redums. */
function moveOfPiece(position: ExamPosition, random: Random): Move {
  const pieceOn = ([rank, file]: Coords) => position.board[rank]![file]!;
  const own = SQUARES.filter((square) => pieceOn(square)[0] === position.colour);
  const piece = pickOne([...new Set(own.map(pieceOn))], random);
  const start = pickOne(
    own.filter((square) => pieceOn(square) === piece),
    random,
  );
  return [start, finishFor(position, start, random)];
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

const callOf = ({ position: { board, colour }, moves }: MovesAsked) =>
  callsOf(TRACED, ...moves.map(([start, finish]) => [board, ...start, ...finish, colour]));

/** The calls that the exam's program makes for moves, in the order in which they begin, as rows. */
function callsIn(steps: readonly Step[]): Rows {
  return steps.flatMap(({ action: call, stack }, at) => {
    if (call.kind !== "call") return [];
    const [result] = steps
      .slice(at)
      .flatMap(({ action }) =>
        action.kind === "return" && action.name === call.name ? examValue(action.value) : [],
      );
    const given = Object.values(stack.at(-1)?.variables ?? {});
    const values = given.filter((value) => typeof value === "string");
    return [[call.name, values.join(", "), result ?? ""]];
  });
}

function taskOf({ position }: MovesAsked, calls: Rows): Task {
  const lines = calls.map(([name = "", ...others]) => [capital(name), ...others]);
  const asked = calls.flatMap(([name = "", values], at) =>
    name === TRACED ? [{ text: `${capital(TRACED)}(Board, ${values})`, at }] : [],
  );
  const { heading, given } = headedCalls(
    capital(TRACED),
    asked.map(({ text }) => text),
  );
  const drawn = board(drawnBoard(position));
  const { task, answer } = tableBeside(drawn, HEADINGS, lines, LINES);
  return {
    heading,
    brief: asked.map(({ at }) => inShort(lines, at)).join(", "),
    task: givenLines(given) + task,
    answer,
  };
}

/** What a call leads to: the piece whose subroutine is called next, and the result. */
function inShort(lines: Rows, at: number): string {
  const [, , result] = lines[at]!;
  const [name = ""] = lines[at + 1] ?? [];
  const [, piece = "none"] = /^Check(?!Move)(.*)MoveIsLegal$/.exec(name) ?? [];
  return `${piece} ${result}`;
}
