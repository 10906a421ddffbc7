/**
 * Makes the puzzles of Capture the Sarrum: `npm run puzzles` writes `src/puzzles/sarrum.json` (about
 * twelve minutes of processor time). The seed decides everything, so the same engine makes the same
 * puzzles. Another engine plays other games: its puzzles have other numbers than those in the
 * players' scores.
 */
import { writeFileSync } from "node:fs";
import type { Move, Position } from "../../../src/core/game.ts";
import { anyGame } from "../../../src/games/catalogue.ts";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { mustRead } from "../../must-read.ts";
import { randomFrom } from "../../random.ts";
import { type Found, MOST_MOVES, puzzleOf, type Rejection, solve, solverOf } from "./examine.ts";
import { playerOf, playGame, variantOf } from "./sources.ts";
import { shapeOf } from "./symmetry.ts";

const SEED = 2015;
/** The puzzles wanted from each source, by the number of moves from 1. */
const WANTED = {
  games: [20, 40, 40, 35, 35],
  /** Positions from the end of a game, with a few changes. */
  variants: [0, 30, 30, 35, 35],
  /** Puzzles with pieces removed: with fewer pieces, long wins are found sooner. */
  thinned: [0, 0, 0, 0, 60],
  /** Thinned puzzles of other lengths, because there are fewer wins in five than wanted. */
  instead: [0, 10, 10, 10, 0],
} as const;
/** Searches are given up after so many steps of 512 nodes; at the prompt they would take too long. */
const STEPS_TO_SOLVE = 200;
const STEPS_TO_COMPARE = 900;
/** The variants that are made of a game. */
const VARIANTS = 24;
/** The positions looked at before puzzles are thinned: by then only wins in five are lacking. */
const MOST_CANDIDATES = 3790;
/** The variants of a thinned puzzle, the most pieces removed, and the fewest moves of the puzzle. */
const THINNED = 60;
const MOST_REMOVED = 8;
const FEWEST_MOVES = 3;

type Source = keyof typeof WANTED;
type Reason = Rejection | "not wanted" | "seen before";

const OUT = new URL("../../../src/puzzles/sarrum.json", import.meta.url);

const game = anyGame(sarrum);
const random = randomFrom(SEED);
const player = playerOf(game);
const solver = solverOf(game);
const found: Record<Source, Found[]> = { games: [], variants: [], thinned: [], instead: [] };
const rejected = new Map<Reason, number>();
const shapes = new Set<string>();
let candidates = 0;

const reject = (reason: Reason) => rejected.set(reason, (rejected.get(reason) ?? 0) + 1);

/** Returns how many puzzles of a length a source still lacks. */
function lacking(source: Source, moves: number): number {
  const wanted = WANTED[source][moves - 1] ?? 0;
  return wanted - found[source].filter((puzzle) => puzzle.moves === moves).length;
}

const isDone = (source: Source) =>
  WANTED[source].every((_, index) => lacking(source, index + 1) <= 0);

/** A position with a forced win. */
interface Solved {
  readonly position: Position;
  readonly line: readonly Move[];
}

/** Adds the puzzle of a solved position. Returns false if it is not one. */
function add(source: Source, { position, line }: Solved): boolean {
  const shape = shapeOf(game.writePosition(position));
  const puzzle =
    unwanted(source, line, shape) ?? puzzleOf(solver, position, line, STEPS_TO_COMPARE);
  if (typeof puzzle === "string") {
    reject(puzzle);
    return false;
  }
  shapes.add(shape);
  found[source].push(puzzle);
  console.error(candidates, source, puzzle.moves, JSON.stringify(puzzle));
  return true;
}

function unwanted(source: Source, line: readonly Move[], shape: string): Reason | undefined {
  if (lacking(source, (line.length + 1) / 2) <= 0) return "not wanted";
  return shapes.has(shape) ? "seen before" : undefined;
}

/** Solves a position; undefined if it has no forced win. */
function solved(position: Position): Solved | undefined {
  candidates++;
  const line = solve(solver, position, MOST_MOVES, STEPS_TO_SOLVE);
  if (typeof line !== "string") return { position, line };
  reject(line);
  return undefined;
}

/** Returns the positions at the end of a game in which the winner has a forced win. */
function wonPositions(): readonly Solved[] {
  const won: Solved[] = [];
  for (const position of playGame(game, player, random)) {
    const one = solved(position);
    if (!one) break;
    won.push(one);
  }
  return won;
}

/** Returns variants with a forced win of positions that take more than one move. */
function variantsOf(won: readonly Solved[]): readonly Solved[] {
  const longer = won.filter(({ line }) => line.length > 1);
  if (longer.length === 0) return [];
  return Array.from({ length: VARIANTS }, () => longer[random(longer.length)]!.position).flatMap(
    (position) => solved(variantOf(game, position, random)) ?? [],
  );
}

/** Makes puzzles of others by removing pieces; also of those that are added to the list meanwhile. */
function thinOut(source: Source, bases: Iterable<Found>, seed: number): void {
  const chosen = randomFrom(seed);
  for (const { position, line } of bases) {
    if (isDone(source)) return;
    const base = mustRead(game, position);
    const thinned = Array.from({ length: THINNED }, () =>
      variantOf(game, base, chosen, MOST_REMOVED),
    );
    addOne(
      source,
      thinned.flatMap((one) => solved(one) ?? []),
      line[0],
    );
  }
}

/**
 * Adds the puzzle of a length that is most lacking; at most one, since the others are like it.
 * Returns its first move; undefined if there is none.
 */
function addOne(source: Source, all: readonly Solved[], taken?: string): string | undefined {
  const need = ({ line }: Solved) => lacking(source, (line.length + 1) / 2);
  const first = ({ position, line }: Solved) => game.writeMove(position, line[0]!);
  const added = [...all]
    .sort((one, other) => need(other) - need(one))
    .find((one) => first(one) !== taken && add(source, one));
  return added && first(added);
}

while (candidates < MOST_CANDIDATES && !(isDone("games") && isDone("variants"))) {
  const won = wonPositions();
  const taken = addOne("games", won);
  if (!isDone("variants")) addOne("variants", variantsOf(won), taken);
}
const longest = [...found.games, ...found.variants]
  .filter(({ moves }) => moves >= FEWEST_MOVES)
  .sort((one, other) => other.moves - one.moves);
thinOut("thinned", longest, SEED + 1);
thinOut("thinned", found.thinned, SEED + 2);
thinOut("instead", longest, SEED + 3);
const puzzles = Object.values(found)
  .flat()
  .sort((one, other) => one.moves - other.moves || one.difficulty - other.difficulty);
const lines = puzzles.map(({ position, line }) => `${position} | ${line.join(" ")}`);
writeFileSync(OUT, `${JSON.stringify(lines, undefined, 2)}\n`);
console.error(candidates, "candidates;", puzzles.length, "puzzles;", rejected);
