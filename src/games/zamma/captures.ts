import type { Board, Variant } from "./board.ts";
import {
  EMPTY,
  isMullah,
  ownerOf,
  ownPoints,
  type Player,
  type ZammaMove,
  type ZammaPosition,
} from "./position.ts";

/**
 * Among scattered men a Mullah can have captures beyond counting. These limits keep the program
 * alive on a position made for that: so many moves are listed, and so many stages looked at (see
 * `CaptureSearch`). In five million plies of random play the longest list had 20,338 moves.
 */
export const MOST_MOVES = 500_000;
export const MOST_STAGES = 2_000_000;

/** A captured piece that stays until the move is over: neither empty nor anybody's. */
export const TAKEN = "x";

interface Leap {
  readonly over: number;
  readonly to: number;
}

/**
 * The captures of one piece. How a capture may go on depends only on the stage it is at: where
 * the piece is, and what it has taken. Many ways lead to the same stage; so the most that each
 * can still take is worked out once, and afterwards only the paths that reach it are walked.
 */
interface CaptureSearch {
  readonly variant: Variant;
  readonly player: Player;
  readonly mullah: boolean;
  readonly origin: number;
  /** The board as it changes along the path; the origin is empty (ruling). */
  readonly points: string[];
  /** A power of two for each enemy, by its point: a sum of them tells which were taken. */
  readonly weights: readonly number[];
  /** For each stage, as `stageOf` numbers it: the most that can still be taken. */
  readonly known: Map<number, number>;
  /** How many stages may become known. */
  readonly room: number;
  /** Whether there were more stages than that. */
  cut: boolean;
}

/** Captures for a search, and whether some may be missing. */
export interface Listed {
  readonly moves: readonly ZammaMove[];
  readonly cut: boolean;
}

/**
 * Every legal capture. Source: the sequence that takes the most pieces must be chosen, over all
 * of the player's pieces.
 */
export function captures(variant: Variant, position: ZammaPosition): ZammaMove[] {
  return capturesOf(variant, position, MOST_STAGES, false).moves;
}

/**
 * One capture for each result: of those that take the same pieces and end on the same point, only
 * the first. Far fewer where a Mullah has many ways; exact as long as there are no more than
 * `stages` stages, beyond which captures may be missed.
 */
export function distinctCaptures(
  variant: Variant,
  position: ZammaPosition,
  stages: number,
): Listed {
  return capturesOf(variant, position, stages, true);
}

function capturesOf(
  variant: Variant,
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

/** Whether the piece on a point can capture. */
export function canCapture(board: Board, position: ZammaPosition, from: number): boolean {
  const { points, toMove } = position;
  return leaps(board, points, from, toMove, isMullah(points[from]!)).length > 0;
}

/** Whether the piece on a point, capturing, can come to another, even if it may not stop there. */
export function canReachByCapture(
  variant: Variant,
  position: ZammaPosition,
  from: number,
  to: number,
): boolean {
  const search = captureSearch(variant, position, from, MOST_STAGES);
  mostFrom(search, from, 0);
  const start = stageOf(search, from, 0);
  for (const stage of search.known.keys()) {
    if (stage !== start && stage % search.points.length === to) return true;
  }
  return false;
}

/** The single leaps from a point: a man's over a neighbour, a Mullah's over any distance. */
function leaps(
  board: Board,
  points: ArrayLike<string>,
  from: number,
  player: Player,
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
  variant: Variant,
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

/** A number for a stage. With 40 enemies and 81 points it stays below 2 to the 47, so exact. */
function stageOf(search: CaptureSearch, at: number, taken: number): number {
  return taken * search.points.length + at;
}

function leapsFrom(search: CaptureSearch, at: number): Leap[] {
  return leaps(search.variant.board, search.points, at, search.player, search.mullah);
}

/** The most pieces that can still be taken from a point; `taken` sums the weights taken so far. */
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

/** Adds every capture of the piece that takes `most`, if it has any; perhaps only one a stage. */
function collect(search: CaptureSearch, most: number, moves: ZammaMove[], distinct: boolean): void {
  const seen = new Set<number>();
  const path = [search.origin];
  const captured: number[] = [];
  const walk = (at: number, taken: number): void => {
    if (moves.length === MOST_MOVES) return;
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

/** Takes an enemy off the points, or with deferred removal leaves something there to block. */
function lift(search: CaptureSearch, over: number): string {
  const enemy = search.points[over]!;
  search.points[over] = search.variant.removal === "immediate" ? EMPTY : TAKEN;
  return enemy;
}
