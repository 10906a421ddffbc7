import { setImmediate } from "node:timers/promises";
import { COMMANDS, runCommand } from "./commands.ts";
import { answerGo } from "./go-search.ts";
import { DEFAULT_SETTINGS } from "./options.ts";
import { type Host, initialState, reportError, type State } from "./state.ts";

/** How long the commands before `quit` may still take, in milliseconds. */
const QUIT_TIME = 30;

export type Session = ReturnType<typeof sessionOf>;

export async function openSession(host: Host): Promise<Session> {
  return sessionOf(initialState(host, await host.loadGame(DEFAULT_SETTINGS.variant)));
}

function sessionOf(state: State) {
  const queue = queueOf(state);
  /** Ends the input: stops a search that waits for a command and lets everything else finish. */
  const end = () => {
    if (state.closed) return;
    state.closed = true;
    // Neither `stop` nor `ponderhit` can follow. Searches with a limit, however distant, continue:
    // the next line printed without a reader ends the program.
    for (const go of state.pending) go.changed();
    queue.add(queue.close);
  };
  const quit = () => {
    state.quitting = true;
    stop(state);
    end();
    setTimeout(queue.close, QUIT_TIME);
  };
  /** Runs a command that may take long, once the lines that came with it have been read. */
  const addLong = (command: () => Promise<void>) =>
    queue.add(async () => {
      if (!state.quitting) await setImmediate();
      await command();
    });
  /** Handles a line of input, after the lines before it unless it cannot wait. */
  const handleLine = (line: string) => {
    if (state.closed) return;
    const [command = "", ...rest] = commandIn(line);
    if (command === "quit") quit();
    else if (command === "stop") stop(state);
    else if (command === "ponderhit") ponderHit(state);
    else if (command === "go") {
      const go = { number: ++state.searches, stopped: false, ponderHit: false, changed() {} };
      state.pending.push(go);
      addLong(async () => {
        await answerGo(state, rest, go);
        state.pending.shift();
      });
    } else if (command !== "isready") queue.add(() => runCommand(state, command, rest));
    else if (state.pending.length > 0) state.host.say("readyok");
    else addLong(() => runCommand(state, command, rest));
  };
  return { handleLine, end, finished: queue.finished };
}

/** The commands, each of which waits for the one before it. */
function queueOf(state: State) {
  let last: Promise<unknown> = Promise.resolve();
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const finished = new Promise<void>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return {
    /** Resolves once the last line has been answered; rejects only because of a bug. */
    finished,
    add(command: () => Promise<void> | void) {
      last = last.then(command);
      last.catch(reject);
    },
    /** Closes the engine; a command that waits for it, and those after that one, are dropped. */
    close() {
      state.engine?.close();
      resolve();
    },
  };
}

/** Splits a line into tokens, without unknown ones before a command, as the protocol demands. */
function commandIn(line: string): readonly string[] {
  const tokens = line.trim().split(/\s+/);
  const unknown = tokens.findIndex((token) => COMMANDS.includes(token));
  return unknown < 0 ? tokens : tokens.slice(unknown);
}

/** Stops every search requested so far, including those that have not begun. */
function stop({ pending }: State): void {
  for (const go of pending) {
    go.stopped = true;
    go.changed();
  }
}

function ponderHit(state: State): void {
  if (state.pending.length === 0) reportError(state, "ponderhit needs a go ponder before it.");
  for (const go of state.pending) {
    go.ponderHit = true;
    go.changed();
  }
}
