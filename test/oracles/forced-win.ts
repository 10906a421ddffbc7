/**
 * Forced captures of the sarrum, found by trying everything. It stands on the hand-written rules
 * of `sarrum.ts` alone and shares nothing with the program's search.
 */
import {
  type Board,
  boardAfter,
  engineText,
  landsOnOwnPiece,
  type Move,
  movesOf,
  type Player,
  PREDICATES,
  positionText,
  SQUARES,
  type Square,
} from "./sarrum.ts";

/** What a solver says where it has looked at as many boards as it may. */
export const UNKNOWN = "unknown";

interface Solver {
  /** Boards that may still be looked at. */
  left: number;
  /** Whether the player to move wins within so many moves, by that number and the position. */
  readonly known: Map<string, boolean>;
  /** The reply that last refuted an attack, for each number of moves left: it often does again. */
  readonly refutations: Map<number, string>;
}

const other = (player: Player): Player => (player === "W" ? "B" : "W");

/** For each piece and square, where it might go on some board: the predicates decide which. */
const REACH = new Map<string, readonly Square[]>();

function reachOf(piece: string, start: Square): readonly Square[] {
  const key = `${piece}${start.file}${start.rank}`;
  const known = REACH.get(key);
  if (known) return known;
  const [colour, letter = ""] = piece;
  const player: Player = colour === "W" ? "W" : "B";
  const empty: Board = SQUARES.map(() => "  ");
  const hostile: Board = SQUARES.map(() => `${other(player)}R`);
  const found = SQUARES.filter((finish) =>
    [empty, hostile].some((board) => PREDICATES[letter]?.(board, start, finish, player)),
  );
  REACH.set(key, found);
  return found;
}

/** The legal moves, as `movesOf` has them, without trying squares that a piece never reaches. */
export function quickMovesOf(board: Board, player: Player): Move[] {
  const moves: Move[] = [];
  for (const [index, piece] of board.entries()) {
    if (piece[0] !== player) continue;
    const start = SQUARES[index]!;
    const goes = PREDICATES[piece[1] ?? ""]!;
    for (const finish of reachOf(piece, start)) {
      if (!landsOnOwnPiece(board, finish, player) && goes(board, start, finish, player)) {
        moves.push({ start, finish });
      }
    }
  }
  return moves;
}

/** Whether a player can capture the opponent's sarrum at once. */
export function canWinAtOnce(board: Board, player: Player): boolean {
  const finish = SQUARES[board.indexOf(`${other(player)}S`)];
  if (!finish) return false;
  return board.some(
    (piece, index) =>
      piece[0] === player && PREDICATES[piece[1] ?? ""]!(board, SQUARES[index]!, finish, player),
  );
}

/**
 * The fewest moves of his own in which the player to move captures the opponent's sarrum whatever
 * is replied; undefined where he cannot within `most`; `UNKNOWN` where `budget` boards do not
 * suffice to say.
 */
export function forcedWin(
  board: Board,
  player: Player,
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

/** Every first move that still captures by force within that number of moves, sorted. */
export function winningMoves(board: Board, player: Player, moves: number): readonly string[] {
  const solver: Solver = {
    left: Number.MAX_SAFE_INTEGER,
    known: new Map(),
    refutations: new Map(),
  };
  const good = quickMovesOf(board, player).filter((move) => {
    const next = boardAfter(board, move);
    return !next.includes(`${other(player)}S`) || loses(solver, next, other(player), moves - 1);
  });
  return good.map((move) => engineText(board, move)).sort();
}

/** Whether the player to move, both sarrums on the board, captures within a number of moves. */
function wins(solver: Solver, board: Board, player: Player, moves: number): boolean {
  solver.left--;
  if (canWinAtOnce(board, player)) return true;
  if (moves === 1 || solver.left < 0) return false;
  const key = moves + positionText(board, player);
  const known = solver.known.get(key);
  if (known !== undefined) return known;
  const won = quickMovesOf(board, player).some((move) =>
    loses(solver, boardAfter(board, move), other(player), moves - 1),
  );
  if (solver.left >= 0) solver.known.set(key, won);
  return won;
}

/** Whether every reply of the player to move loses within a number of the opponent's moves. */
function loses(solver: Solver, board: Board, player: Player, moves: number): boolean {
  if (moves === 0 || canWinAtOnce(board, player)) return false;
  const replies = quickMovesOf(board, player);
  const last = solver.refutations.get(moves);
  const first = replies.findIndex((move) => engineText(board, move) === last);
  if (first > 0) replies.unshift(...replies.splice(first, 1));
  for (const reply of replies) {
    if (wins(solver, boardAfter(board, reply), other(player), moves)) continue;
    solver.refutations.set(moves, engineText(board, reply));
    return false;
  }
  return replies.length > 0;
}
