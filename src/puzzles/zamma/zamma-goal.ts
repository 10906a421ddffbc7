import { anyGame } from "../../games/catalogue.ts";
import { playerName, type ZammaPosition } from "../../games/zamma/position.ts";
import type { ZammaGame } from "../../games/zamma/zamma.ts";
import type { Goal, GoalSearches } from "../goal.ts";
import { type Puzzle, positionOf } from "../puzzles.ts";
import {
  balanceOf,
  bestReply,
  findGain,
  MULLAH_VALUE,
  type Target,
  winnerFor,
} from "./forced-gain.ts";

const MULLAH_NOTE = `A Mullah counts as ${MULLAH_VALUE} men.`;

/** The goal of a puzzle of zamma: what its solution reaches, a win or a gain of material. */
export function zammaGoal(game: ZammaGame, puzzle: Puzzle): Goal {
  const { number, solution } = puzzle;
  const start = positionOf(game, puzzle);
  let end = start;
  for (const text of solution) {
    const move = game.readMove(end, text);
    if (!move.ok) throw new Error(`puzzle ${number}: ${move.reason}`);
    end = game.play(end, move.value);
  }
  const attacker = start.toMove;
  const before = balanceOf(start, attacker);
  if (game.outcome(end)) {
    const target = { attacker, balance: Number.POSITIVE_INFINITY };
    return { game: anyGame(game), gain: undefined, note: "", searches: searchesFor(game, target) };
  }
  const target = { attacker, balance: balanceOf(end, attacker) };
  return {
    game: anyGame(endingAt(game, target, before)),
    gain: menInWords(target.balance - before),
    note: /[BW]/.test(start.points + end.points) ? MULLAH_NOTE : "",
    searches: searchesFor(game, target),
  };
}

function searchesFor({ variant }: ZammaGame, target: Target): GoalSearches {
  const searches = {
    attack: (position: ZammaPosition, movesLeft: number) =>
      findGain(variant, target, position, movesLeft),
    defend: (position: ZammaPosition, movesLeft: number) =>
      bestReply(variant, target, position, movesLeft),
  };
  return searches as unknown as GoalSearches;
}

/** The game that also ends when the attacker has reached a target. */
function endingAt(game: ZammaGame, target: Target, before: number): ZammaGame {
  const outcome = (position: ZammaPosition) => {
    const ended = game.outcome(position);
    if (ended || winnerFor(game.variant, target, position) === undefined) return ended;
    const gain = balanceOf(position, target.attacker) - before;
    return {
      winner: target.attacker,
      sentence: `${playerName(target.attacker)} has gained ${menInWords(gain)}.`,
    };
  };
  return {
    ...game,
    goal: `gains ${menInWords(target.balance - before)}`,
    outcome,
    legalMoves: (position) => (outcome(position) ? [] : game.legalMoves(position)),
  };
}

/** "3 men"; no puzzle gains fewer than two. */
const menInWords = (count: number) => `${count} men`;
