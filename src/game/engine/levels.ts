/**
 * The levels of play. Levels 1 to 7 are limited by depth and nodes, so that they play alike on
 * every machine; level 8 searches for three seconds.
 */
import type { Game } from "../rules/game.ts";
import { type Sight, searchCarelessly } from "./careless-search.ts";
import { strictest } from "./limits.ts";
import type { Searchers } from "./registry.ts";
import type { Clock, Limits, ReportInfo, SearchInfo, SearchRequest, Skill } from "./types.ts";

export interface Level {
  readonly limits: Limits;
  /** Fewer nodes for zamma, where a look ahead decides more. */
  readonly zammaNodes?: number;
  /** What it sees of captures, see `Sight`; absent if it overlooks nothing within its limits. */
  readonly sees?: Sight;
  /** In games with dice, the largest error about a winning chance, in hundredths of a per cent. */
  readonly diceNoise: number;
}

const TWO_PLIES: Limits = { depth: 2, nodes: 20_000 };

/** Levels 1 to 8, measured by `npm run ladder`. */
export const LEVELS: readonly [Level, ...Level[]] = [
  { limits: TWO_PLIES, sees: { own: 40, replies: { chess: 0, zamma: 65 } }, diceNoise: 8000 },
  { limits: TWO_PLIES, sees: { own: 40, replies: { chess: 76, zamma: 85 } }, diceNoise: 2500 },
  { limits: TWO_PLIES, sees: { own: 45, replies: { chess: 99, zamma: 100 } }, diceNoise: 1000 },
  { limits: { nodes: 70 }, zammaNodes: 40, diceNoise: 300 },
  { limits: { nodes: 250 }, zammaNodes: 125, diceNoise: 0 },
  { limits: { nodes: 900 }, zammaNodes: 300, diceNoise: 0 },
  { limits: { nodes: 3200 }, zammaNodes: 1000, diceNoise: 0 },
  { limits: { milliseconds: 3000 }, diceNoise: 0 },
];

/** In the opening even levels without mistakes add a little noise, so that games differ. */
const OPENING_PLIES = 12;
const OPENING_NOISE = 15;

/**
 * Searches at a level, within its limits and those of the request. Returns the same move for the
 * same seed if the searcher has been cleared. Throws a RangeError for an unknown level.
 */
export function searchAtLevel<P, M>(
  { game, searcher, judge }: Searchers<P, M> & { readonly game: Game<P, M> },
  request: SearchRequest<P>,
  { level: number, seed }: Skill,
  clock: Clock,
  report: ReportInfo<M>,
): SearchInfo<M> {
  const level = LEVELS[number - 1];
  if (!level) throw new RangeError(`unknown level ${number}`);
  const fewer = judge?.kind === "zamma" && level.zammaNodes ? { nodes: level.zammaNodes } : {};
  const limits = strictest(strictest(level.limits, fewer), request.limits);
  const asked = { ...request, limits };
  if (level.sees && judge) {
    const found = searchCarelessly({ game, ...judge }, asked, { ...level.sees, seed }, clock);
    report(found);
    return found;
  }
  // Table entries left by a hint or an analysis would change a weaker level's play.
  if (number < LEVELS.length) searcher.clear();
  // With dice, a level that overlooks replies does not look at them.
  const seen = level.sees ? { ...limits, depth: 1 } : limits;
  const variety = request.earlier.length < OPENING_PLIES ? OPENING_NOISE : 0;
  const max = judge ? variety : Math.max(variety, level.diceNoise);
  return searcher.search({ ...asked, limits: seen, rootNoise: { seed, max } }, clock, report);
}

export const makesMistakes = (level: number): boolean => LEVELS[level - 1]?.sees !== undefined;
