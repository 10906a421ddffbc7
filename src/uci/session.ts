import type { AnyGame } from "../core/game.ts";
import { perftLines } from "../core/perft.ts";
import { quoted } from "../core/text.ts";
import type { Engine } from "../engine/engine.ts";
import { BEST_LEVEL, type SearchInfo } from "../engine/types.ts";
import { type Go, readGo } from "./go.ts";
import { infoText } from "./info.ts";
import { DEFAULT_SETTINGS, optionLines, readOption, type Settings } from "./options.ts";
import { readStanding, type Standing, startOf } from "./standing.ts";

/** The world outside as the protocol needs it. */
export interface Outside {
  /** What the engine calls itself. */
  readonly name: string;
  /** A whole number that decides about the mistakes of the lower levels. */
  readonly seed: number;
  /** Prints a line. */
  say(line: string): void;
  loadGame(variant: Settings["variant"]): Promise<AnyGame>;
  startMind(settings: Settings): Engine;
}

/** A conversation by the protocol. */
export interface Session {
  /** Takes a line. It is answered when the lines before it are, except where it cannot wait. */
  take(line: string): void;
  /** Takes note that nothing more will come: what would never end is stopped, the rest answered. */
  end(): void;
  /** Settles after the last line when all is answered; rejects only by a fault of the program. */
  readonly over: Promise<void>;
}

/** What the protocol remembers from line to line. */
interface State {
  settings: Settings;
  game: AnyGame;
  standing: Standing;
  /** Undefined until somebody needs it. */
  mind: Engine | undefined;
  /** Searches asked for, answered, and told to stop: the first so many of them. */
  asked: number;
  answered: number;
  stopped: number;
  /** Lets an infinite search that has found its answer tell it. */
  release: () => void;
  /** The search under way ends only when it is told to. */
  endless: boolean;
  /** Nothing more is taken. */
  ended: boolean;
}

/** Opens a conversation. */
export async function openSession(outside: Outside): Promise<Session> {
  const game = await outside.loadGame(DEFAULT_SETTINGS.variant);
  const state: State = {
    settings: DEFAULT_SETTINGS,
    game,
    standing: startOf(game),
    mind: undefined,
    asked: 0,
    answered: 0,
    stopped: 0,
    release: () => {},
    endless: false,
    ended: false,
  };
  return sessionOf(outside, state);
}

function sessionOf(outside: Outside, state: State): Session {
  let leave: () => void = () => {};
  let fail: (fault: unknown) => void = () => {};
  const over = new Promise<void>((resolve, reject) => {
    leave = resolve;
    fail = reject;
  });
  let last: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void> | void) => {
    last = last.then(task);
    last.catch(fail);
  };
  const end = () => {
    if (state.ended) return;
    state.ended = true;
    // Nobody is left to say `stop`. A limit far away is kept, too: the next line that finds no
    // reader ends the program.
    if (state.endless) stopNow(state);
    inTurn(() => {
      state.mind?.close();
      leave();
    });
  };
  const take = (line: string) => {
    if (state.ended) return;
    const words = line.trim().split(/\s+/);
    const [word] = words;
    if (word === "quit") {
      stop(state);
      return end();
    }
    if (word === "stop") return stop(state);
    if (word === "isready" && state.asked > state.answered) return outside.say("readyok");
    if (word === "go") {
      const number = ++state.asked;
      return inTurn(async () => {
        await answerGo(outside, state, words.slice(1), number);
        state.answered = number;
      });
    }
    inTurn(() => obey(outside, state, words));
  };
  return { take, end, over };
}

/** Stops every search that has been asked for so far, also one that has not begun. */
function stop(state: State): void {
  state.stopped = state.asked;
  stopNow(state);
}

function stopNow(state: State): void {
  state.mind?.stop();
  state.release();
}

const complain = ({ say }: Outside, reason: string) => say(`info string error: ${reason}`);

/** Obeys a line that is no `go` and that can wait until the search before it is over. */
async function obey(outside: Outside, state: State, words: readonly string[]): Promise<void> {
  const [word = "", ...rest] = words;
  switch (word) {
    case "":
      return;
    case "uci":
      for (const line of introduction(outside)) outside.say(line);
      return;
    case "debug":
      return;
    case "isready":
      await mindOf(outside, state).ready();
      return outside.say("readyok");
    case "ucinewgame":
      state.mind?.clear();
      state.standing = startOf(state.game);
      return;
    case "d":
      return outside.say(state.game.writePosition(state.standing.position));
    case "position":
      return takePosition(outside, state, rest);
    case "setoption":
      return takeOption(outside, state, rest);
    default:
      return complain(
        outside,
        `${quoted(word)} is no word of this protocol; it has uci, isready, setoption, ucinewgame, position, go, stop, d and quit.`,
      );
  }
}

function introduction({ name }: Outside): readonly string[] {
  return [`id name ${name}`, `id author the authors of ${name}`, ...optionLines(), "uciok"];
}

function mindOf(outside: Outside, state: State): Engine {
  state.mind ??= outside.startMind(state.settings);
  return state.mind;
}

function takePosition(outside: Outside, state: State, words: readonly string[]): void {
  const standing = readStanding(state.game, words);
  if (standing.ok) state.standing = standing.value;
  else complain(outside, standing.reason);
}

/** Another game or another amount of memory needs another mind. */
async function takeOption(outside: Outside, state: State, words: readonly string[]): Promise<void> {
  const read = readOption(state.settings, words);
  if (!read.ok) return complain(outside, read.reason);
  const before = state.settings;
  state.settings = read.value;
  if (read.value.variant === before.variant && read.value.hash === before.hash) return;
  state.mind?.close();
  state.mind = undefined;
  if (read.value.variant === before.variant) return;
  state.game = await outside.loadGame(read.value.variant);
  state.standing = startOf(state.game);
}

/** Answers the `go` of that number; the state may be told meanwhile that it is to stop. */
async function answerGo(
  outside: Outside,
  state: State,
  words: readonly string[],
  number: number,
): Promise<void> {
  const { game, standing } = state;
  const side = game.toMove(standing.position);
  const read = readGo(words, side === "chance" ? 0 : side);
  if (!read.ok) return complain(outside, read.reason);
  const { go, ignored } = read.value;
  if (ignored.length > 0) {
    outside.say(`info string passed over behind go: ${quoted(ignored.join(" "))}`);
  }
  if (go.kind === "perft") return perft(outside, state, go.depth, number);
  const over = game.outcome(standing.position);
  if (over) {
    outside.say(`info string ${over.sentence}`);
    return outside.say("bestmove (none)");
  }
  await search(outside, state, go, number);
}

type Search = Extract<Go, { kind: "search" }>;

async function search(
  outside: Outside,
  state: State,
  { limits, infinite, mate }: Search,
  number: number,
): Promise<void> {
  const { game, standing } = state;
  const released = new Promise<void>((release) => {
    state.release = release;
  });
  let told: number | undefined;
  const tell = (finding: SearchInfo<unknown>) => {
    outside.say(infoText(game, standing.position, finding));
    told = finding.nodes;
  };
  const { level } = state.settings;
  const answer = mindOf(outside, state).search(
    {
      ...standing,
      limits,
      ...(mate !== undefined && { mate }),
      ...(level < BEST_LEVEL && { skill: { level, seed: outside.seed + number } }),
    },
    tell,
  );
  state.endless = infinite;
  if (state.stopped >= number || (infinite && state.ended)) stopNow(state);
  const finding = await answer;
  // A depth that was cut short may have found another move; what was told last is what is played.
  if (finding.nodes !== told) tell(finding);
  if (infinite) await released;
  state.endless = false;
  outside.say(`bestmove ${game.writeEngineMove(standing.position, finding.pv[0])}`);
}

async function perft(outside: Outside, state: State, depth: number, number: number): Promise<void> {
  const answer = mindOf(outside, state).perft(state.standing.position, depth);
  if (state.stopped >= number) stopNow(state);
  const rows = await answer;
  if (!rows) return outside.say("info string The count was stopped.");
  for (const line of perftLines(rows)) outside.say(line);
}
