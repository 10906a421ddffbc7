/** The rows of trace tables as they follow from a few plain rules, beside those that recorded steps write. */

import { makeMove } from "../../../src/skeleton/rules.ts";
import type { Board } from "../../skeleton/boards.ts";
import {
  type Colour,
  EMPTY,
  isLegal,
  opponentOf,
  pieceOn,
  referenceOf,
  squareAt,
} from "../../skeleton/boards.ts";

type Rows = readonly (readonly string[])[];

/** A table as its task states it. */
interface Stated {
  readonly heading: string;
  /** What is called or typed. */
  readonly given: readonly string[];
  readonly board: Board;
}

/** Returns the arguments of a call after the board: (Board, 1, 4, 2, 4, "W"). */
const argumentsIn = (call: string): readonly (number | string)[] =>
  JSON.parse(call.replace(/^.*\(Board, ([^)]*)\).*$/, "[$1]"));

const quote = (text: string) => `"${text}"`;
const truth = (value: boolean) => (value ? "True" : "False");
const blank = (count: number) => new Array<string>(count).fill("");

/** Returns the rows of a table. Throws if no such table is known. */
export function plainRows({ heading, given, board }: Stated): Rows {
  const calls = (given.length > 0 ? given : [heading]).filter((text) => text.includes("(Board, "));
  if (heading.startsWith("CheckGisgigir")) return gisgigirRows(board, argumentsIn(heading));
  if (heading.startsWith("InitialiseBoard")) return rowsOfRank(heading.slice(-1));
  if (heading.startsWith("The main program")) return mainRows(board, given[0]!);
  const row = { "Calls of CheckRedumMoveIsLegal": redumRow, "Calls of MakeMove": moveRow }[heading];
  if (!row) throw new Error(`no rules for ${heading}`);
  return calls.map((call) => row(board, argumentsIn(call)));
}

/** The loop looks at each square between, also after an occupied one. */
function gisgigirRows(board: Board, given: readonly (number | string)[]): Rows {
  const [startRank = 0, startFile = 0, finishRank = 0, finishFile = 0] = given.map(Number);
  const [ranks, files] = [finishRank - startRank, finishFile - startFile];
  const looks = Array.from({ length: Math.abs(ranks + files) - 1 }, (_, index) => {
    const count = Math.sign(ranks + files) * (index + 1);
    const rank = startRank + (ranks === 0 ? 0 : count);
    const file = startFile + (ranks === 0 ? count : 0);
    const found = pieceOn(board, { rank, file });
    const result = found === EMPTY ? "" : "False";
    return ["", "", `${count}`, `Board[${rank}][${file}]`, quote(found), result];
  });
  return [[`${ranks}`, `${files}`, "", "", "", "False"], ["", "", "", "", "", "True"], ...looks];
}

/** The pieces of a rank of the full game: first the colour, then also the letter. */
function rowsOfRank(rank: string): Rows {
  const colour = rank === "1" ? "B" : "W";
  const squares = [..."GENMSNEG"].map((letter, index) => [
    "",
    `${index + 1}`,
    quote(colour),
    quote(colour + letter),
  ]);
  return [[rank, "", "", ""], ...squares];
}

/** Straight ahead onto an empty square, or diagonally ahead onto an opponent's piece. */
function redumRow(board: Board, given: readonly (number | string)[]): readonly string[] {
  const [startRank = 0, startFile = 0, finishRank = 0, finishFile = 0] = given.map(Number);
  const found = pieceOn(board, { rank: finishRank, file: finishFile });
  const ahead = given[4] === "W" ? startRank - 1 : startRank + 1;
  const files = Math.abs(finishFile - startFile);
  const fits = files === 0 ? found === EMPTY : files === 1 && found[0] === other(given[4]);
  const values = given.map((value) => JSON.stringify(value));
  return [...values, quote(found), truth(finishRank === ahead && fits)];
}

const other = (colour: unknown) => opponentOf(colour as Colour);

/** The start square is emptied; a redum that reaches its far rank becomes a marzaz pani. */
function moveRow(board: Board, given: readonly (number | string)[]): readonly string[] {
  const [rank = 0, file = 0, finishRank] = given.map(Number);
  const piece = pieceOn(board, { rank, file });
  const isPromoted = piece[1] === "R" && finishRank === (given[4] === "W" ? 1 : 8);
  const values = given.map((value) => JSON.stringify(value));
  return [...values, quote(EMPTY), quote(isPromoted ? `${given[4]}M` : piece)];
}

/** A row begins with each turn, and with each pair of squares. */
function mainRows(start: Board, sentence: string): Rows {
  const board = start.map((row) => [...row]);
  const rows = [[quote("W"), "False", ...blank(7)]];
  let turn: Colour = "W";
  let isNewTurn = true;
  for (const [, from = "", to = ""] of sentence.matchAll(/(\d\d) to (\d\d)/g)) {
    if (isNewTurn) rows.push([...blank(8), "False"]);
    const move = { start: squareAt(from), finish: squareAt(to) };
    const numbers = [move.start.rank, move.start.file, move.finish.rank, move.finish.file] as const;
    isNewTurn = isLegal(board, move, turn);
    const isWon = truth(pieceOn(board, move.finish)[1] === "S");
    const first: readonly string[] = isNewTurn ? [quote(opponentOf(turn)), isWon] : blank(2);
    const squares = [referenceOf(move.start), referenceOf(move.finish), ...numbers.map(String)];
    rows.push([...first, ...squares, truth(isNewTurn)]);
    if (!isNewTurn) continue;
    makeMove(board, ...numbers, turn);
    turn = opponentOf(turn);
  }
  return rows;
}
