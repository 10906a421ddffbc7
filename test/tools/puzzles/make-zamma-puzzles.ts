/**
 * Makes the puzzles of zamma: `npm run puzzles -- zamma` writes `src/game/activities/puzzles/zamma.json`. The seed
 * decides everything, so the same engine makes the same puzzles. Another engine plays other games:
 * its puzzles have other numbers than those in the players' scores.
 */
import { writeFileSync } from "node:fs";
import { balanceOf } from "../../../src/game/activities/puzzles/zamma/zamma-goal.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import type { Position } from "../../../src/game/rules/game.ts";
import type { ZammaPosition } from "../../../src/game/rules/zamma/position.ts";
import { zamma } from "../../../src/game/rules/zamma/zamma.ts";
import { randomFrom } from "../../random.ts";
import { effortOf, examine, type FoundGain, type Kind, type Rejection } from "./examine-gain.ts";
import { type Likeness, lookAlike } from "./likeness.ts";
import { playerOf, playGame } from "./sources.ts";
import { zammaLikenessOf, zammaShapeOf } from "./zamma-likeness.ts";

const SEED = 2015;
/** The puzzles wanted of each kind, by the number of moves from 1. */
const WANTED: Readonly<Record<Kind, readonly number[]>> = {
  capture: [6, 4, 3, 2],
  quiet: [0, 3, 4, 3],
  sacrifice: [0, 20, 16, 6],
  win: [0, 4, 3, 2],
};
/** No more games are played than this, even if puzzles are lacking. */
const MOST_GAMES = 80;
const GAMES = { fewestRandom: 4, mostRandom: 20, nodes: 100, mostPlies: 140 };
/** The most puzzles of one game, and on how many points their positions differ at least. */
const MOST_OF_A_GAME = 3;
const LEAST_DIFFERENCE = 20;
/** The nodes after which the engine must prefer the solution, and must see most of the gain. */
const NODES_TO_JUDGE = 20_000;
const MISSING = 80;

type Reason = Rejection | "not wanted" | "seen before" | "look-alike" | "not what the engine plays";

const OUT = new URL("../../../src/game/activities/puzzles/zamma.json", import.meta.url);

const rules = zamma({ size: 9, removal: "immediate" });
const game = anyGame(rules);
const random = randomFrom(SEED);
const player = playerOf(game);
const effort = effortOf(rules.variant);
const found: FoundGain[] = [];
const shapes = new Set<string>();
const likenesses: Likeness[] = [];
const rejected = new Map<Reason, number>();

const isLacking = (kind: Kind, moves: number) =>
  found.filter((one) => one.kind === kind && one.moves === moves).length <
  (WANTED[kind][moves - 1] ?? 0);

const isDone = () =>
  Object.entries(WANTED).every(([kind, counts]) =>
    counts.every((_, index) => !isLacking(kind as Kind, index + 1)),
  );

/** Returns the puzzle of a position that is wanted beside those of the same game, or why not. */
function puzzleAt(position: ZammaPosition, beside: readonly FoundGain[]): FoundGain | Reason {
  if (beside.some((other) => difference(other.position, position) < LEAST_DIFFERENCE)) {
    return "look-alike";
  }
  const puzzle = examine(effort, position);
  if (typeof puzzle === "string") return puzzle;
  if (!isLacking(puzzle.kind, puzzle.moves)) return "not wanted";
  if (shapes.has(zammaShapeOf(rules.writePosition(position)))) return "seen before";
  if (likenesses.some((other) => lookAlike(other, likenessTo(puzzle)))) return "look-alike";
  return isPlayed(puzzle) ? puzzle : "not what the engine plays";
}

const likenessTo = ({ position, line }: FoundGain) =>
  zammaLikenessOf(rules.writePosition(position), rules.writeMove(position, line[0]!));

function difference(one: ZammaPosition, other: ZammaPosition): number {
  return [...one.points].filter((piece, point) => piece !== other.points[point]).length;
}

/** Returns whether the engine plays the first move, and counts on most of the gain. */
function isPlayed({ position, line, gain }: FoundGain): boolean {
  player.clear();
  const request = {
    position: position as unknown as Position,
    earlier: [],
    limits: { nodes: NODES_TO_JUDGE },
  };
  const { pv, score } = player.search(request, () => {});
  if (game.writeMove(request.position, pv[0]!) !== rules.writeMove(position, line[0]!))
    return false;
  if (score.kind !== "value") return score.kind === "win";
  return score.centi >= 100 * (balanceOf(position, position.toMove) + gain) - MISSING;
}

function addFrom(positions: readonly Position[]): void {
  const added: FoundGain[] = [];
  for (const position of positions as unknown as readonly ZammaPosition[]) {
    if (added.length === MOST_OF_A_GAME) return;
    const puzzle = puzzleAt(position, added);
    if (typeof puzzle === "string") {
      rejected.set(puzzle, (rejected.get(puzzle) ?? 0) + 1);
      continue;
    }
    added.push(puzzle);
    found.push(puzzle);
    shapes.add(zammaShapeOf(rules.writePosition(puzzle.position)));
    likenesses.push(likenessTo(puzzle));
    console.error(found.length, puzzle.kind, puzzle.moves, lineOf(puzzle));
  }
}

function lineOf({ position, line }: FoundGain): string {
  return `${rules.writePosition(position)} | ${line.map((move) => rules.writeMove(position, move)).join(" ")}`;
}

let games = 0;
for (; games < MOST_GAMES && !isDone(); games++)
  addFrom(playGame(game, player, random, GAMES).positions);
found.sort((one, other) => one.moves - other.moves || one.difficulty - other.difficulty);
writeFileSync(OUT, `${JSON.stringify(found.map(lineOf), undefined, 2)}\n`);
console.error(games, "games;", found.length, "puzzles;", rejected);
