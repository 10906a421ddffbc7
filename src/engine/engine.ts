import type { AnyGame } from "../core/game.ts";
import { divide, type Leaves } from "../core/perft.ts";
import type { Choices } from "../games/catalogue.ts";
import type { DiceSearcher } from "./dice/expectimax.ts";
import { LEVELS, strictest, thinkAtLevel } from "./levels.ts";
import { mateSearcherFor, searcherFor } from "./registry.ts";
import {
  BEST_LEVEL,
  type Clock,
  type Limits,
  type Searcher,
  type SearchInfo,
  type Task,
} from "./types.ts";

/** Which game a mind thinks about. */
export interface EngineGame {
  /** The game's name in the catalogue. */
  readonly id: string;
  /** A value for each of the game's options. */
  readonly choices: Choices;
  /** Positions that the search may remember at a time. */
  readonly hashEntries: number;
}

/** How well a mind plays; without it, as well as it can. */
interface Skill {
  /** 1 to 8, see levels.ts. */
  readonly level: number;
  /** A whole number, which decides about mistakes, and how a game begins. */
  readonly seed: number;
}

/** What a mind is asked: the limits of the level hold as well as those of the task. */
export interface Question extends Task<unknown> {
  readonly skill?: Skill;
  /**
   * A forced win in up to so many moves is to be proved first, see `Prover`, with half of the nodes
   * and of the time at most. Where that fails, the search goes on with the other half of the nodes and
   * the time that is left; where it is stopped, a glance at the moves follows, at no level.
   */
  readonly mate?: number;
}

/**
 * Thinks about positions of one game, one at a time: nothing may be asked while an answer is due.
 * In the same thread (`mindHere`) the answer is there when `think` returns, and only its own
 * report can stop it: for tests. In a thread of its own (`mindApart`) the caller is free meanwhile,
 * and `stop` is obeyed in a moment.
 */
export interface Engine {
  /**
   * The best move found within the limits; every depth that is completed is reported. A stopped
   * search still finds a legal move. Rejects only by a fault of the program.
   */
  think(
    question: Question,
    report: (finding: SearchInfo<unknown>) => void,
  ): Promise<SearchInfo<unknown>>;
  /** The leaves of all move sequences of `depth` plies, from 1; undefined where it was stopped. */
  perft(position: unknown, depth: number): Promise<readonly Leaves[] | undefined>;
  /** Settles when the mind has loaded its game, so that the next answer does not wait for that. */
  ready(): Promise<void>;
  /** Makes what is under way come to an answer; without effect where nothing is. */
  stop(): void;
  /** Forgets what was learnt, so that the next answer does not depend on the ones before. */
  clear(): void;
  /** Ends the thread, if there is one; what was asked stays unanswered. */
  close(): void;
}

/** What a thread does for a mind, without waiting. */
export interface SyncEngine extends Pick<Engine, "clear"> {
  think(question: Question, report: (finding: SearchInfo<unknown>) => void): SearchInfo<unknown>;
  perft(position: unknown, depth: number): readonly Leaves[] | undefined;
}

/** The positions that are looked at when a proof has been stopped. */
const GLANCE = 300;

/** Thinks by a game and a clock. */
export function syncEngine(game: AnyGame, hashEntries: number, clock: Clock): SyncEngine {
  const thinker = searcherFor(game, { hashEntries });
  const prover = mateSearcherFor(game);
  const think: SyncEngine["think"] = ({ skill, mate, ...task }, report) => {
    if (mate !== undefined)
      return thinkAfterProof({ ...task, ...(skill && { skill }) }, mate, report);
    if (skill) return thinkBySkill(game, thinker, skill, task, clock, report);
    return thinker.search(task, clock, report);
  };
  function thinkAfterProof(
    question: Question,
    mate: number,
    report: (finding: SearchInfo<unknown>) => void,
  ): SearchInfo<unknown> {
    if (!prover) return think(question, report);
    const begun = clock.now();
    const proof = prover.findMate({ ...question, limits: halved(question.limits) }, mate, clock);
    if (proof) {
      report(proof);
      return proof;
    }
    // So short a search heeds no stop, and finds a better move than the first in the list.
    if (clock.stopped()) {
      const short = { ...question, limits: strictest(question.limits, { nodes: GLANCE }) };
      return thinker.search(short, { now: clock.now, stopped: () => false }, report);
    }
    return think({ ...question, limits: rest(question.limits, clock.now() - begun) }, report);
  }
  return {
    think,
    perft: (position, depth) => stoppablePerft(game, position, depth, clock),
    clear: () => thinker.clear(),
  };
}

/** A mind in this thread. `now` is in milliseconds since whenever. */
export function localEngine(game: AnyGame, hashEntries: number, now: () => number): Engine {
  let stopped = false;
  const thoughts = syncEngine(game, hashEntries, { now, stopped: () => stopped });
  return {
    async think(question, report) {
      stopped = false;
      return thoughts.think(question, report);
    },
    async perft(position, depth) {
      stopped = false;
      return thoughts.perft(position, depth);
    },
    async ready() {},
    stop() {
      stopped = true;
    },
    clear: () => thoughts.clear(),
    close() {},
  };
}

const halved = ({ nodes, milliseconds, ...others }: Limits): Limits => ({
  ...others,
  ...(nodes !== undefined && { nodes: Math.ceil(nodes / 2) }),
  ...(milliseconds !== undefined && { milliseconds: milliseconds / 2 }),
});

/** What is left of limits after half of the nodes, and a time. */
const rest = ({ nodes, milliseconds, ...others }: Limits, spent: number): Limits => ({
  ...others,
  ...(nodes !== undefined && { nodes: Math.max(1, Math.floor(nodes / 2)) }),
  ...(milliseconds !== undefined && { milliseconds: Math.max(0, milliseconds - spent) }),
});

/**
 * How many hundredths of a per cent of chance an error of a hundredth of a man stands for. By luck
 * the players of a dice game differ so much that smaller mistakes make no level weaker.
 */
const DICE_ERRORS = 5;

function thinkBySkill(
  game: AnyGame,
  thinker: Searcher<unknown, unknown>,
  { level: number, seed }: Skill,
  task: Task<unknown>,
  clock: Clock,
  report: (finding: SearchInfo<unknown>) => void,
): SearchInfo<unknown> {
  const level = LEVELS[number - 1];
  if (!level) throw new RangeError(`there is no level ${number}`);
  // What a hint or an analysis has learnt would make a weaker level play otherwise.
  if (number < BEST_LEVEL) thinker.clear();
  // A position after a move is no task in games with dice: they make their mistakes by themselves.
  if (!isDiceThinker(thinker) || level.error === 0) {
    return thinkAtLevel({ game, thinker, level, seed }, task, clock, report);
  }
  const limited = { ...task, limits: strictest(level.limits, task.limits) };
  return thinker.misjudging(DICE_ERRORS * level.error, seed).search(limited, clock, report);
}

function isDiceThinker(thinker: object): thinker is DiceSearcher<unknown, unknown> {
  return "misjudging" in thinker;
}

class Stopped extends Error {}

/** Perft that asks the clock at every list of moves; undefined where it was stopped. */
function stoppablePerft(
  game: AnyGame,
  position: unknown,
  depth: number,
  clock: Clock,
): readonly Leaves[] | undefined {
  const asking: AnyGame = {
    ...game,
    legalMoves(at) {
      if (clock.stopped()) throw new Stopped();
      return game.legalMoves(at);
    },
  };
  try {
    return divide(asking, position, depth);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    throw error;
  }
}
