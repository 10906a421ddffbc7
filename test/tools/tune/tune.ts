/**
 * `npm run tune`: makes the network by which a game is judged. `play` writes games of the search
 * against itself to a file, `fit` makes a network of such files. A better network plays better
 * games, which make a better network: see the README.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import type { ChesslikeGame } from "../../../src/core/chesslike/chesslike.ts";
import { networkFor } from "../../../src/engine/eval/evaluators.ts";
import { chessSearchBoard } from "../../../src/engine/search/chess-search-board.ts";
import { pvsSearcher } from "../../../src/engine/search/iterative-deepening.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/games/catalogue.ts";
import { fitted, type Plan } from "./fit.ts";
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
  .option("--games <n>", "how many", Number, 5000)
  .option("--nodes <n>", "positions a move", Number, 300)
  .option("--seed <n>", "of the openings", Number, 1)
  .option("--known", "judge by what the pieces are known to be worth, not by the network in use")
  .action(play);
program
  .command("fit <files...>")
  .description("make a network of files of games, in place of the one in use")
  .option(...variant)
  .option("--hidden <n>", "hidden units for each side, an even number", Number, 32)
  .option("--passes <n>", "how often each position is learnt from", Number, 6)
  .option("--seed <n>", "of the first weights and of the order of the positions", Number, 1)
  .action(fit);
await program.parseAsync();

async function play(file: string, { variant, games, nodes, seed, known }: PlayOptions) {
  const game = await gameCalled(variant);
  const surface = chessSearchBoard(game, known ? undefined : networkFor(game));
  const thinker = pvsSearcher(game, surface, 1 << 16);
  let played = 0;
  for (const record of selfPlay(game, thinker, nodes, seed)) {
    appendFileSync(file, linesOf(game, record));
    if (++played % 100 === 0) console.error(`${played} games`);
    if (played >= games) return;
  }
}

async function fit(files: readonly string[], { variant, ...plan }: FitOptions) {
  if (plan.hidden % 2 !== 0) throw new Error("--hidden takes an even number");
  const game = await gameCalled(variant);
  const samples = await readSamples(game, files);
  if (samples.count < 2) throw new Error("there are no games in these files");
  console.error(`${samples.count} positions`);
  const network = fitted(game, samples, plan, (pass, error, heldBack) =>
    console.error(`pass ${pass}: error ${error.toFixed(6)}, held back ${heldBack.toFixed(6)}`),
  );
  const origin = `${samples.count} quiet positions of self-play, ${plan.passes} passes, seed ${plan.seed}`;
  const out = `src/engine/eval/nnue/network-${variant}.json`;
  writeFileSync(
    out,
    `${JSON.stringify(writeNetwork(network, game.kernel.rules, origin), undefined, 2)}\n`,
  );
  console.log(`${out}: ${origin}`);
}

async function gameCalled(id: string): Promise<ChesslikeGame> {
  const listing = CATALOGUE.find((candidate) => candidate.id === id);
  if (!listing) throw new Error(`there is no game ${id}`);
  return (await loadKnown(listing, defaultChoices(listing))) as unknown as ChesslikeGame;
}
