import type { Outcome } from "../rules.ts";
import {
  BEAR_OFF_LIMITS,
  ENTRY_LIMITS,
  type Limit,
  STRIDE_LIMITS,
  turnWith,
  type UsedThrow,
} from "./limits.ts";
import {
  cellOf,
  hasWon,
  opponentsOn,
  type Part,
  PIECE_IDS,
  type Piece,
  type PiecePlace,
  type PiecePlaces,
  type SaturankamMove,
  type SaturankamPosition,
  seatOf,
} from "./model.ts";
import { isDouble, THROWS } from "./throws.ts";
import { CENTRE } from "./track.ts";

/** The side that has borne off both pieces; undefined while the game continues. */
export function winner(position: SaturankamPosition): number | undefined {
  const side = position.places.findIndex(hasWon);
  return side < 0 ? undefined : side;
}

/** Ruling: the first player to bear off both pieces ends the game, whatever the number of players. */
export function outcome(position: SaturankamPosition): Outcome | undefined {
  const side = winner(position);
  if (side === undefined) return undefined;
  const { name } = position.seating.seats[side]!;
  return { winner: side, sentence: `${name} has borne off both pieces and wins.` };
}

/** Every throw if the dice are due, otherwise every use of the throw; nothing after the end. */
export function legalMoves(position: SaturankamPosition): readonly SaturankamMove[] {
  if (winner(position) !== undefined) return [];
  if (position.dice === undefined) return THROWS.map((dice) => ({ kind: "throw", dice }));
  return uses(turnWith(position, position.dice));
}

/** Ruling: if the whole throw cannot be used, the largest usable amount; failing that, the pass. */
function uses(turn: UsedThrow): readonly SaturankamMove[] {
  const whole: readonly SaturankamMove[] = [
    ...piecesWithin(BEAR_OFF_LIMITS, turn).map((piece) => ({ kind: "bear-off" as const, piece })),
    ...piecesWithin(ENTRY_LIMITS, turn).map((piece) => ({ kind: "enter" as const, piece })),
    ...runs(turn, turn.total),
  ];
  if (whole.length > 0) return whole;
  for (let amount = turn.total - 1; amount > 0; amount -= 1) {
    const partial = runs(turn, amount);
    if (partial.length > 0) return partial;
  }
  return [{ kind: "pass" }];
}

const piecesWithin = (limits: readonly Limit[], turn: UsedThrow): readonly Piece[] =>
  PIECE_IDS.filter((piece) => !limits.some((limit) => limit.stops(turn, { piece })));

/** The moves along the track that use exactly `amount`: by one piece, or split between both. */
function runs(turn: UsedThrow, amount: number): readonly SaturankamMove[] {
  const goes = ({ piece, count }: Part) => {
    const stride = { piece, count, amount };
    return !STRIDE_LIMITS.some((limit) => limit.stops(turn, stride));
  };
  const ways: (readonly Part[])[] = PIECE_IDS.map((piece) => [{ piece, count: amount }]);
  for (let count = 1; count < amount; count += 1) {
    ways.push([
      { piece: 1, count },
      { piece: 2, count: amount - count },
    ]);
  }
  return ways.filter((parts) => parts.every(goes)).map((parts) => ({ kind: "move", parts }));
}

/** Entering and bearing off by a double use the whole throw. */
export function amountUsed(move: SaturankamMove, total: number): number {
  if (move.kind === "move") return move.parts.reduce((sum, part) => sum + part.count, 0);
  return move.kind === "pass" ? 0 : total;
}

/** A step of one piece of the player to move, from one place to another. */
export interface PieceMove {
  readonly piece: Piece;
  readonly from: PiecePlace;
  readonly to: PiecePlace;
}

/** In the order of the move's parts. */
export function pieceMoves(
  position: SaturankamPosition,
  move: SaturankamMove,
): readonly PieceMove[] {
  const places = position.places[position.turn]!;
  switch (move.kind) {
    case "move":
      return move.parts.map(({ piece, count }) => {
        const goal = Number(places[piece]) + count;
        return { piece, from: places[piece], to: goal === CENTRE ? "o" : goal };
      });
    case "enter":
      return [{ piece: move.piece, from: places[move.piece], to: 0 }];
    case "bear-off":
      return [{ piece: move.piece, from: places[move.piece], to: "o" }];
    default:
      return [];
  }
}

/** Ruling: a piece that lands captures every opposing piece on the cell. */
export function capturedPieces(position: SaturankamPosition, step: PieceMove) {
  const cell = cellOf(seatOf(position), step.to);
  return cell === undefined ? [] : opponentsOn(position, cell);
}

export function play(position: SaturankamPosition, move: SaturankamMove): SaturankamPosition {
  if (move.kind === "throw") return { ...position, dice: move.dice };
  const moved = pieceMoves(position, move);
  const places = position.places.map((own) => ({ ...own }));
  for (const step of moved) {
    for (const { side, piece } of capturedPieces(position, step)) places[side]![piece] = "x";
    places[position.turn]![step.piece] = step.to;
  }
  const { seating } = position;
  return { seating, places, turn: nextTurn(position, places), dice: undefined };
}

/** After a double or a win the same side acts next. */
function nextTurn(position: SaturankamPosition, places: readonly PiecePlaces[]): number {
  const again = isDouble(position.dice!);
  const won = hasWon(places[position.turn]!);
  return again || won ? position.turn : (position.turn + 1) % places.length;
}
