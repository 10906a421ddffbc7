/**
 * Finds forced captures of the sarrum by trying every move. It uses the rules of `src/skeleton`
 * alone and shares nothing with the full program's search.
 */
import {
  type Board,
  boardAfter,
  boardOf,
  type Colour,
  engineText,
  isLegal,
  type Move,
  movesOf,
  opponentOf,
  pieceOn,
  positionText,
  SQUARES,
  type Square,
  wins as winsAtOnce,
} from "../skeleton/boards.ts";

/** The result of a solver that has reached its limit of boards. */
export const UNKNOWN = "unknown";

interface Solver {
  /** The number of boards that may still be examined. */
  left: number;
  /** Whether the player to move wins within a number of moves, by that number and the position. */
  readonly known: Map<string, boolean>;
  /** The reply that last refuted an attack, for each number of moves left: it often does again. */
  readonly refutations: Map<number, string>;
}

/**
 * The squares that each piece might reach from each square on some board; the rules decide which.
 */
const REACH = new Map<string, readonly Square[]>();

/**
 * Returns the squares that a piece reaches on an empty board, or on one full of the opponent's
 * redums.
 */
function reachOf(piece: string, start: Square, player: Colour): readonly Square[] {
  const key = `${piece}${start.file}${start.rank}`;
  const known = REACH.get(key);
  if (known) return known;
  const boards = ["  ", `${opponentOf(player)}R`].map((other) =>
    boardOf(SQUARES.map((square) => (square === start ? piece : other))),
  );
  const found = SQUARES.filter((finish) =>
    boards.some((board) => isLegal(board, { start, finish }, player)),
  );
  REACH.set(key, found);
  return found;
}

/** Returns the legal moves as `movesOf` does, without trying squares that a piece never reaches. */
export function quickMovesOf(board: Board, player: Colour): Move[] {
  const moves: Move[] = [];
  for (const start of SQUARES) {
    const piece = pieceOn(board, start);
    if (piece[0] !== player) continue;
    for (const finish of reachOf(piece, start, player)) {
      if (isLegal(board, { start, finish }, player)) moves.push({ start, finish });
    }
  }
  return moves;
}

/** Returns true if a player can capture the opponent's sarrum at once. */
export function canWinAtOnce(board: Board, player: Colour): boolean {
  const sarrum = `${opponentOf(player)}S`;
  const finish = SQUARES.find((square) => pieceOn(board, square) === sarrum);
  if (!finish) return false;
  return SQUARES.some(
    (start) => pieceOn(board, start)[0] === player && isLegal(board, { start, finish }, player),
  );
}

/**
 * Returns the fewest moves in which the player to move can force the capture of the opponent's
 * sarrum; undefined if it takes more than `most`; `UNKNOWN` if `budget` boards do not suffice to
 * decide.
 */
export function forcedWin(
  board: Board,
  player: Colour,
  most: number,
  budget: number,
): number | undefined | typeof UNKNOWN {
  if (movesOf(board, player).length === 0) return undefined;
  const solver: Solver = { left: budget, known: new Map(), refutations: new Map() };
  for (let moves = 1; moves <= most; moves++) {
    const won = wins(solver, board, player, moves);
    if (solver.left < 0) return UNKNOWN;
    if (won) return moves;
  }
  return undefined;
}

/** Returns every first move that forces the capture within that number of moves, sorted. */
export function winningMoves(board: Board, player: Colour, moves: number): readonly string[] {
  const solver: Solver = {
    left: Number.MAX_SAFE_INTEGER,
    known: new Map(),
    refutations: new Map(),
  };
  const good = quickMovesOf(board, player).filter((move) => {
    const next = boardAfter(board, move, player);
    return winsAtOnce(board, move.finish) || loses(solver, next, opponentOf(player), moves - 1);
  });
  return good.map((move) => engineText(board, move)).sort();
}

/**
 * Returns whether the player to move, with both sarrums on the board, wins within a number of
 * moves.
 */
function wins(solver: Solver, board: Board, player: Colour, moves: number): boolean {
  solver.left--;
  if (canWinAtOnce(board, player)) return true;
  if (moves === 1 || solver.left < 0) return false;
  const key = moves + positionText(board, player);
  const known = solver.known.get(key);
  if (known !== undefined) return known;
  const won = quickMovesOf(board, player).some((move) =>
    loses(solver, boardAfter(board, move, player), opponentOf(player), moves - 1),
  );
  if (solver.left >= 0) solver.known.set(key, won);
  return won;
}

/**
 * Returns whether every reply of the player to move loses within a number of the opponent's moves.
 */
function loses(solver: Solver, board: Board, player: Colour, moves: number): boolean {
  if (moves === 0 || canWinAtOnce(board, player)) return false;
  const replies = quickMovesOf(board, player);
  const last = solver.refutations.get(moves);
  const first = replies.findIndex((move) => engineText(board, move) === last);
  if (first > 0) replies.unshift(...replies.splice(first, 1));
  for (const reply of replies) {
    if (wins(solver, boardAfter(board, reply, player), opponentOf(player), moves)) continue;
    solver.refutations.set(moves, engineText(board, reply));
    return false;
  }
  return replies.length > 0;
}
