/** How far a search exceeds its time. */
import { performance } from "node:perf_hooks";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import type { Clock } from "../../../src/game/engine/types.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { openings } from "../match/openings.ts";

const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };
/** The times of the searches, in milliseconds, and their number for each. */
const TIMES = [20, 100];
const SEARCHES = 30;
const HASH_ENTRIES = 1 << 20;

/** Prints the worst overrun of each time. */
export async function benchOverrun(): Promise<void> {
  const game = await loadKnown(CATALOGUE[0], defaultChoices(CATALOGUE[0]));
  const { searcher } = searchersFor(game, HASH_ENTRIES);
  const source = openings(game, 1, 20, 1000);
  for (const milliseconds of TIMES) {
    const overruns: number[] = [];
    for (let count = 0; count < SEARCHES; count++) {
      const position = source.next().value.positions.at(-1);
      const started = performance.now();
      searcher.search({ position, earlier: [], limits: { milliseconds } }, CLOCK, () => {});
      overruns.push(performance.now() - started - milliseconds);
    }
    console.log(
      `  overrun of ${milliseconds} ms in ${SEARCHES} searches: worst ${Math.max(...overruns).toFixed(1)} ms`,
    );
  }
}
