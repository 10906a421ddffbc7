/** Searches the positions after the root moves separately, as a win at once makes necessary. */
import type { Game } from "../core/game.ts";
import { areReached, remaining, strictest } from "./limits.ts";
import type { Clock, Limits, Score, Searcher, SearchInfo, SearchRequest } from "./types.ts";

export interface SearchableGame<P, M> {
  readonly game: Game<P, M>;
  readonly searcher: Searcher<P, M>;
}

/**
 * Searches the position after each of some root moves, at least one ply deep, in their order.
 * Returns the moves searched in time, at least one if there is any.
 * @param perMove the limits of each of these searches; those of the request apply to their total
 */
export function searchEachMove<P, M>(
  { game, searcher }: SearchableGame<P, M>,
  { position, earlier, limits }: SearchRequest<P>,
  moves: readonly M[],
  perMove: Limits,
  clock: Clock,
): readonly SearchInfo<M>[] {
  const started = clock.now();
  const { depth } = limits;
  const total = depth === undefined ? limits : { ...limits, depth: Math.max(1, depth - 1) };
  const history = [...earlier, position];
  const searched: SearchInfo<M>[] = [];
  let nodes = 0;
  for (const move of moves) {
    const left = remaining(total, { nodes, milliseconds: clock.now() - started });
    const next = { position: game.play(position, move), earlier: history };
    const found = searcher.search({ ...next, limits: strictest(perMove, left) }, clock, () => {});
    nodes += found.nodes;
    const milliseconds = clock.now() - started;
    // An interrupted search says nothing about its move.
    if (searched.length > 0 && (clock.stopped() || areReached(limits, nodes, milliseconds))) break;
    const score = negate(found.score);
    const pv = [move, ...found.pv];
    searched.push({ depth: found.depth + 1, score, nodes, milliseconds, pv });
  }
  return searched;
}

/** Negates the score of the position after a move, for the player who made it. */
export function negate(score: Score): Score {
  if (score.kind === "value") return { kind: "value", centi: -score.centi };
  return { kind: score.kind === "win" ? "loss" : "win", plies: score.plies + 1 };
}

/** Wins rank above every value, the quickest first, and losses below, the slowest first. */
export function rankOf(score: Score): number {
  switch (score.kind) {
    case "value":
      return score.centi;
    case "win":
      return 1e6 - score.plies;
    case "loss":
      return score.plies - 1e6;
  }
}
