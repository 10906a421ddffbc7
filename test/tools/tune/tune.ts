/**
 * `npm run tune`: trains the network of a game. `play` writes games of the search against itself to
 * a file, `fit` fits a network to such files. A better network plays better games, which make a
 * better network: see src/game/engine/README.md.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import { networkFor } from "../../../src/game/engine/eval/nnue/trained-networks.ts";
import { chessSearchBoard } from "../../../src/game/engine/search/chess-search-board.ts";
import { pvsSearcher } from "../../../src/game/engine/search/iterative-deepening.ts";
import { catalogueEntry, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import { fitNetwork, type Plan } from "./fit.ts";
import { linesOf, readSamples } from "./samples.ts";
import { selfPlay } from "./self-play.ts";
import { writeNetwork } from "./write-network.ts";

interface PlayOptions {
  readonly variant: string;
  readonly games: number;
  readonly nodes: number;
  readonly seed: number;
  readonly known?: true;
}

interface FitOptions extends Plan {
  readonly variant: string;
}

const program = new Command("tune");
const variant = ["--variant <game>", "sarrum or shatranj", "sarrum"] as const;
program
  .command("play <file>")
  .description("add games of self-play to a file")
  .option(...variant)
  .option("--games <n>", "games to play", Number, 5000)
  .option("--nodes <n>", "nodes a move", Number, 300)
  .option("--seed <n>", "seed of the openings", Number, 1)
  .option("--known", "use the classical evaluation instead of the network")
  .action(play);
program
  .command("fit <files...>")
  .description("fit a network to files of games, in place of the one in use")
  .option(...variant)
  .option("--hidden <n>", "hidden units for each side, an even number", Number, 32)
  .option("--passes <n>", "passes over the positions", Number, 6)
  .option("--seed <n>", "seed of the initial weights and of the order of the positions", Number, 1)
  .action(fit);
await program.parseAsync();

async function play(file: string, { variant, games, nodes, seed, known }: PlayOptions) {
  const game = await loadGame(variant);
  const board = chessSearchBoard(game, known ? undefined : networkFor(game));
  const searcher = pvsSearcher(game, board, 1 << 16);
  let played = 0;
  for (const playedGame of selfPlay(game, searcher, nodes, seed)) {
    appendFileSync(file, linesOf(game, playedGame));
    if (++played % 100 === 0) console.error(`${played} games`);
    if (played >= games) return;
  }
}

async function fit(files: readonly string[], { variant, ...plan }: FitOptions) {
  if (plan.hidden % 2 !== 0) throw new Error("--hidden needs an even number");
  const game = await loadGame(variant);
  const samples = await readSamples(game, files);
  if (samples.count < 2) throw new Error("there are no games in these files");
  console.error(`${samples.count} positions`);
  const network = fitNetwork(game, samples, plan, (pass, error, heldOut) =>
    console.error(`pass ${pass}: error ${error.toFixed(6)}, held out ${heldOut.toFixed(6)}`),
  );
  const origin = `${samples.count} quiet positions of self-play, ${plan.passes} passes, seed ${plan.seed}`;
  const out = `src/game/engine/eval/nnue/network-${variant}.json`;
  writeFileSync(
    out,
    `${JSON.stringify(writeNetwork(network, game.kernel.rules, origin), undefined, 2)}\n`,
  );
  console.log(`${out}: ${origin}`);
}

async function loadGame(id: string): Promise<ChesslikeGame> {
  const listing = catalogueEntry(id);
  return (await loadKnown(listing, defaultChoices(listing))) as unknown as ChesslikeGame;
}
