/**
 * An engine in a worker thread.
 *
 * JavaScript hears nothing (a line of input, Ctrl-C, a timer) until the running function returns. A
 * search could only pause if every step of it were a generator, which would make it slower. In a
 * thread it loses nothing and sees the stop flag, a number in shared memory, the next time it reads
 * the clock. The price is the start, until the thread has loaded a game: once, and not before
 * somebody asks the engine for something. `npm run bench` measures the start, the stop and the speed.
 *
 * On Node 20 a thread does not inherit tsx and cannot load a TypeScript file by itself. So it
 * starts with a line of JavaScript that registers tsx, and then loads `worker.ts`.
 */
import { Worker } from "node:worker_threads";
import type { Engine, EngineGame } from "../engine.ts";
import { REPETITION_PLIES } from "../search/search-context.ts";
import type { SearchRequest } from "../types.ts";
import type { WorkerData, WorkerReply, WorkerRequest } from "./worker.ts";

const BOOT = `
const { workerData } = require("node:worker_threads");
import(workerData.tsx).then(({ register }) => {
  register();
  return import(workerData.worker);
});`;

/** The caller of a pending request. */
interface Pending {
  receive(reply: WorkerReply): void;
  fail(fault: Error): void;
}

/** Starts the thread of an engine; requests are answered as soon as it has loaded its game. */
export function workerEngine(engineGame: EngineGame): Engine {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = startWorker(engineGame, stop);
  let closed = false;
  const ask = askerOf(worker, stop, () => closed);
  return {
    search: (request, report) =>
      ask({ kind: "search", request: shortened(request) }, (reply) => {
        if (reply.kind === "report") report(reply.info);
        return reply.kind === "found" ? { value: reply.info } : undefined;
      }),
    perft: (position, depth) =>
      ask({ kind: "perft", position, depth }, (reply) =>
        reply.kind === "counted" ? { value: reply.rows } : undefined,
      ),
    ready: () =>
      ask({ kind: "ready" }, (reply) =>
        reply.kind === "ready" ? { value: undefined } : undefined,
      ),
    stop: () => {
      Atomics.store(stop, 0, 1);
    },
    clear: () => worker.postMessage({ kind: "clear" } satisfies WorkerRequest),
    close: () => {
      closed = true;
      worker.terminate();
    },
  };
}

/** The request is copied into the thread, without the part of the game that no search looks at. */
const shortened = (request: SearchRequest<unknown>): SearchRequest<unknown> => ({
  ...request,
  earlier: request.earlier.slice(-REPETITION_PLIES),
});

/** Sends a request and waits for its answer: the first reply that `read` turns into a value. */
type Ask = <T>(
  request: WorkerRequest,
  read: (reply: WorkerReply) => { value: T } | undefined,
) => Promise<T>;

function askerOf(worker: Worker, stop: Int32Array, closed: () => boolean): Ask {
  let pending: Pending | undefined;
  let broken: Error | undefined;
  worker.on("message", (reply: WorkerReply) => pending?.receive(reply));
  const fail = (fault: Error) => {
    broken ??= fault;
    pending?.fail(broken);
  };
  worker.on("error", fail);
  worker.on("exit", (status) => {
    if (!closed()) fail(new Error(`the engine's thread has ended with status ${status}`));
  });
  return (request, read) => {
    if (pending) throw new Error("the engine was asked for something while it was searching");
    if (broken) return Promise.reject(broken);
    Atomics.store(stop, 0, 0);
    return new Promise((resolve, reject) => {
      pending = {
        receive(reply) {
          const found = read(reply);
          if (!found) return;
          pending = undefined;
          resolve(found.value);
        },
        fail(fault) {
          pending = undefined;
          reject(fault);
        },
      };
      worker.postMessage(request);
    });
  };
}

function startWorker(engineGame: EngineGame, stop: Int32Array): Worker {
  const data: WorkerData = {
    tsx: import.meta.resolve("tsx/esm/api"),
    worker: new URL("./worker.ts", import.meta.url).href,
    engineGame,
    stop,
  };
  return new Worker(BOOT, { eval: true, execArgv: [], workerData: data });
}
