import { setImmediate } from "node:timers/promises";
import { runCommand } from "./commands.ts";
import { answerGo } from "./go-search.ts";
import { DEFAULT_SETTINGS } from "./options.ts";
import { startPosition } from "./position-command.ts";
import { type Host, reportError, type State, stopEngine } from "./state.ts";

const COMMANDS = "uci debug isready setoption ucinewgame position go stop ponderhit d quit".split(
  " ",
);

/** The most commands that wait for others before the next line is read. */
const MOST_WAITING = 1000;

/** How long the commands before `quit` may still take, in milliseconds. */
const QUIT_TIME = 30;

export interface Session {
  /**
   * Handles a line of input, after the lines before it unless it cannot wait. The next one should be
   * handed over when the promise resolves; at once if a search is running, which it may stop.
   */
  handleLine(line: string): Promise<void>;
  /** Ends the input: stops a search that waits for a command and lets everything else finish. */
  end(): void;
  /** Resolves once the last line has been answered; rejects only because of a bug. */
  readonly finished: Promise<void>;
}

export async function openSession(host: Host): Promise<Session> {
  const game = await host.loadGame(DEFAULT_SETTINGS.variant);
  return sessionOf(host, {
    settings: DEFAULT_SETTINGS,
    game,
    current: startPosition(game),
    rejected: undefined,
    engine: undefined,
    loaded: undefined,
    requested: 0,
    answered: 0,
    stopped: 0,
    ponderHits: 0,
    running: undefined,
    closed: false,
    quitting: false,
  });
}

/** The commands that wait for the ones before them. */
function queueOf(state: State) {
  let last = Promise.resolve();
  let waiting = 0;
  let closed = false;
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const finished = new Promise<void>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return {
    finished,
    add(command: () => Promise<void> | void) {
      waiting += 1;
      // One command a turn of the event loop: a `quit` after thousands of lines is read at once. Then
      // those that have been waiting are answered without turns, unless they are too many.
      last = last
        .then(() => (state.quitting && waiting <= MOST_WAITING ? undefined : setImmediate()))
        .then(() => (closed ? undefined : command()))
        .finally(() => {
          waiting -= 1;
        });
      last.catch(reject);
    },
    /** Resolves when few enough commands wait. */
    room: () => (waiting > MOST_WAITING ? last.catch(() => {}) : Promise.resolve()),
    /** Closes the engine; the commands that have not been run are dropped. */
    close() {
      if (closed) return;
      closed = true;
      state.engine?.close();
      resolve();
    },
  };
}

function sessionOf(host: Host, state: State): Session {
  const queue = queueOf(state);
  const end = () => {
    if (state.closed) return;
    state.closed = true;
    // Neither `stop` nor `ponderhit` can follow. Searches with a limit, however distant, continue:
    // the next line printed without a reader ends the program.
    if (state.running?.waiting) stopEngine(state);
    queue.add(queue.close);
  };
  const quit = () => {
    state.quitting = true;
    stop(state);
    end();
    setTimeout(queue.close, QUIT_TIME);
  };
  const handle = (line: string) => {
    const tokens = commandIn(line);
    switch (tokens[0]) {
      case "quit":
        return quit();
      case "stop":
        return stop(state);
      case "ponderhit":
        return ponderHit(host, state);
      case "go": {
        // Numbered at once, since `stop` and `ponderhit` do not wait.
        const number = ++state.requested;
        return queue.add(async () => {
          await answerGo(host, state, tokens.slice(1), number);
          state.answered = number;
        });
      }
      case "isready":
        if (state.requested > state.answered) return host.say("readyok");
    }
    queue.add(() => runCommand(host, state, tokens));
  };
  const handleLine = async (line: string) => {
    if (state.closed) return;
    handle(line);
    if (state.requested === state.answered) await queue.room();
  };
  return { handleLine, end, finished: queue.finished };
}

/** Splits a line into tokens, without unknown ones before a command, as the protocol demands. */
function commandIn(line: string): readonly string[] {
  const tokens = line.trim().split(/\s+/);
  const unknown = tokens.findIndex((token) => COMMANDS.includes(token));
  return unknown < 0 ? tokens : tokens.slice(unknown);
}

/** Stops every search requested so far, including those that have not begun. */
function stop(state: State): void {
  state.stopped = state.requested;
  stopEngine(state);
}

function ponderHit(host: Host, state: State): void {
  if (state.requested === state.answered) {
    reportError(host, "ponderhit needs a go ponder before it.");
    return;
  }
  state.ponderHits = state.requested;
  state.running?.ponderHit();
}
