import type { Game } from "../../core/game.ts";
import type { Chance } from "../../core/rules.ts";
import { describe } from "./describe.ts";
import { diagram, path, trackCommand } from "./diagram.ts";
import { explain, readMove } from "./explain.ts";
import {
  isDouble,
  type SaturankamMove,
  type SaturankamOptions,
  type SaturankamPosition,
  startPosition,
  type Table,
  THROWS,
  tableFor,
} from "./model.ts";
import { legalMoves, outcome, play, winner } from "./moves.ts";
import { writeMove } from "./movetext.ts";
import { menu } from "./numbered-moves.ts";
import { readPosition, writePosition } from "./positiontext.ts";
import { ruleBook } from "./rulebook.ts";

export type { SaturankamMove, SaturankamOptions, SaturankamPosition } from "./model.ts";

/** Returns whether a throw is due: the dice have not been thrown, and the game is not over. */
function awaitsThrow(position: SaturankamPosition): boolean {
  return position.dice === undefined && winner(position) === undefined;
}

/**
 * Returns the throws with their weights: of the 16 rolls of two dice, one gives each double and two
 * give any other pair.
 */
function chances(position: SaturankamPosition): readonly Chance<SaturankamMove>[] {
  return awaitsThrow(position)
    ? THROWS.map((dice) => ({ move: { kind: "throw", dice }, weight: isDouble(dice) ? 1 : 2 }))
    : [];
}

function setups(table: Table): Game<SaturankamPosition, SaturankamMove>["setups"] {
  const position = writePosition(table, startPosition(table));
  return [{ name: "full", about: "the full game", position }];
}

/** Saturankam, with the table that its evaluation needs. */
export interface SaturankamGame extends Game<SaturankamPosition, SaturankamMove> {
  readonly table: Table;
}

/** Returns saturankam with the given options. */
export function saturankam(options: SaturankamOptions): SaturankamGame {
  const table = tableFor(options);
  return {
    table,
    id: "saturankam",
    title: "Saturankam",
    sides: table.seats.map(({ name, letter }) => ({ name, letter })),
    setups: setups(table),
    ruleBook: ruleBook(table),
    example: "1:4 2:5",
    commands: [trackCommand(table)],
    figures: [],
    goal: "wins",
    deadPosition: () => undefined,
    toMove: (position) => (awaitsThrow(position) ? "chance" : position.turn),
    legalMoves: (position) => legalMoves(table, position),
    chances,
    play: (position, move) => play(table, position, move),
    outcome: (position) => outcome(table, position),
    readMove: (position, text) => readMove(table, position, text),
    writeMove: (_position, move) => writeMove(move),
    writeEngineMove: (_position, move) => writeMove(move),
    readPosition: (text) => readPosition(table, text),
    writePosition: (position) => writePosition(table, position),
    explain: (position, text) => explain(table, position, text),
    describe: (position, move) => describe(table, position, move),
    squaresTouched: (position, move) => path(table, position, move),
    numberedMoves: (position) => menu(table, position),
    diagram: (position) => diagram(table, position),
  };
}
