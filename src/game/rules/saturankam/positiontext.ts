import { err, ok, type Result } from "../../../base/result.ts";
import { inWords, quoted } from "../../../base/text.ts";
import {
  hasWon,
  ownedPieces,
  type PiecePlace,
  type PiecePlaces,
  type SaturankamOptions,
  type SaturankamPosition,
  type Seat,
  type Seating,
  seatOf,
} from "./model.ts";
import { parseThrow } from "./movetext.ts";

/** As a position records the options: "-", "start-off", "easy-entry" or both joined by a plus. */
function optionsText(options: SaturankamOptions): string {
  const names = [options.startOff ? "start-off" : "", options.easyEntry ? "easy-entry" : ""];
  return names.filter((name) => name !== "").join("+") || "-";
}

export function writePosition(position: SaturankamPosition): string {
  const { seating, places, dice } = position;
  const groups = seating.seats.map(
    ({ letter }, side) => `${letter}${places[side]![1]},${places[side]![2]}`,
  );
  const text = `${groups.join("/")} ${seatOf(position).letter} ${optionsText(seating.options)}`;
  return dice === undefined ? text : `${text} ${dice.join(",")}`;
}

/** Reads a position such as "S0,0/E17,x/N79,o/W5,5 E - 3,6"; refuses one that cannot arise. */
export function readPosition(seating: Seating, text: string): Result<SaturankamPosition> {
  const [groups, letter, options, dice, ...rest] = text.trim().split(/\s+/);
  if (options === undefined || rest.length > 0) {
    return err(
      "A position consists of the places, the letter of the player to move, the options and perhaps a throw, as in S0,0/N0,0 S - 3,6.",
    );
  }
  if (options !== optionsText(seating.options)) {
    return err(
      `The options of this game are ${optionsText(seating.options)}, not ${quoted(options)}.`,
    );
  }
  const places = readGroups(seating, groups!);
  if (!places.ok) return places;
  const letters = seating.seats.map((seat) => seat.letter);
  const turn = letters.indexOf(letter!);
  if (turn < 0) {
    return err(
      `No player of this game has the letter ${quoted(letter!)}; the letters are ${inWords(letters, "or")}.`,
    );
  }
  const thrown = dice === undefined ? ok(undefined) : parseThrow(dice);
  return thrown.ok
    ? checkPossible({ seating, places: places.value, turn, dice: thrown.value?.dice })
    : thrown;
}

function readGroups(seating: Seating, text: string): Result<readonly PiecePlaces[]> {
  const groups = text.split("/");
  if (groups.length !== seating.seats.length) {
    return err(
      `This game has ${seating.seats.length} players, so the places are ${seating.seats.length} groups separated by /.`,
    );
  }
  const all: PiecePlaces[] = [];
  for (const [side, group] of groups.entries()) {
    const places = readGroup(seating, seating.seats[side]!, group);
    if (!places.ok) return places;
    all.push(places.value);
  }
  return ok(all);
}

function readGroup(seating: Seating, seat: Seat, group: string): Result<PiecePlaces> {
  const found = /^(.)([^,]*),([^,]*)$/s.exec(group);
  if (!found || found[1] !== seat.letter) {
    return err(
      `${quoted(group)} should be ${seat.letter} and the places of ${seat.name}'s two pieces, as in ${seat.letter}0,12.`,
    );
  }
  const one = readPlace(seating, found[2]!);
  const two = readPlace(seating, found[3]!);
  if (!one.ok) return one;
  return two.ok ? ok({ 1: one.value, 2: two.value }) : two;
}

function readPlace(seating: Seating, text: string): Result<PiecePlace> {
  if (text === "x" || text === "o") return ok(text);
  if (text === "h") {
    return seating.options.startOff
      ? ok(text)
      : err("A piece can be in hand (h) only with the option start-off.");
  }
  return /^(\d|[1-7]\d)$/.test(text)
    ? ok(Number(text))
    : err(`A place is 0 to 79, x, o or h, not ${quoted(text)}.`);
}

/** Refuses positions that no game can reach. */
function checkPossible(position: SaturankamPosition): Result<SaturankamPosition> {
  const winners = position.seating.seats.filter((_, side) => hasWon(position.places[side]!));
  const [first] = winners;
  if (winners.length > 1) {
    return err(`Only one player can win, but ${inWords(winners.map((seat) => seat.name))} have.`);
  }
  if (first && first !== seatOf(position)) {
    return err(`${first.name} has won, so the letter of the player must be ${first.letter}.`);
  }
  if (first && position.dice) return err(`${first.name} has won, so there can be no throw.`);
  const { seats } = position.seating;
  const pieces = ownedPieces(position);
  const owners = seatOf(position).track.map((cell) => {
    const onCell = pieces.filter((piece) => piece.cell === cell);
    return [...new Set(onCell.map(({ side }) => seats[side]!))];
  });
  // Opponents never share a cell: a piece that lands captures.
  const [one, other] = owners.find((players) => players.length > 1) ?? [];
  return one && other
    ? err(`${one.name} and ${other.name} cannot have pieces on the same cell.`)
    : ok(position);
}
