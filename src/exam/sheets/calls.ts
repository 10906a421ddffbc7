import { ok } from "../../base/result.ts";
import { pickOne, type Random, seededRandom } from "../../base/rng.ts";
import { capital } from "../../base/text.ts";
import { board, givenLines, headedCalls, tableBeside } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Rows, Task } from "../../drawing/sheets/task.ts";
import { checkMoveIsLegal } from "../../skeleton/rules.ts";
import { type Faults, type OwnNames, portName, withOwnNames } from "../known-versions.ts";
import type { FollowedOwn } from "../own-program.ts";
import { PIECES } from "../paper.ts";
import { callsOf } from "../stepper/twin/program.ts";
import type { Step } from "../stepper/twin/step.ts";
import { recordTasks } from "./answers.ts";
import type { QuestionRequest } from "./questions.ts";
import { drawnBoard, type ExamPosition, randomPosition, SQUARES } from "./random-positions.ts";
import { examValue } from "./trace-rows.ts";

/** The subroutine whose calls are traced, as the port names it. */
const TRACED = "checkMoveIsLegal";
/** The lines of every blank table, if no answer has more, so that their number gives nothing away. */
const LINES = 5;
const INSTRUCTIONS =
  "Trace the calls of CheckMoveIsLegal: write a line for each call of a subroutine, in the order in which the calls begin. Leave out the argument Board. You may not need every line.";
const BRIEFLY =
  "For each call of CheckMoveIsLegal, the piece whose subroutine it calls, if it calls one, and the result.";
const HEADINGS = ["Subroutine", "Arguments", "Result"];

export const callTasks: MakeTasks<QuestionRequest> = async ({ count, seed, own }) => {
  const recorded = await recordTasks(own, faultsOf(own), (faults) => {
    const random = seededRandom(seed);
    const letters = [...CHECKS].flatMap(([letter, name]) => (faults.has(name) ? [] : letter));
    const isPossible = letters.length > 0 && !faults.has(TRACED);
    return Array.from({ length: isPossible ? count : 0 }, () => {
      const question = questionFrom(random, letters);
      const taskFrom = (steps: readonly Step[]) => ok({ question, calls: callsIn(steps) });
      return { blamed: lastCheckIn, run: callOf(question), taskFrom };
    });
  });
  if (!recorded.ok) return recorded;
  const { tasks: traced, notes } = recorded.value;
  const names = own?.compared.names(TRACED);
  const length = Math.max(LINES, ...traced.map(({ calls }) => calls.length));
  return ok({
    subject: "calls of subroutines",
    instructions: withOwnNames(INSTRUCTIONS, names),
    briefly: withOwnNames(BRIEFLY, names),
    tasks: traced.map(({ question, calls }) => taskOf(question, calls, { names, length })),
    columns: { task: 1, answer: 2 },
    needs: traced.flatMap(({ calls }) => calls.map(([name = ""]) => portName(name))),
    notes,
  });
};

type Coords = (typeof SQUARES)[number];

type TracedMove = readonly [start: Coords, finish: Coords];

const CHECKS = new Map(
  PIECES.map((piece) => {
    const name = piece.split(" ").map(capital).join("");
    return [name[0]!, `check${name}MoveIsLegal`];
  }),
);

function lastCheckIn(steps: readonly Step[]): string {
  const called = steps.map(({ action }) => (action.kind === "call" ? portName(action.name) : ""));
  const checks = [...CHECKS.values()];
  return called.findLast((name) => checks.includes(name)) ?? TRACED;
}

/** Why nothing can be asked about subroutines of a class's program; if it is followed, none of a piece is needed. */
function faultsOf(own: FollowedOwn | undefined): Faults {
  const faults = [...(own?.compared.faults ?? [])];
  const needed = own?.program ? [] : [TRACED, ...CHECKS.values()];
  return new Map(faults.filter(([name]) => needed.includes(name)));
}

/** One or two moves, legal or not, in the same random position. */
interface MovesAsked {
  readonly position: ExamPosition;
  readonly moves: readonly TracedMove[];
}

/** Moves for which one to four subroutines are called. */
function questionFrom(random: Random, letters: readonly string[]): MovesAsked {
  const position = randomPosition(random);
  const asked = SQUARES.filter(([rank, file]) => {
    const [colour, letter = ""] = position.board[rank]![file]!;
    return colour === position.colour && letters.includes(letter);
  });
  if (asked.length === 0) return questionFrom(random, letters);
  const calls = 1 + random(3);
  const moveOfPiece = () => moveFrom(asked, position, random);
  const move = moveOfPiece();
  if (calls === 2) return { position, moves: [move] };
  const other = calls === 4 ? moveOfPiece() : refusedAtOnce(position, random);
  const both = random(1) === 0 ? [move, other] : [other, move];
  return { position, moves: calls === 1 ? [other] : both };
}

/** A move that is refused before the subroutine of a piece is called: not of one of the side's pieces, or onto one. */
function refusedAtOnce({ board, colour }: ExamPosition, random: Random): TracedMove {
  const isOwn = ([rank, file]: Coords) => board[rank]![file]![0] === colour;
  const own = SQUARES.filter(isOwn);
  const start = pickOne(random(1) === 0 ? own : SQUARES.filter((one) => !isOwn(one)), random);
  return [start, pickOne(isOwn(start) ? own : SQUARES, random)];
}

/** Of each kind of piece on the board as often as of the others, many of which are redums. */
function moveFrom(squares: readonly Coords[], position: ExamPosition, random: Random): TracedMove {
  const pieceOn = ([rank, file]: Coords) => position.board[rank]![file]!;
  const piece = pickOne([...new Set(squares.map(pieceOn))], random);
  const start = pickOne(
    squares.filter((square) => pieceOn(square) === piece),
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

function taskOf(
  { position }: MovesAsked,
  calls: Rows,
  { names, length }: { readonly names: OwnNames | undefined; readonly length: number },
): Task {
  const spelt = (name: string) =>
    names?.get(capital(portName(name))) ?? (names ? name : capital(name));
  const lines = calls.map(([name = "", ...others]) => [spelt(name), ...others]);
  const asked = calls.flatMap(([name = "", values], at) =>
    portName(name) === TRACED
      ? [{ text: `${spelt(TRACED)}(${withOwnNames("Board", names)}, ${values})`, at }]
      : [],
  );
  const { heading, given } = headedCalls(
    spelt(TRACED),
    asked.map(({ text }) => text),
  );
  const { task, answer } = tableBeside(board(drawnBoard(position)), HEADINGS, lines, length);
  return {
    heading,
    brief: asked.map(({ at }) => inShort(lines, at)).join(", "),
    task: givenLines(given) + task,
    answer,
  };
}

/** What a call leads to: the piece whose subroutine is called before another such call, and the result. */
function inShort(calls: Rows, at: number): string {
  const later = calls.slice(at + 1).map(([name = ""]) => portName(name));
  const check = later.find((name) => name === TRACED || [...CHECKS.values()].includes(name));
  const [, piece = "none"] = /^check(?!Move)(.*)MoveIsLegal$/.exec(check ?? "") ?? [];
  return `${piece} ${calls[at]![2]}`;
}
