import { isDeepStrictEqual } from "node:util";
import { PLAYER } from "../checker/question-texts.ts";
import { type Dialogue, isRow, splitOutput } from "../checker/read-dialogue.ts";

/** The lines before a question since the last answer or board, the last one first, the same for both players. */
type Before = readonly string[];

/**
 * Finds the lines that belong to questions, as in “Play again?”, “Y = yes” and “Your choice: ”. What is learnt in
 * one dialogue helps to read the others.
 */
export class QuestionLines {
  /** What stood before each question, by what tells it from others. */
  readonly #before = new Map<string, Before[]>();

  /** Adds to the questions of a dialogue the lines before them that belong to them. */
  whole(dialogue: Dialogue): Dialogue {
    const { opening, answers, openQuestion } = dialogue;
    const printed = [opening, ...answers.map(({ said }) => said)].map(linesBefore);
    const before = printed.map((lines) => lines.map(forAnyPlayer));
    const questions = [...answers.map(({ question }) => question), openQuestion];
    for (const [index, question] of questions.entries()) {
      const lines = before[index]!;
      const all = this.#allBefore(question, lines);
      // More than two of a kind would tell no more, and a long game has hundreds.
      const alike = all.filter((other) => isDeepStrictEqual(other, lines));
      if (question !== "" && alike.length < 2) all.push(lines);
    }
    const wholes = questions.map((question, index) => {
      const lines = before[index]!;
      const own = question === "" ? 0 : ownLines(lines, this.#allBefore(question, lines));
      return [...printed[index]!.slice(0, own).toReversed(), question].join("\n");
    });
    return {
      ...dialogue,
      answers: answers.map((answer, index) => ({ ...answer, question: wholes[index]! })),
      openQuestion: wholes.at(-1)!,
    };
  }

  /** A mere prompt, such as “> ”, is told from others by the line before it. */
  #allBefore(question: string, [last = ""]: Before): Before[] {
    const line = /\p{L}/u.test(question) ? question : `${last}\n${question}`;
    const key = forAnyPlayer(line).replace(/\d+/g, "#");
    const all = this.#before.get(key) ?? [];
    this.#before.set(key, all);
    return all;
  }
}

const forAnyPlayer = (line: string) => line.replace(PLAYER, "#");

/** The words before a question that no board follows, the last line first. */
function linesBefore(said: string): readonly string[] {
  const lines = said.split("\n");
  const { words } = splitOutput(lines.slice(lines.findLastIndex(isRow) + 1));
  return words.split("\n").filter(Boolean).reverse();
}

/**
 * How many of the lines before a question belong to it: those that stand before every occurrence. Several questions
 * may end with the same line, if all have lines before it that follow upon different ones.
 */
function ownLines(lines: Before, all: readonly Before[]): number {
  if (all.length < 2) return 0;
  const shared = lines.findIndex((line, index) => all.some((other) => other[index] !== line));
  if (shared !== 0) return shared < 0 ? lines.length : shared;
  return all.every((other) => recurring(other, all) > 0) ? recurring(lines, all) : 0;
}

/** How many lines before a question recur after different ones. */
function recurring(lines: Before, all: readonly Before[]): number {
  for (let count = lines.length; count > 0; count -= 1) {
    const same = all.filter((other) =>
      lines.slice(0, count).every((line, at) => line === other[at]),
    );
    if (new Set(same.map((other) => other[count])).size > 1) return count;
  }
  return 0;
}
