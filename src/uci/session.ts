import { setImmediate } from "node:timers/promises";
import { runCommand } from "./commands.ts";
import { answerGo } from "./go-search.ts";
import { DEFAULT_SETTINGS } from "./options.ts";
import { startPosition } from "./position-command.ts";
import { type Host, reportError, type State, stopEngine } from "./state.ts";

const COMMANDS = "uci debug isready setoption ucinewgame position go stop ponderhit d quit".split(
  " ",
);

/** How long the commands before `quit` may still take, in milliseconds. */
const QUIT_TIME = 30;

export interface Session {
  /** Handles a line of input, after the lines before it unless it cannot wait. */
  handleLine(line: string): void;
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
      // One command a turn of the event loop: a `quit` after thousands of lines is read at once.
      last = last.then(() => setImmediate()).then(() => (closed ? undefined : command()));
      last.catch(reject);
    },
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
  const handleLine = (line: string) => {
    if (state.closed) return;
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
