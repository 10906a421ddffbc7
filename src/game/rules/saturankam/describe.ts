import { inWords } from "../../../base/text.ts";
import type { ToldMove } from "../presentation.ts";
import { type PiecePlace, type SaturankamMove, type SaturankamPosition, seatOf } from "./model.ts";
import { capturedPieces, type PieceMove, pieceMoves, play, winner } from "./moves.ts";
import { isDouble, type Throw } from "./throws.ts";
import { CENTRE, COORDINATES } from "./track.ts";

/** Describes what a throw or a move does. */
export function describe(position: SaturankamPosition, move: SaturankamMove): ToldMove {
  const { name: who } = seatOf(position);
  const throws = (dice: Throw) => `throws ${inWords(dice)}`;
  if (move.kind === "throw") return { who, deed: throws(move.dice) };
  const won = winner(play(position, move)) !== undefined;
  const throwsAgain = isDouble(position.dice!) && !won;
  const steps = pieceMoves(position, move);
  const effects = steps.flatMap((step, index, all) => [
    ...ownEffects(position, move, step),
    // If both pieces land on a cell, the first has already captured what was there.
    ...(all.findIndex(({ to }) => to === step.to) < index ? [] : captures(position, step)),
  ]);
  if (won) effects.push("wins");
  if (move.kind === "pass") effects.push("cannot move", ...(throwsAgain ? [] : ["passes"]));
  // Of two mere moves the second needs no verb.
  if (effects.length === 2 && steps.length === 2) effects[1] = stepWords(position, steps[1]!);
  const isLong = effects.length > 1;
  return { who, deed: inWords(effects), throws: throws(position.dice!), isLong, throwsAgain };
}

function ownEffects(position: SaturankamPosition, move: SaturankamMove, step: PieceMove) {
  if (move.kind === "enter")
    return [`enters piece ${step.piece} on ${placeWords(position, step.to)}`];
  if (move.kind === "bear-off") {
    return [`bears off piece ${step.piece} with ${position.dice!.join("-")}`];
  }
  return [`moves ${stepWords(position, step)}`, ...(step.to === "o" ? ["bears it off"] : [])];
}

function stepWords(position: SaturankamPosition, { piece, from, to }: PieceMove): string {
  const count = Number(to === "o" ? CENTRE : to) - Number(from);
  return `piece ${piece} by ${count} to ${placeWords(position, to)}`;
}

/** "i2", as the board names the cell, or "the centre". */
const placeWords = (position: SaturankamPosition, to: PiecePlace): string =>
  to === "o" ? "the centre" : COORDINATES.name(seatOf(position).track[Number(to)]!);

/** A clause about the captured pieces, all of one opponent: no two opponents share a cell. */
function captures(position: SaturankamPosition, step: PieceMove) {
  const captured = capturedPieces(position, step);
  const [first] = captured;
  if (first === undefined) return [];
  const noun = captured.length > 1 ? "pieces" : "piece";
  const numbers = captured.map(({ piece }) => piece).join(" and ");
  return [`captures ${position.seating.seats[first.side]!.name}'s ${noun} ${numbers}`];
}
