import {
  isMullah,
  sideName,
  type ZammaMove,
  type ZammaPosition,
} from "../../games/zamma/position.ts";
import { type ZammaGame, zamma } from "../../games/zamma/zamma.ts";
import type { Goal, GoalSearches } from "../goal.ts";
import { type Puzzle, positionOf } from "../puzzle.ts";
import {
  balanceOf,
  bestReply,
  findGain,
  MULLAH_VALUE,
  type Target,
  winnerFor,
} from "./forced-gain.ts";

const MULLAH_NOTE = `A Mullah counts as ${MULLAH_VALUE} men.`;

const GAME = zamma({ size: 9, removal: "immediate" });

/** The goal of a puzzle: what its solution reaches, a win or a gain of material. */
export function zammaGoal(puzzle: Puzzle): Goal<ZammaPosition, ZammaMove> {
  const start = positionOf(GAME, puzzle);
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
