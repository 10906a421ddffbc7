/**
 * The nodes per second of the search (quiescence included), compared with the leaves per second of
 * perft in the same game, in ffish and in chessops; and how far a search exceeds its time.
 */

import { performance } from "node:perf_hooks";
import type { AnyGame, Position } from "../../../src/core/game.ts";
import { perft } from "../../../src/core/perft.ts";
import { searchersFor } from "../../../src/engine/registry.ts";
import type { Clock } from "../../../src/engine/types.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/games/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { openings } from "../match/openings.ts";
import { sideBySide } from "./measure.ts";
import { otherCounters } from "./perft.ts";

const NODES = 200_000;
const ROUNDS = 3;
const CLOCK: Clock = { now: () => performance.now(), stopped: () => false };
/** The perft depth for each game that is compared: about half a second's work. */
const DEPTHS: Readonly<Record<string, number>> = { sarrum: 5, shatranj: 4, citadel: 4 };
/** Games that search so much more slowly, or so much less, that fewer nodes show their speed. */
const FEWER_NODES: Readonly<Record<string, number>> = { zamma: 50_000, saturankam: 50_000 };
/**
 * The times of the searches whose overrun is measured, in milliseconds, and their number for each.
 */
const TIMES = [20, 100];
const SEARCHES = 30;
const HASH_ENTRIES = 1 << 20;

/** Prints the speeds, their ratios, and the worst overrun. */
export async function benchSearch(): Promise<void> {
  const others = await otherCounters();
  console.log(
    `search of ${NODES} nodes from the start (other games ${FEWER_NODES.zamma}), medians of ${ROUNDS}`,
  );
  for (const listing of CATALOGUE) {
    const depth = DEPTHS[listing.id];
    const nodes = FEWER_NODES[listing.id] ?? NODES;
    const game = await loadKnown(listing, defaultChoices(listing));
    const start = firstPosition(game);
    const { searcher } = searchersFor(game, HASH_ENTRIES);
    const request = { position: start, earlier: [], limits: { nodes } };
    const speeds = sideBySide(
      {
        search: () => {
          searcher.clear();
          return searcher.search(request, CLOCK, () => {}).nodes;
        },
        ...(depth !== undefined && { perft: () => perft(game, start, depth), ...others }),
      },
      ROUNDS,
    );
    const ours = speeds.search ?? 0;
    const ratios = Object.entries(speeds)
      .filter(([name]) => name !== "search")
      .map(([name, speed]) => `${(ours / speed).toFixed(3)} of ${name}`);
    console.log(
      `  ${game.id.padEnd(10)} ${(ours / 1e6).toFixed(2)} million nodes/s   ${ratios.join(", ")}`,
    );
  }
  await benchOverrun();
}

/** Returns the first position of a game, or the one after a throw if dice are due. */
function firstPosition(game: AnyGame): Position {
  let position: Position = mustRead(game, game.setups[0]?.position ?? "");
  for (let [thrown] = game.chances(position); thrown; [thrown] = game.chances(position)) {
    position = game.play(position, thrown.move);
  }
  return position;
}

async function benchOverrun(): Promise<void> {
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
