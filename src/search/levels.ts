/**
 * The strengths of the computer. Up to level 7 they are limited by depth and nodes, so that they
 * play alike on every machine; level 8 thinks for three seconds.
 */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Game } from "../core/game.ts";
import type { Clock, Finding, Limits, Score, Task, Thinker } from "./thinker.ts";

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
 * Levels 1 to 8, in this order. From level 4 on each enters about five times as many positions as
 * the one below: with less, nearly all games between neighbours were drawn.
 */
export const LEVELS: readonly [Level, ...Level[]] = [
  { limits: { depth: 1, nodes: 1000 }, error: 400 },
  { limits: { depth: 1, nodes: 1000 }, error: 150 },
  { limits: { depth: 2, nodes: 2000 }, error: 110 },
  { limits: { depth: 6, nodes: 3000 }, error: 0 },
  { limits: { depth: 10, nodes: 12_000 }, error: 0 },
  { limits: { nodes: 60_000 }, error: 0 },
  { limits: { nodes: 300_000 }, error: 0 },
  { limits: { milliseconds: 3000 }, error: 0 },
];

/**
 * Thinks as a level does; the limits of the task are added to those of the level. `seed` is any
 * whole number: it decides about the mistakes, and the same seed gives the same move.
 */
export function thinkAtLevel<Position, Move>(
  game: Game<Position, Move>,
  thinker: Thinker<Position, Move>,
  level: Level,
  task: Task<Position>,
  clock: Clock,
  seed: number,
  report: (finding: Finding<Move>) => void,
): Finding<Move> {
  const limits = { ...level.limits, ...task.limits };
  if (level.error === 0) return thinker.think({ ...task, limits }, clock, report);
  const found = mistaken(game, thinker, { ...task, limits }, level.error, clock, seed);
  report(found);
  return found;
}

/** Looks at every move for itself, misjudges each by chance, and takes the one that looks best. */
function mistaken<Position, Move>(
  game: Game<Position, Move>,
  thinker: Thinker<Position, Move>,
  task: Task<Position>,
  error: number,
  clock: Clock,
  seed: number,
): Finding<Move> {
  const started = clock.now();
  const chance = xoroshiro128plus(seed);
  const earlier = [...task.earlier, task.position];
  let best: Finding<Move> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let nodes = 0;
  thinker.clear();
  for (const move of game.legalMoves(task.position)) {
    const position = game.play(task.position, move);
    const found = thinker.think({ ...task, position, earlier }, clock, () => {});
    nodes += found.nodes;
    const score = seenBefore(found.score);
    const looks =
      score.kind === "value" ? score.centi + uniformInt(chance, 0, error) : worth(score);
    if (looks <= most) continue;
    most = looks;
    best = { ...found, depth: found.depth + 1, score, line: [move, ...found.line] };
  }
  if (!best) return thinker.think(task, clock, () => {});
  return { ...best, nodes, milliseconds: clock.now() - started };
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
