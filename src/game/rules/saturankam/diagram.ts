import { err, ok } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import type { Cell, Diagram } from "../../../drawing/diagram.ts";
import type { BoardCommand } from "../presentation.ts";
import {
  cellOf,
  ownedPieces,
  PIECE_IDS,
  type PiecePlace,
  type SaturankamMove,
  type SaturankamPosition,
  type Seat,
  type Seating,
  seatOf,
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
export function diagram(position: SaturankamPosition): Diagram {
  const all = ownedPieces(position);
  const occupied = (empty: Cell, index: number): Cell => {
    const pieces = all
      .filter(({ cell }) => cell === index)
      .map(({ side, piece }) => ({ side, letter: `${piece}`, name: `piece ${piece}` }));
    return pieces.length > 0 ? { ...empty, pieces } : empty;
  };
  const [dice, places] = [diceNotes(position), placeNotes(position)];
  const sentences = [...dice, ...places.map((place) => `${place}.`)];
  return {
    ...board(occupied, [...dice, ...places], sentences),
    track: seatOf(position).track,
    places: position.seating.seats.map((seat, side) =>
      PIECE_IDS.map((piece) => placeInAWord(seat, position.places[side]![piece])),
    ),
  };
}

const diceNotes = ({ dice }: SaturankamPosition): readonly string[] =>
  dice ? [`The dice show ${inWords(dice)}.`] : [];

/** Where each player's pieces are, and how far along the track. */
function placeNotes({ seating, places }: SaturankamPosition): readonly string[] {
  return seating.seats.map((seat, side) => {
    const parts = PIECE_IDS.map((piece) => `piece ${piece} ${placeIn(seat, places[side]![piece])}`);
    return `${seat.name}: ${parts.join("; ")}`;
  });
}

const OFF_BOARD = { x: "captured", o: "borne off", h: "in hand" } as const;

const IN_A_WORD = { x: "taken", o: "home", h: "hand" } as const;

const placeInAWord = ({ track }: Seat, place: PiecePlace): string =>
  typeof place === "number" ? COORDINATES.name(track[place]!) : IN_A_WORD[place];

const placeIn = ({ track }: Seat, place: PiecePlace): string =>
  typeof place === "number"
    ? `on ${COORDINATES.name(track[place]!)}, step ${place}`
    : OFF_BOARD[place];

/** The command "track" shows a player's numbered path, by default that of the player to act. */
export function trackCommand(seating: Seating): BoardCommand<SaturankamPosition> {
  const names = seating.seats.map((seat) => seat.name);
  return {
    name: "track",
    argument: "[SIDE]",
    about: "shows the numbered path of a player",
    show: (position, argument) => {
      const player = argument.trim().toLowerCase();
      const isNamed = ({ name, letter }: Seat) =>
        [name.toLowerCase(), letter.toLowerCase()].includes(player);
      const seat = player === "" ? seatOf(position) : seating.seats.find(isNamed);
      if (!seat) {
        return err(`There is no player ${quoted(argument)}; the players are ${inWords(names)}.`);
      }
      const note = `${seat.name}'s track, from 0 to ${CENTRE} in the centre; < > is a safe cell`;
      const numbered = (empty: Cell, index: number) => ({
        ...empty,
        label: `${seat.track.indexOf(index)}`,
      });
      return ok(board(numbered, [note], [spokenTrack(seat)]));
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
export function path(position: SaturankamPosition, move: SaturankamMove): readonly number[] {
  const seat = seatOf(position);
  return pieceMoves(position, move)
    .flatMap(({ from, to }) => [cellOf(seat, from), cellOf(seat, to === "o" ? CENTRE : to)])
    .filter((cell) => cell !== undefined);
}
