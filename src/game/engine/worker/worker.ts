/** The thread of a worker engine (see client.ts): loads a game and answers requests. */
import { parentPort, workerData } from "node:worker_threads";
import { catalogueEntry, loadKnown } from "../../rules/catalogue.ts";
import type { Move, Position } from "../../rules/game.ts";
import { type EngineGame, type SyncEngine, syncEngine } from "../engine.ts";
import type { SearchInfo, SearchRequest } from "../types.ts";

export interface WorkerData {
  readonly engineGame: EngineGame;
  /** The stop flag: one number in shared memory, nonzero once the engine has to stop. */
  readonly stop: Int32Array;
}

/** A message to the thread. Positions and moves are plain values, so they can be copied. */
export type WorkerRequest =
  | { readonly kind: "search"; readonly request: SearchRequest<Position> }
  | { readonly kind: "perft"; readonly position: Position; readonly depth: number }
  | { readonly kind: "clear" };

export type WorkerReply =
  | { readonly kind: "report"; readonly info: SearchInfo<Move> }
  | { readonly kind: "answer"; readonly value: unknown };

const { engineGame, stop }: WorkerData = workerData;
const port = parentPort!;
const reply = (message: WorkerReply) => port.postMessage(message);

const loading = load(engineGame);

async function load({ id, choices, hashEntries }: EngineGame): Promise<SyncEngine> {
  return syncEngine(await loadKnown(catalogueEntry(id), choices), hashEntries, {
    now: () => performance.now(),
    stopped: () => Atomics.load(stop, 0) !== 0,
  });
}

port.on("message", async (message: WorkerRequest) => {
  const { clear, perft, search } = await loading;
  const answer = (value: unknown) => reply({ kind: "answer", value });
  switch (message.kind) {
    case "clear":
      return clear();
    case "perft":
      return answer(perft(message.position, message.depth));
    case "search":
      return answer(search(message.request, (info) => reply({ kind: "report", info })));
  }
});
