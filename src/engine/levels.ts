/**
 * The levels of play. Levels 1 to 7 are limited by depth and nodes, so that they play alike on
 * every machine; level 8 thinks for three seconds.
 */
import type { Game } from "../core/game.ts";
import { hasDice } from "../games/setups.ts";
import { noiseOf, type RootNoise } from "./root-noise.ts";
import {
  BEST_LEVEL,
  type Clock,
  type Limits,
  type Score,
  type Searcher,
  type SearchInfo,
  type SearchRequest,
  type Skill,
} from "./types.ts";

export interface Level {
  readonly limits: Limits;
  /**
   * The largest root noise, in hundredths of a man; 0 for play without mistakes. Won and lost
   * games get no noise, so that no level overlooks a sarrum that it can capture.
   */
  readonly noise: number;
}

/** Levels 1 to 8. From level 5 to 7 each may enter three or four times as many nodes as the last. */
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

/** For so many plies even levels without mistakes add some noise, so that games begin differently. */
const OPENING_PLIES = 12;
const OPENING_NOISE = 15;

/**
 * Hundredths of a per cent of winning chance for each hundredth of a man: the dice make so much
 * difference that smaller mistakes would not weaken a level.
 */
const DICE_NOISE = 5;

/** A game with its searcher. */
interface Played<Position, Move> {
  readonly game: Game<Position, Move>;
  readonly searcher: Searcher<Position, Move>;
}

/**
 * Searches at a level, within its limits and those of the request. The same seed gives the same
 * move if the searcher has been cleared.
 */
export function searchAtLevel<Position, Move>(
  { game, searcher }: Played<Position, Move>,
  request: SearchRequest<Position>,
  { level: number, seed }: Skill,
  clock: Clock,
  report: (info: SearchInfo<Move>) => void,
): SearchInfo<Move> {
  const level = LEVELS[number - 1];
  if (!level) throw new RangeError(`there is no level ${number}`);
  // What a hint or an analysis has left in the tables would change a weaker level's play.
  if (number < BEST_LEVEL) searcher.clear();
  const limits = strictest(level.limits, request.limits);
  if (level.noise === 0) {
    const opening = request.earlier.length < OPENING_PLIES;
    const rootNoise = { seed, max: opening ? OPENING_NOISE : 0 };
    return searcher.search({ ...request, limits, rootNoise }, clock, report);
  }
  if (hasDice(game)) {
    const rootNoise = { seed, max: DICE_NOISE * level.noise };
    return searcher.search({ ...request, limits, rootNoise }, clock, report);
  }
  const noise = { seed, max: level.noise };
  const found = searchEachMove({ game, searcher }, request, level.limits, noise, clock);
  report(found);
  return found;
}

/** Returns the limits that are reached as soon as either of two is. */
export function strictest(one: Limits, other: Limits): Limits {
  const least = (name: keyof Limits) => {
    const limits = [one[name], other[name]].filter((limit) => limit !== undefined);
    return limits.length > 0 ? { [name]: Math.min(...limits) } : {};
  };
  return { ...least("depth"), ...least("nodes"), ...least("milliseconds") };
}

/**
 * Searches the position after every move by itself, at least one ply deep, and returns the move
 * with the best noisy score among those that there was time for.
 * @param each the limits of each of these searches; those of the request hold for all together
 */
function searchEachMove<Position, Move>(
  { game, searcher }: Played<Position, Move>,
  { position, earlier, limits }: SearchRequest<Position>,
  each: Limits,
  noise: RootNoise,
  clock: Clock,
): SearchInfo<Move> {
  const started = clock.now();
  const known = [...earlier, position];
  let best: SearchInfo<Move> | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  let nodes = 0;
  for (const [index, move] of game.legalMoves(position).entries()) {
    const left = remaining(limits, nodes, clock.now() - started);
    const next = { position: game.play(position, move), earlier: known };
    const found = searcher.search({ ...next, limits: strictest(each, left) }, clock, () => {});
    nodes += found.nodes;
    // A search that was cut short says nothing about its move.
    const { nodes: more = 1, milliseconds = 1 } = remaining(limits, nodes, clock.now() - started);
    if (best && (clock.stopped() || more <= 0 || milliseconds <= 0)) break;
    const score = beforeMove(found.score);
    const noisy = score.kind === "value" ? score.centi + noiseOf(noise, index) : rank(score);
    if (noisy <= bestScore) continue;
    bestScore = noisy;
    best = { ...found, depth: found.depth + 1, score, pv: [move, ...found.pv] };
  }
  if (!best) return searcher.search({ position, earlier, limits: each }, clock, () => {});
  return { ...best, nodes, milliseconds: clock.now() - started };
}

/** What remains of limits for the positions after a move. */
function remaining(
  { depth, nodes, milliseconds }: Limits,
  usedNodes: number,
  usedTime: number,
): Limits {
  return {
    ...(depth !== undefined && { depth: Math.max(1, depth - 1) }),
    ...(nodes !== undefined && { nodes: nodes - usedNodes }),
    ...(milliseconds !== undefined && { milliseconds: milliseconds - usedTime }),
  };
}

/** Turns the score of the position after a move into the score of the move's player. */
function beforeMove(score: Score): Score {
  if (score.kind === "value") return { kind: "value", centi: -score.centi };
  return { kind: score.kind === "win" ? "loss" : "win", plies: score.plies + 1 };
}

/** Ranks wins above every value, the quickest first, and losses below, the slowest first. */
function rank(score: Exclude<Score, { kind: "value" }>): number {
  return score.kind === "win" ? 1e6 - score.plies : score.plies - 1e6;
}
