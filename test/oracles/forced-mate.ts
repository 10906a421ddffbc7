/**
 * Finds forced wins in Turkish shatranj and citadel chess by trying every move. It shares nothing
 * with the program.
 */
import {
  type ArrayBoard,
  addMoves,
  isDrawn,
  isInCheck,
  isKingExposed,
  keyOf,
  type MateGame,
  type Move,
  make,
  movesOf,
  moveText,
  readArrayBoard,
  unmake,
} from "./array-board.ts";

interface Solver {
  readonly board: ArrayBoard;
  /** The fewest moves known to win for the player to move, by position. */
  readonly won: Map<string, number>;
  /** The most moves known not to win. */
  readonly failed: Map<string, number>;
  /** The reply that last refuted an attack, for each number of moves left: it often does again. */
  readonly refutations: Map<number, Move>;
}

/** The most positions that each map of a solver remembers. */
const MOST_KNOWN = 200_000;

const solverOf = (game: MateGame, position: string): Solver => ({
  board: readArrayBoard(game, position),
  won: new Map(),
  failed: new Map(),
  refutations: new Map(),
});

/**
 * Returns the fewest moves in which the player to move can force a win, the last one included;
 * undefined if it takes more than `most`.
 */
export function forcedMate(game: MateGame, position: string, most: number): number | undefined {
  const solver = solverOf(game, position);
  for (let moves = 1; moves <= most; moves++) {
    if (wins(solver, moves)) return moves;
  }
  return undefined;
}

/** Returns every first move that forces a win within that number of moves, sorted. */
export function winningMoves(game: MateGame, position: string, moves: number): readonly string[] {
  const solver = solverOf(game, position);
  const { board } = solver;
  if (isDrawn(board)) return [];
  const good = movesOf(board).filter((move) =>
    isLegal(board, move, () => loses(solver, moves - 1)),
  );
  return good.map((move) => moveText(board, move)).sort();
}

/** Returns true if a move is legal and the position after it has a property. */
function isLegal(board: ArrayBoard, move: Move, property = () => true): boolean {
  make(board, move);
  const legal = !isKingExposed(board) && property();
  unmake(board);
  return legal;
}

/** Returns whether the player to move wins within a number of moves. */
function wins(solver: Solver, moves: number): boolean {
  const { board, won, failed } = solver;
  if (isDrawn(board)) return false;
  const key = keyOf(board);
  if (moves >= (won.get(key) ?? Number.POSITIVE_INFINITY)) return true;
  if (moves <= (failed.get(key) ?? 0)) return false;
  const wins =
    moves === 1
      ? winsAtOnce(board, solver.refutations)
      : checksFirst(board).some((move) => isLegal(board, move, () => loses(solver, moves - 1)));
  const known = wins ? won : failed;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, moves);
  return wins;
}

/** Returns the moves of the player to move; some may expose the king. */
function checksFirst(board: ArrayBoard): readonly Move[] {
  const moves = movesOf(board);
  const checks = new Set(
    moves.filter((move) => {
      make(board, move);
      const check = isInCheck(board);
      unmake(board);
      return check;
    }),
  );
  return [...checks, ...moves.filter((move) => !checks.has(move))];
}

function winsAtOnce(board: ArrayBoard, refutations: Map<number, Move>): boolean {
  return movesOf(board).some((move) => {
    make(board, move);
    // Nearly every move fails because there is a reply, so the mover's own king comes last.
    const wins = !isDrawn(board) && !hasReply(board, refutations) && !isKingExposed(board);
    unmake(board);
    return wins;
  });
}

/** Returns whether the player to move has a legal move; tries the piece that last had one first. */
function hasReply(board: ArrayBoard, refutations: Map<number, Move>): boolean {
  const last = (refutations.get(0) ?? 0) >> 8;
  if (replyFrom(board, last) !== undefined) return true;
  for (const square of board.rules.squares) {
    const reply = replyFrom(board, square);
    if (reply === undefined) continue;
    refutations.set(0, reply);
    return true;
  }
  return false;
}

function replyFrom(board: ArrayBoard, square: number): Move | undefined {
  const moves: Move[] = [];
  addMoves(board, square, moves);
  return moves.find((move) => isLegal(board, move));
}

/**
 * Returns whether the player to move, whatever the reply, loses within a number of the opponent's
 * moves.
 */
function loses(solver: Solver, moves: number): boolean {
  const { board, refutations } = solver;
  if (isDrawn(board)) return false;
  if (moves === 0) return !hasReply(board, refutations);
  const replies = movesOf(board);
  const last = replies.indexOf(refutations.get(moves) ?? 0);
  if (last > 0) replies.unshift(...replies.splice(last, 1));
  const refutation = replies.find((reply) => isLegal(board, reply, () => !wins(solver, moves)));
  if (refutation === undefined) return true;
  refutations.set(moves, refutation);
  return false;
}
