/**
 * Forced gains of material in zamma. A position is settled if the player to move has nothing to
 * capture. Captures are compulsory, so no exchange can stop before that: a gain counts only
 * in a settled position.
 */
import { canCapture, distinctCaptures, MAX_STAGES } from "../../../rules/zamma/captures.ts";
import { legalMoves, loser, play, quietMoves } from "../../../rules/zamma/moves.ts";
import {
  isMullah,
  MAN,
  MULLAH,
  ownPoints,
  sideName,
  type ZammaMove,
  type ZammaPosition,
  type ZammaSide,
} from "../../../rules/zamma/position.ts";
import { type ZammaGame, zamma } from "../../../rules/zamma/zamma.ts";
import type { GoalSearches, PuzzleGoal } from "../goal.ts";
import { type Puzzle, puzzlePosition } from "../puzzle.ts";

/** The value of a Mullah in men, as the engine counts it. */
const MULLAH_VALUE = 3;

/** What the attacker tries to force: a balance of the pieces in a settled position, or a win. */
export interface Target {
  readonly attacker: ZammaSide;
  /** The value of the attacker's pieces less that of the defender's, in men; infinite for a win. */
  readonly balance: number;
}

/** The value of a player's pieces less that of the other player's, in men. */
export function balanceOf({ points }: ZammaPosition, player: ZammaSide): number {
  let sum = 0;
  for (const piece of points) {
    if (piece === MAN[0]) sum += 1;
    else if (piece === MAN[1]) sum -= 1;
    else if (piece === MULLAH[0]) sum += MULLAH_VALUE;
    else if (piece === MULLAH[1]) sum -= MULLAH_VALUE;
  }
  return player === 0 ? sum : -sum;
}

/** Whether the player to move has nothing to capture. */
function isSettled(position: ZammaPosition): boolean {
  return !ownPoints(position).some((from) => canCapture(position, from));
}

/** Who has won or reached the target; undefined while the attack continues. */
export function winnerFor(target: Target, position: ZammaPosition): ZammaSide | undefined {
  const { attacker, balance } = target;
  const lost = loser(position);
  if (lost !== undefined) return lost === 0 ? 1 : 0;
  const reached = balanceOf(position, attacker) >= balance && isSettled(position);
  return reached ? attacker : undefined;
}

/**
 * The reply of the defender, who is to move, when the attacker has `moves` moves left: one after
 * which the target is not reached in time, if there is one; else, of the replies that allow the
 * attacker no higher balance, the one after which he needs the most moves.
 */
export function bestReply(target: Target, position: ZammaPosition, moves: number) {
  const higher = { ...target, balance: target.balance + 1 };
  let best: { reply: ZammaMove; rank: number } | undefined;
  for (const reply of legalMoves(position)) {
    const next = play(position, reply);
    const needed = movesNeeded(target, next, moves);
    if (needed > moves) return { reply, holds: true };
    const allowsMore = Number.isFinite(target.balance) && movesNeeded(higher, next, moves) <= moves;
    const rank = allowsMore ? needed - moves - 1 : needed;
    if (!best || rank > best.rank) best = { reply, rank };
  }
  if (!best) throw new Error("a lost game has no replies");
  return { reply: best.reply, holds: false };
}

function movesNeeded(target: Target, position: ZammaPosition, most: number) {
  const winner = winnerFor(target, position);
  if (winner === target.attacker) return 0;
  return findGain(target, position, most)?.moves ?? Number.POSITIVE_INFINITY;
}

/** The quickest way for the attacker, who is to move, to force a target in up to `most` moves. */
export function findGain(target: Target, position: ZammaPosition, most: number) {
  if (winnerFor(target, position) !== undefined) return undefined;
  for (let moves = 1; moves <= most; moves++) {
    const first = forcingMove(target, position, moves);
    if (first) return { moves, first };
  }
  return undefined;
}

/** A move with which the attacker forces the target in `moves` moves, at least one. */
const forcingMove = (target: Target, position: ZammaPosition, moves: number) =>
  movesOf(position).find((move) => cannotDefend(target, play(position, move), moves - 1));

/** The legal moves; of captures with the same result, only one. */
function movesOf(position: ZammaPosition): readonly ZammaMove[] {
  return isSettled(position) ? quietMoves(position) : distinctCaptures(position, MAX_STAGES).moves;
}

/** Whether the attacker reaches the target in `moves` moves, whatever the reply. */
function cannotDefend(target: Target, position: ZammaPosition, moves: number): boolean {
  const winner = winnerFor(target, position);
  if (winner !== undefined) return winner === target.attacker;
  // No reply raises the balance.
  if (moves === 0 && balanceOf(position, target.attacker) < target.balance) return false;
  return movesOf(position).every((reply) => {
    const next = play(position, reply);
    const ended = winnerFor(target, next);
    if (ended !== undefined) return ended === target.attacker;
    return moves > 0 && forcingMove(target, next, moves) !== undefined;
  });
}

const MULLAH_NOTE = `A Mullah counts as ${MULLAH_VALUE} men.`;

const GAME = zamma({ size: 9, removal: "immediate" });

/** The goal of a puzzle: what its solution reaches, a win or a gain of material. */
export function zammaGoal(puzzle: Puzzle): PuzzleGoal<ZammaPosition, ZammaMove> {
  const start = puzzlePosition(GAME, puzzle);
  const end = endOf(start, puzzle);
  const attacker = start.toMove;
  if (GAME.outcome(end)) {
    const searches = searchesFor({ attacker, balance: Number.POSITIVE_INFINITY });
    return { game: GAME, gain: undefined, note: "", searches };
  }
  const before = balanceOf(start, attacker);
  const target = { attacker, balance: balanceOf(end, attacker) };
  return {
    game: endingAt(target, before),
    gain: menInWords(target.balance - before),
    note: [...start.points, ...end.points].some(isMullah) ? MULLAH_NOTE : "",
    searches: searchesFor(target),
  };
}

function endOf(start: ZammaPosition, { number, solution }: Puzzle): ZammaPosition {
  let position = start;
  for (const text of solution) {
    const move = GAME.readMove(position, text);
    if (!move.ok) throw new Error(`puzzle ${number}: ${move.reason}`);
    position = GAME.play(position, move.value);
  }
  return position;
}

const searchesFor = (target: Target): GoalSearches<ZammaPosition, ZammaMove> => ({
  attack: (position, movesLeft) => findGain(target, position, movesLeft),
  defend: (position, movesLeft) => bestReply(target, position, movesLeft),
});

/** The game that also ends when the attacker has reached a target. */
function endingAt(target: Target, before: number): ZammaGame {
  const outcome = (position: ZammaPosition) => {
    const ended = GAME.outcome(position);
    if (ended || winnerFor(target, position) === undefined) return ended;
    const gain = balanceOf(position, target.attacker) - before;
    return {
      winner: target.attacker,
      sentence: `${sideName(target.attacker)} has gained ${menInWords(gain)}.`,
    };
  };
  return {
    ...GAME,
    goal: `gains ${menInWords(target.balance - before)}`,
    outcome,
    legalMoves: (position) => (outcome(position) ? [] : GAME.legalMoves(position)),
  };
}

/** "3 men"; no puzzle gains fewer than two. */
const menInWords = (count: number) => `${count} men`;
