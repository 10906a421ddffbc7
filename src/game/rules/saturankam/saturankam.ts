import type { Game } from "../game.ts";
import type { Chance } from "../rules.ts";
import { describe } from "./describe.ts";
import { diagram, path, trackCommand } from "./diagram.ts";
import { explain, readMove } from "./explain.ts";
import {
  type SaturankamMove,
  type SaturankamOptions,
  type SaturankamPosition,
  type Seating,
  seatingFor,
  startPosition,
} from "./model.ts";
import { legalMoves, outcome, play, winner } from "./moves.ts";
import { writeMove } from "./movetext.ts";
import { numberedMoves } from "./numbered-moves.ts";
import { readPosition, writePosition } from "./positiontext.ts";
import { ruleBook } from "./rulebook.ts";
import { isDouble, THROWS } from "./throws.ts";

const awaitsThrow = (position: SaturankamPosition): boolean =>
  position.dice === undefined && winner(position) === undefined;

/** Of the 16 rolls of two dice, one gives each double and two give any other pair. */
function chances(position: SaturankamPosition): readonly Chance<SaturankamMove>[] {
  return awaitsThrow(position)
    ? THROWS.map((dice) => ({ move: { kind: "throw", dice }, weight: isDouble(dice) ? 1 : 2 }))
    : [];
}

/** Saturankam, with the seating that the engine needs. */
export interface SaturankamGame extends Game<SaturankamPosition, SaturankamMove> {
  readonly seating: Seating;
}

export function saturankam(options: SaturankamOptions): SaturankamGame {
  const seating = seatingFor(options);
  const start = writePosition(startPosition(seating));
  return {
    seating,
    id: "saturankam",
    title: "Saturankam",
    sides: seating.seats.map(({ name, letter }) => ({ name, letter })),
    setups: [{ name: "full", about: "the full game", position: start }],
    ruleBook: ruleBook(seating),
    example: "1:4 2:5",
    commands: [trackCommand(seating)],
    figures: [],
    dice: true,
    symbols: false,
    goal: "wins",
    moveLimit: Infinity,
    toMove: (position) => (awaitsThrow(position) ? "chance" : position.turn),
    legalMoves,
    chances,
    play,
    withTurn: (position, turn) => ({ ...position, turn }),
    outcome,
    cannotWin: () => false,
    readMove,
    writeMove: (_position, move) => writeMove(move),
    writeEngineMove: (_position, move) => writeMove(move),
    readPosition: (text) => readPosition(seating, text),
    writePosition,
    explain,
    describe,
    squaresTouched: path,
    numberedMoves,
    diagram,
  };
}
