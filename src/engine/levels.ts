/**
 * The levels of play. Levels 1 to 7 are limited by depth and nodes, so that they play alike on
 * every machine; level 8 searches for three seconds.
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
   * The largest root noise, in hundredths of a man; 0 for play without mistakes. Scores of won and
   * lost games get no noise, so that no level overlooks a capture of the sarrum.
   */
  readonly noise: number;
}

/**
 * Levels 1 to 8. From 5 to 7, each may search three or four times as many nodes as the one below.
 */
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

/** A game with its searcher. */
export interface SearchableGame<Position, Move> {
  readonly game: Game<Position, Move>;
  readonly searcher: Searcher<Position, Move>;
}

/**
 * Searches at a level, within its limits and those of the request. Returns the same move for the
 * same seed if the searcher has been cleared. Throws a RangeError for an unknown level.
 */
export function searchAtLevel<Position, Move>(
  { game, searcher }: SearchableGame<Position, Move>,
  request: SearchRequest<Position>,
  { level: number, seed }: Skill,
  clock: Clock,
  report: (info: SearchInfo<Move>) => void,
): SearchInfo<Move> {
  const level = LEVELS[number - 1];
  if (!level) throw new RangeError(`unknown level ${number}`);
  // Table entries left by a hint or an analysis would change a weaker level's play.
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

/** Returns true if a level makes mistakes on purpose. */
export const makesMistakes = (level: number): boolean => (LEVELS[level - 1]?.noise ?? 0) > 0;

/** Returns the smaller of each pair of limits. */
export function strictest(one: Limits, other: Limits): Limits {
  const smaller = (name: keyof Limits) => {
    const limits = [one[name], other[name]].filter((limit) => limit !== undefined);
    return limits.length > 0 ? { [name]: Math.min(...limits) } : {};
  };
  return { ...smaller("depth"), ...smaller("nodes"), ...smaller("milliseconds") };
}

/**
 * Searches the position after each move separately, at least one ply deep, and returns the move
 * with the best noisy score among those searched in time.
 * @param perMove the limits of each of these searches; those of the request apply to their total
 */
export function searchEachMove<Position, Move>(
  { game, searcher }: SearchableGame<Position, Move>,
  { position, earlier, limits, rootMoves }: SearchRequest<Position>,
  perMove: Limits,
  noise: RootNoise,
  clock: Clock,
): SearchInfo<Move> {
  const started = clock.now();
  const history = [...earlier, position];
  let best: SearchInfo<Move> | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  let nodes = 0;
  for (const [index, move] of game.legalMoves(position).entries()) {
    if (rootMoves && !rootMoves.includes(game.writeEngineMove(position, move))) continue;
    const left = remaining(limits, nodes, clock.now() - started);
    const next = { position: game.play(position, move), earlier: history };
    const found = searcher.search({ ...next, limits: strictest(perMove, left) }, clock, () => {});
    nodes += found.nodes;
    // An interrupted search says nothing about its move.
    const { nodes: nodesLeft = 1, milliseconds = 1 } = remaining(
      limits,
      nodes,
      clock.now() - started,
    );
    if (best && (clock.stopped() || nodesLeft <= 0 || milliseconds <= 0)) break;
    const score = negated(found.score);
    const noisy = score.kind === "value" ? score.centi + noiseOf(noise, index) : rankOf(score);
    if (noisy <= bestScore) continue;
    bestScore = noisy;
    best = { ...found, depth: found.depth + 1, score, pv: [move, ...found.pv] };
  }
  if (!best) return searcher.search({ position, earlier, limits: perMove }, clock, () => {});
  return { ...best, nodes, milliseconds: clock.now() - started };
}

/** Returns the limits left for the positions after a move. */
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

/** Negates the score of the position after a move, for the player who made it. */
function negated(score: Score): Score {
  if (score.kind === "draw") return score;
  if (score.kind === "value") return { kind: "value", centi: -score.centi };
  return { kind: score.kind === "win" ? "loss" : "win", plies: score.plies + 1 };
}

/**
 * Ranks wins above every value, the quickest first, and losses below, the slowest first. Draws count
 * as equal.
 */
function rankOf(score: Exclude<Score, { kind: "value" }>): number {
  if (score.kind === "draw") return 0;
  return score.kind === "win" ? 1e6 - score.plies : score.plies - 1e6;
}
