import { inWords } from "../../../base/text.ts";
import { type SaturankamMove, type SaturankamPosition, seatOf } from "./model.ts";
import { capturedPieces, type PieceMove, pieceMoves, play, winner } from "./moves.ts";
import { isDouble } from "./throws.ts";
import { CENTRE } from "./track.ts";

/** Describes what a throw or a move does, in one sentence. */
export function describe(position: SaturankamPosition, move: SaturankamMove): string {
  const { name } = seatOf(position);
  if (move.kind === "throw") return `${name} throws ${inWords(move.dice)}.`;
  const won = winner(play(position, move)) !== undefined;
  const again = isDouble(position.dice!) && !won;
  const effects = pieceMoves(position, move).flatMap((step, index, all) => [
    ...ownEffects(position, move, step),
    // If both pieces land on a cell, the first has already captured what was there.
    ...(all.findIndex(({ to }) => to === step.to) < index ? [] : captures(position, step)),
  ]);
  if (won) effects.push("wins");
  if (move.kind === "pass") effects.push("cannot move", ...(again ? [] : ["passes"]));
  const deeds = inWords(effects).replace(/^(moves [^,]+ and) moves/, "$1");
  return `${name} ${deeds}${again ? `${effects.length > 1 ? "," : ""} and throws again` : ""}.`;
}

function ownEffects(position: SaturankamPosition, move: SaturankamMove, step: PieceMove) {
  if (move.kind === "enter") return [`enters piece ${step.piece} on cell 0`];
  if (move.kind === "bear-off") {
    return [`bears off piece ${step.piece} with ${position.dice!.join("-")}`];
  }
  const count = Number(step.to === "o" ? CENTRE : step.to) - Number(step.from);
  const moves = `moves piece ${step.piece} by ${count} to`;
  return step.to === "o" ? [`${moves} the centre`, "bears it off"] : [`${moves} cell ${step.to}`];
}

/** A clause about the captured pieces, all of one opponent: no two opponents share a cell. */
function captures(position: SaturankamPosition, step: PieceMove) {
  const captured = capturedPieces(position, step);
  const [first] = captured;
  if (first === undefined) return [];
  const noun = captured.length > 1 ? "pieces" : "piece";
  const numbers = captured.map(({ piece }) => piece).join(" and ");
  return [`captures ${position.seating.seats[first.side]!.name}'s ${noun} ${numbers}`];
}
