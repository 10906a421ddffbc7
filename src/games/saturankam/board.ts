import {
  itemAt,
  PIECES,
  type Piece,
  type Place,
  type SaturankamPosition,
  type Seat,
  type Table,
} from "./model.ts";

/** A piece, identified by its side and number. */
export interface Owned {
  readonly side: number;
  readonly piece: Piece;
}

/**
 * Returns the cell (a diagram index) of a place on a seat's track; undefined if it is off the
 * board.
 */
export function cellOf(seat: Seat, place: Place): number | undefined {
  return typeof place === "number" ? seat.track[place] : undefined;
}

/** Returns the pieces on a cell (a diagram index), by side and number. */
export function piecesOn(
  table: Table,
  position: SaturankamPosition,
  cell: number,
): readonly Owned[] {
  return table.seats.flatMap((seat, side) => {
    const places = itemAt(position.places, side);
    return PIECES.filter((piece) => cellOf(seat, places[piece]) === cell).map((piece) => ({
      side,
      piece,
    }));
  });
}

/** Returns the pieces on a cell that belong to opponents of the player to move. */
export function opponentsOn(
  table: Table,
  position: SaturankamPosition,
  cell: number,
): readonly Owned[] {
  return piecesOn(table, position, cell).filter(({ side }) => side !== position.turn);
}
