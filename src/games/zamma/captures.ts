import type { ZammaBoard, ZammaVariant } from "./board.ts";
import {
  EMPTY,
  isMullah,
  ownerOf,
  ownPoints,
  type ZammaMove,
  type ZammaPosition,
  type ZammaSide,
} from "./position.ts";

/**
 * A Mullah among scattered men can have an astronomical number of captures. These limits on the
 * moves listed and the stages visited (see `CaptureSearch`) keep the program responsive in a
 * position constructed for that. In five million plies of random play the longest list had 20,338
 * moves.
 */
const MAX_CAPTURES = 500_000;
export const MAX_STAGES = 2_000_000;

/** A captured piece that stays until the move is over: neither empty nor either player's. */
export const TAKEN = "x";

interface Leap {
  readonly over: number;
  readonly to: number;
}

/**
 * The captures of one piece. How a capture may continue depends only on its stage: the point that
 * the piece has reached, and the pieces that it has captured. Many paths lead to the same stage; so
 * the maximum number of further captures is memoized for each stage, and then only the paths that
 * achieve it are walked.
 */
interface CaptureSearch {
  readonly variant: ZammaVariant;
  readonly player: ZammaSide;
  readonly mullah: boolean;
  readonly origin: number;
  /** The board as it changes along the path; the origin counts as empty (ruling). */
  readonly points: string[];
  /** A power of two for each enemy, by its point; their sum identifies the captured pieces. */
  readonly weights: readonly number[];
  /** For each stage, by its number from `stageOf`: the most pieces that can still be captured. */
  readonly known: Map<number, number>;
  /** The maximum number of stages to visit. */
  readonly room: number;
  /** True if the search stopped at that limit. */
  cut: boolean;
}

/** Captures for the engine, and whether some may be missing. */
export interface DistinctCaptures {
  readonly moves: readonly ZammaMove[];
  readonly cut: boolean;
}

/** Source: of all sequences, by any piece, the player must choose one that captures the most. */
export function captures(variant: ZammaVariant, position: ZammaPosition): ZammaMove[] {
  return capturesOf(variant, position, MAX_STAGES, false).moves;
}

/**
 * One capture for each result: of those that capture the same pieces and end on the same point,
 * only the first. There are far fewer of these if a Mullah has many paths. The list is complete
 * unless there are more than `stages` stages.
 */
export const distinctCaptures = (
  variant: ZammaVariant,
  position: ZammaPosition,
  stages: number,
): DistinctCaptures => capturesOf(variant, position, stages, true);

function capturesOf(
  variant: ZammaVariant,
  position: ZammaPosition,
  stages: number,
  distinct: boolean,
): { moves: ZammaMove[]; cut: boolean } {
  const takers = ownPoints(position).filter((from) => canCapture(variant.board, position, from));
  const room = Math.floor(stages / takers.length);
  const searches = takers.map((from) => captureSearch(variant, position, from, room));
  const most = Math.max(...searches.map((search) => mostFrom(search, search.origin, 0)));
  const moves: ZammaMove[] = [];
  for (const search of searches) collect(search, most, moves, distinct);
  return { moves, cut: searches.some(({ cut }) => cut) };
}

export function canCapture(board: ZammaBoard, position: ZammaPosition, from: number): boolean {
  const { points, toMove } = position;
  return leaps(board, points, from, toMove, isMullah(points[from]!)).length > 0;
}

/** Whether a piece can reach a point by capturing, even if it may not stop there. */
export function canReachByCapture(
  variant: ZammaVariant,
  position: ZammaPosition,
  from: number,
  to: number,
): boolean {
  const search = captureSearch(variant, position, from, MAX_STAGES);
  mostFrom(search, from, 0);
  const start = stageOf(search, from, 0);
  const { known, points } = search;
  return [...known.keys()].some((stage) => stage !== start && stage % points.length === to);
}

/** The single leaps from a point: a man's over an adjacent enemy, a Mullah's over any distance. */
function leaps(
  board: ZammaBoard,
  points: ArrayLike<string>,
  from: number,
  player: ZammaSide,
  mullah: boolean,
): Leap[] {
  const found: Leap[] = [];
  for (const ray of board.rays[from]!) {
    let at = 0;
    while (mullah && at < ray.length && points[ray[at]!] === EMPTY) at += 1;
    const over = ray[at];
    if (over === undefined || ownerOf(points[over]!) !== 1 - player) continue;
    for (at += 1; at < ray.length && points[ray[at]!] === EMPTY; at += 1) {
      found.push({ over, to: ray[at]! });
      if (!mullah) break;
    }
  }
  return found;
}

function captureSearch(
  variant: ZammaVariant,
  position: ZammaPosition,
  origin: number,
  room: number,
): CaptureSearch {
  const player = position.toMove;
  const points = [...position.points];
  const mullah = isMullah(points[origin]!);
  points[origin] = EMPTY;
  let enemies = 0;
  const weights = points.map((piece) => (ownerOf(piece) === 1 - player ? 2 ** enemies++ : 0));
  return { variant, player, mullah, origin, points, weights, known: new Map(), room, cut: false };
}

/** With 40 enemies and 81 points the number stays below 2^47, so it is exact. */
function stageOf(search: CaptureSearch, at: number, taken: number): number {
  return taken * search.points.length + at;
}

function leapsFrom(search: CaptureSearch, at: number): Leap[] {
  return leaps(search.variant.board, search.points, at, search.player, search.mullah);
}

/**
 * The most pieces that can still be captured; `taken` is the sum of the weights captured so far.
 */
function mostFrom(search: CaptureSearch, at: number, taken: number): number {
  const stage = stageOf(search, at, taken);
  const known = search.known.get(stage);
  if (known !== undefined) return known;
  if (search.known.size >= search.room) {
    search.cut = true;
    return 0;
  }
  let most = 0;
  for (const { over, to } of leapsFrom(search, at)) {
    const enemy = lift(search, over);
    most = Math.max(most, 1 + mostFrom(search, to, taken + search.weights[over]!));
    search.points[over] = enemy;
  }
  search.known.set(stage, most);
  return most;
}

/**
 * Adds every capture of the piece that takes `most` pieces; with `distinct`, only one for each
 * stage.
 */
function collect(search: CaptureSearch, most: number, moves: ZammaMove[], distinct: boolean): void {
  const seen = new Set<number>();
  const path = [search.origin];
  const captured: number[] = [];
  const walk = (at: number, taken: number): void => {
    if (moves.length === MAX_CAPTURES) return;
    if (distinct) {
      const stage = stageOf(search, at, taken);
      if (seen.has(stage)) return;
      seen.add(stage);
    }
    if (captured.length === most) {
      moves.push({ path: [...path], captured: [...captured] });
      return;
    }
    for (const { over, to } of leapsFrom(search, at)) {
      const enemy = lift(search, over);
      const sum = taken + search.weights[over]!;
      path.push(to);
      captured.push(over);
      if (captured.length + mostFrom(search, to, sum) === most) walk(to, sum);
      path.pop();
      captured.pop();
      search.points[over] = enemy;
    }
  };
  walk(search.origin, 0);
}

/**
 * Removes a captured enemy and returns its letter; with deferred removal its point stays blocked.
 */
function lift(search: CaptureSearch, over: number): string {
  const enemy = search.points[over]!;
  search.points[over] = search.variant.removal === "immediate" ? EMPTY : TAKEN;
  return enemy;
}
