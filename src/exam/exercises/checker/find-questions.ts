/**
 * Finds what a program without echo printed before each answer. Its output has no marks, and when it is
 * written depends on the program, so time tells nothing. But up to its next question a program prints the
 * same, whatever follows: the next answer, another one, or the end of the input. So it runs with every
 * beginning of the answers, and what these outputs share with the complete one ends with the question.
 */
import { messageOf } from "./faults.ts";
import type { Run } from "./run-program.ts";

export const ENDLESS = "too much output";

/** The most answers all of whose beginnings are tried. */
export const MOST_TRIED = 120;

/** Runs a program with these answers. */
export type Ask = (answers: readonly string[]) => Promise<Run>;

/** A run whose answers have been found. */
export interface MarkedRun {
  readonly run: Run;
  /** The length of the output up to and including the question for each answer that was read. */
  readonly questions: readonly number[];
  /** That of the question that was open when the input ended; undefined if the program had ended. */
  readonly open: number | undefined;
}

/** The end of a question: at most here; `sure` if exactly here. */
interface Bound {
  readonly at: number;
  readonly sure: boolean;
  /** Whether the program prints nothing when its input ends. */
  readonly silentEnd: boolean;
}

/** A program that still reads reacts to one of these: at a square, a choice, Y or N, or a name. */
const PROBES = [["11"], ["y"], ["n"], ["x"], ["11", "12"]] as const;
/** So many of the answers that follow are tried in place of an answer. */
const OTHERS = 3;
/** The fewest characters of a question by which it is recognised. */
const SHORTEST = 3;

export async function findQuestions(ask: Ask, typed: readonly string[]): Promise<MarkedRun> {
  const run = await ask(typed);
  const beginnings = typed.map((_, count) => typed.slice(0, count));
  const shorter = await Promise.all(beginnings.map(ask));
  const read = await answersRead(ask, typed, [...shorter, run]);
  const bounds = await Promise.all(
    beginnings.slice(0, read).map((before, count) => {
      const others = typed.slice(count + 1, count + 1 + OTHERS).map((answer) => [answer]);
      return boundAfter(ask, before, [[], ["x"], ...others, ...PROBES], run.output);
    }),
  );
  if (read !== undefined)
    return { run, questions: placeQuestions(bounds, run.output), open: undefined };
  const isSilentAtEnd = bounds.every(({ silentEnd }) => silentEnd);
  const last = await boundAfter(ask, typed, isSilentAtEnd ? [[]] : PROBES, run.output);
  const questions = placeQuestions([...bounds, last], run.output);
  return { run, questions: questions.slice(0, -1), open: questions.at(-1) };
}

/** So many questions are tried: the first, those for both squares, and another one. */
const MOST_SILENT = 4;

/** Finds the first answer that is read without a question: nothing is printed between the answer before it and it. */
export async function findSilentQuestion(ask: Ask, typed: readonly string[]) {
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

/** How many answers the program read before it ended by itself; undefined if it still reads. */
async function answersRead(ask: Ask, typed: readonly string[], runs: readonly Run[]) {
  const complete = runs.at(-1)!;
  const hasEnded = async (count: number) => {
    for (const probe of PROBES) {
      if (!isSameRun(await ask([...typed.slice(0, count), ...probe]), complete)) return false;
    }
    return true;
  };
  if (!(await hasEnded(typed.length))) return undefined;
  // It may have read more than these: an answer that stops it looks like the end of the input.
  let count = runs.findLastIndex((run) => !isSameRun(run, complete)) + 1;
  while (count < typed.length && !(await hasEnded(count))) count += 1;
  return count;
}

/** Whether two runs ended in the same way, after the same output. */
export function isSameRun(one: Run, other: Run): boolean {
  if (one.end !== other.end || errorsOf(one) !== errorsOf(other)) return false;
  if (one.end !== ENDLESS) return one.output === other.output;
  // How much is read of an endless output depends on the number of answers.
  return one.output.startsWith(other.output) || other.output.startsWith(one.output);
}

/** The error messages of a crash, without addresses and numbers of processes, which differ. */
const errorsOf = ({ end, errors }: Run) =>
  end === "crash" ? errors.replace(/0x[\da-f]+|\d{4,}/gi, "#") : "";

/** How a run ended, without the place of an error. */
export const endOf = ({ end, errors }: Run) =>
  end === "crash" ? `crash ${messageOf(errors)}` : end;

/** Whether a run crashed because its input ended: with the message of a run that was cut short before. */
export const isCutShort = (run: Run, before: Run) =>
  run.output !== before.output && messageOf(run.errors) === messageOf(before.errors);

/** Bounds the question that follows some answers, by what the output shares with those to other answers. */
async function boundAfter(
  ask: Ask,
  answers: readonly string[],
  probes: readonly (readonly string[])[],
  output: string,
): Promise<Bound> {
  let at = output.length;
  for (const probe of probes) {
    const run = await ask([...answers, ...probe]);
    at = Math.min(at, sharedLength(run.output, output));
    const isSilent = run.output.length === at && run.end !== ENDLESS;
    if (isSilent) return { at, sure: true, silentEnd: probe.length === 0 };
  }
  return { at, sure: false, silentEnd: false };
}

/** The number of characters with which both texts begin. */
export function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** What ends like a question, before at most a part of a line. */
export const LAST_QUESTION = /^[\s\S]*[?:>]\s*(?=[^?:>\n]*$)/;

/** Puts bounds in order. Those that are not sure end with the first question that is known. */
function placeQuestions(bounds: readonly Bound[], output: string): number[] {
  const ends = bounds.map(({ at }) => at);
  for (let index = ends.length - 2; index >= 0; index -= 1)
    ends[index] = Math.min(ends[index]!, ends[index + 1]!);
  const pieces = ends.map((end, index) => output.slice(ends[index - 1] ?? 0, end));
  const known = [...new Set(pieces.map((piece) => /[^\n]+\n*$/.exec(piece)?.[0] ?? ""))].filter(
    (question) => question.trim().length >= SHORTEST,
  );
  for (const [index, { sure }] of bounds.entries()) {
    if (sure) continue;
    const from = ends[index - 1] ?? 0;
    const piece = output.slice(from, ends[index]);
    const found = known.map((question) => piece.indexOf(question) + question.length);
    const after = found.filter((end, place) => end >= known[place]!.length);
    const marked = LAST_QUESTION.exec(piece)?.[0].length ?? piece.length;
    ends[index] = from + Math.min(marked, ...after);
  }
  return ends;
}
