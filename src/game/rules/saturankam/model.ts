import type { Side } from "../rules.ts";
import type { Throw } from "./throws.ts";
import { trackOf } from "./track.ts";

export interface SaturankamOptions {
  /** Two players are South and North; three are South, East and North. */
  readonly players: 2 | 3 | 4;
  /** All pieces begin in hand and enter with any throw (leaflet, variant 12). */
  readonly startOff: boolean;
  /** Captured pieces re-enter with any throw (leaflet, variant 13). */
  readonly easyEntry: boolean;
}

/** A player's seat at the board, with its track. */
export interface Seat extends Side {
  /** The diagram index of each step of the player's own track, 0 to 80. */
  readonly track: readonly number[];
}

/** The players, in the order of play, and the options. */
export interface Seating {
  readonly options: SaturankamOptions;
  readonly seats: readonly Seat[];
}

export const PIECE_IDS = [1, 2] as const;
export type Piece = (typeof PIECE_IDS)[number];

/** A step from 0 to 79 of a piece's own track; captured (x), borne off (o) or in hand (h). */
export type PiecePlace = number | "x" | "o" | "h";
export type PiecePlaces = Readonly<Record<Piece, PiecePlace>>;

export interface SaturankamPosition {
  readonly seating: Seating;
  readonly places: readonly PiecePlaces[];
  /** The side to throw or to move; after the end, the winner. */
  readonly turn: number;
  /** The throw to be used; undefined before the throw. */
  readonly dice: Throw | undefined;
}

/** A part of the throw used by one piece; `count` in cells, at least 1. */
export interface Part {
  readonly piece: Piece;
  readonly count: number;
}

/** A throw, or a player's use of it. */
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

/** Ruling: the players take turns anticlockwise, the direction in which their tracks start. */
const SEATS: Readonly<Record<SaturankamOptions["players"], readonly Seat[]>> = {
  2: [SOUTH, NORTH],
  3: [SOUTH, EAST, NORTH],
  4: [SOUTH, EAST, NORTH, WEST],
};

export function seatingFor(options: SaturankamOptions): Seating {
  return { options, seats: SEATS[options.players] };
}

/** Every piece is on step 0, or in hand with `startOff`. */
export function startPosition(seating: Seating): SaturankamPosition {
  const place: PiecePlace = seating.options.startOff ? "h" : 0;
  const places = seating.seats.map(() => ({ 1: place, 2: place }));
  return { seating, places, turn: 0, dice: undefined };
}

/** The seat of the player to act. */
export const seatOf = ({ seating, turn }: SaturankamPosition): Seat => seating.seats[turn]!;

export const hasWon = (places: PiecePlaces): boolean => places[1] === "o" && places[2] === "o";

/** A piece of a player, and the cell on which it is. */
export interface OwnedPiece {
  readonly side: number;
  readonly piece: Piece;
  /** A diagram index; undefined if the piece is off the board. */
  readonly cell: number | undefined;
}

/** The diagram index of a place on a seat's track; undefined if it is off the board. */
export const cellOf = (seat: Seat, place: PiecePlace): number | undefined =>
  seat.track[Number(place)];

/** Every piece, by side and number. */
export function ownedPieces({ seating, places }: SaturankamPosition): readonly OwnedPiece[] {
  return seating.seats.flatMap((seat, side) =>
    PIECE_IDS.map((piece) => ({ side, piece, cell: cellOf(seat, places[side]![piece]) })),
  );
}

/** The pieces on a cell (a diagram index) that belong to opponents of the player to move. */
export function opponentsOn(
  { seating, places, turn }: SaturankamPosition,
  cell: number,
): readonly OwnedPiece[] {
  const found: OwnedPiece[] = [];
  for (let side = 0; side < places.length; side += 1) {
    if (side === turn) continue;
    for (const piece of PIECE_IDS) {
      if (cellOf(seating.seats[side]!, places[side]![piece]) === cell) {
        found.push({ side, piece, cell });
      }
    }
  }
  return found;
}
