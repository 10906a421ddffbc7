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
  LAST_QUESTION,
  type MarkedRun,
  sharedLength,
} from "./find-questions.ts";
import type { QuestionTexts } from "./question-texts.ts";
import type { Run } from "./run-program.ts";

/** The most answers all of whose beginnings are tried. */
export const MOST_TRIED = 120;
/** The most texts that are learnt in one dialogue. */
const MOST_LEARNT = 12;
/** Where the questions of a program are guessed that prints without end. */
const FIRST_LINES = /^(?:[\s\S]{0,20000}\n)?/;
/** A program that still reads reacts to these: to the first at a question for Y or N. */
const PROBES = ["y", "11"];

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
  const found = recognised ?? (await findSilentQuestion(ask, typed));
  if (found || typed.length > MOST_TRIED) return found;
  const marked = await findQuestions(ask, typed);
  const { questions, open, run } = marked;
  for (const [index, end] of [...questions, ...(open === undefined ? [] : [open])].entries())
    texts.add(run.output.slice(questions[index - 1] ?? 0, end));
  return { ...marked, isCertain: async () => true };
}

/** So many questions are tried: the first, those for both squares, and another one. */
const MOST_SILENT = 4;

/** Finds the first answer that is read without a question: nothing is printed between the answer before it and it. */
async function findSilentQuestion(ask: Ask, typed: readonly string[]) {
  const { output } = await ask(typed);
  let before = "";
  for (let count = 0; count < Math.min(typed.length, MOST_SILENT); count += 1) {
    const run = await ask(typed.slice(0, count));
    const shared = output.slice(0, sharedLength(run.output, output));
    // Programs that do not stop at the end of their input may differ for that.
    const isCut = count === 0 || run.output === shared;
    if (isCut && shared.trim() === before.trim() && shared !== output) {
      const questions = new Array<number>(count).fill(0);
      const ended = { ...run, end: "no question" } as const;
      return { run: ended, questions, open: undefined, isCertain: async () => true };
    }
    before = shared;
  }
  return undefined;
}

/** Whether a run crashed because its input ended: with the message of a run that was cut short before. */
const isCutShort = (run: Run, before: Run) =>
  run.output !== before.output && messageOf(run.errors) === messageOf(before.errors);

/** How a run ended, without the place of an error. */
const endOf = ({ end, errors }: Run) => (end === "crash" ? `crash ${messageOf(errors)}` : end);

class Recogniser {
  readonly #ask: Ask;
  readonly #typed: readonly string[];
  readonly #texts: QuestionTexts;
  /** Runs with the first answers only, by the number of these. */
  readonly #shorter = new Map<number, Run>();
  #run!: Run;
  /** The ends of the questions in its output, as the texts show them that are tried. */
  #ends: readonly number[] = [];

  constructor(ask: Ask, typed: readonly string[], texts: QuestionTexts) {
    [this.#ask, this.#typed, this.#texts] = [ask, typed, texts];
  }

  /** Undefined if the questions cannot be found in this way. */
  async find(): Promise<RecognisedRun | undefined> {
    const all = this.#typed.length;
    // The first question has a line of its own, and can be guessed, if that for a square follows.
    const first = /^\d\d$/.test(this.#typed[1] ?? "") ? [1] : [0, 1];
    const learns = this.#texts.areUnknown;
    const shorter = [...(learns ? first : []), Math.max(0, all - 1)];
    this.#run = await this.#runOf(all);
    if (this.#run.end === "too long") return this.#readBeforeStop();
    if (await this.#fits()) return this.#result();
    await Promise.all(shorter.map((count) => this.#runOf(count)));
    // Otherwise the complete run ends with another question.
    if (learns && first.length === 1 && this.#stops()) await this.#runOf(Math.min(2, all));
    this.#learnFirst();
    for (let learnt = 0; learnt <= MOST_LEARNT; learnt += 1) {
      for (const texts of this.#readings()) {
        if (!(await this.#isReading(texts))) continue;
        this.#texts.adopt(texts);
        return this.#result();
      }
      if (!(await this.#learnWrong())) return undefined;
    }
    return undefined;
  }

  /** Whether the known texts fit without a shorter run: a failure is confirmed all the same. */
  async #fits(): Promise<boolean> {
    const { end, output } = this.#run;
    const { cutShort, lastAnswer } = this.#texts;
    const all = this.#typed.length;
    this.#ends = this.#texts.endsIn(output);
    const open = this.#ends[all];
    if (open !== undefined) return open === output.length && endOf(this.#run) === cutShort;
    if (this.#ends.length < all || end !== "exit") return false;
    const isKnown = cutShort?.startsWith("crash") || lastAnswer === this.#typed.at(-1);
    return isKnown || this.#hasEnded(all);
  }

  /** Finds the questions up to where the time was up. Only runs with the first few answers surely take less. */
  async #readBeforeStop(): Promise<RecognisedRun> {
    const { output } = this.#run;
    const firstFew = this.#texts.areUnknown ? [0, 1, 2] : [];
    await Promise.all(firstFew.map((count) => this.#runOf(Math.min(count, this.#typed.length))));
    this.#learnFirst();
    const readings = [this.#texts, ...this.#texts.withGuesses(output)];
    this.#ends = readings.map((texts) => texts.endsIn(output)).find((ends) => ends[0]) ?? [];
    return { ...this.#result(), isCertain: async () => true };
  }

  async #runOf(count: number): Promise<Run> {
    const run = this.#shorter.get(count) ?? (await this.#ask(this.#typed.slice(0, count)));
    this.#shorter.set(count, run);
    return run;
  }

  /** The runs that were cut short and printed nothing more, so that a question certainly ends there. */
  #cut(): (readonly [count: number, run: Run])[] {
    return [...this.#shorter].filter(
      ([, run]) => !isSameRun(run, this.#run) && this.#run.output.startsWith(run.output),
    );
  }

  /** Whether the program certainly ended by itself, since it crashes when its input ends. */
  #stops(): boolean {
    return this.#run.end === "exit" && this.#cut().some(([, { end }]) => end === "crash");
  }

  /** Learns the questions with which runs end that were cut short; the complete one perhaps was, too. */
  #learnFirst(): void {
    const all = this.#cut().map(([, run]) => run);
    const cut = all.filter(({ end }) => end !== "too long");
    this.#texts.cutShort ??= cut[0] && endOf(cut[0]);
    const isCut = this.#run.end === "crash" && cut.some((run) => isCutShort(this.#run, run));
    for (const { output } of isCut ? [...cut, this.#run] : cut) this.#texts.add(output);
  }

  /** The known texts, and those with guesses unless they fit: first if all answers, and another one, are asked for. */
  #readings(): readonly QuestionTexts[] {
    const { output, end } = this.#run;
    const count = this.#typed.length + (this.#stops() ? 0 : 1);
    const misfit = (texts: QuestionTexts) => Math.abs(texts.endsIn(output).length - count);
    if (misfit(this.#texts) === 0) return [this.#texts];
    const guessedFrom = end === "too much output" ? FIRST_LINES.exec(output)![0] : output;
    return [this.#texts, ...this.#texts.withGuesses(guessedFrom)].toSorted(
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

  /** Whether the questions end where some texts show them, as far as a shorter run tells. */
  async #isReading(texts: QuestionTexts): Promise<boolean> {
    const { end, output } = this.#run;
    const all = this.#typed.length;
    this.#ends = texts.endsIn(output);
    if (this.#ends.length > all + 1 && end !== "too much output") return false;
    if (this.#cut().some(([count, cut]) => this.#ends[count] !== cut.output.length)) return false;
    await this.#leaveOutUnanswered();
    const found = this.#ends.length;
    const isComplete = found > all || (found === all && this.#stops());
    if (!isComplete && !(await this.#hasEnded(found))) return false;
    const { output: cut } = await this.#runOf(this.#fewer());
    if (texts === this.#texts && this.#isShared(cut, this.#fewer())) return true;
    return (found <= all || (await this.#isRight(all))) && this.#isRight(this.#fewer());
  }

  /** Leaves out a question that the program was asking, or had asked, when it crashed by itself. */
  async #leaveOutUnanswered(): Promise<void> {
    if (this.#run.end !== "crash" || isCutShort(this.#run, await this.#runOf(this.#fewer())))
      return;
    while (this.#ends.length > 0 && (await this.#hasEnded(this.#ends.length - 1)))
      this.#ends = this.#ends.slice(0, -1);
  }

  /** The number of answers of the run that must agree. */
  #fewer(): number {
    return Math.max(0, Math.min(this.#ends.length, this.#typed.length) - 1);
  }

  /** Whether the program ended by itself after so many answers. */
  async #hasEnded(count: number): Promise<boolean> {
    const more = count < this.#typed.length ? [] : PROBES;
    const run = await this.#ask([...this.#typed.slice(0, count), ...more]);
    const hasEnded = isSameRun(run, this.#run);
    if (hasEnded && more === PROBES) this.#texts.lastAnswer = this.#typed.at(-1);
    return hasEnded;
  }

  /** Whether a question ends where a program without the answers after it stops. */
  async #isRight(count: number): Promise<boolean> {
    const { output, end } = await this.#cutAt(count);
    if (end === "too much output") return this.#isShared(output, count);
    const place = this.#ends[count] ?? this.#run.output.length;
    return output.length === place && this.#run.output.startsWith(output);
  }

  /** A run with so many answers; with one more if the complete one asks for ever after these. */
  #cutAt(count: number): Promise<Run> {
    const isOpen = count === this.#typed.length && this.#run.end === "too much output";
    return isOpen ? this.#ask([...this.#typed, ...PROBES.slice(-1)]) : this.#runOf(count);
  }

  /** Whether a program that prints more when its input ends has asked the same questions up to one. */
  #isShared(cut: string, count: number): boolean {
    const end = this.#ends[count];
    const { output } = this.#run;
    if (end === undefined || output.startsWith(cut)) return false;
    const shared = sharedLength(cut, output);
    return (
      shared >= end &&
      shared < output.length &&
      !this.#ends.some((other) => other > end && other <= shared)
    );
  }

  /** Learns the first question that does not end where the known texts show it. Returns false if it cannot. */
  async #learnWrong(): Promise<boolean> {
    const { output } = this.#run;
    this.#ends = this.#texts.endsIn(output);
    let [right, wrong] = [-1, Math.min(this.#ends.length, this.#typed.length)];
    while (wrong - right > 1) {
      const middle = right < 0 ? 0 : (right + wrong) >> 1;
      if (await this.#isRight(middle)) right = middle;
      else wrong = middle;
    }
    const run = await this.#cutAt(wrong);
    const shared = output.slice(0, sharedLength(run.output, output));
    const isEndless = run.end === "too much output" && shared !== output;
    const cut = isEndless ? (LAST_QUESTION.exec(shared)?.[0] ?? shared) : run.output;
    return output.startsWith(cut) && this.#texts.add(cut.slice(this.#ends[wrong - 1] ?? 0));
  }
}
