import type { Outcome } from "../rules.ts";
import { type AttackTables, attackerOf, attackTablesOf } from "./attack-tables.ts";
import type { ChesslikeRules } from "./chesslike-rules.ts";
import { kindsOf, type MoveTables, moveTablesOf, tableMoves } from "./move-tables.ts";
import {
  BLACK,
  CHESS_SIDES,
  type ChessMove,
  type ChessPosition,
  type Colour,
  colourOf,
  EMPTY,
  fromSquare,
  opponentOf,
  type Royals,
  toSquare,
  WHITE,
} from "./position.ts";

export type Kernel = ReturnType<typeof kernelOf>;

/** The large tables are computed on first use: the first prompt does not need them. */
export function kernelOf(rules: ChesslikeRules) {
  const kinds = kindsOf(rules.pieces);
  let moveTables: MoveTables | undefined;
  let attackTables: AttackTables | undefined;
  return {
    rules,
    kinds,
    get moveTables(): MoveTables {
      moveTables ??= moveTablesOf(rules, kinds);
      return moveTables;
    },
    get attackTables(): AttackTables {
      attackTables ??= attackTablesOf(rules, kinds);
      return attackTables;
    },
    atOnce: rules.endings.filter(({ when }) => when === "at once"),
  };
}

/** Promotes a piece that arrives on its promotion row. */
export function play(kernel: Kernel, position: ChessPosition, move: ChessMove): ChessPosition {
  const start = fromSquare(move);
  const finish = toSquare(move);
  const board = new Uint8Array(position.board);
  board[finish] = kernel.moveTables.arrivals[board[start]! * board.length + finish]!;
  board[start] = EMPTY;
  return {
    board,
    turn: opponentOf(position.turn),
    royals: royalsAfter(position.royals, start, finish),
  };
}

function royalsAfter(royals: Royals, start: number, finish: number): Royals {
  const white = royals[WHITE];
  const black = royals[BLACK];
  if (start !== white && start !== black && finish !== white && finish !== black) return royals;
  return [royalAfter(white, start, finish), royalAfter(black, start, finish)];
}

function royalAfter(square: number, start: number, finish: number): number {
  if (square === start) return finish;
  return square === finish ? -1 : square;
}

/** Every legal move; none if and only if the game is over. */
export function legalMoves(kernel: Kernel, position: ChessPosition): ChessMove[] {
  if (endedAtOnce(kernel, position)) return [];
  const moves = tableMoves(kernel.moveTables, position);
  return kernel.rules.check ? moves.filter(safetyTest(kernel, position)) : moves;
}

function hasLegalMove(kernel: Kernel, position: ChessPosition): boolean {
  const moves = tableMoves(kernel.moveTables, position);
  return kernel.rules.check ? moves.some(safetyTest(kernel, position)) : moves.length > 0;
}

/** Allows the capture of the opponent's royal piece, which ends the game whatever it leaves attacked. */
function safetyTest({ attackTables }: Kernel, { board, royals, turn }: ChessPosition) {
  const tried = new Uint8Array(board);
  const opponent = opponentOf(turn);
  return (move: ChessMove): boolean => {
    const start = fromSquare(move);
    const finish = toSquare(move);
    if (finish === royals[opponent]) return true;
    tried[finish] = board[start]!;
    tried[start] = EMPTY;
    const royal = start === royals[turn] ? finish : royals[turn];
    const safe = attackerOf(attackTables, tried, royal, opponent) < 0;
    tried[start] = board[start]!;
    tried[finish] = board[finish]!;
    return safe;
  };
}

/** The square of a piece that attacks the royal piece of `colour`; -1 if it is safe. */
export function checkingSquare(kernel: Kernel, position: ChessPosition, colour: Colour): number {
  const { board, royals } = position;
  return attackerOf(kernel.attackTables, board, royals[colour], opponentOf(colour));
}

/** The outcome by a rule that is tested in every position; undefined if none applies. */
export function endedAtOnce({ atOnce }: Kernel, position: ChessPosition): Outcome | undefined {
  for (const { judge } of atOnce) {
    const found = judge(position);
    if (found) return found;
  }
  return undefined;
}

/** Undefined while the game continues. */
export function outcome(kernel: Kernel, position: ChessPosition): Outcome | undefined {
  const ended = endedAtOnce(kernel, position);
  if (ended || hasLegalMove(kernel, position)) return ended;
  const inCheck = kernel.rules.check && checkingSquare(kernel, position, position.turn) >= 0;
  const last = inCheck ? "checkmate" : "stalemate";
  for (const { when, judge } of kernel.rules.endings) {
    const found = when === "no move" || when === last ? judge(position) : undefined;
    if (found) return found;
  }
  throw new Error(`${kernel.rules.id} does not say what happens without a legal move`);
}

/** Names the piece on a square: "White's redum". */
export function pieceOn({ kinds }: Kernel, board: Uint8Array, square: number): string {
  const code = board[square] ?? EMPTY;
  return `${CHESS_SIDES[colourOf(code)].name}'s ${kinds[code]!.piece.name}`;
}
