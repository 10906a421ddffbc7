import type { Dialogue } from "../checker/read-dialogue.ts";
import type { Call } from "../exercise.ts";
import { squareOf } from "../notation.ts";
import type { FileName, Place } from "./source.ts";

/** One of the right answers to a question. */
export interface RightAnswer {
  /** The answer as shown. */
  readonly shown: string;
  /** Other ways to type it. */
  readonly also: readonly string[];
  /** The line that shows why it is right; undefined for the line of the question. */
  readonly place: Place | undefined;
}

/** Replaces a line of a file in a temporary copy of the skeleton. */
export interface Change {
  readonly place: Place;
  readonly instead: string;
}

/** A call of a function of the skeleton; the changes, if any, are in the same file. */
export interface SkeletonCall extends Call {
  readonly file: FileName;
  readonly changes?: readonly Change[];
}

/** Finds the answer to a question by calling functions of the skeleton. */
interface CallExperiment {
  readonly kind: "calls";
  readonly calls: readonly SkeletonCall[];
  /** `results` has one entry for each call. */
  read(results: readonly unknown[]): readonly RightAnswer[];
}

/** Finds the answer to a question by running the skeleton. */
export interface RunExperiment {
  readonly kind: "run";
  readonly typed: readonly string[];
  /** Changes in program.ts. */
  readonly changes?: readonly Change[];
  read(dialogue: Dialogue): readonly RightAnswer[];
}

export type Experiment = CallExperiment | RunExperiment;

export interface Question {
  /** What to revise after a wrong answer: a subroutine, or a subject such as "loops". */
  readonly topic: string;
  readonly text: string;
  /** Answers to choose from, named a, b, c; undefined if there are none. */
  readonly choices?: readonly string[];
  /** The source line that the question is about. */
  readonly place: Place;
  /** Explains the answer in one sentence. */
  readonly because: string;
  /** The right answers, at least one; or the experiment that finds them. */
  readonly answer: readonly RightAnswer[] | Experiment;
}

const LETTERS = "abcdefgh";
const PIECES = new Map([
  ["S", "sarrum"],
  ["M", "marzaz pani"],
  ["N", "nabu"],
  ["E", "etlu"],
  ["G", "gisgigir"],
  ["R", "redum"],
]);

/** Returns the only right answer, with other ways to type it. */
export const right = (shown: string, ...also: string[]): RightAnswer[] => [
  { shown, also, place: undefined },
];

/**
 * Makes a question that asks for the name of one of several declarations or subroutines, all of
 * which are right. Throws if there are none.
 */
export function naming(
  topic: string,
  text: string,
  named: readonly { readonly name: string; readonly place: Place }[],
  because: string,
): Question {
  const [first] = named;
  if (!first) throw new Error(`Nothing in the skeleton answers: ${text}`);
  const answer = named.map(({ name, place }) => ({ shown: name, also: [], place }));
  return { topic, text, place: first.place, because, answer };
}

/** Returns the answer to a true-or-false question. */
export function truth(value: unknown): RightAnswer[] {
  if (value === true) return right("true", "t", "yes", "y");
  if (value === false) return right("false", "f", "no", "n");
  return unexpected(value);
}

/** Returns the answer to a yes/no question. */
export const yesOrNo = (value: boolean): RightAnswer[] =>
  value ? right("yes", "y", "true") : right("no", "n", "false");

/** Returns the answer to a question about a number. */
export function number(value: unknown): RightAnswer[] {
  if (typeof value !== "number") return unexpected(value);
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];
  const word = words[value];
  return right(String(value), ...(word ? [word] : []));
}

/** Returns the answer to a question about a piece, its two characters. */
export function piece(value: unknown): RightAnswer[] {
  if (typeof value !== "string") return unexpected(value);
  const name = PIECES.get(value[1] ?? "");
  if (!name) return unexpected(value);
  const colour = value[0] === "W" ? "White" : "Black";
  return right(value, `${colour} ${name}`, `${colour}'s ${name}`);
}

/** Returns the answer to a question about a player, by the first letter: "W" or "B". */
export function player(value: unknown): RightAnswer[] {
  const name = value === "W" ? "White" : value === "B" ? "Black" : unexpected(value);
  return right(name, name.slice(0, 1), `${name}'s`, `${name}'s turn`);
}

/** Returns the answer to a question with choices. Throws unless exactly one is right. */
export function chosen(choices: readonly string[], isRight: readonly boolean[]): RightAnswer[] {
  const index = isRight.indexOf(true);
  const text = choices[index];
  if (text === undefined || isRight.lastIndexOf(true) !== index) return unexpected(isRight);
  const letter = LETTERS[index] ?? "";
  return right(`${letter}) ${text}`, letter, text);
}

/** Returns the choices of a question, one per line. */
export const choiceLines = (choices: readonly string[]): string[] =>
  choices.map((choice, index) => `  ${LETTERS[index]}) ${choice}`);

/** An argument of a call: its text in the question, and its value. */
export interface Argument {
  readonly shown: string;
  readonly value: unknown;
}

/** Returns a square as an argument: "41" is file 4, rank 1. */
export function square(reference: string): Argument {
  const value = squareOf(reference);
  return { shown: `{ file: ${value.file}, rank: ${value.rank} }`, value };
}

/** Returns a colour as an argument. */
export const literal = (value: string): Argument => ({
  shown: JSON.stringify(value),
  value,
});

function unexpected(value: unknown): never {
  throw new Error(`A reading question was answered by ${JSON.stringify(value)}.`);
}
