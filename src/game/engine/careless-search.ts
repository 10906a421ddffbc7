/** The search of the weak levels, which overlooks captures as beginners do. */
import type { Game } from "../rules/game.ts";
import { budgetOf, elapsed, isSpent } from "./limits.ts";
import { isAllowed } from "./root-move-search.ts";
import { noiseOf } from "./root-noise.ts";
import { asScore, DRAW, INFINITE, lossIn } from "./search/scores.ts";
import type { Clock, SearchInfo, SearchRequest, Skill } from "./types.ts";

/** How a weak level judges the positions of a game without dice. */
export interface PositionJudge<P> {
  /** In zamma, where captures are compulsory, a player who ignores the replies plays at random. */
  readonly kind: "chess" | "zamma";
  /** The evaluation for the side to move, in hundredths of a man, without searching. */
  readonly evaluate: (position: P) => number;
}

/** What a level sees, in per cent. */
export interface Sight {
  /** The chance to see a stroke of its own over one square; over n squares its n-th power. */
  readonly own: number;
  /** The chance to look further than its own move, by the kind of game. */
  readonly replies: Readonly<Record<PositionJudge<never>["kind"], number>>;
}

/** A move that gains at least this, in hundredths of a man, is a stroke: a capture, a promotion. */
const STROKE = 60;
/** The largest bonus of a root move, so that moves nearly as good as the best are played, too. */
const ROOT_NOISE = 20;

/**
 * Searches to the depth of the limits, or only one ply. Returns the best of the moves that are seen,
 * or of all if none is. The other limits and the stop flag apply after each root move.
 */
export function searchCarelessly<P, M>(
  { game, kind, evaluate }: PositionJudge<P> & { readonly game: Game<P, M> },
  request: SearchRequest<P>,
  { own, replies, seed }: Sight & Pick<Skill, "seed">,
  clock: Clock,
): SearchInfo<M> {
  const { position, limits } = request;
  const budget = budgetOf(limits, clock);
  const { columns } = game.diagram(position);
  const still = evaluate(position);
  const happens = (chance: number, key: number) => noiseOf({ seed, max: 9999 }, key) < 1e4 * chance;
  const depth = happens(replies[kind] / 100, -1) ? (limits.depth ?? 1) : 1;

  function isSeen(move: M, next: P): boolean {
    if (!game.outcome(next) && -evaluate(next) - still < STROKE) return true;
    const [from = 0, to = 0] = game.squaresTouched(position, move);
    const across = Math.abs((from % columns) - (to % columns));
    const along = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
    return happens((own / 100) ** Math.max(across, along), from * 256 + to);
  }

  function worthOf(at: P, ply: number, alpha: number, beta: number): number {
    budget.nodes++;
    const outcome = game.outcome(at);
    if (outcome?.winner !== undefined)
      return lossIn(ply) * (outcome.winner === game.toMove(at) ? -1 : 1);
    if (outcome) return DRAW;
    if (ply >= depth) return evaluate(at);
    let best = alpha;
    for (const move of game.legalMoves(at)) {
      best = Math.max(best, -worthOf(game.play(at, move), ply + 1, -beta, -best));
      if (best >= beta) break;
    }
    return best;
  }

  const moves = [...game.legalMoves(position).entries()]
    .filter(([, move]) => isAllowed(game, request, move))
    .map(([index, move]) => ({ index, move, next: game.play(position, move) }));
  const seen = moves.filter(({ move, next }) => isSeen(move, next));
  let best = { value: 0, noisy: -INFINITE, pv: [] as M[] };
  for (const { index, move, next } of seen.length > 0 ? seen : moves) {
    const value = -worthOf(next, 1, -INFINITE, ROOT_NOISE - best.noisy);
    const noisy = value + noiseOf({ seed, max: ROOT_NOISE }, index);
    if (noisy > best.noisy) best = { value, noisy, pv: [move] };
    if (isSpent(budget)) break;
  }
  const { nodes } = budget;
  return { depth, score: asScore(best.value), nodes, milliseconds: elapsed(budget), pv: best.pv };
}
