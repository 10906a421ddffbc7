/** Asks reading questions about the skeleton and counts the correct answers. */

import { shuffle } from "../../core/rng.ts";
import type { Runner } from "../checker/run-copy.ts";
import { type Answers, findAnswers } from "./experiments.ts";
import { findRight } from "./marking.ts";
import { choiceLines, type Question, type RightAnswer } from "./question.ts";
import { readingQuestions } from "./questions.ts";
import { type Place, readSource } from "./source.ts";

/** What the quiz needs from its host. */
export interface ReadingPorts {
  /** Returns the line typed, or undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Shows a text, which may have several lines, and ends the line. */
  say(text: string): void;
}

export interface ReadingOptions {
  /** Determines the order of the questions; an integer. */
  readonly seed: number;
  /** Runs the skeleton. */
  readonly runner: Runner;
}

/** The result of a question that was answered or whose answer was shown. */
interface Result {
  readonly topic: string;
  readonly correct: boolean;
}

const HOW_TO_ANSWER = "Type an answer, show to see the answer, or done to finish.";
const INTRODUCTION = `These questions are about rules.ts, program.ts and input.ts of the exam's program; exercise start FOLDER copies them.\n${HOW_TO_ANSWER}`;
const LEAVING = ["done", "quit", "exit", "q"];
const HELP = ["help", "?"];
const PROMPT = "Answer (or show, done): ";
/** The most right answers that are listed. */
const MAX_SHOWN = 5;

/** Asks all reading questions, in an order that follows from the seed. */
export async function runReading(
  ports: ReadingPorts,
  { seed, runner }: ReadingOptions,
): Promise<void> {
  const questions = shuffle(readingQuestions(await readSource()), seed);
  ports.say(`${INTRODUCTION}\nSeed ${seed} (repeat this order with --seed ${seed}).`);
  await askQuestions(ports, questions, findAnswers(questions, runner));
}

/**
 * Asks questions until all are answered, the student types done or the input ends.
 * @param finding the answers; the first question is asked while they are still being found
 */
export async function askQuestions(
  ports: ReadingPorts,
  questions: readonly Question[],
  finding: Promise<Answers>,
): Promise<void> {
  const { say } = ports;
  // A failure is thrown below, where the answers are awaited.
  finding.catch(() => {});
  const results: Result[] = [];
  for (const [index, question] of questions.entries()) {
    say(`\nQuestion ${index + 1} of ${questions.length}\n${questionText(question)}`);
    const typed = await askForAnswer(ports);
    if (typed === undefined) break;
    const { correct, text } = mark(question, await finding, typed);
    say(text);
    results.push({ topic: question.topic, correct });
  }
  await finding;
  say(scoreText(results));
}

/** Asks until something is typed. Returns undefined if the quiz is over. */
async function askForAnswer({ ask, say }: ReadingPorts): Promise<string | undefined> {
  for (;;) {
    const typed = await ask(PROMPT);
    if (typed === undefined || LEAVING.some((command) => isCommand(typed, command)))
      return undefined;
    if (HELP.some((command) => isCommand(typed, command))) say(HOW_TO_ANSWER);
    else if (typed.trim() !== "") return typed;
  }
}

const isCommand = (typed: string, command: string) => typed.trim().toLowerCase() === command;

const questionText = ({ text, choices = [] }: Question) =>
  [text, ...choiceLines(choices)].join("\n");

function mark(
  question: Question,
  answers: Answers,
  typed: string,
): { correct: boolean; text: string } {
  const all = answers.get(question) ?? [];
  const found = isCommand(typed, "show") ? undefined : findRight(all, typed);
  const verdict = found
    ? "Correct."
    : `${isCommand(typed, "show") ? "" : "Not correct. "}${rightText(all)}`;
  const place = found?.place ?? question.place;
  return {
    correct: found !== undefined,
    text: [verdict, `  ${placeText(place)}`, question.because].join("\n"),
  };
}

/** Returns a sentence with the right answers to a question. */
export function rightText(answers: readonly RightAnswer[]): string {
  const shown = answers.map((answer) => answer.shown);
  if (shown.length === 1) return `The answer is: ${shown[0]}`;
  const more = shown.length - MAX_SHOWN;
  const list = shown.slice(0, MAX_SHOWN).join(", ");
  return `Any of these is correct: ${list}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Returns a line of the source with its place. */
export const placeText = ({ file, line, text }: Place) => `${file}, line ${line}: ${text.trim()}`;

function scoreText(results: readonly Result[]): string {
  if (results.length === 0) return "\nNo questions answered.";
  const correct = results.filter((result) => result.correct).length;
  const again = new Set(results.filter((result) => !result.correct).map(({ topic }) => topic));
  const score = `\n${correct} of ${results.length} correct`;
  return again.size > 0 ? `${score}\nWorth looking at again: ${[...again].join(", ")}` : score;
}
