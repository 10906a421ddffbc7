/** Looks for games that show the mistakes of mutants, so that these games can be chosen. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pickOne, type Random } from "../../../../src/base/rng.ts";
import { linesOf } from "../../../../src/exam/exercises/checker/check-program.ts";
import { readDialogue } from "../../../../src/exam/exercises/checker/read-dialogue.ts";
import type { Run } from "../../../../src/exam/exercises/checker/run-program.ts";
import type { Listener } from "../../../../src/exam/exercises/exercise.ts";
import { type ChosenMutant, loadInside, runInside } from "../inside.ts";
import type { Mutant } from "../mutants/mutants.ts";
import { isSameRun, MOST_ROUNDS } from "../mutants/survivors.ts";
import type { Move } from "./moves.ts";
import { type ExamRules, Position } from "./position.ts";
import { factsOf } from "./store.ts";

/** About how many moves mutants are asked before one is made, and how often in vain. */
const ASKED = 60;
const MOST_ASKED = 2000;

/** How often a mutant is tried: what makes no difference in so many games probably never does. */
const MOST_TIMES = 6;

/** The mutants of a model that no chosen game has shown. */
export class Hunt {
  readonly program: string;
  /** The mutants that have been noticed in no game, and in how many games they would have been reached. */
  readonly #missed: Map<number, number>;
  readonly #all: readonly Mutant[];
  readonly #folder: string;
  readonly #listeners: readonly Listener[];
  readonly #rules = new Map<number, ExamRules>();
  /** The model's rules, which collect the mutants that they reach. */
  readonly #covered: ExamRules;
  readonly #reached = new Set<number>();
  /** About how many moves a mutant has been asked since it was last wrong about one. */
  readonly #asked = new Map<number, number>();

  constructor(folder: string, mutants: readonly Mutant[], listeners: readonly Listener[]) {
    this.program = join(folder, "program.cjs");
    [this.#folder, this.#all, this.#listeners] = [folder, mutants, listeners];
    this.#missed = new Map(mutants.map(({ number }) => [number, 0]));
    const reached = {
      has: (number: number) => !this.#missed.has(number),
      add: (number: number) => this.#reached.add(number),
    };
    this.#covered = this.#load({ number: -1, reached: reached as Set<number> });
  }

  /** Empties a set for the mutants that are reached, but for those that have been noticed and no longer matter. */
  begin(reached: Set<number>): void {
    reached.clear();
    for (const { number } of this.#all) if (!this.#missed.has(number)) reached.add(number);
  }

  /** How much it is worth to play what reaches these mutants. */
  worth(reached: ReadonlySet<number>): number {
    return this.#all.reduce((sum, { number, isNear }) => {
      const times = reached.has(number) ? this.#missed.get(number) : undefined;
      return times === undefined ? sum : sum + (isNear ? 1 : 0.3) / (1 + times) ** 2;
    }, 0);
  }

  /** Looks which mutants a game shows: other boards than those of the model, or something else that is heard. */
  async play(typed: readonly string[], before?: readonly string[]): Promise<void> {
    const inputs = [...(before ? [linesOf(before)] : []), linesOf(typed)];
    const reached = new Set<number>();
    const right = await runInside(this.program, inputs, { number: -1, reached });
    const rightFacts = this.#factsOf(right, typed);
    for (const [number, times] of [...this.#missed]) {
      if (!reached.has(number) || times >= MOST_TIMES) continue;
      const run = await runInside(this.program, inputs, { number, mostRounds: MOST_ROUNDS });
      const isSame =
        isSameRun(run, right) ||
        (run.end === right.end && isDeepStrictEqual(this.#factsOf(run, typed), rightFacts));
      if (isSame) this.#missed.set(number, times + 1);
      else this.#missed.delete(number);
    }
  }

  #factsOf({ output, files }: Run, typed: readonly string[]) {
    const dialogue = readDialogue(output, typed, files);
    return [dialogue.openQuestion, factsOf(dialogue, this.#listeners)];
  }

  /** Of a few of the moves the one about which most mutants that have not been noticed are wrong, if any is. */
  telling(position: Position, moves: readonly Move[], random: Random): readonly Move[] {
    if (moves.length === 0) return [];
    const some = Array.from({ length: ASKED }, () => pickOne(moves, random));
    const board = position.board.map((row) => [...row]);
    const wrong = some.map((move) => {
      const covered = new Position(board, position.turn, this.#covered);
      return this.#reachedBy(covered, move).filter((number) => {
        const mutant = new Position(board, position.turn, this.#rulesOf(number));
        const isWrong = differ(position, mutant, move);
        this.#asked.set(number, isWrong ? 0 : 1 + (this.#asked.get(number) ?? 0));
        return isWrong;
      });
    });
    const most = Math.max(...wrong.map(({ length }) => length));
    const best = wrong.findIndex(({ length }) => length === most);
    for (const number of wrong[best]!) this.#missed.set(number, 0);
    return most > 0 ? [some[best]!] : [];
  }

  /** The mutants that are still tried and that a check of the move reaches. */
  #reachedBy(covered: Position, move: Move): readonly number[] {
    this.#reached.clear();
    try {
      covered.isLegal(move);
    } catch {
      return [];
    }
    return [...this.#reached].filter((number) => (this.#asked.get(number) ?? 0) < MOST_ASKED);
  }

  #load(mutant: ChosenMutant): ExamRules {
    return loadInside(join(this.#folder, "rules.cjs"), mutant) as unknown as ExamRules;
  }

  #rulesOf(number: number): ExamRules {
    const rules = this.#rules.get(number) ?? this.#load({ number, mostRounds: 10 * MOST_ROUNDS });
    this.#rules.set(number, rules);
    return rules;
  }
}

/** Whether two rules differ about a move; those of a mutant may end with an error. */
function differ(position: Position, mutant: Position, move: Move): boolean {
  try {
    return mutant.isLegal(move) !== position.isLegal(move);
  } catch {
    return true;
  }
}
