/**
 * Thinking in a thread of its own: how long the thread takes to start, how soon it answers when it
 * is told to stop, and how many nodes a second it loses against thinking in this thread.
 */
import { setTimeout } from "node:timers/promises";
import { type Engine, localEngine } from "../../../src/engine/engine.ts";
import { workerEngine } from "../../../src/engine/worker/client.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/games/catalogue.ts";
import { mustRead } from "../../must-read.ts";
import { median } from "./measure.ts";

const ENTRIES = 1 << 20;
const STARTS = 5;
const STOPS = 40;
const NODES = 1_000_000;
const ROUNDS = 5;

/** Prints the figures, for the default game. */
export async function benchMind(): Promise<void> {
  const [listing] = CATALOGUE;
  const choices = defaultChoices(listing);
  const game = await loadKnown(listing, choices);
  const position = mustRead(game, game.setups[0]?.position ?? "");
  const start = () => workerEngine({ id: listing.id, choices, hashEntries: ENTRIES });

  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const begin = performance.now();
    const mind = start();
    await mind.perft(position, 1);
    starts.push(performance.now() - begin);
    mind.close();
  }
  console.log(`a thread starts, and has loaded ${game.title}, in ${median(starts).toFixed(0)} ms`);

  const apart = start();
  await apart.perft(position, 1);
  const stops: number[] = [];
  for (let round = 0; round < STOPS; round++) {
    const answer = apart.search({ position, earlier: [], limits: {} }, () => {});
    await setTimeout(100);
    const begin = performance.now();
    apart.stop();
    await answer;
    stops.push(performance.now() - begin);
  }
  console.log(
    `its best move comes ${median(stops).toFixed(2)} ms after a stop, at most ${Math.max(...stops).toFixed(2)} ms in ${STOPS} stops`,
  );

  const here = localEngine(game, ENTRIES, () => performance.now());
  const speed = async (mind: Engine) => {
    mind.clear();
    const task = { position, earlier: [], limits: { nodes: NODES } };
    const { nodes, milliseconds } = await mind.search(task, () => {});
    return (1000 * nodes) / milliseconds;
  };
  const speeds: Record<"apart" | "here", number[]> = { apart: [], here: [] };
  for (let round = 0; round < ROUNDS; round++) {
    speeds.apart.push(await speed(apart));
    speeds.here.push(await speed(here));
  }
  apart.close();
  const ratio = median(speeds.apart) / median(speeds.here);
  console.log(
    `it searches ${Math.round(median(speeds.apart))} nodes/s, ${ratio.toFixed(2)} times the speed in the main thread`,
  );
}
