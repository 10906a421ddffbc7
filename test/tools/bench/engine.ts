/**
 * The worker engine: how long its thread takes to start, how soon it answers a stop, and how many
 * nodes a second it loses against the local engine.
 */
import { setTimeout } from "node:timers/promises";
import type { Engine } from "../../../src/game/engine/engine.ts";
import { workerEngine } from "../../../src/game/engine/worker/client.ts";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../src/game/rules/catalogue.ts";
import { localEngine } from "../../game/engine/local-engine.ts";
import { mustRead } from "../../must-read.ts";
import { median } from "./measure.ts";

const ENTRIES = 1 << 20;
const STARTS = 5;
const STOPS = 40;
const NODES = 1_000_000;
const ROUNDS = 5;

/** Prints the figures for the default game. */
export async function benchEngine(): Promise<void> {
  const [listing] = CATALOGUE;
  const choices = defaultChoices(listing);
  const game = await loadKnown(listing, choices);
  const position = mustRead(game, game.setups[0]?.position ?? "");
  const start = () => workerEngine({ id: listing.id, choices, hashEntries: ENTRIES });

  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const started = performance.now();
    const engine = start();
    await engine.perft(position, 1);
    starts.push(performance.now() - started);
    engine.close();
  }
  console.log(`a worker engine loads ${game.title} in ${median(starts).toFixed(0)} ms`);

  const worker = start();
  await worker.perft(position, 1);
  const stops: number[] = [];
  for (let round = 0; round < STOPS; round++) {
    const answer = worker.search({ position, earlier: [], limits: {} }, () => {});
    await setTimeout(100);
    const started = performance.now();
    worker.stop();
    await answer;
    stops.push(performance.now() - started);
  }
  console.log(
    `its best move arrives ${median(stops).toFixed(2)} ms after a stop, at most ${Math.max(...stops).toFixed(2)} ms in ${STOPS} stops`,
  );

  const local = localEngine(game, ENTRIES, () => performance.now());
  const speed = async (engine: Engine) => {
    engine.clear();
    const request = { position, earlier: [], limits: { nodes: NODES } };
    const { nodes, milliseconds } = await engine.search(request, () => {});
    return (1000 * nodes) / milliseconds;
  };
  const speeds: Record<"worker" | "local", number[]> = { worker: [], local: [] };
  for (let round = 0; round < ROUNDS; round++) {
    speeds.worker.push(await speed(worker));
    speeds.local.push(await speed(local));
  }
  worker.close();
  const ratio = median(speeds.worker) / median(speeds.local);
  console.log(
    `it searches ${Math.round(median(speeds.worker))} nodes/s, ${ratio.toFixed(2)} times the speed in the main thread`,
  );
}
