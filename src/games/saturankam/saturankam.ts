import type { Game } from "../../core/game.ts";
import type { Chance } from "../../core/rules.ts";
import { describe } from "./describe.ts";
import { diagram, path, trackCommand } from "./diagram.ts";
import { explain, readMove } from "./explain.ts";
import {
  isDouble,
  makeVariant,
  type SaturankamMove,
  type SaturankamOptions,
  type SaturankamPosition,
  type SaturankamVariant,
  startPosition,
  THROWS,
} from "./model.ts";
import { legalMoves, outcome, play, winner } from "./moves.ts";
import { writeMove } from "./movetext.ts";
import { numberedMoves } from "./numbered-moves.ts";
import { readPosition, writePosition } from "./positiontext.ts";
import { ruleBook } from "./rulebook.ts";

function awaitsThrow(position: SaturankamPosition): boolean {
  return position.dice === undefined && winner(position) === undefined;
}

/** Of the 16 rolls of two dice, one gives each double and two give any other pair. */
function chances(position: SaturankamPosition): readonly Chance<SaturankamMove>[] {
  return awaitsThrow(position)
    ? THROWS.map((dice) => ({ move: { kind: "throw", dice }, weight: isDouble(dice) ? 1 : 2 }))
    : [];
}

function setups(variant: SaturankamVariant): Game<SaturankamPosition, SaturankamMove>["setups"] {
  const position = writePosition(variant, startPosition(variant));
  return [{ name: "full", about: "the full game", position }];
}

/** Saturankam, with the variant that the engine needs. */
export interface SaturankamGame extends Game<SaturankamPosition, SaturankamMove> {
  readonly variant: SaturankamVariant;
}

export function saturankam(options: SaturankamOptions): SaturankamGame {
  const variant = makeVariant(options);
  return {
    variant,
    id: "saturankam",
    title: "Saturankam",
    sides: variant.seats.map(({ name, letter }) => ({ name, letter })),
    setups: setups(variant),
    ruleBook: ruleBook(variant),
    example: "1:4 2:5",
    commands: [trackCommand(variant)],
    figures: [],
    goal: "wins",
    deadPosition: () => undefined,
    toMove: (position) => (awaitsThrow(position) ? "chance" : position.turn),
    legalMoves: (position) => legalMoves(variant, position),
    chances,
    play: (position, move) => play(variant, position, move),
    outcome: (position) => outcome(variant, position),
    readMove: (position, text) => readMove(variant, position, text),
    writeMove: (_position, move) => writeMove(move),
    writeEngineMove: (_position, move) => writeMove(move),
    readPosition: (text) => readPosition(variant, text),
    writePosition: (position) => writePosition(variant, position),
    explain: (position, text) => explain(variant, position, text),
    describe: (position, move) => describe(variant, position, move),
    squaresTouched: (position, move) => path(variant, position, move),
    numberedMoves: (position) => numberedMoves(variant, position),
    diagram: (position) => diagram(variant, position),
  };
}
