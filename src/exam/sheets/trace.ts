/** Trace tables of the exam's program: calls and games to trace, and what its steps write into the tables. */

import { ok } from "../../base/result.ts";
import { pickOne, type Random, seededRandom, shuffle } from "../../base/rng.ts";
import { capital, inWords } from "../../base/text.ts";
import { board, givenLines, headedCalls, tableBeside } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Rows, Task, TaskRequest } from "../../drawing/sheets/task.ts";
import { createBoard } from "../../skeleton/rules.ts";
import { followedSkeleton } from "../stepper/followed-skeleton.ts";
import { callsOf, type FollowedProgram, runWith } from "../stepper/twin/program.ts";
import type { Recording } from "../stepper/twin/recorder/record.ts";
import type { Step } from "../stepper/twin/step.ts";
import {
  drawnBoard,
  type ExamMove,
  type ExamPosition,
  examStart,
  movesIn,
  NUMBERS,
  playMove,
  VACANT,
} from "./random-positions.ts";
import { headingsOf, type Traceable, traceRows } from "./trace-rows.ts";

export const traceTasks: MakeTasks = async (request) => {
  const program = await followedSkeleton();
  if (!program.ok) return program;
  const tables = await traceTables(request, program.value);
  return ok({
    subject: "trace tables",
    instructions:
      "Write down each value that a variable is given, in its column. Begin a new row for every call, for every repetition of a loop, and wherever the column already holds a value. Put quotation marks around strings, also around two spaces. Write down the control variable of a loop once for each repetition. You may not need every row.",
    briefly:
      "The values in each column from top to bottom, with T for True, F for False, -- for two spaces and 1,4 for Board[1][4].",
    tasks: tables.map(taskOf),
    columns: { task: 1, answer: 1 },
    needs: tables.flatMap(({ subroutine }) => (subroutine === "main" ? WITH_MAIN : [subroutine])),
  });
};

/** The main program, and what it calls that sets its variables; the rules decide which moves are legal. */
const WITH_MAIN = ["main", "getMove", "checkIfGameWillBeWon"];

/** The rows of a blank table of the gisgigir's, so that their number gives nothing away. */
const MOST_ROWS = 7;

/** A value of the tables of a class: F for False, WM for "WM", -- for two spaces, 1,4 for Board[1][4]. */
const inShort = (value: string) =>
  value
    .replace(/^([TF])(?:rue|alse)$/, "$1")
    .replace(/^"(.*)"$/, "$1")
    .replace(/^ +$/, "--")
    .replace(/^.*\[(\d)\]\[(\d)\]$/, "$1,$2");

function taskOf({ subroutine, heading, given, start, rows }: TraceTable): Task {
  const length = subroutine === "checkGisgigirMoveIsLegal" ? MOST_ROWS : rows.length;
  const drawn = start ? board(drawnBoard(start)) : "";
  const headings = headingsOf(subroutine);
  const { task, answer } = tableBeside(drawn, headings, rows, length);
  return {
    heading,
    task: givenLines(given) + task,
    answer,
    brief: {
      title: subroutine === "main" ? "The main program" : capital(subroutine),
      columns: headings.map((name, at) => [
        name,
        rows.flatMap((row) => inShort(row[at]!) || []).join(" "),
      ]),
    },
  };
}

/** A trace table, with names as in the exam: RankDifference, not rankDifference. */
interface TraceTable {
  /** The subroutine that is traced, as the port names it. */
  readonly subroutine: Traceable;
  readonly heading: string;
  /** What is called or typed, a paragraph each. */
  readonly given: readonly string[];
  /** The position beforehand; absent if it does not matter. */
  readonly start?: ExamPosition;
  /** The values as they are written down; "" where a variable is not set. */
  readonly rows: Rows;
}

/** A table whose rows are not known yet. */
interface Outline extends Omit<TraceTable, "rows"> {
  /** What the exam's program does. */
  readonly run: Recording;
  rowsOf(steps: readonly Step[]): Rows;
}

/** What tables are made from; the number chooses between variants. */
interface Seeded {
  readonly random: Random;
  readonly number: number;
}

type MakeTable = (from: Seeded) => Outline;

const shuffleList = <T>(list: readonly T[], random: Random): T[] => shuffle(list, random(999_999));

/** A position with what must stand on some squares, and a few other pieces elsewhere. */
function positionWith(needed: Traced["pieces"], random: Random): ExamPosition {
  const pieces = new Map(needed);
  for (const piece of ["WS", "BS", "WN", "BE", "BM", "WE"]) {
    let square = "";
    while (square === "" || pieces.has(square)) square = `${1 + random(7)}${1 + random(7)}`;
    pieces.set(square, piece);
  }
  const board = createBoard();
  for (const [[rank, file], piece] of pieces) board[Number(rank)]![Number(file)] = piece;
  return { board, colour: "W" };
}

/** A call: pieces on squares by rank and file ("14", as in board[1][4]), and the arguments after the board. */
interface Traced {
  readonly pieces: Iterable<readonly [square: string, piece: string]>;
  readonly given: readonly unknown[];
}

/** A table of one or more calls, each from the same board. */
function tableOf({ random }: Seeded, subroutine: Traceable, calls: readonly Traced[]): Outline {
  const name = capital(subroutine);
  const needed = calls.flatMap(({ pieces }) => [...pieces]);
  const start = positionWith(needed, random);
  const texts = calls.map(
    ({ given }) => `${name}(Board, ${given.map((value) => JSON.stringify(value)).join(", ")})`,
  );
  return {
    subroutine,
    ...headedCalls(name, texts),
    start,
    run: callsOf(subroutine, ...calls.map(({ given }) => [start.board, ...given])),
    rowsOf: (steps) => traceRows(steps, subroutine),
  };
}

/** The bits of the number choose free or blocked, right or left (down or up), and file or rank. */
const gisgigirTable: MakeTable = (from) => {
  const { random, number } = from;
  const step = number & 2 ? -1 : 1;
  const length = 3 + random(3);
  const room = random(7 - length);
  const across = 1 + random(7);
  const path = Array.from({ length: length + 1 }, (_, far) => {
    const along = (step > 0 ? 1 + room : 8 - room) + step * far;
    return number & 4 ? `${along}${across}` : `${across}${along}`;
  });
  const [start, finish] = [path[0]!, path[length]!];
  const pieces = new Map(path.map((square) => [square, VACANT]));
  pieces.set(start, "WG").set(finish, pickOne([VACANT, "BM"], random));
  if (number & 1) pieces.set(pickOne(path.slice(1, -1), random), pickOne(["WN", "BE"], random));
  const given = [...start, ...finish].map(Number);
  return tableOf(from, "checkGisgigirMoveIsLegal", [{ pieces, given }]);
};

/** How far forward and aside a piece is moved, and which of the opponent's pieces stands there. */
type Way = readonly [ranks: number, files: 0 | 1, target: "N" | "E" | ""];

const LEGAL_FOR_REDUM: readonly Way[] = [
  [1, 0, ""],
  [1, 1, "E"],
];
const ILLEGAL_FOR_REDUM: readonly Way[] = [
  [1, 0, "N"],
  [1, 1, ""],
  [2, 0, ""],
  [-1, 0, ""],
  [0, 1, "N"],
];

/** A call whose squares are on two files: `number` 0 takes the first two. White's ranks are given. */
function callWith(random: Random, piece: string, rank: number, number: number, way: Way): Traced {
  const [ranks, files, target] = way;
  const [colour, other] = piece.startsWith("W") ? ["W", "B"] : ["B", "W"];
  const rankFor = (white: number) => (colour === "W" ? white : 9 - white);
  const file = 2 * number + 1 + random(1);
  const start = `${rankFor(rank)}${file}`;
  const finish = `${rankFor(rank - ranks)}${files === 0 ? file : 4 * number + 3 - file}`;
  const found = target === "" ? VACANT : other + target;
  const pieces = [[start, piece] as const, [finish, found] as const];
  return { pieces, given: [...[...start, ...finish].map(Number), colour] };
}

/** Two legal moves of redums and two others. */
const redumTable: MakeTable = (from) => {
  const { random } = from;
  const ways = [...LEGAL_FOR_REDUM, ...shuffleList(ILLEGAL_FOR_REDUM, random).slice(0, 2)];
  const pieces = shuffleList(["WR", "BR", "WR", "BR"], random);
  const moves = shuffleList(ways, random).map((way, number) =>
    callWith(random, pieces[number]!, 3 + random(3), number, way),
  );
  return tableOf(from, "checkRedumMoveIsLegal", moves);
};

/** A promotion, a redum that remains one, and an etlu that reaches the last rank. */
const moveTable: MakeTable = (from) => {
  const { random } = from;
  const [own, other] = shuffleList(["W", "B"], random);
  const promoted = callWith(random, `${own}R`, 2, 0, pickOne(LEGAL_FOR_REDUM, random));
  const stays = callWith(random, `${other}R`, 3 + random(3), 1, pickOne(LEGAL_FOR_REDUM, random));
  const etlu = callWith(random, `${own}E`, 3, 2, [2, 0, ""]);
  return tableOf(from, "makeMove", shuffleList([promoted, stays, etlu], random));
};

/** Rank 1 or rank 8 of the full game. */
const boardTable: MakeTable = ({ random, number }) => {
  const rank = number % 12 < 6 ? "1" : "8";
  const answer = pickOne(["N", "X", "F"], random);
  return {
    subroutine: "initialiseBoard",
    heading: `InitialiseBoard(Board, "${answer}"), rank ${rank}`,
    given: [`Trace the repetition of the outer loop in which RankNo is ${rank}.`],
    run: callsOf("initialiseBoard", [examStart("N").board, answer]),
    rowsOf(steps) {
      const rows = traceRows(steps, "initialiseBoard");
      const first = rows.findIndex(([rankNo]) => rankNo === rank);
      return rows.slice(first, first + 1 + NUMBERS.length);
    },
  };
};

/** A pair of squares of pieces that may move, and to which some may, that is not a legal move. */
function refusedPair(moves: readonly ExamMove[], random: Random): readonly string[] {
  const legal = new Set(moves.map(({ typed }) => typed.join()));
  const mixed = moves.flatMap((one) => moves.map((other) => [one.typed[0], other.typed[1]]));
  const refused = mixed.filter((typed) => !legal.has(typed.join()));
  return pickOne(refused, random);
}

/** One for the beginning, one for each of three moves, and one for each pair of squares. */
const ROWS_OF_MAIN = 8;

function rowsOfMain(steps: readonly Step[]): Rows {
  // The port gives its variables first values, which are not in the exam's program.
  const loop = steps.findIndex(
    ({ action }) =>
      action.kind === "test" && action.time === 1 && action.worked.text.startsWith("playAgain"),
  );
  return traceRows(steps.slice(loop), "main").slice(0, ROWS_OF_MAIN);
}

/** Three moves of the sample or the full game, and a pair of squares that is refused. */
const mainTable: MakeTable = ({ random }) => {
  const answer = random(2) > 0 ? "Y" : "N";
  const start = examStart(answer);
  const pairs: (readonly string[])[] = [];
  const refusedBefore = random(2);
  let position = start;
  for (let made = 0; made < 3; made += 1) {
    const moves = movesIn(position);
    if (made === refusedBefore) pairs.push(refusedPair(moves, random));
    const wins = made === 2 && moves.some((move) => move.wins);
    const fitting = moves.filter((one) => one.wins === wins);
    const move = pickOne(fitting, random);
    pairs.push(move.typed);
    position = playMove(position, move);
  }
  return {
    subroutine: "main",
    heading: "The main program over three moves, from the beginning of its outer loop",
    given: [
      `${answer} is the answer to the question about the sample game. Then these start and finish squares are typed: ${inWords(pairs.map((pair) => pair.join(" to ")))}.`,
    ],
    start,
    run: runWith([answer, ...pairs.flat()]),
    rowsOf: rowsOfMain,
  };
};

/**
 * The tables in their order, the same on all sheets. Of six two are the gisgigir's; of twelve, four in different
 * directions.
 */
const MAKERS = [redumTable, gisgigirTable, boardTable, moveTable, gisgigirTable, mainTable];

/** Tables with positions that the seed determines. */
async function traceTables(
  { count, seed }: TaskRequest,
  program: FollowedProgram,
): Promise<readonly TraceTable[]> {
  const random = seededRandom(seed);
  const first = random(11) * MAKERS.length;
  const drafts = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return MAKERS[number % MAKERS.length]!({ random, number });
  });
  const runs = await program.record(drafts.map(({ run }) => run));
  return drafts.map((draft, at) => ({ ...draft, rows: draft.rowsOf(runs[at]!) }));
}
