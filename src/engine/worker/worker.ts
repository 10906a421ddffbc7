/** The thread of a worker engine (see client.ts): loads the game and answers requests. */
import { parentPort, workerData } from "node:worker_threads";
import type { Move, Position } from "../../core/game.ts";
import type { Leaves } from "../../core/perft.ts";
import { CATALOGUE, loadKnown } from "../../games/catalogue.ts";
import { type EngineGame, syncEngine } from "../engine.ts";
import type { SearchInfo, SearchRequest } from "../types.ts";

/** The data passed to the thread when it starts. */
export interface WorkerData {
  /** The URL of this file. */
  readonly worker: string;
  /** The URL of the module that loads TypeScript where Node does not. */
  readonly tsx: string | undefined;
  readonly engineGame: EngineGame;
  /** The stop flag: one number in shared memory, nonzero once the engine has to stop. */
  readonly stop: Int32Array;
}

/** A message to the thread. Positions and moves are plain values, so they can be copied. */
export type WorkerRequest =
  | { readonly kind: "search"; readonly request: SearchRequest<Position> }
  | { readonly kind: "perft"; readonly position: Position; readonly depth: number }
  | { readonly kind: "ready" }
  | { readonly kind: "clear" };

/** A message from the thread. */
export type WorkerReply =
  | { readonly kind: "report" | "result"; readonly info: SearchInfo<Move> }
  | { readonly kind: "perft"; readonly rows: readonly Leaves[] | undefined }
  | { readonly kind: "ready" };

const { engineGame, stop }: WorkerData = workerData;
const entry = CATALOGUE.find(({ id }) => id === engineGame.id);
if (!entry || !parentPort) throw new Error(`no worker for the game ${engineGame.id}`);
const port = parentPort;
const game = await loadKnown(entry, engineGame.choices);
const engine = syncEngine(game, engineGame.hashEntries, {
  now: () => performance.now(),
  stopped: () => Atomics.load(stop, 0) !== 0,
});
const reply = (message: WorkerReply) => port.postMessage(message);

port.on("message", (message: WorkerRequest) => {
  switch (message.kind) {
    case "clear":
      return engine.clear();
    case "ready":
      return reply({ kind: "ready" });
    case "perft":
      return reply({ kind: "perft", rows: engine.perft(message.position, message.depth) });
    case "search": {
      const report = (info: SearchInfo<Move>) => reply({ kind: "report", info });
      return reply({ kind: "result", info: engine.search(message.request, report) });
    }
  }
});
