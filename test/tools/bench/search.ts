/**
 * Positions per second of the search (quiescence included), beside the leaves per second of perft
 * on the same game, and beside those of ffish and chessops; and how far a search goes beyond its time.
 */
import { performance } from "node:perf_hooks";
import type { AnyGame } from "../../../src/core/game.ts";
import { perft } from "../../../src/core/perft.ts";
import { searchersFor } from "../../../src/engine/registry.ts";
import type { Clock } from "../../../src/engine/types.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/games/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { openings } from "../match/openings.ts";
import { sideBySide } from "./measure.ts";
import { foreignCounters } from "./perft.ts";

const NODES = 200_000;
const ROUNDS = 3;
const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };
/** A depth of perft for each game that it is compared with: about half a second's work. */
const DEPTHS: Readonly<Record<string, number>> = { sarrum: 5, shatranj: 4, citadel: 4 };
/** Games that think so much slower, or so much less, that fewer positions tell their speed. */
const FEWER_NODES: Readonly<Record<string, number>> = { zamma: 50_000, saturankam: 50_000 };
/** Milliseconds of the searches whose overstep is measured, and how many there are of each. */
const TIMES = [20, 100];
const SEARCHES = 30;
const HASH_ENTRIES = 1 << 20;

/** Prints the speeds, their ratios, and the worst overstep. */
export async function benchSearch(): Promise<void> {
  const foreign = await foreignCounters();
  console.log(
    `search of ${NODES} positions from the start (other games ${FEWER_NODES.zamma}), medians of ${ROUNDS}`,
  );
  for (const listing of CATALOGUE) {
    const depth = DEPTHS[listing.id];
    const nodes = FEWER_NODES[listing.id] ?? NODES;
    const game = await loadKnown(listing, defaultChoices(listing));
    const start = firstChoice(game);
    const { searcher } = searchersFor(game, HASH_ENTRIES);
    const task = { position: start, earlier: [], limits: { nodes } };
    const speeds = sideBySide(
      {
        search: () => {
          searcher.clear();
          return searcher.search(task, CLOCK, () => {}).nodes;
        },
        ...(depth !== undefined && { perft: () => perft(game, start, depth), ...foreign }),
      },
      ROUNDS,
    );
    const ours = speeds.search ?? 0;
    const ratios = Object.entries(speeds)
      .filter(([name]) => name !== "search")
      .map(([name, speed]) => `${(ours / speed).toFixed(3)} of ${name}`);
    console.log(
      `  ${game.id.padEnd(10)} ${(ours / 1e6).toFixed(2)} million positions/s   ${ratios.join(", ")}`,
    );
  }
  await benchOverstep();
}

/** The first position of a game; where dice are due there, the one after a throw. */
function firstChoice(game: AnyGame): unknown {
  let position: unknown = mustRead(game, game.setups[0]?.position ?? "");
  for (let [thrown] = game.chances(position); thrown; [thrown] = game.chances(position)) {
    position = game.play(position, thrown.move);
  }
  return position;
}

async function benchOverstep(): Promise<void> {
  const game = await loadKnown(CATALOGUE[0], defaultChoices(CATALOGUE[0]));
  const { searcher } = searchersFor(game, HASH_ENTRIES);
  const source = openings(game, 1, 20, 1000);
  for (const milliseconds of TIMES) {
    const oversteps: number[] = [];
    for (let count = 0; count < SEARCHES; count++) {
      const position = source.next().value.positions.at(-1);
      const began = performance.now();
      searcher.search({ position, earlier: [], limits: { milliseconds } }, CLOCK, () => {});
      oversteps.push(performance.now() - began - milliseconds);
    }
    console.log(
      `  overstep of ${milliseconds} ms in ${SEARCHES} searches: worst ${Math.max(...oversteps).toFixed(1)} ms`,
    );
  }
}
