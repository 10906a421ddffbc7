/**
 * Retrograde analysis: computes the table of an ending from its ends backwards. A first pass judges
 * every position by the moves that leave the table (captures, promotions, first moves) and counts
 * those that stay in it. Then, from the shortest distance to the longest, each decided position
 * decides those from which a move leads to it: a move to a lost position wins, and a position loses
 * once all its moves lead to won ones. What is never decided is drawn.
 */
import { attackerOf, NEXT_ORIGINS } from "../../core/chesslike/attack-tables.ts";
import { type Kernel, outcome } from "../../core/chesslike/kernel.ts";
import { ALL_MOVES } from "../../core/chesslike/move-tables.ts";
import { addMoves } from "../../core/chesslike/movegen.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type Code,
  type Colour,
  colourOf,
  EMPTY,
  opponentOf,
  WHITE,
} from "../../core/chesslike/position.ts";
import {
  DRAWN,
  type EndgameTable,
  indexOf,
  isLost,
  isWon,
  LOST,
  makeTable,
  ROYAL_FALLS,
  type Value,
  WON_AT_ONCE,
} from "./table-format.ts";
import type { UnmoveTables } from "./unmove-tables.ts";

/** A table to which a capture or a change of a piece leads. */
interface Link {
  readonly table: EndgameTable;
  /** For each piece of that table, its index among the pieces before the move. */
  readonly from: readonly number[];
}

interface Tally {
  legal: number;
  /** The moves that stay in the table, or draw. */
  left: number;
  /** The quickest win by a move that leaves the table, as a value; 0 if there is none. */
  win: Value;
  /** The latest loss by such a move, as a value; 0 if there is none. */
  loss: Value;
}

interface Analysis {
  readonly kernel: Kernel;
  readonly unmoveTables: UnmoveTables;
  readonly tableOf: (codes: readonly Code[]) => EndgameTable;
  readonly table: EndgameTable;
  /** The number of moves of each position that have not been shown to lose. */
  readonly movesLeft: Uint8Array;
  /** The latest loss of each position by a move that leaves the table, as a value. */
  readonly latestLoss: Uint16Array;
  readonly links: Map<number, Link>;
  readonly board: Uint8Array;
  readonly squares: number[];
  /** The indexes of the two royal pieces among the pieces. */
  readonly royals: readonly [number, number];
  readonly moves: ChessMove[];
  readonly tally: Tally;
  /** The longest distance so far, as a value. */
  longest: Value;
}

type Visit = (analysis: Analysis, index: number, turn: Colour) => void;

// Local copies of imported constants, as in core/chesslike/movegen.ts.
const UNDECIDED = DRAWN;
const FALLS = ROYAL_FALLS;
const NOTHING = EMPTY;
const BLACKS = BLACK_BIT;
const ALL = ALL_MOVES;

/** `tableOf` returns the tables to which a capture, a promotion or a first move leads. */
export function analyseEnding(
  kernel: Kernel,
  unmoveTables: UnmoveTables,
  codes: readonly Code[],
  tableOf: (codes: readonly Code[]) => EndgameTable,
): EndgameTable {
  const table = makeTable(codes, kernel.rules.board.cells);
  const isRoyal = (code: Code, colour: Colour) =>
    colourOf(code) === colour && kernel.moveTables.kinds[code]?.piece.letter === kernel.rules.royal;
  const analysis: Analysis = {
    kernel,
    unmoveTables,
    tableOf,
    table,
    movesLeft: new Uint8Array(table.values.length),
    latestLoss: new Uint16Array(table.values.length),
    links: new Map(),
    board: new Uint8Array(kernel.rules.board.cells),
    squares: codes.map(() => 0),
    royals: [
      codes.findIndex((code) => isRoyal(code, WHITE)),
      codes.findIndex((code) => isRoyal(code, BLACK)),
    ],
    moves: [],
    tally: { legal: 0, left: 0, win: 0, loss: 0 },
    longest: LOST,
  };
  if (kernel.rules.check) forEachPosition(analysis, 0, markRoyalFalls);
  forEachPosition(analysis, 0, judge);
  for (let value = LOST; value <= analysis.longest; value++) spreadAll(analysis, value);
  return table;
}

/** Visits every position with the pieces from `piece` on anywhere and the others where they are. */
function forEachPosition(analysis: Analysis, piece: number, visit: Visit): void {
  const { kernel, table, board, squares } = analysis;
  if (piece === table.codes.length) {
    const index = indexOf(table, squares, WHITE);
    visit(analysis, index, WHITE);
    visit(analysis, index + BLACK, BLACK);
    return;
  }
  for (let square = 0; square < board.length; square++) {
    if (board[square] !== NOTHING || !kernel.rules.board.exists(square)) continue;
    board[square] = table.codes[piece]!;
    squares[piece] = square;
    forEachPosition(analysis, piece + 1, visit);
    board[square] = NOTHING;
  }
}

/** Marks a position if the side to move attacks the opponent's royal piece. */
function markRoyalFalls(analysis: Analysis, index: number, turn: Colour): void {
  const { kernel, table, board, squares, royals } = analysis;
  const target = squares[royals[turn === WHITE ? BLACK : WHITE]]!;
  if (attackerOf(kernel.attackTables, board, target, turn) >= 0) table.values[index] = ROYAL_FALLS;
}

/** Judges a position by its end, or by the moves that leave the table, and counts the others. */
function judge(analysis: Analysis, index: number, turn: Colour): void {
  if (analysis.table.values[index] === FALLS) return;
  const tally = analysis.tally;
  tally.legal = 0;
  tally.left = 0;
  tally.win = 0;
  tally.loss = 0;
  if (capturesRoyal(analysis, index, turn)) decide(analysis, index, WON_AT_ONCE);
  else if (tally.legal === 0) judgeEnd(analysis, index, turn);
  else if (tally.win > 0) decide(analysis, index, tally.win);
  else if (tally.left === 0) decide(analysis, index, tally.loss);
  analysis.movesLeft[index] = tally.left;
  analysis.latestLoss[index] = tally.loss;
}

/** Tallies the legal moves; true, without finishing, if one captures the opponent's royal piece. */
function capturesRoyal(analysis: Analysis, index: number, turn: Colour): boolean {
  const { table, squares, royals } = analysis;
  const target = squares[royals[turn === WHITE ? BLACK : WHITE]]!;
  const colour = turn === WHITE ? 0 : BLACKS;
  for (let piece = 0; piece < squares.length; piece++) {
    if ((table.codes[piece]! & BLACKS) !== colour) continue;
    if (tallyMoves(analysis, index, piece, target)) return true;
  }
  return false;
}

/** Does the work of `capturesRoyal` for a piece. */
function tallyMoves(analysis: Analysis, index: number, piece: number, target: number): boolean {
  const { kernel, table, board, squares, moves, tally } = analysis;
  const { moveTables } = kernel;
  const code = table.codes[piece]!;
  const start = squares[piece]!;
  const count = addMoves(moveTables, board, code, start, moves, 0, ALL);
  for (let at = 0; at < count; at++) {
    const finish = moves[at]! & 255;
    if (finish === target) return true;
    const arrived = moveTables.arrivals[code * board.length + finish]!;
    if (arrived === code && board[finish] === NOTHING) {
      // So far a value of this table says only whether the move is legal.
      const next = (index ^ 1) + (finish - start) * table.strides[piece]!;
      tallyMove(tally, table.values[next] === FALLS ? FALLS : UNDECIDED);
    } else {
      tallyMove(tally, valueAfter(analysis, piece, finish, arrived));
    }
  }
  return false;
}

/** Tallies a move to a position of a value. */
function tallyMove(tally: Tally, next: Value): void {
  if (next === FALLS) return;
  tally.legal++;
  if (next === UNDECIDED) tally.left++;
  else if (isWon(next)) tally.loss = Math.max(tally.loss, next + 1);
  else if (tally.win === 0 || next + 1 < tally.win) tally.win = next + 1;
}

function decide(analysis: Analysis, index: number, value: Value): void {
  analysis.table.values[index] = value;
  if (value > analysis.longest) analysis.longest = value;
}

function judgeEnd(analysis: Analysis, index: number, turn: Colour): void {
  const { kernel, board, squares, royals } = analysis;
  const [white, black] = royals;
  const position = { board, turn, royals: [squares[white]!, squares[black]!] as const };
  if (outcome(kernel, position)?.winner === opponentOf(turn)) decide(analysis, index, LOST);
}

/** The value after a move that leaves the table, for the opponent. */
function valueAfter(analysis: Analysis, piece: number, finish: number, arrived: Code): Value {
  const { squares, board } = analysis;
  const captured = board[finish] === NOTHING ? -1 : squares.indexOf(finish);
  const { table, from } = linkOf(analysis, piece, arrived, captured);
  let index: number = opponentOf(colourOf(analysis.table.codes[piece]!));
  for (let at = 0; at < from.length; at++) {
    const source = from[at]!;
    index += table.strides[at]! * (source === piece ? finish : squares[source]!);
  }
  return table.values[index]!;
}

/** The table in which a piece has become `arrived` and another has been captured, or -1. */
function linkOf(analysis: Analysis, piece: number, arrived: Code, captured: number): Link {
  const { links, table, tableOf } = analysis;
  const key = (piece * 2 * BLACK_BIT + arrived) * (table.codes.length + 1) + captured + 1;
  const known = links.get(key);
  if (known) return known;
  const codeOf = (index: number) => (index === piece ? arrived : table.codes[index]!);
  const from = table.codes
    .map((_, index) => index)
    .filter((index) => index !== captured)
    .sort((one, other) => codeOf(one) - codeOf(other));
  const link = { table: tableOf(from.map(codeOf)), from };
  links.set(key, link);
  return link;
}

/** Takes moves back from every position of a value. */
function spreadAll(analysis: Analysis, value: Value): void {
  const { values } = analysis.table;
  for (let index = values.indexOf(value); index >= 0; index = values.indexOf(value, index + 1)) {
    spread(analysis, index, value);
  }
}

/** Takes back the moves that lead to a position, and decides the positions before them. */
function spread(analysis: Analysis, index: number, value: Value): void {
  const { table, board, squares, unmoveTables } = analysis;
  const { codes, strides } = table;
  const { origins, starts } = unmoveTables;
  const mover = index % 2 === WHITE ? BLACK : WHITE;
  place(analysis, index);
  for (let piece = 0; piece < codes.length; piece++) {
    const code = codes[piece]!;
    if (colourOf(code) !== mover) continue;
    const finish = squares[piece]!;
    const first = code * board.length + finish;
    let at = starts[first]!;
    while (at < starts[first + 1]!) {
      const start = origins[at]! & 255;
      if (board[start] === NOTHING) {
        spreadTo(analysis, (index ^ 1) + (start - finish) * strides[piece]!, value);
        at++;
      } else {
        at = origins[at]! >> NEXT_ORIGINS;
      }
    }
  }
  for (const square of squares) board[square] = NOTHING;
}

/** Puts the pieces of a position on the board. */
function place({ table, board, squares }: Analysis, index: number): void {
  const { codes, strides } = table;
  let rest = index;
  for (let piece = 0; piece < codes.length; piece++) {
    const square = Math.floor(rest / strides[piece]!);
    rest -= square * strides[piece]!;
    squares[piece] = square;
    board[square] = codes[piece]!;
  }
}

/** Allows for a move from a position to one of a value. */
function spreadTo(analysis: Analysis, index: number, value: Value): void {
  const { table, movesLeft, latestLoss } = analysis;
  const known = table.values[index]!;
  if (isLost(value)) {
    // A win by a move that leaves the table may take longer.
    if (known === UNDECIDED || (isWon(known) && known > value + 1))
      decide(analysis, index, value + 1);
  } else if (known === UNDECIDED && --movesLeft[index]! === 0) {
    decide(analysis, index, Math.max(value + 1, latestLoss[index]!));
  }
}
