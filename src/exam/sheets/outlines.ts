/** What trace tables are about: calls and games of the exam's program. */
import { pickOne, type Random, shuffle } from "../../base/rng.ts";
import { capital, inWords } from "../../base/text.ts";
import { headedCalls } from "../../drawing/sheets/markup.ts";
import type { Rows } from "../../drawing/sheets/task.ts";
import { createBoard } from "../../skeleton/rules.ts";
import { isSameName } from "../canonical-form.ts";
import type { OwnNames } from "../known-versions.ts";
import { callsOf, runWith } from "../stepper/twin/program.ts";
import type { Recording } from "../stepper/twin/recorder/record.ts";
import { elementAt } from "../stepper/twin/recorder/values.ts";
import type { Step } from "../stepper/twin/step.ts";
import {
  type ExamMove,
  type ExamPosition,
  examStart,
  movesIn,
  NUMBERS,
  playMove,
  VACANT,
} from "./random-positions.ts";
import { type Traceable, traceRows } from "./trace-rows.ts";

/** A trace table, with names as in the exam: RankDifference, not rankDifference. */
export interface TraceTable {
  /** The subroutine that is traced, as the port names it. */
  readonly subroutine: Traceable;
  readonly heading: string;
  /** What is called or typed, a paragraph each. */
  readonly given: readonly string[];
  /** The position beforehand; absent if it does not matter. */
  readonly start?: ExamPosition;
  /** The values as they are written down; "" where a variable is not set. */
  readonly rows: Rows;
  readonly names: OwnNames | undefined;
}

/** A table whose rows are not known yet. */
interface Outline extends Omit<TraceTable, "rows" | "names"> {
  readonly run: Recording;
  /** None if a program does something else. */
  rowsOf(steps: readonly Step[], names?: OwnNames): Rows;
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
    rowsOf: (steps, names) => traceRows(steps, subroutine, names),
    run: callsOf(subroutine, ...calls.map(({ given }) => [start.board, ...given])),
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
    rowsOf(steps, names) {
      const rows = traceRows(steps, "initialiseBoard", names);
      const first = rows.findIndex(([rankNo]) => rankNo === rank);
      const next = rows.findIndex(([rankNo], at) => at > first && rankNo !== "");
      return first < 0 ? [] : rows.slice(first, next < 0 ? undefined : next);
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

/** Whether a program asks for a letter, then for squares in GetMove, first with this board. */
function asksAsExam(steps: readonly Step[], answers: number, { board }: ExamPosition): boolean {
  const asked = steps.filter(({ action }) => action.kind === "ask" && action.answer !== undefined);
  const places = asked.map(({ stack }) => isSameName(stack.at(-1)!.name, "getMove"));
  const variables = [
    asked[1]?.globals ?? {},
    ...(asked[1]?.stack ?? []).map((one) => one.variables),
  ];
  const isBoard = variables
    .flatMap(Object.values)
    .some((value) =>
      NUMBERS.every((rank) =>
        NUMBERS.every((file) => elementAt(value, [rank, file]) === `"${board[rank]![file]}"`),
      ),
    );
  return (
    isBoard && places.length === answers && places.every((inGetMove, at) => inGetMove === at > 0)
  );
}

/** A row for the beginning, for each legal move and for each pair of squares. */
function rowsOfMain(steps: readonly Step[], pairs: number, names?: OwnNames): Rows {
  // What is done before the loop is not traced; the port gives its variables first values there.
  const loop = steps.findIndex(
    ({ action, stack }) =>
      action.kind === "test" && action.time === 1 && isSameName(stack.at(-1)!.name, "main"),
  );
  const rows = traceRows(steps.slice(loop), "main", names);
  const legal = rows.filter((row) => row.at(-1) === "True").length;
  return rows.slice(0, 1 + legal + pairs);
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
    heading: "The main program, from the beginning of its outer loop",
    given: [
      `${answer} is the answer to the question about the sample game. Then these start and finish squares are typed: ${inWords(pairs.map((pair) => pair.join(" to ")))}.`,
    ],
    start,
    run: runWith([answer, ...pairs.flat()]),
    rowsOf: (steps, names) =>
      asksAsExam(steps, 1 + 2 * pairs.length, start) ? rowsOfMain(steps, pairs.length, names) : [],
  };
};

/** The tables in their order, the same on all sheets; of twelve, four are the gisgigir's, one in each direction. */
export const MAKERS: readonly (readonly [Traceable, MakeTable])[] = [
  ["checkRedumMoveIsLegal", redumTable],
  ["checkGisgigirMoveIsLegal", gisgigirTable],
  ["initialiseBoard", boardTable],
  ["makeMove", moveTable],
  ["checkGisgigirMoveIsLegal", gisgigirTable],
  ["main", mainTable],
];
