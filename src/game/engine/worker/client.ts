/**
 * An engine in a worker thread.
 *
 * JavaScript handles no event (a line of input, Ctrl-C, a timer) until the running function
 * returns. A search could only yield if every step of it were a generator, which would slow it
 * down. In a thread it loses no speed and sees the stop flag, a number in shared memory, at its
 * next clock check. The price is the start-up, in which the thread loads the game: once, when an
 * engine is first needed. `npm run bench` measures start-up, stopping and speed.
 *
 * In a compiled program the thread loads `worker.js`, otherwise `worker.ts`. Node 22.18 or newer
 * strips its types, but not in an installed package; otherwise Node refuses the file, and since a
 * thread does not inherit tsx, `BOOT` then registers tsx.
 */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { orElse } from "../../../base/result.ts";
import type { Move } from "../../rules/game.ts";
import type { Engine, EngineGame } from "../engine.ts";
import { REPETITION_PLIES } from "../search/search-context.ts";
import type { ReportInfo } from "../types.ts";
import type { WorkerData, WorkerReply, WorkerRequest } from "./worker.ts";

/** The errors with which Node refuses TypeScript: an older one, and any in an installed package. */
const REFUSALS = "ERR_UNKNOWN_FILE_EXTENSION ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING";

const BOOT = `
const { worker, tsx } = require("node:worker_threads").workerData;
import(worker).catch(async (error) => {
  if (!"${REFUSALS}".includes(error.code)) throw error;
  (await import(tsx)).register();
  return import(worker + "?tsx"); // Node remembers that it has refused the URL without a query.
});`;

interface Pending {
  readonly report: ReportInfo<Move> | undefined;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Starts an engine in a worker thread. Requests are answered once it has loaded its game. */
export function workerEngine(engineGame: EngineGame): Engine {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = startWorker(engineGame, stop);
  const send = makeSender(worker, stop);
  return {
    search(request, report) {
      // The request is copied into the thread, without what no repetition check reads.
      const earlier = request.earlier.slice(-REPETITION_PLIES);
      return send({ kind: "search", request: { ...request, earlier } }, report);
    },
    perft: (position, depth) => send({ kind: "perft", position, depth }),
    stop: () => {
      Atomics.store(stop, 0, 1);
    },
    clear: () => worker.postMessage({ kind: "clear" } satisfies WorkerRequest),
    close: () => {
      worker.removeAllListeners("exit");
      worker.terminate();
    },
  };
}

/** Sends a request and resolves to its answer. Throws while another request is pending. */
type Send = <Answer>(request: WorkerRequest, report?: ReportInfo<Move>) => Promise<Answer>;

function makeSender(worker: Worker, stop: Int32Array): Send {
  let pending: Pending | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    pending?.reject(failure);
    pending = undefined;
  };
  worker.on("message", (reply: WorkerReply) => {
    if (reply.kind === "report") return pending?.report?.(reply.info);
    pending?.resolve(reply.value);
    pending = undefined;
  });
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`the engine's thread ended with exit code ${code}`)));
  return (request, report) => {
    if (pending) throw new Error("the engine received a request while it was searching");
    if (failure) return Promise.reject(failure);
    Atomics.store(stop, 0, 0);
    return new Promise((resolve, reject) => {
      pending = { report, resolve: resolve as Pending["resolve"], reject };
      worker.postMessage(request);
    });
  };
}

function startWorker(engineGame: EngineGame, stop: Int32Array): Worker {
  const extension = extname(import.meta.url);
  const worker = new URL(`./worker${extension}`, import.meta.url);
  const data: WorkerData = { engineGame, stop };
  if (extension !== ".ts") return new Worker(worker, { workerData: data });
  // Where Node strips the types, tsx need not be installed.
  const tsx = orElse(() => import.meta.resolve("tsx/esm/api"), undefined);
  const workerData = { ...data, worker: worker.href, tsx };
  return new Worker(BOOT, { eval: true, execArgv: [], workerData });
}
