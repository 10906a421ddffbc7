import type { ZammaBoard } from "./board.ts";
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

/**
 * The captures of one piece. How a capture may continue depends only on its stage: the point that
 * the piece has reached, and the pieces that it has captured. Many paths lead to the same stage; so
 * the maximum number of further captures is memoized for each stage, and then only the paths that
 * achieve it are walked.
 */
interface CaptureSearch {
  readonly board: ZammaBoard;
  readonly player: ZammaSide;
  readonly mullah: boolean;
  /** What stands on the point of a captured piece until the move is over. */
  readonly taken: string;
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

/** Source: of all sequences, by any piece, the player must choose one that captures the most. */
export function captures(position: ZammaPosition): ZammaMove[] {
  return capturesOf(position, MAX_STAGES, false).moves;
}

/**
 * One capture for each result: of those that capture the same pieces and end on the same point,
 * only the first. There are far fewer of these if a Mullah has many paths. The list is `cut`, and so
 * may be incomplete, if there are more than `stages` stages.
 */
export const distinctCaptures = (position: ZammaPosition, stages: number) =>
  capturesOf(position, stages, true);

function capturesOf(position: ZammaPosition, stages: number, distinct: boolean) {
  const takers = ownPoints(position).filter((from) => canCapture(position, from));
  if (takers.length === 0) return { moves: [], cut: false };
  const room = Math.floor(stages / takers.length);
  const searches = takers.map((from) => captureSearch(position, from, room));
  const most = Math.max(...searches.map((search) => mostFrom(search, search.origin, 0)));
  const moves: ZammaMove[] = [];
  for (const search of searches) collect(search, most, moves, distinct);
  return { moves, cut: searches.some(({ cut }) => cut) };
}

export function canCapture(position: ZammaPosition, from: number): boolean {
  const { variant, points, toMove } = position;
  const mullah = isMullah(points[from]!);
  for (const ray of variant.board.rays[from]!) {
    const step = firstPiece(points, ray, mullah);
    const isFree = points[ray[step + 1]!] === EMPTY;
    if (isFree && ownerOf(points[ray[step]!]!) === 1 - toMove) return true;
  }
  return false;
}

/** The step of a ray on which a leaping piece meets another: for a man the first step. */
function firstPiece(points: ArrayLike<string>, ray: readonly number[], mullah: boolean): number {
  let step = 0;
  while (mullah && step < ray.length && points[ray[step]!] === EMPTY) step += 1;
  return step;
}

/** Whether a piece can reach a point by capturing, even if it may not stop there. */
export function canReachByCapture(position: ZammaPosition, from: number, to: number): boolean {
  const search = captureSearch(position, from, MAX_STAGES);
  mostFrom(search, from, 0);
  const start = stageOf(search, from, 0);
  const { known, points } = search;
  return [...known.keys()].some((stage) => stage !== start && stage % points.length === to);
}

/** The single leaps from a point: a man's over an adjacent enemy, a Mullah's over any distance. */
function leaps({ board, player, mullah, points }: CaptureSearch, from: number) {
  const found: { over: number; to: number }[] = [];
  for (const ray of board.rays[from]!) {
    let step = firstPiece(points, ray, mullah);
    const over = ray[step];
    if (over === undefined || ownerOf(points[over]!) !== 1 - player) continue;
    for (step += 1; step < ray.length && points[ray[step]!] === EMPTY; step += 1) {
      found.push({ over, to: ray[step]! });
      if (!mullah) break;
    }
  }
  return found;
}

function captureSearch(position: ZammaPosition, origin: number, room: number): CaptureSearch {
  const { variant, toMove: player } = position;
  const points = [...position.points];
  const mullah = isMullah(points[origin]!);
  points[origin] = EMPTY;
  let enemies = 0;
  const weights = points.map((piece) => (ownerOf(piece) === 1 - player ? 2 ** enemies++ : 0));
  const { board, removal } = variant;
  const taken = removal === "immediate" ? EMPTY : TAKEN;
  const known = new Map<number, number>();
  return { board, player, mullah, taken, origin, points, weights, known, room, cut: false };
}

/** With 40 enemies and 81 points the number stays below 2^47, so it is exact. */
function stageOf(search: CaptureSearch, point: number, sum: number): number {
  return sum * search.points.length + point;
}

/** The most pieces that can still be captured; `sum` is that of the weights captured so far. */
function mostFrom(search: CaptureSearch, point: number, sum: number): number {
  const stage = stageOf(search, point, sum);
  const known = search.known.get(stage);
  if (known !== undefined) return known;
  if (search.known.size >= search.room) {
    search.cut = true;
    return 0;
  }
  let most = 0;
  for (const { over, to } of leaps(search, point)) {
    const enemy = lift(search, over);
    most = Math.max(most, 1 + mostFrom(search, to, sum + search.weights[over]!));
    search.points[over] = enemy;
  }
  search.known.set(stage, most);
  return most;
}

/** Adds every capture of the piece that takes `most` pieces; with `distinct`, only one a stage. */
function collect(search: CaptureSearch, most: number, moves: ZammaMove[], distinct: boolean): void {
  const stages = new Set<number>();
  const path = [search.origin];
  const captured: number[] = [];
  const walk = (point: number, sum: number): void => {
    if (moves.length === MAX_CAPTURES) return;
    if (distinct) {
      const stage = stageOf(search, point, sum);
      if (stages.has(stage)) return;
      stages.add(stage);
    }
    if (captured.length === most) {
      moves.push({ path: [...path], captured: [...captured] });
      return;
    }
    for (const { over, to } of leaps(search, point)) {
      const enemy = lift(search, over);
      const next = sum + search.weights[over]!;
      path.push(to);
      captured.push(over);
      if (captured.length + mostFrom(search, to, next) === most) walk(to, next);
      path.pop();
      captured.pop();
      search.points[over] = enemy;
    }
  };
  walk(search.origin, 0);
}

/** Removes a captured enemy and returns its letter; with deferred removal its point stays blocked. */
function lift({ points, taken }: CaptureSearch, over: number): string {
  const enemy = points[over]!;
  points[over] = taken;
  return enemy;
}
