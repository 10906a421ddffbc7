/**
 * What a position of saturankam is worth: each player's chance of winning, as it looks without
 * playing on.
 *
 * It rests on how many throws a player still needs. `race.json` knows that exactly for a player
 * whom nobody hinders; `test/engine/dice/make-race-table.ts` makes it from the rules alone. To that
 * comes what captures may cost: a piece that an opponent can reach with his next throw is counted
 * as lost with the chance of such a throw. The chances of the players are then in proportion to
 * exp(-throws / STEEPNESS).
 */
import { cellOf, type Owned } from "../../games/saturankam/board.ts";
import {
  hasWon,
  isDouble,
  itemAt,
  PIECES,
  type Piece,
  type Place,
  type Places,
  type SaturankamPosition,
  type Table,
  THROWS,
} from "../../games/saturankam/model.ts";
import { MARKED } from "../../games/saturankam/track.ts";
import race from "./race-table.json" with { type: "json" };

/**
 * Fitted once, by most likelihood, to 145,000 positions of 2,000 games of two players who look one
 * move ahead. The program that did it is not kept: take the number as chosen.
 */
const STEEPNESS = 21;

const BORNE_OFF = 82;

/** The highest total of two dice. */
const FARTHEST = 12;

/** For each number of cells, the chance that a throw has at least that total. */
const REACHED = Array.from({ length: FARTHEST + 1 }, (_, cells) =>
  THROWS.filter((dice) => dice[0] + dice[1] >= cells).reduce(
    (sum, dice) => sum + (isDouble(dice) ? 1 : 2) / 16,
    0,
  ),
);

/** A table of players with what is looked up again and again. */
interface Desk {
  readonly table: Table;
  /** For each seat, the step of its track at each cell (a diagram index). */
  readonly steps: readonly (readonly number[])[];
}

/** A judge of positions at a table: each player's chance of winning, in the order of the sides. */
export function winChances(table: Table): (position: SaturankamPosition) => readonly number[] {
  const steps = table.seats.map(({ track }) => track.map((_, cell) => track.indexOf(cell)));
  return (position) => chancesOf({ table, steps }, position);
}

function chancesOf(desk: Desk, position: SaturankamPosition): readonly number[] {
  const winner = position.places.findIndex(hasWon);
  if (winner >= 0) return position.places.map((_, side) => (side === winner ? 1 : 0));
  const weights = position.places.map((_, side) =>
    Math.exp(-throwsExpected(desk, position, side) / STEEPNESS),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The rank of a place in `race.json`: captured, in hand, cells 0 to 79, borne off. */
function rankOf({ table }: Desk, place: Place): number {
  if (place === "x") return table.options.easyEntry ? 1 : 0;
  if (place === "h") return 1;
  return place === "o" ? BORNE_OFF : place + 2;
}

function throwsNeeded(desk: Desk, first: Place, second: Place): number {
  const [one, two] = [rankOf(desk, first), rankOf(desk, second)];
  const higher = Math.max(one, two);
  // A triangle: every place with itself and those of lower rank.
  return itemAt(race, (higher * (higher + 1)) / 2 + Math.min(one, two));
}

/** The throws that a player needs, with what his pieces in danger may cost him. */
function throwsExpected(desk: Desk, position: SaturankamPosition, side: number): number {
  const places = itemAt(position.places, side);
  const safe = throwsNeeded(desk, places[1], places[2]);
  let expected = safe;
  for (const piece of PIECES) {
    const danger = dangerTo(desk, position, { side, piece });
    if (danger > 0) expected += danger * (throwsWithout(desk, places, piece) - safe);
  }
  return expected;
}

function throwsWithout(desk: Desk, places: Places, piece: Piece): number {
  return throwsNeeded(desk, "x", places[piece === 1 ? 2 : 1]);
}

/** The chance that some opponent can capture a piece with his next throw. */
function dangerTo({ table, steps }: Desk, position: SaturankamPosition, owned: Owned): number {
  const { side, piece } = owned;
  const cell = cellOf(itemAt(table.seats, side), itemAt(position.places, side)[piece]);
  if (cell === undefined || MARKED.has(cell)) return 0;
  let spared = 1;
  for (const [other, places] of position.places.entries()) {
    if (other === side) continue;
    const cells = distanceTo(steps[other]![cell]!, places);
    if (cells <= FARTHEST) spared *= 1 - itemAt(REACHED, cells);
  }
  return 1 - spared;
}

/** How far behind a step of the track the nearer of a player's pieces is. */
function distanceTo(step: number, places: Places): number {
  return Math.min(behind(step, places[1]), behind(step, places[2]));
}

function behind(step: number, place: Place): number {
  return typeof place === "number" && place < step ? step - place : FARTHEST + 1;
}
