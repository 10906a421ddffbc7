import type { Cell, Diagram, DrawnPiece } from "../../core/diagram.ts";
import type { GameCommand } from "../../core/presentation.ts";
import { err, ok } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import {
  cellOf,
  PIECES,
  type PiecePlace,
  type PiecePlaces,
  piecesOn,
  type SaturankamMove,
  type SaturankamPosition,
  type Seat,
  type Seating,
} from "./model.ts";
import { pieceMoves } from "./moves.ts";
import { CENTRE, COORDINATES, SAFE_CELLS, SIZE } from "./track.ts";

const EMPTY_CELLS = Array.from(
  { length: SIZE * SIZE },
  (_, cell): Cell => ({
    name: COORDINATES.name(cell),
    pieces: [],
    special: SAFE_CELLS.has(cell),
  }),
);

const board = (
  cellAt: (empty: Cell, index: number) => Cell,
  notes: readonly string[],
  sentences: readonly string[],
): Diagram => ({
  columns: SIZE,
  rows: SIZE,
  cells: EMPTY_CELLS.map(cellAt),
  files: COORDINATES.files,
  ranks: COORDINATES.ranks,
  pattern: "plain",
  notes,
  sentences,
});

/** The notes give the throw and the place of every piece. */
export function diagram(seating: Seating, position: SaturankamPosition): Diagram {
  const occupied = (empty: Cell, index: number): Cell => {
    const pieces = piecesOn(seating, position, index).map(
      ({ side, piece }): DrawnPiece => ({ side, letter: `${piece}`, name: `piece ${piece}` }),
    );
    return { ...empty, pieces };
  };
  return board(
    occupied,
    [...diceNotes(position), ...placeNotes(seating, position)],
    [...diceNotes(position), ...spokenPlaces(seating, position)],
  );
}

function diceNotes({ dice }: SaturankamPosition): readonly string[] {
  return dice ? [`The dice show ${inWords(dice)}.`] : [];
}

function placeNotes(seating: Seating, position: SaturankamPosition): readonly string[] {
  return seating.seats.map(({ name }, side) => {
    const places: PiecePlaces = position.places[side]!;
    return `${name}: piece 1 ${placeInWords(places[1])}, piece 2 ${placeInWords(places[2])}`;
  });
}

/** Where every piece is, with the name of its cell and its step on the track, for plain mode. */
function spokenPlaces(seating: Seating, position: SaturankamPosition): readonly string[] {
  return seating.seats.map((seat, side) => {
    const places: PiecePlaces = position.places[side]!;
    const parts = PIECES.map((piece) => {
      const cell = cellOf(seat, places[piece]);
      const where =
        cell === undefined
          ? placeInWords(places[piece])
          : `on cell ${places[piece]}, ${COORDINATES.name(cell)}`;
      return `piece ${piece} ${where}`;
    });
    return `${seat.name}: ${parts.join("; ")}.`;
  });
}

function placeInWords(place: PiecePlace): string {
  switch (place) {
    case "x":
      return "captured";
    case "o":
      return "borne off";
    case "h":
      return "in hand";
    default:
      return `on cell ${place}`;
  }
}

/** The command "track" shows a player's numbered path, by default that of the player to act. */
export function trackCommand(seating: Seating): GameCommand<SaturankamPosition> {
  const names = seating.seats.map((seat) => seat.name);
  return {
    name: "track",
    argument: "[SIDE]",
    about: "shows the numbered path of a player",
    show: (position, argument) => {
      const asked = argument.trim().toLowerCase();
      const seat =
        asked === ""
          ? seating.seats[position.turn]!
          : seating.seats.find(({ name, letter }) =>
              [name.toLowerCase(), letter.toLowerCase()].includes(asked),
            );
      return seat
        ? ok(
            board(
              (empty, index) => ({ ...empty, label: `${seat.track.indexOf(index)}` }),
              [`${seat.name}'s track, from 0 to ${CENTRE} in the centre; < > is a safe cell`],
              [spokenTrack(seat)],
            ),
          )
        : err(`There is no player ${quoted(argument)}; the players are ${inWords(names)}.`);
    },
  };
}

/** Describes a track by its corners; between them it runs straight. */
function spokenTrack({ name, track }: Seat): string {
  const corners = track.flatMap((cell, step) => {
    const straight = cell - (track[step - 1] ?? cell) === (track[step + 1] ?? cell) - cell;
    return straight ? [] : `${step} is ${COORDINATES.name(cell)}`;
  });
  return `${name}'s track runs straight from corner to corner: ${corners.join(", ")}.`;
}

/** The start and the finish of each part of a move; none for a throw or a pass. */
export function path(
  seating: Seating,
  position: SaturankamPosition,
  move: SaturankamMove,
): readonly number[] {
  const seat = seating.seats[position.turn]!;
  return pieceMoves(position, move)
    .flatMap(({ from, to }) => [cellOf(seat, from), cellOf(seat, to === "o" ? CENTRE : to)])
    .filter((cell) => cell !== undefined);
}
