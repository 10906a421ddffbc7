/**
 * Forced wins, by proof: every first move against every reply, so that the number of moves is
 * right. The search proper leaves out moves that seem pointless, which it must to look far ahead,
 * and so it may see a quiet win late, above all where a side is far ahead anyway.
 */
import type { Game } from "../../core/game.ts";
import { MATE_THRESHOLD, WIN } from "../search/scores.ts";
import { type GameSearchBoard, NO_SCORE } from "../search/search-board.ts";
import type { Clock, SearchInfo, SearchRequest } from "../types.ts";

/** A win that is proven is worth its line: only a stop cuts that short. */
const WITHOUT_LIMITS = {
  mostNodes: Number.MAX_SAFE_INTEGER,
  endsAt: Number.MAX_SAFE_INTEGER,
};

/** Looks for forced wins. */
export interface MateSearcher<Position, Move> {
  /**
   * The quickest forced win of the side to move in up to `most` of its own moves, with a line in
   * which the loser holds out as long as he can; the line is shorter where the search for it is
   * stopped. Undefined where there is none, where the limits of the request (nodes and time) are
   * reached before it is found, and where a position has too many moves to list.
   */
  findMate(
    request: SearchRequest<Position>,
    most: number,
    clock: Clock,
  ): SearchInfo<Move> | undefined;
}

interface MateSearch<Position, Move> {
  readonly board: GameSearchBoard<Position, Move>;
  readonly least: 1 | 2;
  readonly clock: Clock;
  readonly maxNodes: number;
  readonly deadline: number;
  nodes: number;
  stopped: boolean;
  /** For positions of the attacker: the fewest moves that win, and the most that do not. */
  readonly known: Map<number, Known>;
  /** The reply that last refuted an attack with so many moves left: it often does again. */
  readonly refutations: number[];
}

interface Known {
  readonly high: number;
  wins: number;
  move: number;
  fails: number;
}

/** Positions that are remembered at a time. */
const MOST_KNOWN = 300_000;

/**
 * A prover over the board of a game. `least` is the fewest moves that a win can take on it: 1
 * where a move can end the game, 2 where `make` lets nobody move so that he loses at once.
 */
export function mateSearcherOf<Position, Move>(
  game: Game<Position, Move>,
  board: GameSearchBoard<Position, Move>,
  least: 1 | 2,
): MateSearcher<Position, Move> {
  return {
    findMate(request, most, clock) {
      if (game.outcome(request.position)) return undefined;
      const started = clock.now();
      const attempt: MateSearch<Position, Move> = {
        board,
        least,
        clock,
        maxNodes: request.limits.nodes ?? Number.MAX_SAFE_INTEGER,
        deadline: started + (request.limits.milliseconds ?? Number.MAX_SAFE_INTEGER),
        nodes: 0,
        stopped: false,
        known: new Map(),
        refutations: [],
      };
      const moves = fewestMoves(attempt, request.position, most);
      if (moves === undefined) return undefined;
      return {
        depth: 2 * moves - 1,
        score: { kind: "win", plies: 2 * moves - 1 },
        nodes: attempt.nodes,
        milliseconds: clock.now() - started,
        pv: lineOf({ ...attempt, ...WITHOUT_LIMITS }, game, request.position, moves),
      };
    },
  };
}

/** The fewest moves in which the side to move wins by force; undefined beyond `most`. */
function fewestMoves<Position, Move>(
  attempt: MateSearch<Position, Move>,
  position: Position,
  most: number,
): number | undefined {
  const { board } = attempt;
  board.setPosition(position);
  if (board.instantWin() !== 0) return 1;
  for (let moves = 1; moves <= most; moves++) {
    const move = winningMove(attempt, moves);
    if (attempt.stopped) return undefined;
    if (move !== 0) return moves;
  }
  return undefined;
}

/** Counts a position and sees whether a limit is reached. */
function countNode(attempt: MateSearch<never, unknown>): boolean {
  const { board, clock, maxNodes, deadline } = attempt;
  attempt.nodes++;
  if (attempt.nodes >= maxNodes) attempt.stopped = true;
  else if (attempt.nodes % board.clockInterval === 0) {
    attempt.stopped = clock.stopped() || clock.now() >= deadline;
  }
  return attempt.stopped;
}

/** Gives the proof up where not all moves are known, which it tells: it would prove nothing. */
function giveUpIfIncomplete(attempt: MateSearch<never, unknown>): boolean {
  if (attempt.board.incomplete()) attempt.stopped = true;
  return attempt.stopped;
}

/** A move by which the side to move wins within a number of its moves; 0 where there is none. */
function winningMove<Position, Move>(attempt: MateSearch<Position, Move>, moves: number): number {
  const { board, least } = attempt;
  if (moves < least || countNode(attempt) || board.terminalScore() !== NO_SCORE) return 0;
  const known = knownOf(attempt);
  if (known.wins <= moves) return known.move;
  if (known.fails >= moves) return 0;
  const list: number[] = [];
  const count = board.generate(list, false);
  giveUpIfIncomplete(attempt);
  for (let index = 0; index < count && !attempt.stopped; index++) {
    const move = list[index]!;
    if (!board.make(move)) continue;
    const lost = isLost(attempt, moves - 1);
    board.unmake();
    if (!lost || attempt.stopped) continue;
    known.wins = moves;
    known.move = move;
    return move;
  }
  if (!attempt.stopped) known.fails = moves;
  return 0;
}

function knownOf({ board, known }: MateSearch<never, unknown>): Known {
  const { keyLow, keyHigh } = board;
  let here = known.get(keyLow);
  if (!here || here.high !== keyHigh) {
    if (known.size >= MOST_KNOWN) known.clear();
    here = { high: keyHigh, wins: Number.POSITIVE_INFINITY, move: 0, fails: 0 };
    known.set(keyLow, here);
  }
  return here;
}

/** Whether the side to move loses, whatever it plays, within a number of the opponent's moves. */
function isLost<Position, Move>(attempt: MateSearch<Position, Move>, moves: number): boolean {
  if (countNode(attempt)) return false;
  const { board, refutations } = attempt;
  const ended = board.terminalScore();
  if (ended !== NO_SCORE) return ended <= -MATE_THRESHOLD;
  const list: number[] = [];
  const count = board.generate(list, false);
  if (giveUpIfIncomplete(attempt)) return false;
  const first = list.indexOf(refutations[moves] ?? 0);
  if (first > 0 && first < count) [list[0], list[first]] = [list[first]!, list[0]!];
  let replies = 0;
  for (let index = 0; index < count; index++) {
    const reply = list[index]!;
    if (!board.make(reply)) continue;
    replies++;
    const wins = winningMove(attempt, moves) !== 0;
    board.unmake();
    if (wins) continue;
    refutations[moves] = reply;
    return false;
  }
  return replies > 0 || losesStuck(board.noMoveScore(), moves);
}

/** Whether a side that cannot make a move has lost, or will within so many moves. */
const losesStuck = (stuck: number, moves: number): boolean =>
  stuck <= -MATE_THRESHOLD && WIN + stuck <= 2 * moves;

/** The line of a proven win, the last move included, as far as there is time for it. */
function lineOf<Position, Move>(
  attempt: MateSearch<Position, Move>,
  game: Game<Position, Move>,
  start: Position,
  moves: number,
): readonly Move[] {
  const { board } = attempt;
  const line: Move[] = [];
  let position = start;
  const play = (move: Move) => {
    line.push(move);
    position = game.play(position, move);
    board.setPosition(position);
  };
  board.setPosition(position);
  for (let left = moves; left > 0; left--) {
    const known = knownOf(attempt);
    const proven = known.wins <= left ? known.move : 0;
    const move = board.instantWin() || proven || winningMove(attempt, left);
    if (move === 0) break;
    play(board.moveOf(move));
    const [first] = game.legalMoves(position);
    if (first === undefined) break;
    const reply = longestReply(attempt, left - 1);
    if (attempt.stopped) break;
    play(reply === 0 ? first : board.moveOf(reply));
  }
  return line;
}

/** The reply after which the win takes longest; 0 where `make` accepts none. */
function longestReply<Position, Move>(attempt: MateSearch<Position, Move>, moves: number): number {
  const { board } = attempt;
  const list: number[] = [];
  const count = board.generate(list, false);
  let best = 0;
  let longest = 0;
  for (let index = 0; index < count; index++) {
    if (!board.make(list[index]!)) continue;
    let needed = 1;
    while (needed < moves && !attempt.stopped && winningMove(attempt, needed) === 0) needed++;
    board.unmake();
    if (needed <= longest) continue;
    longest = needed;
    best = list[index]!;
  }
  return best;
}
