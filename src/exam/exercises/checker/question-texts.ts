import { ENDLESS, sharedLength } from "./find-questions.ts";
import { isBoardLine } from "./read-dialogue.ts";
import type { Run } from "./run-program.ts";

/** What a question has at least: a letter or three characters. */
const LEAST = /\p{L}|\S[\s\S]+\S/u;
/** What either player may be called. */
export const PLAYER = /\b(?:[Ww]hite|WHITE|[Bb]lack|BLACK|W|B|(?<=[Pp]layer )\d)\b/g;
/** The most characters of a line that ends with a question. */
const LONGEST = 1000;
const endsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => index + length);

/** The last line; with those before it if it is only a prompt, such as “> ”. */
function lastLine(text: string): string {
  let from = text.trimEnd().lastIndexOf("\n");
  while (from > 0 && !LEAST.test(text.slice(from))) from = text.lastIndexOf("\n", from - 1);
  return text.slice(from + 1);
}

/** The first question, and the last whole lines, which a program repeats that asks without end. */
const FIRST_AND_REPEATED = /^([^?:>]*[?:>]\s*)[\s\S]*?\n([\s\S]{0,2000}\n)[^\n]*$/;

/** Where the questions of a program are seen that asks without end when its input ends. */
export function firstAndLast(endless: Run, { end, output }: Run): string {
  const [, first = "", repeated = ""] = FIRST_AND_REPEATED.exec(endless.output) ?? [];
  const last = end === ENDLESS ? "" : /[^\n]*\n*$/.exec(output)![0];
  return `${first}${repeated}${last}`;
}

/** The texts of a program's questions, as far as they are known. Their numbers and players may change. */
export class QuestionTexts {
  /** Patterns of them, the longest first. */
  #patterns: readonly string[] = [];

  /** How a run ends that is cut short, and the answer, in small letters, after which the program ended by itself, once they are known. */
  cutShort: string | undefined;
  lastAnswer: string | undefined;
  /** What the program prints when its input ends. */
  #farewell = "";
  /** Whether that is not always the same, and its questions were not recognised. */
  farewellsDiffer = false;

  get areUnknown(): boolean {
    return this.#patterns.length === 0;
  }

  /** Adds the question with which a text ends, after others on its line. Returns whether it is new. */
  add(text: string): boolean {
    const line = lastLine(text);
    if (line.length > LONGEST) return false;
    const before = this.endsIn(line).at(-1) ?? 0;
    const question = line.slice(before);
    const escaped = question.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const pattern = escaped.replace(PLAYER, () => PLAYER.source).replace(/\d+/g, "\\d+");
    if (!LEAST.test(question) || isBoardLine(question)) return false;
    // What was taken for one question was two on a line.
    const texts = this.#patterns.map((known) =>
      known.startsWith(pattern) ? known.slice(pattern.length) : known,
    );
    const all = [...texts.filter((known) => LEAST.test(known)), pattern];
    this.#patterns = all.toSorted((one, other) => other.length - one.length);
    return true;
  }

  /**
   * The texts with what may be questions as well: the ends, or all parts, of lines that look like one, what stands
   * before a known question on its line, since no answer ends the line, and an open end.
   */
  withGuesses(output: string): QuestionTexts[] {
    const parts = endsOf(output, /[?:>] +(?!\(|[^(\n]*\))/g);
    const endLines = this.areUnknown
      ? parts.length === 0
      : this.#patterns.some((pattern) => pattern.endsWith("\n"));
    const ends = endsOf(output, endLines ? /[?:>] *\n/g : /[?:>] *$/gm);
    return [ends, parts].map((marks) => {
      const guessed = new QuestionTexts();
      guessed.adopt(this);
      guessed.#addBefore(output, ends.slice(0, 1));
      guessed.#addBefore(output, marks);
      const starts = guessed.#findIn(output).map(({ index }) => index);
      const isInLine = (place: number) => output[place - 1] !== "\n";
      guessed.#addBefore(output, [...starts, output.length].filter(isInLine));
      return guessed;
    });
  }

  /** Adds what stands before these places, unless they are in questions, after others on the same line. */
  #addBefore(output: string, places: readonly number[]): void {
    const found = this.#findIn(output);
    for (const place of places) {
      const isInside = found.some(({ index, length }) => index < place && place < index + length);
      const line = output.slice(output.lastIndexOf("\n", place - 2) + 1, place);
      if (!isInside) this.add(line);
    }
  }

  /** Knows what other texts have come to know. */
  adopt(other: QuestionTexts): void {
    this.#patterns = other.#patterns;
  }

  /** Learns what only cut outputs end with, and forgets the questions if that is new; false if they differ in it. */
  learnFarewell(cut: readonly Run[], complete: Run): boolean {
    const rests = cut.map(({ output }) => output.slice(sharedLength(output, complete.output)));
    const [longest = ""] = rests.toSorted((one, other) => other.length - one.length);
    const areSame = cut.every(({ output }) => output.endsWith(longest));
    if (areSame && longest !== "")
      [this.#farewell, this.#patterns] = [longest + this.#farewell, []];
    return areSame;
  }

  /** A run without what the program prints when its input ends. */
  withoutFarewell(run: Run): Run {
    const { output } = run;
    if (!output.endsWith(this.#farewell)) return run;
    return { ...run, output: output.slice(0, output.length - this.#farewell.length) };
  }

  /** The ends of the questions in an output. */
  endsIn(output: string): number[] {
    return this.#findIn(output).map(({ index, length }) => index + length);
  }

  /** Of two questions that overlap the earlier or longer one counts. */
  #findIn(output: string) {
    if (this.areUnknown) return [];
    const found = output.matchAll(new RegExp(this.#patterns.join("|"), "g"));
    return [...found].map(({ 0: { length }, index }) => ({ index, length }));
  }
}
