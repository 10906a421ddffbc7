/**
 * Finds forced wins in Turkish shatranj and citadel chess by trying every move. It shares nothing
 * with the program.
 */
import {
  type ArrayBoard,
  isDrawn,
  isInCheck,
  isKingExposed,
  keyOf,
  type Move,
  make,
  movesOf,
  moveText,
  readArrayBoard,
  type ShahGame,
  unmake,
} from "./array-board.ts";

interface Solver {
  readonly board: ArrayBoard;
  /** The fewest moves that are known to win for the player to move, by position. */
  readonly won: Map<string, number>;
  /** The most moves that are known not to win. */
  readonly failed: Map<string, number>;
  /** The reply that last refuted an attack, for each number of moves left: it often does again. */
  readonly refutations: Move[];
}

/** The most positions remembered at a time. */
const MOST_KNOWN = 200_000;

function solverOf(game: ShahGame, position: string): Solver {
  const board = readArrayBoard(game, position);
  return { board, won: new Map(), failed: new Map(), refutations: [] };
}

/**
 * Returns the fewest moves in which the player to move can force a win, the winning one included;
 * undefined if it takes more than `most`.
 */
export function forcedMate(game: ShahGame, position: string, most: number): number | undefined {
  const solver = solverOf(game, position);
  for (let moves = 1; moves <= most; moves++) if (wins(solver, moves)) return moves;
  return undefined;
}

/** Returns every first move that forces a win within that number of moves, sorted. */
export function winningMoves(game: ShahGame, position: string, moves: number): readonly string[] {
  const solver = solverOf(game, position);
  const { board } = solver;
  if (isDrawn(board)) return [];
  const good = movesOf(board).filter((move) =>
    leadsTo(board, move, () => loses(solver, moves - 1)),
  );
  return good.map((move) => moveText(board, move)).sort();
}

/** Returns whether a move is legal and something is true of the position after it. */
function leadsTo(board: ArrayBoard, move: Move, isTrue: () => boolean): boolean {
  make(board, move);
  const result = !isKingExposed(board) && isTrue();
  unmake(board);
  return result;
}

/** Returns whether the player to move wins within a number of moves. */
function wins(solver: Solver, moves: number): boolean {
  const { board, won, failed } = solver;
  if (isDrawn(board)) return false;
  const key = keyOf(board);
  if (moves >= (won.get(key) ?? Number.POSITIVE_INFINITY)) return true;
  if (moves <= (failed.get(key) ?? 0)) return false;
  const found = attacksOf(board, moves).some((move) =>
    leadsTo(board, move, () => loses(solver, moves - 1)),
  );
  const known = found ? won : failed;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, moves);
  return found;
}

/** Returns the moves of the player to move; those that give check first, unless it is the last move. */
function attacksOf(board: ArrayBoard, moves: number): readonly Move[] {
  const all = movesOf(board);
  if (moves === 1) return all;
  const checks = all.filter((move) => leadsTo(board, move, () => isInCheck(board)));
  return [...checks, ...all.filter((move) => !checks.includes(move))];
}

/** Returns whether the player to move, whatever the reply, loses within a number of the opponent's moves. */
function loses(solver: Solver, moves: number): boolean {
  const { board, refutations } = solver;
  if (isDrawn(board)) return false;
  const replies = movesOf(board);
  const last = replies.indexOf(refutations[moves] ?? 0);
  if (last > 0) replies.unshift(...replies.splice(last, 1));
  const refutation = replies.find((reply) =>
    leadsTo(board, reply, () => moves === 0 || !wins(solver, moves)),
  );
  if (refutation === undefined) return true;
  refutations[moves] = refutation;
  return false;
}
