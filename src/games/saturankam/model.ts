import type { Side } from "../../core/rules.ts";
import { trackOf } from "./track.ts";

/** What makes a game of saturankam. */
export interface SaturankamOptions {
  /** Two players are South and North; three are South, East and North. */
  readonly players: 2 | 3 | 4;
  /** All pieces begin in hand and enter with any throw (leaflet, variant 12). */
  readonly startOff: boolean;
  /** Captured pieces enter again with any throw (leaflet, variant 13). */
  readonly easyEntry: boolean;
}

/** A player's place at the board. */
export interface Seat extends Side {
  /** The diagram index of each step of the player's own track, 0 to 80. */
  readonly track: readonly number[];
}

/** Who plays, in the order of play, and by which options. */
export interface Table {
  readonly options: SaturankamOptions;
  readonly seats: readonly Seat[];
}

/** The faces of each of the two dice. */
export const FACES = [1, 3, 4, 6] as const;
type Face = (typeof FACES)[number];

/** Two faces, the smaller first: dice have no order. */
export type Throw = readonly [Face, Face];

/** The ten different throws. */
export const THROWS: readonly Throw[] = FACES.flatMap((low, index) =>
  FACES.slice(index).map((high): Throw => [low, high]),
);

/** The numbers of the pieces that each player has. */
export const PIECES = [1, 2] as const;
/** The number of a player's piece. */
export type Piece = (typeof PIECES)[number];

/** Where a piece is: a step 0 to 79 of its own track, or captured, borne off or in hand. */
export type Place = number | "x" | "o" | "h";
export type Places = Readonly<Record<Piece, Place>>;

/** A position, before or after the throw. */
export interface SaturankamPosition {
  /** By side. */
  readonly places: readonly Places[];
  /** The side to throw or to move; after the end the winner. */
  readonly turn: number;
  /** The throw to be used; undefined while the position waits for one. */
  readonly dice: Throw | undefined;
}

/** A part of the throw used by one piece; `count` in cells, at least 1. */
export interface Part {
  readonly piece: Piece;
  readonly count: number;
}

/** A throw, which chance makes, or what a player does with it. */
export type SaturankamMove =
  | { readonly kind: "throw"; readonly dice: Throw }
  /** One or two parts, in the order of the pieces. */
  | { readonly kind: "move"; readonly parts: readonly Part[] }
  | { readonly kind: "enter"; readonly piece: Piece }
  /** A frozen piece leaves by its double; an exact arrival is a "move". */
  | { readonly kind: "bear-off"; readonly piece: Piece }
  | { readonly kind: "pass" };

const SOUTH: Seat = { name: "South", letter: "S", track: trackOf(0) };
const EAST: Seat = { name: "East", letter: "E", track: trackOf(1) };
const NORTH: Seat = { name: "North", letter: "N", track: trackOf(2) };
const WEST: Seat = { name: "West", letter: "W", track: trackOf(3) };

/** Ruling: the players take turns anticlockwise, as their tracks begin. */
const SEATS: Readonly<Record<SaturankamOptions["players"], readonly Seat[]>> = {
  2: [SOUTH, NORTH],
  3: [SOUTH, EAST, NORTH],
  4: [SOUTH, EAST, NORTH, WEST],
};

/** The players and their tracks, as the options make them. */
export function tableFor(options: SaturankamOptions): Table {
  return { options, seats: SEATS[options.players] };
}

/** An item that is known to be there, such as the places of a side. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new RangeError(`There is no item ${index} in a list of ${list.length}.`);
  }
  return item;
}

/** The first position: every piece on its cell 0, or in hand with `startOff`. */
export function startPosition(table: Table): SaturankamPosition {
  const place: Place = table.options.startOff ? "h" : 0;
  return { places: table.seats.map(() => ({ 1: place, 2: place })), turn: 0, dice: undefined };
}

/** Whether a player has borne off both pieces. */
export function hasWon(places: Places): boolean {
  return places[1] === "o" && places[2] === "o";
}

/** Whether a throw is a double. */
export function isDouble(dice: Throw): boolean {
  return dice[0] === dice[1];
}

/** Two faces in either order as a throw, or undefined for a face that no die has. */
export function throwOf(first: number, second: number): Throw | undefined {
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return THROWS.find((dice) => dice[0] === low && dice[1] === high);
}
