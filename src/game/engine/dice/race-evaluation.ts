/**
 * Evaluates positions of saturankam: each player's winning chance, without searching.
 *
 * It rests on the number of throws that a player still needs. `race-table.json` holds it exactly
 * for a player without opposition; `test/game/engine/dice/make-race-table.ts` computes it from the rules
 * alone. To this is added the cost of captures: a piece that an opponent can reach with the next
 * throw counts as lost with the probability of such a throw. The winning chances are then
 * proportional to exp(-throws / STEEPNESS).
 */
import {
  cellOf,
  hasWon,
  PIECE_IDS,
  type PiecePlace,
  type SaturankamPosition,
  type Seating,
} from "../../rules/saturankam/model.ts";
import { isDouble, THROWS } from "../../rules/saturankam/throws.ts";
import { SAFE_CELLS } from "../../rules/saturankam/track.ts";
import race from "./race-table.json" with { type: "json" };

/**
 * Fitted once, by maximum likelihood, to 145,000 positions of 2,000 games between two players who
 * look one move ahead. The program that fitted it was not kept: treat the number as chosen by hand.
 */
const STEEPNESS = 21;

const BORNE_OFF = 82;

const MAX_THROW = 12;

/** The probability that a throw totals at least this many cells, by number of cells. */
const REACH_CHANCE = Array.from({ length: MAX_THROW + 1 }, (_, cells) =>
  THROWS.filter((dice) => dice[0] + dice[1] >= cells).reduce(
    (sum, dice) => sum + (isDouble(dice) ? 1 : 2) / 16,
    0,
  ),
);

/** A game with precomputed lookups. */
interface RaceContext {
  readonly seating: Seating;
  /** For each seat, the step of its track at each cell (a diagram index). */
  readonly steps: readonly (readonly number[])[];
}

/** Each player's winning chance, in the order of the sides. */
export function winChances(seating: Seating): (position: SaturankamPosition) => readonly number[] {
  const steps = seating.seats.map(({ track }) => track.map((_, cell) => track.indexOf(cell)));
  return (position) => chancesOf({ seating, steps }, position);
}

function chancesOf(context: RaceContext, position: SaturankamPosition): readonly number[] {
  const winner = position.places.findIndex(hasWon);
  if (winner >= 0) return position.places.map((_, side) => (side === winner ? 1 : 0));
  const weights = position.places.map((_, side) =>
    Math.exp(-throwsExpected(context, position, side) / STEEPNESS),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The index of a place in `race-table.json`: captured, in hand, cells 0 to 79, borne off. */
function raceIndex({ seating }: RaceContext, place: PiecePlace): number {
  if (place === "x") return seating.options.easyEntry ? 1 : 0;
  if (place === "h") return 1;
  return place === "o" ? BORNE_OFF : place + 2;
}

function throwsNeeded(context: RaceContext, first: PiecePlace, second: PiecePlace): number {
  const [one, two] = [raceIndex(context, first), raceIndex(context, second)];
  const higher = Math.max(one, two);
  // The table is triangular: each place is paired with itself and those of lower index.
  return race[(higher * (higher + 1)) / 2 + Math.min(one, two)]!;
}

/** The throws that a player needs, including the expected cost of captures. */
function throwsExpected(context: RaceContext, position: SaturankamPosition, side: number): number {
  const places = position.places[side]!;
  const safe = throwsNeeded(context, places[1], places[2]);
  let expected = safe;
  for (const piece of PIECE_IDS) {
    const risk = captureChance(context, position, side, places[piece]);
    const other = places[piece === 1 ? 2 : 1];
    if (risk > 0) expected += risk * (throwsNeeded(context, "x", other) - safe);
  }
  return expected;
}

/** The probability that some opponent captures a piece with the next throw. */
function captureChance(
  { seating, steps }: RaceContext,
  position: SaturankamPosition,
  side: number,
  place: PiecePlace,
): number {
  const cell = cellOf(seating.seats[side]!, place);
  if (cell === undefined || SAFE_CELLS.has(cell)) return 0;
  let survival = 1;
  for (const [other, places] of position.places.entries()) {
    if (other === side) continue;
    const step = steps[other]![cell]!;
    const distance = Math.min(behind(step, places[1]), behind(step, places[2]));
    survival *= 1 - (REACH_CHANCE[distance] ?? 0);
  }
  return 1 - survival;
}

/** How many cells a place is behind a step of the track; infinite if it is not. */
const behind = (step: number, place: PiecePlace): number =>
  typeof place === "number" && place < step ? step - place : Number.POSITIVE_INFINITY;
