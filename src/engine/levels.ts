/**
 * The strengths of the computer. Up to level 7 they are limited by depth and nodes, so that they
 * play alike on every machine; level 8 thinks for three seconds.
 */
import type { Game } from "../core/game.ts";
import { seededRandom } from "../core/rng.ts";
import type { Clock, Limits, Score, Searcher, SearchInfo, Task } from "./types.ts";

export interface Level {
  readonly limits: Limits;
  /**
   * How much better than its due a move may look, in hundredths of a man, by chance: 0 for play
   * without mistakes. Won and lost games are seen as they are, so that no level overlooks a sarrum
   * that can be taken.
   */
  readonly error: number;
}

/**
 * Levels 1 to 8, in this order. From level 5 to 7 each may enter three or four times as
 * many positions as the one below.
 */
export const LEVELS: readonly [Level, ...Level[]] = [
  { limits: { depth: 1, nodes: 1000 }, error: 400 },
  { limits: { depth: 1, nodes: 1000 }, error: 150 },
  { limits: { depth: 2, nodes: 2000 }, error: 110 },
  { limits: { depth: 6, nodes: 3000 }, error: 0 },
  { limits: { depth: 10, nodes: 12_000 }, error: 0 },
  { limits: { nodes: 45_000 }, error: 0 },
  { limits: { nodes: 150_000 }, error: 0 },
  { limits: { milliseconds: 3000 }, error: 0 },
];

/** For so many plies a level that makes no mistakes is not tied to the best move alone. */
const OPENING = 12;

/** Who thinks, about what game, and how well. */
interface Weakened<Position, Move> {
  readonly game: Game<Position, Move>;
  readonly thinker: Searcher<Position, Move>;
  readonly level: Level;
  /** Any whole number: it decides about mistakes, and between moves of nearly the same worth. */
  readonly seed: number;
}

/**
 * Thinks as a level does, within the limits of the level and those of the task. A level that makes
 * mistakes looks at every move for itself, at least one ply beyond it: its own limits then hold for
 * each of these looks, and those of the task for all of them together. The same seed gives the same
 * move, where the thinker has been cleared.
 */
export function thinkAtLevel<Position, Move>(
  weakened: Weakened<Position, Move>,
  task: Task<Position>,
  clock: Clock,
  report: (finding: SearchInfo<Move>) => void,
): SearchInfo<Move> {
  const { level, thinker, seed } = weakened;
  if (level.error === 0) {
    const limits = strictest(level.limits, task.limits);
    const variety = task.earlier.length < OPENING ? 2 * seed + 1 : 0;
    return thinker.search({ ...task, limits, variety }, clock, report);
  }
  const found = mistaken(weakened, task, clock);
  report(found);
  return found;
}

/** The limits that are reached when those of either are. */
export function strictest(one: Limits, other: Limits): Limits {
  const least = (name: keyof Limits) => {
    const limits = [one[name], other[name]].filter((limit) => limit !== undefined);
    return limits.length > 0 ? { [name]: Math.min(...limits) } : {};
  };
  return { ...least("depth"), ...least("nodes"), ...least("milliseconds") };
}

/**
 * Looks at every move for itself, misjudges each by chance, and takes the one that looks best of
 * those that there is time for.
 */
function mistaken<Position, Move>(
  { game, thinker, level, seed }: Weakened<Position, Move>,
  { position, earlier, limits }: Task<Position>,
  clock: Clock,
): SearchInfo<Move> {
  const started = clock.now();
  const luck = seededRandom(seed);
  const known = [...earlier, position];
  let best: SearchInfo<Move> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let nodes = 0;
  for (const move of game.legalMoves(position)) {
    const next = { position: game.play(position, move), earlier: known };
    const left = remaining(limits, nodes, clock.now() - started);
    const look = { ...next, limits: strictest(level.limits, left) };
    const found = thinker.search(look, clock, () => {});
    nodes += found.nodes;
    // A look that was cut short says nothing of its move.
    const { nodes: more = 1, milliseconds = 1 } = remaining(limits, nodes, clock.now() - started);
    if (best && (clock.stopped() || more <= 0 || milliseconds <= 0)) break;
    const score = seenBefore(found.score);
    const looks = score.kind === "value" ? score.centi + luck(level.error) : worth(score);
    if (looks <= most) continue;
    most = looks;
    best = { ...found, depth: found.depth + 1, score, pv: [move, ...found.pv] };
  }
  if (!best) return thinker.search({ position, earlier, limits: level.limits }, clock, () => {});
  return { ...best, nodes, milliseconds: clock.now() - started };
}

/** What limits leave for the positions after a move, when so much has been used up. */
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

/** A score of the position after a move, as the player of the move sees it. */
function seenBefore(score: Score): Score {
  if (score.kind === "value") return { kind: "value", centi: -score.centi };
  return { kind: score.kind === "win" ? "loss" : "win", plies: score.plies + 1 };
}

/** Wins above every value, the soonest first; losses below, the latest first. */
function worth(score: Exclude<Score, { kind: "value" }>): number {
  return score.kind === "win" ? 1e6 - score.plies : score.plies - 1e6;
}
