/** Searches the positions after the root moves separately, as weak levels and wins at once need it. */
import type { Game } from "../core/game.ts";
import { areReached, remaining, strictest } from "./limits.ts";
import type { Clock, Limits, Score, Searcher, SearchInfo, SearchRequest } from "./types.ts";

export interface SearchableGame<P, M> {
  readonly game: Game<P, M>;
  readonly searcher: Searcher<P, M>;
}

export interface SearchedMove<M> {
  /** Its place among the legal moves, from 0. */
  readonly index: number;
  /** With the nodes and the time of the searches so far. */
  readonly info: SearchInfo<M>;
}

/**
 * Searches the position after each root move, at least one ply deep, in the order of the request.
 * Returns the moves searched in time, at least one if there is any.
 * @param perMove the limits of each of these searches; those of the request apply to their total
 */
export function searchEachMove<P, M>(
  { game, searcher }: SearchableGame<P, M>,
  { position, earlier, limits, rootMoves }: SearchRequest<P>,
  perMove: Limits,
  clock: Clock,
): readonly SearchedMove<M>[] {
  const started = clock.now();
  const { depth } = limits;
  const total = depth === undefined ? limits : { ...limits, depth: Math.max(1, depth - 1) };
  const history = [...earlier, position];
  const searched: SearchedMove<M>[] = [];
  let nodes = 0;
  for (const [index, move] of movesInOrder(game, position, rootMoves)) {
    const left = remaining(total, { nodes, milliseconds: clock.now() - started });
    const next = { position: game.play(position, move), earlier: history };
    const found = searcher.search({ ...next, limits: strictest(perMove, left) }, clock, () => {});
    nodes += found.nodes;
    const milliseconds = clock.now() - started;
    // An interrupted search says nothing about its move.
    if (searched.length > 0 && (clock.stopped() || areReached(limits, nodes, milliseconds))) break;
    const score = negated(found.score);
    const pv = [move, ...found.pv];
    searched.push({ index, info: { depth: found.depth + 1, score, nodes, milliseconds, pv } });
  }
  return searched;
}

/** The legal moves, or those of the request, with their places among the legal moves. */
function movesInOrder<P, M>(
  game: Game<P, M>,
  position: P,
  rootMoves: readonly string[] | undefined,
): readonly (readonly [index: number, move: M])[] {
  const moves = [...game.legalMoves(position).entries()];
  if (!rootMoves) return moves;
  const byText = new Map(
    moves.map((entry) => [game.writeEngineMove(position, entry[1]), entry] as const),
  );
  return [...new Set(rootMoves)]
    .map((text) => byText.get(text))
    .filter((entry) => entry !== undefined);
}

/** Negates the score of the position after a move, for the player who made it. */
export function negated(score: Score): Score {
  if (score.kind === "draw") return score;
  if (score.kind === "value") return { kind: "value", centi: -score.centi };
  return { kind: score.kind === "win" ? "loss" : "win", plies: score.plies + 1 };
}

/** Wins rank above every value, the quickest first, and losses below, the slowest first. */
export function rankOf(score: Score): number {
  switch (score.kind) {
    case "value":
      return score.centi;
    case "draw":
      return 0;
    case "win":
      return 1e6 - score.plies;
    case "loss":
      return score.plies - 1e6;
  }
}
