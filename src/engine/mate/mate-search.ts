/**
 * Forced wins, by proof: every first move against every reply, so that the number of moves is
 * right. The search proper leaves out moves that seem pointless, which it must to look far ahead,
 * and so it may see a quiet win late, above all where a side is far ahead anyway.
 */
import type { Game } from "../../core/game.ts";
import { WIN, WON } from "../search/scores.ts";
import { type Arena, GOING_ON } from "../search/search-board.ts";
import type { Clock, Finding, Task } from "../types.ts";

/** A win that is proven is worth its line: only a stop cuts that short. */
const WITHOUT_LIMITS = {
  mostNodes: Number.MAX_SAFE_INTEGER,
  endsAt: Number.MAX_SAFE_INTEGER,
};

/** Looks for forced wins. */
export interface Prover<Position, Move> {
  /**
   * The quickest forced win of the side to move in up to `most` of its own moves, with a line in
   * which the loser holds out as long as he can; the line is shorter where the search for it is
   * stopped. Undefined where there is none, where the limits of the task (nodes and time) are
   * reached before it is found, and where a position has too many moves to list.
   */
  prove(task: Task<Position>, most: number, clock: Clock): Finding<Move> | undefined;
}

interface Attempt<Position, Move> {
  readonly arena: Arena<Position, Move>;
  readonly least: 1 | 2;
  readonly clock: Clock;
  readonly mostNodes: number;
  readonly endsAt: number;
  nodes: number;
  over: boolean;
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
 * A prover over the arena of a game. `least` is the fewest moves that a win can take on it: 1
 * where a move can end the game, 2 where `make` lets nobody move so that he loses at once.
 */
export function proverOf<Position, Move>(
  game: Game<Position, Move>,
  arena: Arena<Position, Move>,
  least: 1 | 2,
): Prover<Position, Move> {
  return {
    prove(task, most, clock) {
      if (game.outcome(task.position)) return undefined;
      const started = clock.now();
      const attempt: Attempt<Position, Move> = {
        arena,
        least,
        clock,
        mostNodes: task.limits.nodes ?? Number.MAX_SAFE_INTEGER,
        endsAt: started + (task.limits.milliseconds ?? Number.MAX_SAFE_INTEGER),
        nodes: 0,
        over: false,
        known: new Map(),
        refutations: [],
      };
      const moves = fewestMoves(attempt, task.position, most);
      if (moves === undefined) return undefined;
      return {
        depth: 2 * moves - 1,
        score: { kind: "win", plies: 2 * moves - 1 },
        nodes: attempt.nodes,
        milliseconds: clock.now() - started,
        line: lineOf({ ...attempt, ...WITHOUT_LIMITS }, game, task.position, moves),
      };
    },
  };
}

/** The fewest moves in which the side to move wins by force; undefined beyond `most`. */
function fewestMoves<Position, Move>(
  attempt: Attempt<Position, Move>,
  position: Position,
  most: number,
): number | undefined {
  const { arena } = attempt;
  arena.place(position);
  if (arena.instantWin() !== 0) return 1;
  for (let moves = 1; moves <= most; moves++) {
    const move = winningMove(attempt, moves);
    if (attempt.over) return undefined;
    if (move !== 0) return moves;
  }
  return undefined;
}

/** Counts a position and sees whether a limit is reached. */
function enter(attempt: Attempt<never, unknown>): boolean {
  const { arena, clock, mostNodes, endsAt } = attempt;
  attempt.nodes++;
  if (attempt.nodes >= mostNodes) attempt.over = true;
  else if (attempt.nodes % arena.stride === 0) {
    attempt.over = clock.stopped() || clock.now() >= endsAt;
  }
  return attempt.over;
}

/** Gives the proof up where not all moves are known, which it tells: it would prove nothing. */
function doubt(attempt: Attempt<never, unknown>): boolean {
  if (attempt.arena.incomplete()) attempt.over = true;
  return attempt.over;
}

/** A move by which the side to move wins within a number of its moves; 0 where there is none. */
function winningMove<Position, Move>(attempt: Attempt<Position, Move>, moves: number): number {
  const { arena, least } = attempt;
  if (moves < least || enter(attempt) || arena.ended() !== GOING_ON) return 0;
  const known = knownOf(attempt);
  if (known.wins <= moves) return known.move;
  if (known.fails >= moves) return 0;
  const list: number[] = [];
  const count = arena.generate(list, false);
  doubt(attempt);
  for (let index = 0; index < count && !attempt.over; index++) {
    const move = list[index]!;
    if (!arena.make(move)) continue;
    const lost = isLost(attempt, moves - 1);
    arena.unmake();
    if (!lost || attempt.over) continue;
    known.wins = moves;
    known.move = move;
    return move;
  }
  if (!attempt.over) known.fails = moves;
  return 0;
}

function knownOf({ arena, known }: Attempt<never, unknown>): Known {
  const { low, high } = arena;
  let here = known.get(low);
  if (!here || here.high !== high) {
    if (known.size >= MOST_KNOWN) known.clear();
    here = { high, wins: Number.POSITIVE_INFINITY, move: 0, fails: 0 };
    known.set(low, here);
  }
  return here;
}

/** Whether the side to move loses, whatever it plays, within a number of the opponent's moves. */
function isLost<Position, Move>(attempt: Attempt<Position, Move>, moves: number): boolean {
  if (enter(attempt)) return false;
  const { arena, refutations } = attempt;
  const ended = arena.ended();
  if (ended !== GOING_ON) return ended <= -WON;
  const list: number[] = [];
  const count = arena.generate(list, false);
  if (doubt(attempt)) return false;
  const first = list.indexOf(refutations[moves] ?? 0);
  if (first > 0 && first < count) [list[0], list[first]] = [list[first]!, list[0]!];
  let replies = 0;
  for (let index = 0; index < count; index++) {
    const reply = list[index]!;
    if (!arena.make(reply)) continue;
    replies++;
    const wins = winningMove(attempt, moves) !== 0;
    arena.unmake();
    if (wins) continue;
    refutations[moves] = reply;
    return false;
  }
  return replies > 0 || losesStuck(arena.stuck(), moves);
}

/** Whether a side that cannot make a move has lost, or will within so many moves. */
const losesStuck = (stuck: number, moves: number): boolean =>
  stuck <= -WON && WIN + stuck <= 2 * moves;

/** The line of a proven win, the last move included, as far as there is time for it. */
function lineOf<Position, Move>(
  attempt: Attempt<Position, Move>,
  game: Game<Position, Move>,
  start: Position,
  moves: number,
): readonly Move[] {
  const { arena } = attempt;
  const line: Move[] = [];
  let position = start;
  const play = (move: Move) => {
    line.push(move);
    position = game.play(position, move);
    arena.place(position);
  };
  arena.place(position);
  for (let left = moves; left > 0; left--) {
    const known = knownOf(attempt);
    const proven = known.wins <= left ? known.move : 0;
    const move = arena.instantWin() || proven || winningMove(attempt, left);
    if (move === 0) break;
    play(arena.moveOf(move));
    const [first] = game.legalMoves(position);
    if (first === undefined) break;
    const reply = longestReply(attempt, left - 1);
    if (attempt.over) break;
    play(reply === 0 ? first : arena.moveOf(reply));
  }
  return line;
}

/** The reply after which the win takes longest; 0 where `make` accepts none. */
function longestReply<Position, Move>(attempt: Attempt<Position, Move>, moves: number): number {
  const { arena } = attempt;
  const list: number[] = [];
  const count = arena.generate(list, false);
  let best = 0;
  let longest = 0;
  for (let index = 0; index < count; index++) {
    if (!arena.make(list[index]!)) continue;
    let needed = 1;
    while (needed < moves && !attempt.over && winningMove(attempt, needed) === 0) needed++;
    arena.unmake();
    if (needed <= longest) continue;
    longest = needed;
    best = list[index]!;
  }
  return best;
}
