/**
 * The levels of play. Levels 1 to 7 are limited by depth and nodes, so that they play alike on
 * every machine; level 8 searches for three seconds.
 */
import { hasDice } from "../core/game.ts";
import { strictest } from "./limits.ts";
import {
  rankOf,
  type SearchableGame,
  type SearchedMove,
  searchEachMove,
} from "./root-move-search.ts";
import { noiseOf, type RootNoise } from "./root-noise.ts";
import type { Clock, Limits, Report, SearchInfo, SearchRequest, Skill } from "./types.ts";

export interface Level {
  readonly limits: Limits;
  /**
   * The largest root noise, in hundredths of a man; 0 for play without mistakes. Scores of won and
   * lost games get no noise, so that no level overlooks a capture of the sarrum.
   */
  readonly noise: number;
}

/** Levels 1 to 8. From 5 to 7, each searches three or four times as many nodes as the one below. */
export const LEVELS: readonly [Level, ...Level[]] = [
  { limits: { depth: 1, nodes: 1000 }, noise: 400 },
  { limits: { depth: 1, nodes: 1000 }, noise: 150 },
  { limits: { depth: 2, nodes: 2000 }, noise: 110 },
  { limits: { depth: 6, nodes: 3000 }, noise: 0 },
  { limits: { depth: 10, nodes: 12_000 }, noise: 0 },
  { limits: { nodes: 45_000 }, noise: 0 },
  { limits: { nodes: 150_000 }, noise: 0 },
  { limits: { milliseconds: 3000 }, noise: 0 },
];

/** In the opening even levels without mistakes add a little noise, so that games differ. */
const OPENING_PLIES = 12;
const OPENING_NOISE = 15;

/**
 * Hundredths of a per cent of winning chance for each hundredth of a man. Luck matters so much that
 * smaller mistakes would not weaken a level.
 */
const DICE_NOISE = 5;

/**
 * Searches at a level, within its limits and those of the request. Returns the same move for the
 * same seed if the searcher has been cleared. Throws a RangeError for an unknown level.
 */
export function searchAtLevel<P, M>(
  engine: SearchableGame<P, M>,
  request: SearchRequest<P>,
  { level: number, seed }: Skill,
  clock: Clock,
  report: Report<M>,
): SearchInfo<M> {
  const { game, searcher } = engine;
  const level = LEVELS[number - 1];
  if (!level) throw new RangeError(`unknown level ${number}`);
  // Table entries left by a hint or an analysis would change a weaker level's play.
  if (number < LEVELS.length) searcher.clear();
  const limits = strictest(level.limits, request.limits);
  const searchWith = (max: number) =>
    searcher.search({ ...request, limits, rootNoise: { seed, max } }, clock, report);
  if (level.noise === 0)
    return searchWith(request.earlier.length < OPENING_PLIES ? OPENING_NOISE : 0);
  if (hasDice(game)) return searchWith(DICE_NOISE * level.noise);
  const searched = searchEachMove(engine, request, level.limits, clock);
  const found = withMistakes(searched, { seed, max: level.noise });
  if (!found) return searchWith(0);
  report(found);
  return found;
}

export const makesMistakes = (level: number): boolean => (LEVELS[level - 1]?.noise ?? 0) > 0;

/** The move with the best noisy score; undefined if there is none. */
function withMistakes<M>(
  searched: readonly SearchedMove<M>[],
  noise: RootNoise,
): SearchInfo<M> | undefined {
  const noisy = ({ index, info: { score } }: SearchedMove<M>) =>
    rankOf(score) + (score.kind === "value" ? noiseOf(noise, index) : 0);
  const [best] = [...searched].sort((one, other) => noisy(other) - noisy(one));
  const { nodes = 0, milliseconds = 0 } = searched.at(-1)?.info ?? {};
  return best && { ...best.info, nodes, milliseconds };
}
