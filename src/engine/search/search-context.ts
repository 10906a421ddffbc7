/** Everything that one search carries with it. */

import type { Clock } from "../types.ts";
import { INFINITE, ROOM } from "./scores.ts";
import type { Surface } from "./search-board.ts";
import type { Table } from "./transposition-table.ts";

/** How far back in the game repetitions are looked for, in plies. */
export const LOOKING_BACK = 100;

/** A position of the present line while its moves are tried. */
export interface Frame {
  depth: number;
  /** The window: what either side is sure of elsewhere. A score outside it changes nothing. */
  alpha: number;
  beta: number;
  /** More than one score is in the window: this may become part of the principal variation. */
  wide: boolean;
  /** The side to move must react (see `Surface.forced`). */
  forced: boolean;
  evaluation: number;
  /** The side to move stands better than at its last move: the line is less likely to fail. */
  improving: boolean;
  /** Moves tried, the best score so far and its move. */
  tried: number;
  best: number;
  bestMove: number;
}

export interface SearchState {
  readonly surface: Surface;
  readonly table: Table;
  nodes: number;
  /** The limits, as the search looks at them. */
  mostNodes: number;
  endsAt: number;
  /** The count of nodes at which the clock is asked again. */
  asksAt: number;
  clock: Clock;
  /** Set when a limit is reached: from then on no score means anything. */
  over: boolean;
  /** Which of the moves that are nearly as good as the best are preferred; 0 for none. */
  variety: number;
  /** A list of moves, and of their marks for ordering, for each ply. */
  readonly moves: readonly number[][];
  readonly marks: readonly Int32Array[];
  /** Two quiet moves for each ply that have refuted a line there: the killers. */
  readonly killers: Int32Array;
  /** How well a quiet kind of move has done so far, by `slot`. */
  readonly history: Int32Array;
  /** The same for a kind of move after another one: at `slot of the one before * slots + slot`. */
  readonly sequels: Int16Array;
  /** The slot of the move that led to each ply; its reply table is `replies`. */
  readonly slots: Int32Array;
  /** The quiet move that last refuted a move, by that move's slot: the counter-move. */
  readonly replies: Int32Array;
  /** What the search knows of the position at each ply of the present line. */
  readonly frames: readonly Frame[];
  /** The best line found from each ply on, `ROOM` numbers a ply, and its length. */
  readonly lines: Int32Array;
  readonly lengths: Int32Array;
  /** The keys of the positions of the game and of the line, and the earliest that can come back. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly since: Int32Array;
  /** How many positions of the game come before the root. */
  past: number;
}

/** A search over a surface, with nothing learnt yet. */
export function makeSearch(surface: Surface, table: Table): SearchState {
  const lists = Array.from({ length: ROOM }, (): number[] => []);
  return {
    surface,
    table,
    nodes: 0,
    mostNodes: INFINITE,
    endsAt: 0,
    asksAt: 0,
    clock: { now: () => 0, stopped: () => false },
    over: false,
    variety: 0,
    moves: lists,
    marks: lists.map(() => new Int32Array(512)),
    killers: new Int32Array(2 * ROOM),
    history: new Int32Array(surface.slots),
    sequels: new Int16Array(surface.slots * surface.slots),
    slots: new Int32Array(ROOM),
    replies: new Int32Array(surface.slots),
    frames: lists.map(emptyFrame),
    lines: new Int32Array(ROOM * ROOM),
    lengths: new Int32Array(ROOM),
    lows: new Int32Array(LOOKING_BACK + ROOM),
    highs: new Int32Array(LOOKING_BACK + ROOM),
    since: new Int32Array(LOOKING_BACK + ROOM),
    past: 0,
  };
}

const emptyFrame = (): Frame => ({
  depth: 0,
  alpha: 0,
  beta: 0,
  wide: false,
  forced: false,
  evaluation: 0,
  improving: false,
  tried: 0,
  best: 0,
  bestMove: 0,
});

/** Counts a position, unless the search is over, which it tells. */
export function enter(search: SearchState): boolean {
  if (search.nodes >= search.asksAt) look(search);
  if (search.over) return true;
  search.nodes++;
  return false;
}

function look(search: SearchState): void {
  const { clock, nodes, surface } = search;
  search.asksAt = Math.min(nodes + surface.stride, search.mostNodes);
  if (nodes >= search.mostNodes || clock.stopped() || clock.now() >= search.endsAt) {
    search.over = true;
  }
}

/** Writes down the position at a ply; `final` where none from before can come back. */
export function visit(search: SearchState, ply: number, final: boolean): void {
  const at = search.past + ply;
  search.lows[at] = search.surface.low;
  search.highs[at] = search.surface.high;
  search.since[at] = final ? at : search.since[at - 1]!;
}

/** Whether the position at a ply has been there before, in the game or in the line. */
export function repeated({ past, lows, highs, since }: SearchState, ply: number): boolean {
  const at = past + ply;
  const first = since[at]!;
  for (let other = at - 4; other >= first; other -= 2) {
    if (lows[other] === lows[at] && highs[other] === highs[at]) return true;
  }
  return false;
}

/** The line from a ply on: a move, and then the best line of the next ply. */
export function extendLine({ lines, lengths }: SearchState, ply: number, move: number): void {
  const length = lengths[ply + 1]!;
  const at = ply * ROOM;
  lines[at] = move;
  for (let index = 0; index < length; index++) lines[at + 1 + index] = lines[at + ROOM + index]!;
  lengths[ply] = length + 1;
}

/** The best line from the root. */
export function bestLine({ lines, lengths }: SearchState): number[] {
  return [...lines.subarray(0, lengths[0])];
}
