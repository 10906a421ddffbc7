/** Searches the positions after the root moves separately, as a win at once makes necessary. */
import type { Game } from "../rules/game.ts";
import { budgetOf, elapsed, isSpent, leftOf, shareOf, strictest } from "./limits.ts";
import type { Clock, Limits, Score, Searcher, SearchInfo, SearchRequest } from "./types.ts";

/** The limits after each root move. */
const EACH_MOVE: Limits = { depth: 6, nodes: 3000 };

/** Whether a request considers a move at its root. */
export function isAllowed<P, M>(
  game: Game<P, M>,
  { position, rootMoves }: SearchRequest<P>,
  move: M,
): boolean {
  return rootMoves?.includes(game.writeEngineMove(position, move)) ?? true;
}

/**
 * Searches each root move of a request with an equal share of its limits, at least one ply deep;
 * first those that end the game, which take no time. Returns the best lines of the moves searched in
 * time, at least one.
 */
export function searchRootMoves<P, M>(
  { game, searcher }: { readonly game: Game<P, M>; readonly searcher: Searcher<P, M> },
  request: SearchRequest<P>,
  clock: Clock,
): readonly SearchInfo<M>[] {
  const { position, limits, lines = 1 } = request;
  const ends = (move: M) => game.outcome(game.play(position, move)) !== undefined;
  const moves = game
    .legalMoves(position)
    .filter((move) => isAllowed(game, request, move))
    .sort((one, other) => Number(ends(other)) - Number(ends(one)));
  const budget = budgetOf(limits, clock);
  const depth = Math.max(1, (limits.depth ?? Number.POSITIVE_INFINITY) - 1);
  const perMove = strictest({ ...shareOf(limits, moves.length), depth }, EACH_MOVE);
  const earlier = [...request.earlier, position];
  const searched: SearchInfo<M>[] = [];
  for (const move of moves) {
    const next = { position: game.play(position, move), earlier };
    const left = strictest(perMove, leftOf(budget));
    const found = searcher.search({ ...next, limits: left }, clock, () => {});
    budget.nodes += found.nodes;
    // An interrupted search says nothing about its move.
    if (searched.length > 0 && isSpent(budget)) break;
    const score = beforeMove(opposite(found.score));
    const pv = [move, ...found.pv];
    const { nodes } = budget;
    searched.push({ depth: found.depth + 1, score, nodes, milliseconds: elapsed(budget), pv });
  }
  return searched
    .sort((one, other) => rankOf(other.score) - rankOf(one.score))
    .slice(0, lines)
    .map((info, index) => ({ ...info, ...(lines > 1 && { line: index + 1 }) }));
}

/** The score for the other side. */
export function opposite(score: Score): Score {
  if (score.kind === "value") return { ...score, centi: -score.centi };
  return { ...score, kind: score.kind === "win" ? "loss" : "win" };
}

/** The score before a move from that after it, for the same side. */
export const beforeMove = (score: Score): Score =>
  score.kind === "value" ? score : { ...score, plies: score.plies + 1 };

/** Wins rank above every value, the quickest first, and losses below, the slowest first. */
export function rankOf(score: Score): number {
  if (score.kind === "value") return score.centi;
  return score.kind === "win" ? 1e6 - score.plies : score.plies - 1e6;
}
