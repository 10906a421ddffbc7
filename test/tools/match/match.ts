/** `npm run match`: plays the search against other players. See --help. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import type { Limits } from "../../../src/game/engine/types.ts";
import { catalogueEntry, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import type { AnyGame } from "../../../src/game/rules/game.ts";
import { contest } from "./contest.ts";
import { eloText } from "./elo.ts";
import { fairy } from "./fairy.ts";
import { levelPlayer, type Player, randomMover, searchPlayer } from "./player.ts";

interface Options {
  readonly games: number;
  readonly movetime: number;
  readonly nodes?: number;
  readonly variant: string;
  readonly opponent: string;
  readonly levels?: true | string;
  readonly seed: number;
}

const program = new Command("match")
  .option("--games <n>", "games to play", Number, 200)
  .option("--movetime <ms>", "milliseconds a move", Number, 100)
  .option("--nodes <n>", "nodes a move, instead of a time", Number)
  .option("--variant <game>", "sarrum, shatranj, ...", "sarrum")
  .option(
    "--opponent <who>",
    "fairy, random, level:N, or self:DIR for another copy of this program",
    "fairy",
  )
  .option("--levels [list]", "play these levels instead, each against the one below (2,3,4,5,6,7)")
  .option("--seed <n>", "seed of the openings", Number, 1);

await main(program.parse().opts<Options>());
process.exit();

async function main(options: Options): Promise<void> {
  const listing = catalogueEntry(options.variant);
  const game = await loadKnown(listing, defaultChoices(listing));
  if (!options.levels) {
    const limits = options.nodes ? { nodes: options.nodes } : { milliseconds: options.movetime };
    return report(
      game,
      options,
      searchPlayer(game, searchersFor, limits, "ours"),
      await opponent(game, options, limits),
    );
  }
  const list = options.levels === true ? "2,3,4,5,6,7" : options.levels;
  for (const level of list.split(",").map(Number)) {
    const upper = levelPlayer(game, level, options.seed);
    await report(game, options, upper, levelPlayer(game, level - 1, options.seed + 1e6));
  }
}

async function opponent(
  game: AnyGame,
  { opponent, seed }: Options,
  limits: Limits,
): Promise<Player> {
  const [kind, detail = ""] = opponent.split(/:(.*)/);
  if (kind === "random") return randomMover(game, seed);
  if (kind === "fairy") return fairy(game as unknown as ChesslikeGame, limits);
  if (kind === "level") return levelPlayer(game, Number(detail), seed);
  if (kind !== "self") throw new Error(`unknown opponent ${opponent}`);
  const file = pathToFileURL(resolve(detail, "src/game/engine/registry.ts")).href;
  const other: { searchersFor: typeof searchersFor } = await import(file);
  return searchPlayer(game, other.searchersFor, limits, detail);
}

async function report(
  game: AnyGame,
  options: Options,
  ours: Player,
  theirs: Player,
): Promise<void> {
  const { games, seed } = options;
  const name = `${game.id}, ${ours.name} against ${theirs.name}`;
  const tally = await contest(game, [ours, theirs], games, seed, (now) => {
    process.stderr.write(`\r${eloText(now)} `);
  });
  console.log(`${name}: ${eloText(tally)}`);
}
