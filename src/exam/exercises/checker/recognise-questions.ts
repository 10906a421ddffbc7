/**
 * Finds the questions of a program without echo by their texts, in one complete run. The texts are learnt
 * once: most programs stop at once when their input ends, so that what they have printed ends with a question.
 * If number and order of the questions fit, and a run with fewer answers agrees, they are found.
 */
import {
  type Ask,
  ENDLESS,
  endOf,
  findQuestions,
  findSilentQuestion,
  isCutShort,
  isSameRun,
  LAST_QUESTION,
  type MarkedRun,
  MOST_TRIED,
  sharedLength,
} from "./find-questions.ts";
import { firstAndLast, type QuestionTexts } from "./question-texts.ts";
import type { Run } from "./run-program.ts";

/** The most texts that are learnt in one dialogue. */
const MOST_LEARNT = 12;
/** How many answers before one are left out, too, until a program does something else without them. */
const BACK = [0, 1, 2, 4, 8, 16, 32];
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

class Recogniser {
  readonly #ask: Ask;
  readonly #typed: readonly string[];
  readonly #texts: QuestionTexts;
  /** How many answers there are. */
  readonly #all: number;
  /** Runs with the first answers only, by the number of these, and the complete one. */
  readonly #runs = new Map<number, Run>();
  /** The ends of the questions in the complete output, as the texts show them that are tried. */
  #ends: readonly number[] = [];

  constructor(ask: Ask, typed: readonly string[], texts: QuestionTexts) {
    [this.#ask, this.#typed, this.#texts, this.#all] = [ask, typed, texts, typed.length];
  }

  /** The complete run. */
  get #run(): Run {
    return this.#texts.withoutFarewell(this.#runs.get(this.#all)!);
  }

  /** Undefined if the questions cannot be found in this way. */
  async find(): Promise<RecognisedRun | undefined> {
    await this.#runOf(this.#all);
    if (this.#run.end === "too long") return this.#readBeforeStop();
    if (await this.#fits()) return this.#result();
    await this.#runShorter();
    this.#learnFirst();
    for (let learnt = 0; learnt <= MOST_LEARNT; learnt += 1) {
      for (const texts of this.#readings()) {
        if (!(await this.#isReading(texts))) continue;
        this.#texts.adopt(texts);
        if (this.#asksForEver()) this.#texts.cutShort ??= ENDLESS;
        return this.#result();
      }
      if (!(await this.#learnWrong())) break;
    }
    this.#texts.farewellsDiffer ||= !this.#learnFarewell();
    return undefined;
  }

  /** Makes the shorter runs from which questions are learnt. */
  async #runShorter(): Promise<void> {
    // The first question has a line of its own, and can be guessed, if that for a square follows.
    const first = /^\d\d$/.test(this.#typed[1] ?? "") ? [1] : [0, 1];
    const learns = this.#texts.areUnknown;
    const shorter = [...(learns ? first : []), Math.max(0, this.#all - 1)];
    await Promise.all(shorter.map((count) => this.#runOf(count)));
    if (!learns) return;
    this.#learnFarewell();
    // Otherwise the complete run ends with another question.
    if (first.length === 1 && this.#stops()) await this.#runOf(Math.min(2, this.#all));
  }

  /** Whether the known texts fit without a shorter run: a failure is confirmed all the same. */
  async #fits(): Promise<boolean> {
    const { end, output } = this.#run;
    const { cutShort, lastAnswer } = this.#texts;
    this.#ends = this.#texts.endsIn(output);
    const open = this.#ends[this.#all];
    if (open !== undefined) {
      const isKnown = endOf(this.#run) === cutShort;
      return isKnown && (end === ENDLESS ? this.#isRight(this.#fewer()) : open === output.length);
    }
    if (this.#ends.length < this.#all || end !== "exit") return false;
    const isLast = lastAnswer === this.#typed.at(-1)?.toLowerCase();
    return cutShort?.startsWith("crash") || isLast || this.#hasEnded(this.#all);
  }

  /** Finds the questions up to where the time was up. Only runs with the first few answers surely take less. */
  async #readBeforeStop(): Promise<RecognisedRun> {
    const { output } = this.#run;
    const firstFew = this.#texts.areUnknown ? [0, 1, 2] : [];
    await Promise.all(firstFew.map((count) => this.#runOf(Math.min(count, this.#all))));
    this.#learnFirst();
    const readings = [this.#texts, ...this.#texts.withGuesses(output)];
    this.#ends = readings.map((texts) => texts.endsIn(output)).find((ends) => ends[0]) ?? [];
    return { ...this.#result(), isCertain: async () => true };
  }

  async #runOf(count: number): Promise<Run> {
    const run = this.#runs.get(count) ?? (await this.#ask(this.#typed.slice(0, count)));
    this.#runs.set(count, run);
    return this.#texts.withoutFarewell(run);
  }

  /** A run without what the program prints because its input has ended, as all are looked at. */
  async #runWith(answers: readonly string[]): Promise<Run> {
    return this.#texts.withoutFarewell(await this.#ask(answers));
  }

  /** Learns what the program prints whenever its input ends. Returns false if that differs. */
  #learnFarewell(): boolean {
    const cut = this.#shorter().map(({ run }) => run);
    if (cut.length < 2 || cut.some(({ end }) => end === ENDLESS)) return true;
    return this.#texts.learnFarewell(cut, this.#run);
  }

  /** Whether it prints without end because its input has ended, as it does after fewer answers. */
  #asksForEver(): boolean {
    return [...this.#runs].some(([count, { end }]) => count < this.#all && end === ENDLESS);
  }

  /** The runs that differ from the complete one, with the numbers of their answers. */
  #shorter() {
    return [...this.#runs]
      .map(([count, run]) => ({ count, run: this.#texts.withoutFarewell(run) }))
      .filter(({ run }) => !isSameRun(run, this.#run));
  }

  /** The runs that were cut short and printed nothing more, so that a question certainly ends there. */
  #cut() {
    return this.#shorter().filter(({ run }) => this.#run.output.startsWith(run.output));
  }

  /** Whether the program certainly ended by itself, since it crashes when its input ends. */
  #stops(): boolean {
    return this.#run.end === "exit" && this.#cut().some(({ run }) => run.end === "crash");
  }

  /** Learns the questions with which runs end that were cut short; the complete one perhaps was, too. */
  #learnFirst(): void {
    const all = this.#cut().map(({ run }) => run);
    const cut = all.filter(({ end }) => end !== "too long");
    this.#texts.cutShort ??= cut[0] && endOf(cut[0]);
    const isCut = this.#run.end === "crash" && cut.some((run) => isCutShort(this.#run, run));
    for (const { output } of isCut ? [...cut, this.#run] : cut) this.#texts.add(output);
  }

  /** The known texts, and those with guesses unless they fit: first if all answers, and another one, are asked for. */
  #readings(): readonly QuestionTexts[] {
    const { output } = this.#run;
    const count = this.#all + (this.#stops() ? 0 : 1);
    const misfit = (texts: QuestionTexts) => Math.abs(texts.endsIn(output).length - count);
    if (misfit(this.#texts) === 0) return [this.#texts];
    const endless = [...this.#runs.values()].find(({ end }) => end === ENDLESS);
    const from = endless && this.#texts.areUnknown ? firstAndLast(endless, this.#run) : output;
    return [this.#texts, ...this.#texts.withGuesses(from)].toSorted(
      (one, other) => misfit(one) - misfit(other),
    );
  }

  #result(): RecognisedRun {
    const open = this.#ends[this.#all];
    return {
      run: this.#runs.get(this.#all)!,
      questions: this.#ends.slice(0, this.#all),
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
    const all = this.#all;
    this.#ends = texts.endsIn(output);
    if (this.#ends.length > all + 1 && end !== ENDLESS) return false;
    if (this.#cut().some(({ count, run }) => this.#ends[count] !== run.output.length)) return false;
    await this.#leaveOutUnanswered();
    const found = this.#ends.length;
    const isComplete = found > all || (found === all && this.#stops());
    if (!isComplete && !(await this.#hasEnded(found))) return false;
    const { output: cut } = await this.#runOf(this.#fewer());
    const printsMore = !output.startsWith(cut);
    if (texts === this.#texts && printsMore && this.#lastShared(cut) === this.#fewer()) return true;
    if (end === ENDLESS) return found > all && this.#asksForEver() && this.#isRight(this.#fewer());
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
    return Math.max(0, Math.min(this.#ends.length, this.#all) - 1);
  }

  /** Whether the program ended by itself after so many answers. */
  async #hasEnded(count: number): Promise<boolean> {
    const more = count < this.#all ? [] : PROBES;
    const run = await this.#runWith([...this.#typed.slice(0, count), ...more]);
    const hasEnded = isSameRun(run, this.#run);
    if (hasEnded && more === PROBES) this.#texts.lastAnswer = this.#typed.at(-1)?.toLowerCase();
    return hasEnded;
  }

  /** Whether a question ends where a program without the answers after it stops. */
  async #isRight(count: number): Promise<boolean> {
    const { output, end } = await this.#cutAt(count);
    const complete = this.#run.output;
    const place = this.#ends[count] ?? complete.length;
    if (end !== ENDLESS) return output.length === place && complete.startsWith(output);
    if (this.#run.end !== ENDLESS && output.startsWith(complete)) return place === complete.length;
    // Where the next answers make no difference, those before them tell.
    for (const back of BACK) {
      const from = Math.max(0, count - back);
      const last = this.#lastShared(back === 0 ? output : (await this.#runOf(from)).output);
      if (last > this.#all) continue;
      if (last <= from) return last === from;
      return this.#lastShared((await this.#cutAt(last)).output) === last;
    }
    return false;
  }

  /** A run with so many answers; with one more if the complete one asks for ever after these. */
  #cutAt(count: number): Promise<Run> {
    const isOpen = count === this.#all && this.#run.end === ENDLESS;
    return isOpen ? this.#runWith([...this.#typed, ...PROBES.slice(-1)]) : this.#runOf(count);
  }

  /** The last question up to which a run prints the same as the complete one; after all of them if it is the same. */
  #lastShared(output: string): number {
    const shared = sharedLength(output, this.#run.output);
    const isSame = shared === this.#run.output.length;
    return isSame ? Number.POSITIVE_INFINITY : this.#ends.findLastIndex((end) => end <= shared);
  }

  /** Learns the first question that does not end where the known texts show it. Returns false if it cannot. */
  async #learnWrong(): Promise<boolean> {
    const { output } = this.#run;
    this.#ends = this.#texts.endsIn(output);
    let [right, wrong] = [-1, Math.min(this.#ends.length, this.#all)];
    while (wrong - right > 1) {
      // What has been run already costs nothing.
      const known = [...this.#runs.keys()].find((count) => right < count && count < wrong);
      const middle = known ?? (right < 0 ? 0 : (right + wrong) >> 1);
      if (await this.#isRight(middle)) right = middle;
      else wrong = middle;
    }
    const run = await this.#cutAt(wrong);
    const shared = output.slice(0, sharedLength(run.output, output));
    const isEndless = run.end === ENDLESS && shared !== output;
    const cut = isEndless ? (LAST_QUESTION.exec(shared)?.[0] ?? "") : run.output;
    if (output.startsWith(cut)) return this.#texts.add(cut.slice(this.#ends[wrong - 1] ?? 0));
    // Answers that say what the program says at its end had hidden where that begins.
    const isNew = this.#learnFarewell() && this.#texts.areUnknown;
    if (isNew) this.#learnFirst();
    return isNew && !this.#texts.areUnknown;
  }
}
