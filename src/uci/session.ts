import type { AnyGame, Move } from "../core/game.ts";
import { perftLines } from "../core/perft.ts";
import { quoted } from "../core/text.ts";
import type { Engine } from "../engine/engine.ts";
import { BEST_LEVEL, type SearchInfo } from "../engine/types.ts";
import { type GoCommand, readGo } from "./go.ts";
import { infoText } from "./info.ts";
import { DEFAULT_SETTINGS, optionLines, readOption, type Settings } from "./options.ts";
import { type CurrentPosition, readPositionCommand, startPosition } from "./position-command.ts";

/** What a session needs from outside. */
export interface Host {
  /** The engine's name. */
  readonly name: string;
  /** Seeds the mistakes of the lower levels; a whole number. */
  readonly seed: number;
  /** Prints a line. */
  say(line: string): void;
  loadGame(variant: Settings["variant"]): Promise<AnyGame>;
  startEngine(settings: Settings): Engine;
}

/** A session of the engine protocol. */
export interface Session {
  /** Handles a line of input, after the lines before it unless it cannot wait. */
  handleLine(line: string): void;
  /** Ends the input: stops an infinite search and lets everything else finish. */
  end(): void;
  /** Resolves once the last line has been answered; rejects only because of a bug. */
  readonly finished: Promise<void>;
}

/** The state of a session. */
interface State {
  settings: Settings;
  game: AnyGame;
  current: CurrentPosition;
  /** Undefined until first needed. */
  engine: Engine | undefined;
  /**
   * The numbers of searches requested and answered; the first `stopped` of them are to be stopped.
   */
  requested: number;
  answered: number;
  stopped: number;
  /** Lets an infinite search that has ended print its best move. */
  release: () => void;
  /** The current search ends only when stopped. */
  infinite: boolean;
  /** No further lines are handled. */
  closed: boolean;
}

/** Opens a session. */
export async function openSession(host: Host): Promise<Session> {
  const game = await host.loadGame(DEFAULT_SETTINGS.variant);
  const state: State = {
    settings: DEFAULT_SETTINGS,
    game,
    current: startPosition(game),
    engine: undefined,
    requested: 0,
    answered: 0,
    stopped: 0,
    release: () => {},
    infinite: false,
    closed: false,
  };
  return sessionOf(host, state);
}

function sessionOf(host: Host, state: State): Session {
  let finish: () => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (command: () => Promise<void> | void) => {
    queue = queue.then(command);
    queue.catch(fail);
  };
  const end = () => {
    if (state.closed) return;
    state.closed = true;
    // No `stop` can follow. Searches with a limit, however distant, continue: the next line printed
    // without a reader ends the program.
    if (state.infinite) stopEngine(state);
    enqueue(() => {
      state.engine?.close();
      finish();
    });
  };
  const handleLine = (line: string) => {
    if (state.closed) return;
    const tokens = line.trim().split(/\s+/);
    const [command] = tokens;
    if (command === "quit") {
      stop(state);
      return end();
    }
    if (command === "stop") return stop(state);
    if (command === "isready" && state.requested > state.answered) return host.say("readyok");
    if (command === "go") {
      const number = ++state.requested;
      return enqueue(async () => {
        await answerGo(host, state, tokens.slice(1), number);
        state.answered = number;
      });
    }
    enqueue(() => runCommand(host, state, tokens));
  };
  return { handleLine, end, finished };
}

/** Stops every search requested so far, including those that have not begun. */
function stop(state: State): void {
  state.stopped = state.requested;
  stopEngine(state);
}

function stopEngine(state: State): void {
  state.engine?.stop();
  state.release();
}

const reportError = ({ say }: Host, reason: string) => say(`info string error: ${reason}`);

/** Runs a command other than `go`, after the search before it. */
async function runCommand(host: Host, state: State, tokens: readonly string[]): Promise<void> {
  const [command = "", ...rest] = tokens;
  switch (command) {
    case "":
      return;
    case "uci":
      for (const line of uciLines(host)) host.say(line);
      return;
    case "debug":
      return;
    case "isready":
      await engineOf(host, state).ready();
      return host.say("readyok");
    case "ucinewgame":
      state.engine?.clear();
      state.current = startPosition(state.game);
      return;
    case "d":
      return host.say(state.game.writePosition(state.current.position));
    case "position":
      return setPosition(host, state, rest);
    case "setoption":
      return setOption(host, state, rest);
    default:
      return reportError(
        host,
        `Unknown command ${quoted(command)}; the commands are uci, isready, setoption, ucinewgame, position, go, stop, d and quit.`,
      );
  }
}

function uciLines({ name }: Host): readonly string[] {
  return [`id name ${name}`, `id author the authors of ${name}`, ...optionLines(), "uciok"];
}

function engineOf(host: Host, state: State): Engine {
  state.engine ??= host.startEngine(state.settings);
  return state.engine;
}

function setPosition(host: Host, state: State, tokens: readonly string[]): void {
  const current = readPositionCommand(state.game, tokens);
  if (current.ok) state.current = current.value;
  else reportError(host, current.reason);
}

/**
 * Sets an option. A new variant or hash size closes the engine; a new one is started when needed.
 */
async function setOption(host: Host, state: State, tokens: readonly string[]): Promise<void> {
  const parsed = readOption(state.settings, tokens);
  if (!parsed.ok) return reportError(host, parsed.reason);
  const before = state.settings;
  state.settings = parsed.value;
  if (parsed.value.variant === before.variant && parsed.value.hash === before.hash) return;
  state.engine?.close();
  state.engine = undefined;
  if (parsed.value.variant === before.variant) return;
  state.game = await host.loadGame(parsed.value.variant);
  state.current = startPosition(state.game);
}

/** Answers a `go` command by its number; it may be stopped meanwhile. */
async function answerGo(
  host: Host,
  state: State,
  tokens: readonly string[],
  number: number,
): Promise<void> {
  const { game, current } = state;
  const side = game.toMove(current.position);
  const parsed = readGo(tokens, side === "chance" ? 0 : side);
  if (!parsed.ok) return reportError(host, parsed.reason);
  const { go, ignored } = parsed.value;
  if (ignored.length > 0) {
    host.say(`info string ignored after go: ${quoted(ignored.join(" "))}`);
  }
  if (go.kind === "perft") return perft(host, state, go.depth, number);
  const outcome = game.outcome(current.position);
  if (outcome) {
    host.say(`info string ${outcome.sentence}`);
    return host.say("bestmove (none)");
  }
  await search(host, state, go, number);
}

type SearchCommand = Extract<GoCommand, { kind: "search" }>;

async function search(
  host: Host,
  state: State,
  { limits, infinite, mate }: SearchCommand,
  number: number,
): Promise<void> {
  const { game, current } = state;
  const released = new Promise<void>((release) => {
    state.release = release;
  });
  let reportedNodes: number | undefined;
  const report = (info: SearchInfo<Move>) => {
    host.say(infoText(game, current.position, info));
    reportedNodes = info.nodes;
  };
  const { level } = state.settings;
  const answer = engineOf(host, state).search(
    {
      ...current,
      limits,
      ...(mate !== undefined && { mate }),
      ...(level < BEST_LEVEL && { skill: { level, seed: host.seed + number } }),
    },
    report,
  );
  state.infinite = infinite;
  if (state.stopped >= number || (infinite && state.closed)) stopEngine(state);
  const info = await answer;
  // An interrupted depth may have found another move: the last info must show the best move.
  if (info.nodes !== reportedNodes) report(info);
  if (infinite) await released;
  state.infinite = false;
  const [best] = info.pv;
  host.say(
    `bestmove ${best === undefined ? "(none)" : game.writeEngineMove(current.position, best)}`,
  );
}

async function perft(host: Host, state: State, depth: number, number: number): Promise<void> {
  const answer = engineOf(host, state).perft(state.current.position, depth);
  if (state.stopped >= number) stopEngine(state);
  const rows = await answer;
  if (!rows) return host.say("info string Perft was stopped.");
  for (const line of perftLines(rows)) host.say(line);
}
