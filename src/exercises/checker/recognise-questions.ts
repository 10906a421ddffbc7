/**
 * Finds the questions of a program without echo by their texts, in one complete run. The texts are learnt
 * once: most programs stop at once when their input ends, so that what they have printed ends with a question.
 * If number and order of the questions fit, and a run with fewer answers agrees, they are found.
 */
import { messageOf } from "./faults.ts";
import {
  type Ask,
  findQuestions,
  isSameRun,
  type MarkedRun,
  sharedLength,
} from "./find-questions.ts";
import type { QuestionTexts } from "./question-texts.ts";
import type { Run } from "./run-program.ts";

/** The most answers all of whose beginnings are tried. */
export const MOST_TRIED = 120;
/** The most texts that are learnt in one dialogue. */
const MOST_LEARNT = 12;
/** A program that still reads reacts to these: to the first at a question for Y or N. */
const PROBES = ["y", "11"];
const SQUARE = /^\d\d$/;

export interface RecognisedRun extends MarkedRun {
  /** Whether the response to an answer certainly begins and ends where it was found. */
  isCertain(answer: number): Promise<boolean>;
}

/**
 * Types answers into a program and finds its questions. If it must, it tries every beginning of the answers,
 * unless there are too many of them; then it returns undefined.
 */
export async function recogniseQuestions(
  ask: Ask,
  typed: readonly string[],
  texts: QuestionTexts,
): Promise<RecognisedRun | undefined> {
  const recognised = await new Recogniser(ask, typed, texts).find();
  if (recognised || typed.length > MOST_TRIED) return recognised;
  const marked = await findQuestions(ask, typed);
  const { questions, open, run } = marked;
  for (const [index, end] of [...questions, ...(open === undefined ? [] : [open])].entries())
    texts.add(run.output.slice(questions[index - 1] ?? 0, end));
  return { ...marked, isCertain: async () => true };
}

/** Whether a run crashed because its input ended: with the message of a run that was cut short before. */
const isCutShort = (run: Run, before: Run) =>
  run.output !== before.output && messageOf(run.errors) === messageOf(before.errors);

class Recogniser {
  readonly #ask: Ask;
  readonly #typed: readonly string[];
  readonly #texts: QuestionTexts;
  #run!: Run;
  /** The ends of the questions in its output, as the texts show them that are tried. */
  #ends: readonly number[] = [];
  /** Where questions certainly end, by their numbers: runs that were cut short end there. */
  readonly #cutAt = new Map<number, number>();
  /** Whether some of these texts are guesses. */
  #isGuess = false;
  /** Whether it certainly ended by itself, since it crashes when its input ends. */
  #stops = false;

  constructor(ask: Ask, typed: readonly string[], texts: QuestionTexts) {
    [this.#ask, this.#typed, this.#texts] = [ask, typed, texts];
  }

  /** Undefined if the questions cannot be found in this way. */
  async find(): Promise<RecognisedRun | undefined> {
    const { length } = this.#typed;
    const learnt = this.#texts.areUnknown ? this.#firstQuestions() : [];
    const counts = [...learnt, Math.max(0, length - 1)];
    const [run, ...cut] = await Promise.all([length, ...counts].map((count) => this.#runOf(count)));
    this.#run = run!;
    this.#learnFrom(counts, cut);
    if (this.#run.end === "too long") return undefined;
    for (let learnt = 0; learnt <= MOST_LEARNT; learnt += 1) {
      for (const texts of this.#readings()) {
        if ((await this.#findWrong(texts)) !== undefined) continue;
        this.#texts.adopt(texts);
        return this.#result();
      }
      const wrong = await this.#findWrong(this.#texts);
      if (wrong === undefined) return undefined;
      if (await this.#learnBefore(wrong)) continue;
      return (await this.#endsEarly()) ? this.#result() : undefined;
    }
    return undefined;
  }

  /** Whether the program ended by itself before it had asked for all answers. */
  async #endsEarly(): Promise<boolean> {
    const found = this.#ends.length;
    return (
      found <= this.#typed.length &&
      (await this.#hasEnded(found)) &&
      (await this.#isRight(this.#fewer()))
    );
  }

  /**
   * The numbers of the questions that are learnt first: those for a start and a finish square, since that before
   * them mostly has a line of its own, or else the first two.
   */
  #firstQuestions(): number[] {
    return SQUARE.test(this.#typed[1] ?? "") ? [1] : [0, 1];
  }

  /** Learns the questions with which runs end that were cut short; the complete one perhaps was, too. */
  #learnFrom(counts: readonly number[], cut: readonly Run[]): void {
    const { output } = this.#run;
    const before = cut.filter((run, index) => {
      const isCut = !isSameRun(run, this.#run) && output.startsWith(run.output);
      if (isCut) this.#cutAt.set(counts[index]!, run.output.length);
      return isCut;
    });
    this.#stops = this.#run.end === "exit" && before.some(({ end }) => end === "crash");
    const isCut = this.#run.end === "crash" && before.some((run) => isCutShort(this.#run, run));
    this.#texts.addAll([...before, ...(isCut ? [this.#run] : [])].map((run) => run.output));
  }

  /** The known texts, and those with guesses unless they fit: first if all answers, and another one, are asked for. */
  #readings(): readonly QuestionTexts[] {
    const { output } = this.#run;
    const count = this.#typed.length + (this.#stops ? 0 : 1);
    const misfit = (texts: QuestionTexts) => Math.abs(texts.endsIn(output).length - count);
    const fits = (texts: QuestionTexts) => {
      const ends = texts.endsIn(output);
      return ends.length === count && [...this.#cutAt].every(([place, end]) => ends[place] === end);
    };
    if (fits(this.#texts)) return [this.#texts];
    return [this.#texts, ...this.#texts.withGuesses(output, fits)].toSorted(
      (one, other) => misfit(one) - misfit(other),
    );
  }

  #result(): RecognisedRun {
    const { length } = this.#typed;
    const open = this.#ends[length];
    return {
      run: this.#run,
      questions: this.#ends.slice(0, length),
      open,
      isCertain: async (answer) =>
        (open !== undefined || (await this.#hasEnded(this.#ends.length))) &&
        (await this.#isRight(answer)) &&
        (await this.#isRight(answer + 1)),
    };
  }

  #runOf(count: number): Promise<Run> {
    return this.#ask(this.#typed.slice(0, count));
  }

  /** The number of a question that does not end where some texts show it, or a later one; undefined for none. */
  async #findWrong(texts: QuestionTexts): Promise<number | undefined> {
    this.#isGuess = texts !== this.#texts;
    const { end, output } = this.#run;
    const all = this.#typed.length;
    this.#ends = texts.endsIn(output);
    const surplus = this.#ends.length - all;
    // A crash leaves answers that were not asked for.
    if (surplus < 0 ? end !== "crash" : surplus > 1 && end !== "too much output")
      return Math.min(this.#ends.length, all);
    // It may have crashed after it had asked, or while it asked.
    const mayBreakOff = async () =>
      end === "crash" && !isCutShort(this.#run, await this.#runOf(this.#fewer()));
    while (
      this.#ends.length > 0 &&
      (await mayBreakOff()) &&
      (await this.#hasEnded(this.#ends.length - 1))
    )
      this.#ends = this.#ends.slice(0, -1);
    const found = this.#ends.length;
    const cut = await this.#runOf(this.#fewer());
    if (found <= all && !this.#stops && !(await this.#hasEnded(found))) return found;
    if (this.#isShared(cut.output)) return undefined;
    if (!(await this.#isRight(this.#fewer()))) return this.#fewer();
    return found <= all || this.#ends[all] === output.length ? undefined : all;
  }

  /** The number of answers of the run that must agree. */
  #fewer(): number {
    const [found, all] = [this.#ends.length, this.#typed.length];
    return Math.max(0, Math.min(found, all) - 1);
  }

  /** Whether the program ended by itself after so many answers. */
  async #hasEnded(count: number): Promise<boolean> {
    const more = count < this.#typed.length ? [] : PROBES;
    return isSameRun(await this.#ask([...this.#typed.slice(0, count), ...more]), this.#run);
  }

  /** Whether a question ends where a program without the answers after it stops. */
  async #isRight(count: number): Promise<boolean> {
    const { output } = await this.#runOf(count);
    const end = this.#ends[count] ?? this.#run.output.length;
    return output.length === end && this.#run.output.startsWith(output);
  }

  /** Whether a program that prints more when its input ends has asked the same questions up to one. */
  #isShared(cut: string): boolean {
    const end = this.#ends[this.#fewer()];
    const { output } = this.#run;
    if (this.#isGuess || end === undefined || output.startsWith(cut)) return false;
    const shared = sharedLength(cut, output);
    return shared >= end && !this.#ends.some((other) => other > end && other <= shared);
  }

  /** Learns the first question that does not end where it was found. Returns false if it cannot. */
  async #learnBefore(wrong: number): Promise<boolean> {
    let [right, first] = [-1, wrong];
    while (first - right > 1) {
      const middle = right < 0 ? 0 : (right + first) >> 1;
      if (await this.#isRight(middle)) right = middle;
      else first = middle;
    }
    const { output } = await this.#runOf(first);
    const isCut = this.#run.output.startsWith(output);
    return isCut && this.#texts.add(output.slice(this.#ends[first - 1] ?? 0));
  }
}
