/**
 * `npm run tune`: plays games of the search against itself, fits the evaluation to their results,
 * and writes it to src/search/weights-GAME.ts. Run again, it goes on from there; with `--known` it
 * begins with the weights of weights-known.ts.
 */
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import type { ChesslikeGame } from "../../src/core/chesslike.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../src/games/catalogue.ts";
import { weightsOf } from "../../src/search/evaluations.ts";
import type { Weights } from "../../src/search/weights.ts";
import { knownWeights } from "../../src/search/weights-known.ts";
import { fitted } from "./fit.ts";
import { selfPlay } from "./self-play.ts";

const options = new Command("tune")
  .option("--variant <game>", "sarrum, shatranj or citadel", "sarrum")
  .option("--games <n>", "games of self-play", Number, 2000)
  .option("--nodes <n>", "positions a move", Number, 300)
  .option("--passes <n>", "steps of the fit", Number, 300)
  .option("--seed <n>", "of the openings", Number, 1)
  .option("--known", "begin with the untuned weights, not with those in use")
  .option("--out <file>", "where to write the weights")
  .parse()
  .opts<{
    variant: string;
    games: number;
    nodes: number;
    passes: number;
    seed: number;
    known?: true;
    out?: string;
  }>();

const listing = CATALOGUE.find(({ id }) => id === options.variant);
if (!listing) throw new Error(`there is no game ${options.variant}`);
const game = (await loadKnown(listing, defaultChoices(listing))) as unknown as ChesslikeGame;
const { rules, mobility } = game.kernel;
const before = options.known ? knownWeights(rules, mobility) : weightsOf(game);
const samples = selfPlay(game, before, options.games, options.nodes, options.seed);
const after = fitted(game, before, samples, options.passes, (pass, error) =>
  console.error(`pass ${pass}: error ${error.toFixed(5)}`),
);
const out = options.out ?? `src/search/weights-${options.variant}.ts`;
writeFileSync(out, text(options.variant, inUnits(after)));
console.log(`${samples.length} positions of ${options.games} games; weights in ${out}`);

/** The weights with the soldier of the game at 100 on the average. */
function inUnits(weights: Weights): Weights {
  const letter = game.kernel.rules.pieces.find(({ promotesTo }) => promotesTo)?.letter;
  const soldier = weights.pieces.find((row) => row.letter === letter);
  // Nobody ever stands on the first and last ranks as a soldier, so their weights mean nothing.
  const half = Math.ceil(game.kernel.rules.board.width / 2);
  const of = (row: readonly number[]) => row.slice(half, -half);
  const all = soldier ? [...of(soldier.early), ...of(soldier.late)] : [100];
  const factor = 100 / (all.reduce((sum, value) => sum + value, 0) / all.length);
  const scaled = (row: readonly number[]) => row.map((value) => Math.round(value * factor));
  return {
    tempo: Math.round(weights.tempo * factor),
    freedom: Math.round(weights.freedom * factor),
    pieces: weights.pieces.map((row) => ({
      ...row,
      early: scaled(row.early),
      late: scaled(row.late),
    })),
  };
}

function text(id: string, weights: Weights): string {
  return `/**
 * The evaluation of ${id}, fitted to the results of self-play by \`npm run tune\`: the last run was
 * ${options.games} games at ${options.nodes} positions a move, ${samples.length} quiet positions, seed ${options.seed}.
 */
import { knownWeights } from "../../src/search/weights-known.ts";
import type { Weights } from "./weights.ts";

export const ${id.toUpperCase()}: Weights = ${JSON.stringify(weights)};
`;
}
