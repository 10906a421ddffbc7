import { setImmediate } from "node:timers/promises";
import { runCommand, UCI_COMMANDS } from "./commands.ts";
import { answerGo } from "./go-search.ts";
import { DEFAULT_SETTINGS } from "./options.ts";
import { initialState, type PendingGo, type UciHost, type UciState } from "./state.ts";

/** How long the commands before `quit` may still take, in milliseconds. */
const QUIT_TIME = 30;

export type UciSession = ReturnType<typeof sessionOf>;

export const openSession = async (host: UciHost): Promise<UciSession> =>
  sessionOf(initialState(host, await host.loadGame(DEFAULT_SETTINGS.variant)));

function sessionOf(state: UciState) {
  const queue = queueOf(state);
  /** Ends the input: stops a search that waits for a command and lets everything else finish. */
  const end = () => {
    if (state.closed) return;
    state.closed = true;
    // Neither `stop` nor `ponderhit` can follow. Searches with a limit, however distant, continue:
    // the next line printed without a reader ends the program.
    change(state, {});
    queue.add(queue.close);
  };
  const quit = () => {
    state.quitting = true;
    change(state, { stopped: true });
    end();
    setTimeout(queue.close, QUIT_TIME);
  };
  /** Runs a command that may take long, once the lines that came with it have been read. */
  const addLong = (command: () => Promise<void>) =>
    queue.add(async () => {
      if (!state.quitting) await setImmediate();
      await command();
    });
  const addGo = (tokens: readonly string[]) => {
    const go = { number: ++state.searches, stopped: false, ponderHit: false, changed() {} };
    state.pending.push(go);
    addLong(async () => {
      await answerGo(state, tokens, go);
      state.pending.shift();
    });
  };
  /** Handles a line of input, after the lines before it unless it cannot wait. */
  const handleLine = (line: string) => {
    if (state.closed) return;
    const [command = "", ...rest] = commandIn(line);
    const searching = state.pending.length > 0;
    const run = () => runCommand(state, command, rest);
    if (command === "quit") return quit();
    if (command === "stop") return change(state, { stopped: true });
    if (command === "go") return addGo(rest);
    if (command === "ponderhit" && searching) return change(state, { ponderHit: true });
    if (command !== "isready") return queue.add(run);
    return searching ? state.host.say("readyok") : addLong(run);
  };
  return { handleLine, end, finished: queue.finished };
}

/** The commands, each of which waits for the one before it. */
function queueOf(state: UciState) {
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
  const unknown = tokens.findIndex((token) => UCI_COMMANDS.includes(token));
  return unknown < 0 ? tokens : tokens.slice(unknown);
}

/** Changes every search requested so far, including those that have not begun. */
function change({ pending }: UciState, changes: Partial<PendingGo>): void {
  for (const go of pending) {
    Object.assign(go, changes);
    go.changed();
  }
}
