import { type Board, type Offset, ray } from "../board.ts";
import type { Movement } from "./betza.ts";
import type { ChesslikeRules, ChessPiece } from "./chesslike-rules.ts";
import {
  BLACK,
  BLACK_BIT,
  type ChessMove,
  type ChessPosition,
  CODES,
  type Code,
  type Colour,
  colourOf,
  EMPTY,
  WHITE,
} from "./position.ts";

/** A kind of piece: a row of the piece table, and whether its first move is still to come. */
interface PieceKind {
  readonly piece: ChessPiece;
  readonly fresh: boolean;
}

/** By code. */
export type Kinds = readonly (PieceKind | undefined)[];

/**
 * The move tables of a game, computed once from its data. For every code and square, `targets`
 * holds the squares of all rays one after another. Each entry packs a square (8 bits), whether the
 * piece may move there (`MOVES`), whether it may capture there (`CAPTURES`), and above bit 10 the
 * index of the next ray, to which the generator skips if the way is blocked.
 */
export type MoveTables = Readonly<ReturnType<typeof moveTablesOf>>;

/** To empty squares only. */
const MOVES = 256;
/** Captures only. */
export const CAPTURES = 512;
export const ALL_MOVES = MOVES | CAPTURES;
/** Above this bit an entry of `targets` holds the index of the next ray. */
export const NEXT_RAY = 10;

export function moveTablesOf(rules: ChesslikeRules, kinds: Kinds) {
  const { cells } = rules.board;
  const entries: number[] = [];
  // Whether some piece reaches a square in more than one way ("RD": by a slide and by a jump).
  let overlaps = false;
  // Index of the first entry of a code on a square, at `code * cells + square`.
  const starts = new Int32Array(CODES * cells + 1);
  // The code that a code becomes on arriving at a square, at the same index.
  const arrivals = new Uint8Array(CODES * cells);
  for (let code = 0; code < CODES; code += 1) {
    const movements = movementsOf(kinds[code]);
    for (let square = 0; square < cells; square += 1) {
      starts[code * cells + square] = entries.length;
      if (movements.length > 0 && rules.board.exists(square)) {
        addRays(entries, rules.board, movements, colourOf(code), square);
        const targets = entries.slice(starts[code * cells + square]).map((entry) => entry & 255);
        overlaps ||= new Set(targets).size < targets.length;
      }
    }
    fillArrivals(arrivals, rules, kinds, code);
  }
  starts[CODES * cells] = entries.length;
  return { kinds, targets: Int32Array.from(entries), starts, arrivals, overlaps };
}

export function kindsOf(pieces: readonly ChessPiece[]): Kinds {
  const kinds = new Array<PieceKind | undefined>(CODES).fill(undefined);
  let code = 1;
  const add = (kind: PieceKind) => {
    kinds[code] = kind;
    kinds[code | BLACK_BIT] = kind;
    code += 1;
  };
  for (const piece of pieces) {
    add({ piece, fresh: false });
    if (piece.movement.some((movement) => movement.initial)) add({ piece, fresh: true });
  }
  return kinds;
}

/** First-move-only movements are included only while the piece is unmoved. */
export function movementsOf(kind: PieceKind | undefined): readonly Movement[] {
  return kind?.piece.movement.filter(({ initial }) => kind.fresh || !initial) ?? [];
}

/** White plays up the board, Black down. */
export function stepOf({ right, forward }: Movement, colour: Colour): Offset {
  return colour === WHITE ? { columns: right, rows: -forward } : { columns: -right, rows: forward };
}

/** The squares that a movement reaches on an empty board, nearest first. */
export function squaresReached(board: Board, movement: Movement, colour: Colour, square: number) {
  const doubled = movement.doubleStepRows?.[colour] === Math.floor(square / board.width);
  return ray(board, square, stepOf(movement, colour), movement.most + (doubled ? 1 : 0));
}

function addRays(
  entries: number[],
  board: Board,
  movements: readonly Movement[],
  colour: Colour,
  square: number,
): void {
  for (const movement of movements) {
    const squares = squaresReached(board, movement, colour, square);
    const modes = (movement.moves ? MOVES : 0) | (movement.captures ? CAPTURES : 0);
    const next = entries.length + squares.length;
    for (const target of squares) entries.push(target | modes | (next << NEXT_RAY));
  }
}

/** On the promotion row a code becomes that of the promoted piece. */
function fillArrivals(
  arrivals: Uint8Array,
  { board, promotionRows }: ChesslikeRules,
  kinds: Kinds,
  code: Code,
): void {
  const piece = kinds[code]?.piece;
  if (!piece) return;
  const colour = colourOf(code);
  const first = code * board.cells;
  arrivals.fill(codeOf(kinds, piece.letter, colour), first, first + board.cells);
  if (!piece.promotesTo) return;
  // A promoted piece counts as unmoved if the game distinguishes first moves.
  const promoted =
    codeOf(kinds, piece.promotesTo, colour, true) || codeOf(kinds, piece.promotesTo, colour);
  const row = first + promotionRows[colour] * board.width;
  arrivals.fill(promoted, row, row + board.width);
}

/** `EMPTY` if the game has no piece with that letter. */
export function codeOf(kinds: Kinds, letter: string, colour: Colour, fresh = false): Code {
  const index = kinds.findIndex((kind) => kind?.piece.letter === letter && kind.fresh === fresh);
  return index < 0 ? EMPTY : index | (colour === BLACK ? BLACK_BIT : 0);
}

// Local copies of imported constants: an imported binding is looked up at every use, which made
// perft a third slower. For the same reason `addMoves` writes moves as `chessMove` would.
const NOTHING = EMPTY;
const BLACKS = BLACK_BIT;
const KINDS = BLACKS - 1;

/** The pseudo-legal moves of the side to move, by start square, then in table order. */
export function tableMoves(moveTables: MoveTables, { board, turn }: ChessPosition): ChessMove[] {
  const moves: ChessMove[] = [];
  addTableMoves(moveTables, board, turn, moves, ALL_MOVES);
  return moveTables.overlaps ? [...new Set(moves)] : moves;
}

/**
 * Writes the pseudo-legal moves of a side into a list from index 0, and returns their number: those
 * that leave the royal piece in danger are included. `wanted` is `ALL_MOVES` or `CAPTURES`.
 */
export function addTableMoves(
  moveTables: MoveTables,
  board: Uint8Array,
  turn: Colour,
  moves: ChessMove[],
  wanted: number,
): number {
  const colour = turn === BLACK ? BLACKS : 0;
  let count = 0;
  for (let square = 0; square < board.length; square += 1) {
    // One comparison tells the side's own pieces, 1 to 15 without their colour, from all else.
    const kind = board[square]! ^ colour;
    if ((kind - 1) >>> 0 < KINDS) {
      count = addMoves(moveTables, board, square, moves, count, wanted);
    }
  }
  return count;
}

/**
 * Writes the moves of the piece on `start` from index `count` on, and returns the new count. This is
 * the only place where moves are generated, and much of the time of perft.
 */
function addMoves(
  { targets, starts }: MoveTables,
  board: Uint8Array,
  start: number,
  moves: ChessMove[],
  count: number,
  wanted: number,
): number {
  const code = board[start]!;
  const index = code * board.length + start;
  const end = starts[index + 1]!;
  const quiet = wanted & MOVES;
  let next = count;
  let target = starts[index]!;
  while (target < end) {
    const entry = targets[target]!;
    const other = board[entry & 255]!;
    if (other === NOTHING) {
      if (entry & quiet) moves[next++] = (start << 8) | (entry & 255);
      target += 1;
    } else {
      if (entry & CAPTURES && (other ^ code) & BLACKS) {
        moves[next++] = (start << 8) | (entry & 255);
      }
      target = entry >> NEXT_RAY;
    }
  }
  return next;
}
