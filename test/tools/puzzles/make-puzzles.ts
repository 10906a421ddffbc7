/**
 * Makes the puzzles of a game: `npm run puzzles -- shatranj` writes `src/game/activities/puzzles/shatranj.json` (up to
 * twenty minutes of processor time). The seed decides everything, so the same engine makes the same
 * puzzles. Another engine plays other games: its puzzles have other numbers than those in the
 * players' scores.
 */
import { writeFileSync } from "node:fs";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { type Random, randomFrom } from "../../random.ts";
import {
  addOne,
  type Collection,
  emptyCollection,
  isFull,
  lacking,
  type Solved,
  solved,
} from "./collection.ts";
import { SETTINGS, type Settings } from "./settings.ts";
import { playerOf, playGame, thinned, variantOf } from "./sources.ts";

/** The variants made of the positions of a game, and of a puzzle each time that it is thinned. */
const VARIANTS = 24;
/** The fewest moves of a puzzle that is thinned. */
const FEWEST_MOVES = 3;
/** How games are played, for as long as the settings say. */
const GAMES = { fewestRandom: 0, mostRandom: 12, nodes: 400 };
/** Searches are given up after so many steps of 512 nodes; at the prompt they would take too long. */
const STEPS = 200;
const STEPS_THINNED = 800;
/** Adds positions from the ends of games, and variants of them. */
function addFromGames(
  collection: Collection,
  { mostPlies, mostFromGames }: Settings,
  random: Random,
): void {
  const { game } = collection;
  const player = playerOf(game);
  while (collection.candidates < mostFromGames && !isFull(collection)) {
    const won: Solved[] = [];
    const { positions, winner } = playGame(game, player, random, { ...GAMES, mostPlies });
    for (const position of positions.toReversed()) {
      if (game.toMove(position) !== winner) continue;
      const one = solved(collection, position, STEPS);
      if (!one) break;
      won.push(one);
    }
    addOne(collection, won);
    addOne(collection, variantsOf(collection, won, random));
  }
}

/** Returns variants with a forced win of positions that take more than one move. */
function variantsOf(
  collection: Collection,
  won: readonly Solved[],
  random: Random,
): readonly Solved[] {
  const longer = won.filter(({ line }) => line.length > 1);
  if (longer.length === 0) return [];
  return Array.from({ length: VARIANTS }, () => longer[random(longer.length)]!.position).flatMap(
    (position) => solved(collection, variantOf(collection.game, position, random), STEPS) ?? [],
  );
}

/**
 * Adds puzzles with pieces removed, until none of a length is lacking; puzzles that are added are
 * thinned as well.
 */
function addThinned(
  collection: Collection,
  length: number,
  { mostPieces, mostThinned }: Settings,
  random: Random,
): void {
  const { game, found } = collection;
  const most = collection.candidates + mostThinned;
  const pieces = mostPieces[length - 1] ?? 0;
  const bases = found
    .filter(({ moves }) => moves >= FEWEST_MOVES)
    .sort((one, other) => other.moves - one.moves);
  for (let index = 0; collection.candidates < most && lacking(collection, length) > 0; index++) {
    const base = mustRead(game, bases[index % bases.length]!.position);
    const all = Array.from({ length: VARIANTS }, () => thinned(game, base, random, pieces));
    const added = addOne(
      collection,
      all.flatMap((one) => solved(collection, one, STEPS_THINNED, length) ?? []),
    );
    if (added && added.moves >= FEWEST_MOVES) bases.push(added);
  }
}

const [name = ""] = process.argv.slice(2);
const entry = CATALOGUE.find(({ id }) => id === name);
const settings = SETTINGS[name];
if (!entry || !settings) {
  throw new Error(`give a game: ${Object.keys(SETTINGS).join(", ")} or zamma`);
}
const collection = emptyCollection(await loadKnown(entry, defaultChoices(entry)), settings.wanted);
addFromGames(collection, settings, randomFrom(settings.seed));
console.error(collection.candidates, "candidates from games");
const chosen = randomFrom(settings.seed + 1);
for (const [index] of settings.wanted.entries()) {
  addThinned(collection, index + 1, settings, chosen);
}
const { found, candidates, rejected } = collection;
found.sort((one, other) => one.moves - other.moves || one.difficulty - other.difficulty);
const lines = found.map(({ position, line }) => `${position} | ${line.join(" ")}`);
writeFileSync(
  new URL(`../../../src/game/activities/puzzles/${name}.json`, import.meta.url),
  `${JSON.stringify(lines, undefined, 2)}\n`,
);
const counts = settings.wanted.map(
  (_, index) => found.filter(({ moves }) => moves === index + 1).length,
);
console.error(`${counts.join(" + ")} puzzles of ${candidates} candidates; rejected:`, rejected);
