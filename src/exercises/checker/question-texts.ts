import { isBoardLine } from "./read-dialogue.ts";

/** The fewest characters of a question, without the spaces around it. */
const SHORTEST = 3;
const LAST_LINE = /[^\n]+\n*$/;
/** The texts of a program's questions, as far as they are known. Their numbers may change. */
export class QuestionTexts {
  #patterns: ReadonlyMap<string, RegExp> = new Map();

  get areUnknown(): boolean {
    return this.#patterns.size === 0;
  }

  /** Adds the question with which a text ends. Returns whether it is new. */
  add(text: string): boolean {
    const [question = ""] = LAST_LINE.exec(text) ?? [];
    const pattern = question.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\d+/g, "\\d+");
    if (question.trim().length < SHORTEST || this.#patterns.has(pattern) || isBoardLine(question))
      return false;
    this.#patterns = new Map([...this.#patterns, [pattern, new RegExp(pattern, "g")]]);
    return true;
  }

  /**
   * The texts with what may be questions as well: the first line, or all parts of lines, that look like one, what
   * stands before a known question on its line, since no answer ends the line, and an open end.
   */
  withGuesses(output: string): QuestionTexts[] {
    const lines = [...output.matchAll(/[?:>] *$/gm)];
    return [lines.slice(0, 1), [...output.matchAll(/[?:>] +/g)]].map((marks) => {
      const guessed = new QuestionTexts();
      guessed.adopt(this);
      guessed.#addBefore(
        output,
        marks.map(({ 0: { length }, index }) => index + length),
      );
      const starts = guessed.#findIn(output).map(({ index }) => index);
      guessed.#addBefore(output, [...starts, output.length]);
      return guessed;
    });
  }

  /** Adds what stands before these places, after other questions on the same line. */
  #addBefore(output: string, places: readonly number[]): void {
    const found = this.#findIn(output);
    let before = 0;
    for (const place of places) {
      const last = found.findLast(({ index }) => index < place);
      const text = output.slice(Math.max(before, last ? last.index + last.length : 0), place);
      if (!text.endsWith("\n")) this.add(text);
      before = place;
    }
  }

  /** Knows what other texts have come to know. */
  adopt(other: QuestionTexts): void {
    this.#patterns = other.#patterns;
  }

  /** The ends of the questions in an output. */
  endsIn(output: string): number[] {
    return this.#findIn(output).map(({ index, length }) => index + length);
  }

  /** Of two questions that overlap the earlier or longer one counts. */
  #findIn(output: string) {
    const found = [...this.#patterns.values()].flatMap((pattern) =>
      [...output.matchAll(pattern)].map(({ 0: { length }, index }) => ({ index, length })),
    );
    const inOrder = found.toSorted(
      (one, other) => one.index - other.index || other.length - one.length,
    );
    let end = 0;
    return inOrder.filter(({ index, length }) => {
      if (index < end) return false;
      end = index + length;
      return true;
    });
  }
}
