/**
 * A mind in a thread of its own.
 *
 * Why a thread, and not a search that looks up from its work: JavaScript hears nothing (a line of
 * input, Ctrl-C, a timer) until the function that runs returns. A search can only look up if every
 * step of it is a generator that may be left and entered again, which makes it slower. In a thread
 * it loses nothing, and hears a stop, which is a number in shared memory, at its next look at the
 * clock. The price is the start, until the thread has loaded a game: once, and not before somebody
 * asks the computer anything. `npm run bench` measures the start, the stop and the speed.
 *
 * On Node 20 a thread does not inherit tsx and cannot load a TypeScript file by itself. So it
 * starts with a line of JavaScript that registers tsx, and then loads `mind-worker.ts`.
 */
import { Worker } from "node:worker_threads";
import type { Engine, EngineGame, Question } from "../engine.ts";
import { REPETITION_PLIES } from "../search/search-context.ts";
import type { WorkerData, WorkerReply, WorkerRequest } from "./worker.ts";

const BOOT = `
const { workerData } = require("node:worker_threads");
import(workerData.tsx).then(({ register }) => {
  register();
  return import(workerData.worker);
});`;

/** Somebody who waits for an answer. */
interface Waiting {
  answer(answer: WorkerReply): void;
  fail(fault: Error): void;
}

/** Starts a thread that thinks about a game; it takes orders at once and obeys when it is loaded. */
export function workerEngine(subject: EngineGame): Engine {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = startWorker(subject, stop);
  let closed = false;
  const ask = askerOf(worker, stop, () => closed);
  return {
    think: (question, report) =>
      ask({ kind: "think", question: shortened(question) }, (answer) => {
        if (answer.kind === "report") report(answer.finding);
        return answer.kind === "found" ? { value: answer.finding } : undefined;
      }),
    perft: (position, depth) =>
      ask({ kind: "perft", position, depth }, (answer) =>
        answer.kind === "counted" ? { value: answer.rows } : undefined,
      ),
    ready: () =>
      ask({ kind: "ready" }, (answer) =>
        answer.kind === "ready" ? { value: undefined } : undefined,
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

/** A question is copied into the thread: without the part of the game that nobody looks at there. */
const shortened = (question: Question): Question => ({
  ...question,
  earlier: question.earlier.slice(-REPETITION_PLIES),
});

/** Gives an order and waits for the answer to it: the first of which `read` makes a value. */
type Ask = <T>(
  order: WorkerRequest,
  read: (answer: WorkerReply) => { value: T } | undefined,
) => Promise<T>;

function askerOf(worker: Worker, stop: Int32Array, closed: () => boolean): Ask {
  let waiting: Waiting | undefined;
  let broken: Error | undefined;
  worker.on("message", (answer: WorkerReply) => waiting?.answer(answer));
  const breakDown = (fault: Error) => {
    broken ??= fault;
    waiting?.fail(broken);
  };
  worker.on("error", breakDown);
  worker.on("exit", (status) => {
    if (!closed()) breakDown(new Error(`the thread of a mind has ended with status ${status}`));
  });
  return (order, read) => {
    if (waiting) throw new Error("a mind was asked something while it was thinking");
    if (broken) return Promise.reject(broken);
    Atomics.store(stop, 0, 0);
    return new Promise((resolve, reject) => {
      waiting = {
        answer(answer) {
          const found = read(answer);
          if (!found) return;
          waiting = undefined;
          resolve(found.value);
        },
        fail(fault) {
          waiting = undefined;
          reject(fault);
        },
      };
      worker.postMessage(order);
    });
  };
}

function startWorker(subject: EngineGame, stop: Int32Array): Worker {
  const data: WorkerData = {
    tsx: import.meta.resolve("tsx/esm/api"),
    worker: new URL("./worker.ts", import.meta.url).href,
    subject,
    stop,
  };
  return new Worker(BOOT, { eval: true, execArgv: [], workerData: data });
}
