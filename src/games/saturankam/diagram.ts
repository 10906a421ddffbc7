import type { Cell, Diagram, DrawnPiece } from "../../core/diagram.ts";
import type { GameCommand } from "../../core/presentation.ts";
import { err, ok } from "../../core/result.ts";
import { inWords, quoted } from "../../core/text.ts";
import { cellOf, piecesOn } from "./board.ts";
import {
  itemAt,
  PIECES,
  type Place,
  type Places,
  type SaturankamMove,
  type SaturankamPosition,
  type Seat,
  type Table,
} from "./model.ts";
import { steps } from "./moves.ts";
import { CENTRE, COORDINATES, MARKED, SIZE } from "./track.ts";

const EMPTY_CELLS = Array.from(
  { length: SIZE * SIZE },
  (_, cell): Cell => ({
    name: COORDINATES.name(cell),
    pieces: [],
    special: MARKED.has(cell),
  }),
);

function board(
  cellAt: (empty: Cell, index: number) => Cell,
  notes: readonly string[],
  sentences: readonly string[],
): Diagram {
  return {
    columns: SIZE,
    rows: SIZE,
    cells: EMPTY_CELLS.map(cellAt),
    files: COORDINATES.files,
    ranks: COORDINATES.ranks,
    pattern: "plain",
    notes,
    sentences,
  };
}

/** The board with its pieces; the notes tell the throw and where every piece is. */
export function diagram(table: Table, position: SaturankamPosition): Diagram {
  const occupied = (empty: Cell, index: number): Cell => {
    const pieces = piecesOn(table, position, index).map(
      ({ side, piece }): DrawnPiece => ({ side, letter: `${piece}`, name: `piece ${piece}` }),
    );
    return pieces.length > 0 ? { ...empty, pieces } : empty;
  };
  return board(
    occupied,
    [...shownDice(position), ...whereabouts(table, position)],
    [...shownDice(position), ...whereaboutsToHear(table, position)],
  );
}

function shownDice({ dice }: SaturankamPosition): readonly string[] {
  return dice ? [`The dice show ${inWords(dice)}.`] : [];
}

function whereabouts(table: Table, position: SaturankamPosition): readonly string[] {
  return table.seats.map(({ name }, side) => {
    const places: Places = itemAt(position.places, side);
    return `${name}: piece 1 ${placeInWords(places[1])}, piece 2 ${placeInWords(places[2])}`;
  });
}

/** Names a cell together with its number on the track, for readers without a board. */
function whereaboutsToHear(table: Table, position: SaturankamPosition): readonly string[] {
  return table.seats.map((seat, side) => {
    const places: Places = itemAt(position.places, side);
    const told = PIECES.map((piece) => {
      const cell = cellOf(seat, places[piece]);
      const where =
        cell === undefined
          ? placeInWords(places[piece])
          : `on cell ${places[piece]}, ${COORDINATES.name(cell)}`;
      return `piece ${piece} ${where}`;
    });
    return `${seat.name}: ${told.join("; ")}.`;
  });
}

function placeInWords(place: Place): string {
  switch (place) {
    case "x":
      return "captured";
    case "o":
      return "borne off";
    case "h":
      return "in hand";
    default:
      return `on ${place}`;
  }
}

/** The command "track": the numbered path of a player, by default the one to act. */
export function trackCommand(table: Table): GameCommand<SaturankamPosition> {
  const names = table.seats.map((seat) => seat.name);
  return {
    name: "track",
    argument: "[SIDE]",
    about: "shows the numbered path of a player",
    show: (position, argument) => {
      const asked = argument.trim().toLowerCase();
      const seat =
        asked === ""
          ? itemAt(table.seats, position.turn)
          : table.seats.find(({ name, letter }) =>
              [name.toLowerCase(), letter.toLowerCase()].includes(asked),
            );
      return seat
        ? ok(
            board(
              (empty, index) => ({ ...empty, label: `${seat.track.indexOf(index)}` }),
              [`${seat.name}'s track, from 0 to ${CENTRE} in the centre`],
              [trackToHear(seat)],
            ),
          )
        : err(`No player here is called ${quoted(argument)}: the players are ${inWords(names)}.`);
    },
  };
}

/** A track by its corners, between which it runs straight. */
function trackToHear({ name, track }: Seat): string {
  const corners = track.flatMap((cell, step) => {
    const straight = cell - (track[step - 1] ?? cell) === (track[step + 1] ?? cell) - cell;
    return straight ? [] : `${step} is ${COORDINATES.name(cell)}`;
  });
  return `${name}'s track runs straight from corner to corner: ${corners.join(", ")}.`;
}

/** The cells a move touches, the start and the finish of each part; none for a throw or a pass. */
export function path(
  table: Table,
  position: SaturankamPosition,
  move: SaturankamMove,
): readonly number[] {
  const seat = itemAt(table.seats, position.turn);
  return steps(position, move)
    .flatMap(({ from, to }) => [cellOf(seat, from), cellOf(seat, to === "o" ? CENTRE : to)])
    .filter((cell) => cell !== undefined);
}
