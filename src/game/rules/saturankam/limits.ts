import {
  opponentsOn,
  type Part,
  type Piece,
  type PiecePlace,
  type SaturankamPosition,
  type Seat,
  seatOf,
} from "./model.ts";
import type { Throw } from "./throws.ts";
import { CENTRE, COORDINATES, SAFE_CELLS } from "./track.ts";

/** A throw to be used, with everything that the rules need to judge its use. */
export type UsedThrow = ReturnType<typeof turnWith>;

/** A limit on what a piece may do. `stops` tests it; `refusal` explains it to the player. */
export interface Limit<Subject = Pick<Part, "piece">> {
  /** To follow the piece's name: "is on the board". */
  readonly rule: string;
  stops(turn: UsedThrow, subject: Subject): boolean;
  refusal(turn: UsedThrow, subject: Subject): string;
}

/** A piece this many cells short of the centre leaves only by the double of that number. */
const FROZEN_DISTANCES: readonly number[] = [1, 3, 4];

export function turnWith(position: SaturankamPosition, dice: Throw) {
  const places = position.places[position.turn]!;
  return { position, seat: seatOf(position), places, dice, total: dice[0] + dice[1] };
}

/** How many cells a piece is short of the centre, 1 to 80; NaN off the board. */
const distance = (place: PiecePlace): number => CENTRE - Number(place);

const isFrozen = (place: PiecePlace): boolean => FROZEN_DISTANCES.includes(distance(place));

/** The opponent on a safe cell, given as a step of the player's own track; otherwise undefined. */
function holder({ position, seat }: UsedThrow, step: number): Seat | undefined {
  const cell = seat.track[step]!;
  if (!SAFE_CELLS.has(cell)) return undefined;
  const [opponent] = opponentsOn(position, cell);
  return opponent && position.seating.seats[opponent.side];
}

/** The step that a part of the throw leads to; above 80 if it goes too far, NaN off the board. */
const goal = (turn: UsedThrow, part: Part): number => Number(turn.places[part.piece]) + part.count;

function whyOffBoard({ places, position }: UsedThrow, piece: Piece): string {
  const waits = position.seating.options.easyEntry
    ? "must re-enter first;"
    : "re-enters only with 1-1; then";
  switch (places[piece]) {
    case "o":
      return `Piece ${piece} has left the board for good.`;
    case "x":
      return `Piece ${piece} has been captured: it ${waits} type ${piece}:in.`;
    default:
      return `Piece ${piece} is in hand: it must enter first; type ${piece}:in.`;
  }
}

function whyFrozen(turn: UsedThrow, piece: Piece): string {
  const short = distance(turn.places[piece]);
  return `Piece ${piece} is frozen, ${short} short of the centre: it leaves only with ${short}-${short}; type ${piece}:off.`;
}

function whyHeld(turn: UsedThrow, piece: Piece, step: number): string {
  const cell = COORDINATES.name(turn.seat.track[step]!);
  return `Piece ${piece} cannot go to ${cell}: ${holder(turn, step)!.name} is on that safe cell.`;
}

const ON_BOARD: Limit = {
  rule: "is on the board",
  stops: (turn, { piece }) => typeof turn.places[piece] !== "number",
  refusal: (turn, { piece }) => whyOffBoard(turn, piece),
};

/** The limits on moving a piece along its track; `amount` is what all parts of the move use together. */
export const STRIDE_LIMITS: readonly Limit<Part & { readonly amount: number }>[] = [
  ON_BOARD,
  {
    rule: "is not frozen",
    stops: (turn, { piece }) => isFrozen(turn.places[piece]),
    refusal: (turn, { piece }) => whyFrozen(turn, piece),
  },
  {
    rule: "does not go past the centre",
    stops: (turn, part) => goal(turn, part) > CENTRE,
    refusal: (turn, { piece, count }) =>
      `Piece ${piece} is ${distance(turn.places[piece])} short of the centre, so ${count} is too far: the count must be exact.`,
  },
  {
    rule: "does not land on a safe cell where an opponent stands",
    stops: (turn, part) => holder(turn, goal(turn, part)) !== undefined,
    refusal: (turn, part) => whyHeld(turn, part.piece, goal(turn, part)),
  },
  {
    rule: "reaches the centre only if no part of the throw is left over",
    stops: (turn, part) => goal(turn, part) === CENTRE && part.amount < turn.total,
    refusal: (turn, { piece, amount }) =>
      `Piece ${piece} can be borne off only if the whole throw is used, and that uses ${amount} of the ${turn.total}.`,
  },
];

/** The limits on entering a piece on step 0, which uses the whole throw. */
export const ENTRY_LIMITS: readonly Limit[] = [
  {
    rule: "waits off the board",
    stops: (turn, { piece }) => !["x", "h"].includes(`${turn.places[piece]}`),
    refusal: (turn, { piece }) =>
      turn.places[piece] === "o"
        ? whyOffBoard(turn, piece)
        : `Piece ${piece} is already on the board, so it cannot enter.`,
  },
  {
    rule: "may enter with this throw",
    stops: (turn, { piece }) =>
      turn.places[piece] === "x" && !turn.position.seating.options.easyEntry && turn.total !== 2,
    refusal: (turn, { piece }) =>
      `Piece ${piece} has been captured: it re-enters only with 1-1, and the throw is ${turn.dice[0]}-${turn.dice[1]}.`,
  },
  {
    rule: "finds no opponent where it enters",
    stops: (turn) => holder(turn, 0) !== undefined,
    refusal: (turn, { piece }) =>
      `Piece ${piece} cannot enter while ${holder(turn, 0)!.name} is on ${COORDINATES.name(turn.seat.track[0]!)}.`,
  },
];

/** The limits on bearing off a frozen piece by its double, which uses the whole throw. */
export const BEAR_OFF_LIMITS: readonly Limit[] = [
  ON_BOARD,
  {
    rule: "is frozen, 1, 3 or 4 short of the centre",
    stops: (turn, { piece }) => !isFrozen(turn.places[piece]),
    refusal: (turn, { piece }) =>
      `Piece ${piece} is ${distance(turn.places[piece])} short of the centre, and only a piece 1, 3 or 4 short can be borne off by a double. To reach the centre exactly, type the number of steps.`,
  },
  {
    rule: "leaves by the double of its distance",
    stops: (turn, { piece }) => turn.dice.some((face) => face !== distance(turn.places[piece])),
    refusal: (turn, { piece }) => whyFrozen(turn, piece),
  },
];
