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
 * strips its types; an older Node refuses the file, and since a thread does not inherit tsx, `BOOT`
 * then registers tsx.
 */
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Position } from "../../core/game.ts";
import type { Engine, EngineGame } from "../engine.ts";
import { REPETITION_PLIES } from "../search/search-context.ts";
import type { SearchRequest } from "../types.ts";
import type { WorkerData, WorkerReply, WorkerRequest } from "./worker.ts";

const BOOT = `
const { worker, tsx } = require("node:worker_threads").workerData;
import(worker).catch(async (error) => {
  if (error.code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  (await import(tsx)).register();
  return import(worker + "?tsx"); // Node remembers that it has refused the URL without a query.
});`;

/** The caller of a pending request. */
interface Pending {
  receive(reply: WorkerReply): void;
  fail(error: Error): void;
}

/** An engine whose thread can change the game. */
export interface WorkerEngine extends Engine {
  /** Replaces the game, or the size of its table, for the requests that follow. */
  load(engineGame: EngineGame): void;
}

/** Starts an engine in a worker thread. Requests are answered once it has loaded its game. */
export function workerEngine(engineGame: EngineGame): WorkerEngine {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = startWorker(engineGame, stop);
  const post = (request: WorkerRequest) => worker.postMessage(request);
  let closed = false;
  const send = makeSender(worker, stop, () => closed);
  return {
    search: (request, report) =>
      send({ kind: "search", request: shortened(request) }, (reply) => {
        if (reply.kind === "report") report(reply.info);
        return reply.kind === "result" ? { value: reply.info } : undefined;
      }),
    perft: (position, depth) =>
      send({ kind: "perft", position, depth }, (reply) =>
        reply.kind === "perft" ? { value: reply.rows } : undefined,
      ),
    ready: () =>
      send({ kind: "ready" }, (reply) =>
        reply.kind === "ready" ? { value: undefined } : undefined,
      ),
    stop: () => {
      Atomics.store(stop, 0, 1);
    },
    clear: () => post({ kind: "clear" }),
    load: (next) => post({ kind: "load", engineGame: next }),
    close: () => {
      closed = true;
      worker.terminate();
    },
  };
}

/**
 * Drops the part of the game that no repetition check reads: the request is copied into the thread.
 */
const shortened = (request: SearchRequest<Position>): SearchRequest<Position> => ({
  ...request,
  earlier: request.earlier.slice(-REPETITION_PLIES),
});

/**
 * Sends a request and resolves to the first reply that `read` turns into a value. Throws while
 * another request is pending.
 */
type Send = <T>(
  request: WorkerRequest,
  read: (reply: WorkerReply) => { value: T } | undefined,
) => Promise<T>;

function makeSender(worker: Worker, stop: Int32Array, closed: () => boolean): Send {
  let pending: Pending | undefined;
  let failure: Error | undefined;
  worker.on("message", (reply: WorkerReply) => pending?.receive(reply));
  const fail = (error: Error) => {
    failure ??= error;
    pending?.fail(failure);
  };
  worker.on("error", fail);
  worker.on("exit", (exitCode) => {
    if (!closed()) fail(new Error(`the engine's thread ended with exit code ${exitCode}`));
  });
  return (request, read) => {
    if (pending) throw new Error("the engine received a request while it was searching");
    if (failure) return Promise.reject(failure);
    Atomics.store(stop, 0, 0);
    return new Promise((resolve, reject) => {
      pending = {
        receive(reply) {
          const result = read(reply);
          if (!result) return;
          pending = undefined;
          resolve(result.value);
        },
        fail(error) {
          pending = undefined;
          reject(error);
        },
      };
      worker.postMessage(request);
    });
  };
}

function startWorker(engineGame: EngineGame, stop: Int32Array): Worker {
  const extension = extname(import.meta.url);
  const worker = new URL(`./worker${extension}`, import.meta.url);
  const data: WorkerData = { worker: worker.href, tsx: tsxAddress(), engineGame, stop };
  return extension === ".ts"
    ? new Worker(BOOT, { eval: true, execArgv: [], workerData: data })
    : new Worker(worker, { workerData: data });
}

/** The URL of the module that loads TypeScript; undefined if it is not installed. */
function tsxAddress(): string | undefined {
  try {
    return import.meta.resolve("tsx/esm/api");
  } catch {
    return undefined;
  }
}
