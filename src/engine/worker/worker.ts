/** What runs in the thread of a mind (`mind-apart.ts`): it loads the game and obeys orders. */
import { parentPort, workerData } from "node:worker_threads";
import type { Leaves } from "../../core/perft.ts";
import { CATALOGUE, loadKnown } from "../../games/catalogue.ts";
import { type EngineGame, type Question, syncEngine } from "../engine.ts";
import type { SearchInfo } from "../types.ts";

/** What the thread is started with. */
export interface WorkerData {
  /** Where the module is that makes the thread understand TypeScript, and where this file is. */
  readonly tsx: string;
  readonly worker: string;
  readonly subject: EngineGame;
  /** One number in shared memory: not 0 where what is under way is to stop. */
  readonly stop: Int32Array;
}

/** What the thread is told. Positions and moves are values, so they are handed on as they are. */
export type WorkerRequest =
  | { readonly kind: "think"; readonly question: Question }
  | { readonly kind: "perft"; readonly position: unknown; readonly depth: number }
  | { readonly kind: "ready" }
  | { readonly kind: "clear" };

/** What the thread says. */
export type WorkerReply =
  | { readonly kind: "report" | "found"; readonly finding: SearchInfo<unknown> }
  | { readonly kind: "counted"; readonly rows: readonly Leaves[] | undefined }
  | { readonly kind: "ready" };

const { subject, stop }: WorkerData = workerData;
const listing = CATALOGUE.find(({ id }) => id === subject.id);
if (!listing || !parentPort) throw new Error(`no thread of a mind: ${subject.id}`);
const port = parentPort;
const thoughts = syncEngine(await loadKnown(listing, subject.choices), subject.hashEntries, {
  now: () => performance.now(),
  stopped: () => Atomics.load(stop, 0) !== 0,
});
const say = (answer: WorkerReply) => port.postMessage(answer);

port.on("message", (order: WorkerRequest) => {
  if (order.kind === "clear") {
    thoughts.clear();
  } else if (order.kind === "ready") {
    say({ kind: "ready" });
  } else if (order.kind === "perft") {
    say({ kind: "counted", rows: thoughts.perft(order.position, order.depth) });
  } else {
    const report = (finding: SearchInfo<unknown>) => say({ kind: "report", finding });
    say({ kind: "found", finding: thoughts.think(order.question, report) });
  }
});
