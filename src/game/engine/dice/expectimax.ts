/**
 * Expectimax: the search for games with dice.
 *
 * Players choose in turn, with chance nodes in between. Every player maximises their own winning
 * chance (the max^n model). The other common model, in which all opponents unite against the player
 * to move, fits badly here: in saturankam nobody gains by holding back one of several opponents
 * except by getting ahead, and a united opposition makes every piece seem lost. For two players the
 * models are the same.
 */
import type { Game } from "../../rules/game.ts";
import { type Budget, budgetOf, countNode, elapsed } from "../limits.ts";
import { NO_NOISE, noiseOf, type RootNoise } from "../root-noise.ts";
import type { Score, Searcher, SearchInfo } from "../types.ts";

/** Each player's winning chance, in the order of the sides. */
type Chances = readonly number[];

/** Evaluates a position without searching. */
type WinEvaluation<P> = (position: P) => Chances;

/** The maximum depth, in moves of players; throws do not count. */
const MAX_DEPTH = 20;
const PER_CENT_HUNDREDTHS = 10_000;
const CLOCK_INTERVAL = 256;

class LimitReached extends Error {}

interface Search<P, M> {
  readonly game: Game<P, M>;
  readonly evaluate: WinEvaluation<P>;
  readonly rootNoise: RootNoise;
  readonly budget: Budget;
}

/**
 * A searcher that evaluates leaves with `evaluate`. Scores are in hundredths of a per cent by which
 * the winning chance exceeds an equal share, and so is the root noise, which never hides a win in
 * one. The pv is empty if dice are due.
 */
export function expectimax<P, M>(game: Game<P, M>, evaluate: WinEvaluation<P>): Searcher<P, M> {
  return {
    search({ position, limits, rootNoise = NO_NOISE }, clock, report) {
      const budget = budgetOf(limits, clock, CLOCK_INTERVAL);
      // No limit ends the first depth.
      const unlimited = budgetOf({}, { now: clock.now, stopped: () => false }, CLOCK_INTERVAL);
      const search = { game, evaluate, rootNoise };
      let info = searchRoot({ ...search, budget: unlimited }, position, 1);
      report(info);
      budget.nodes = unlimited.nodes;
      const forced = info.pv.length < 1 || game.legalMoves(position).length < 2;
      const maxDepth = forced ? 1 : Math.min(limits.depth ?? MAX_DEPTH, MAX_DEPTH);
      try {
        for (let depth = 2; depth <= maxDepth; depth++) {
          info = searchRoot({ ...search, budget }, position, depth);
          report(info);
        }
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
      }
      return { ...info, nodes: budget.nodes, milliseconds: elapsed(budget) };
    },
    clear() {},
  };
}

function searchRoot<P, M>(search: Search<P, M>, position: P, depth: number): SearchInfo<M> {
  const { game, evaluate } = search;
  const side = game.toMove(position);
  const moves = side === "chance" ? [] : game.legalMoves(position);
  let best: { move: M; values: Chances } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [index, move] of moves.entries()) {
    const values = searchMove(search, position, move, depth - 1);
    const value = values[Number(side)]!;
    const noisy =
      value === 1 ? value + 1 : value + noiseOf(search.rootNoise, index) / PER_CENT_HUNDREDTHS;
    if (noisy <= bestScore) continue;
    bestScore = noisy;
    best = { move, values };
  }
  const values = best?.values ?? evaluate(position);
  const wins = best && game.outcome(game.play(position, best.move)) !== undefined;
  return {
    depth,
    score: wins ? { kind: "win", plies: 1 } : scoreFor(values, Number(side)),
    nodes: search.budget.nodes,
    milliseconds: elapsed(search.budget),
    pv: best ? [best.move] : [],
  };
}

/** The score of a side; 0 if no side is to move. */
function scoreFor(values: Chances, side: number): Score {
  const advantage = (values[side] ?? 1 / values.length) - 1 / values.length;
  return { kind: "value", centi: Math.round(PER_CENT_HUNDREDTHS * advantage) };
}

function searchMove<P, M>(search: Search<P, M>, position: P, move: M, depth: number): Chances {
  if (countNode(search.budget)) throw new LimitReached();
  return searchNode(search, search.game.play(position, move), depth);
}

/** The players' winning chances after `depth` more moves of players, averaged over the throws. */
function searchNode<P, M>(search: Search<P, M>, position: P, depth: number): Chances {
  const { game, evaluate } = search;
  if (depth === 0 || game.outcome(position)) return evaluate(position);
  const side = game.toMove(position);
  if (side === "chance") return searchChanceNode(search, position, depth);
  let best: Chances | undefined;
  for (const move of game.legalMoves(position)) {
    const values = searchMove(search, position, move, depth - 1);
    if (!best || values[side]! > best[side]!) best = values;
  }
  return best ?? evaluate(position);
}

function searchChanceNode<P, M>(search: Search<P, M>, position: P, depth: number): Chances {
  const { game } = search;
  const sums = game.sides.map(() => 0);
  let total = 0;
  for (const { move, weight } of game.chances(position)) {
    const values = searchNode(search, game.play(position, move), depth);
    for (let side = 0; side < sums.length; side++) sums[side]! += weight * values[side]!;
    total += weight;
  }
  return sums.map((sum) => sum / total);
}
