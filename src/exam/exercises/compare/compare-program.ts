import { seededRandom } from "../../../base/rng.ts";
import { type AnswersFollowed, type ExamAnswer, follow } from "../../follow-answers.ts";
import { randomSteps } from "../../random-answers.ts";
import { linesOf } from "../checker/check-program.ts";
import { faultOf } from "../checker/faults.ts";
import type { Ask } from "../checker/find-questions.ts";
import { holdDialogue } from "../checker/hold-dialogue.ts";
import type { OpenProgram } from "../checker/open-program.ts";
import { QuestionTexts } from "../checker/question-texts.ts";
import type { Run } from "../checker/run-program.ts";
import type { CheckResult } from "../exercise.ts";
import { excerpt } from "../judges/dialogue.ts";
import { type Difference, findDifference } from "./find-difference.ts";
import { lastMove, reduce, repeat, withoutRefused } from "./shorten.ts";

export interface CompareOptions {
  readonly games: number;
  readonly seed: number;
}

const MOST_GAMES = 5;

/** Time for the runs that shorten an input, in milliseconds; one of them may need seconds. */
const MOST_TIME = 20_000;

interface Example {
  readonly course: AnswersFollowed;
  readonly run: Run;
  readonly difference: Difference;
}

type Tested = Pick<OpenProgram, "run"> & { readonly folder: string };

/** Plays random games until one differs from the exam's, of which the check is a short dialogue, or all are played. */
export async function compareProgram(
  program: Tested,
  { games, seed }: CompareOptions,
  progress: (games: number) => void,
) {
  const random = seededRandom(seed);
  let [played, moves] = [0, 0];
  while (played < games) {
    const count = Math.min(games - played, 1 + random(MOST_GAMES - 1));
    const course = follow(randomSteps(count, random));
    const example = await tryOut(course, program);
    if (example) {
      const isSlow = await isStoppedThere(example, program);
      const shortest = isSlow ? example : await shorten(example, program);
      return { moves, check: await report(shortest, program) };
    }
    played += count;
    moves += course.positions.length;
    progress(played);
  }
  return { moves };
}

/** Undefined if the program does not differ. Its exit code may be anything. */
async function tryOut(course: AnswersFollowed, program: Tested): Promise<Example | undefined> {
  const run = await program.run(inputOf(course.steps));
  const difference = findDifference(course, run.output);
  if (difference) return { course, run, difference };
  const endsWell =
    !course.ends || run.end === "exit" || `${run.end}${run.errors.trim()}` === "crash";
  if (endsWell) return undefined;
  const atEnd = { after: course.steps.length, appeared: "it expected more answers" };
  return { course, run, difference: atEnd };
}

async function shorten(example: Example, program: Tested): Promise<Example> {
  let left = MOST_TIME;
  let best = example;
  const differs = async (steps: readonly ExamAnswer[]) => {
    const course = left > 0 ? repeat(steps) : undefined;
    const begun = Date.now();
    const found = course && (await tryOut(course, program));
    left -= Date.now() - begun;
    best = found ?? best;
    return found?.course;
  };
  const { course, difference } = example;
  const before = course.positions.findLast(({ after }) => after < difference.after)?.after ?? 0;
  for (let length = before + 1; length <= difference.after; length += 1)
    if (await differs(course.steps.slice(0, length))) break;
  // Most differences depend on the last move alone: shorten the way to it first, without runs.
  const move = lastMove(best.course);
  const leadsToMove = (steps: readonly ExamAnswer[]) => {
    const way = repeat(steps, true);
    return way && lastMove(way) === move ? way : undefined;
  };
  await differs(await reduce(withoutRefused(best.course), leadsToMove));
  await reduce(best.course.steps, differs);
  return best;
}

/** Whether there is a difference only because the time of a program that is slow was up. */
async function isStoppedThere(example: Example, program: Tested): Promise<boolean> {
  const { course, run, difference } = example;
  if (!run.timeUp?.isMoving) return false;
  const { read } = await divide(example, program);
  return course.steps.slice(0, difference.after).flat().length >= read.length;
}

/** Finds the answers that a program had read when it was stopped, and what it said after the last one. */
async function divide({ course, run }: Example, program: Tested) {
  const answers = course.steps.flat();
  const ask: Ask = async (typed) =>
    typed.length === answers.length ? run : program.run(linesOf(typed));
  const held = await holdDialogue(ask, answers, new QuestionTexts());
  const count = run.end === "too long" ? held?.dialogue.answers.length : undefined;
  return { read: answers.slice(0, count), dialogue: held?.dialogue };
}

async function report(example: Example, program: Tested): Promise<CheckResult> {
  const { course, run } = example;
  const answers = course.steps.flat();
  const { read, dialogue } = await divide(example, program);
  const place = run.output.trim() === "" ? undefined : read;
  const fault = faultOf(run, program.folder, place)?.appeared;
  const isOwn = fault !== undefined && (await stopsItself(course, run, program));
  const said = dialogue?.answers[answers.length - 1]?.words;
  const quote = said === undefined ? excerpt : () => excerpt(said);
  const { appeared, board } = findDifference(course, run.output, quote) ?? example.difference;
  const failure = {
    expected: `the program ${read.length < answers.length ? "to continue" : whatIsExpected(course)}`,
    answer: read.length - 1,
    ...(isOwn ? { appeared: fault } : { appeared, ...(board && { board }) }),
  };
  const about = "plays as the exam's program does";
  return { check: { kind: "dialogue", about, typed: answers, judge: () => failure }, failure };
}

/** Whether a program did not stop for want of answers: with more of them it stops in the same way. */
async function stopsItself(course: AnswersFollowed, run: Run, program: Tested): Promise<boolean> {
  if (run.end !== "crash") return true;
  const next: ExamAnswer = course.positions.at(-1)?.wonAfter ? ["n"] : ["11", "11"];
  const longer = await program.run(inputOf([...course.steps, next, next]));
  const [fault, other] = [run, longer].map((one) => faultOf(one, program.folder)?.appeared);
  return longer.output === run.output && fault === other;
}

/** Completes "the program ...", after the last step. */
function whatIsExpected({ steps, positions, ends }: AnswersFollowed): string {
  const { after, wonAfter, player } = positions.at(-1)!;
  const [start, finish] = steps.at(-1)!.map((answer) => answer || "(Enter)");
  if (ends) return "to end";
  if (wonAfter === steps.length) return `to announce that ${player} wins, without a board`;
  const shows = `to show the board, and to say that it is ${player}'s turn`;
  if (finish === undefined) return shows;
  if (after === steps.length) return `to make the move from ${start} to ${finish}, ${shows}`;
  return `to refuse the move from ${start} to ${finish}`;
}

const inputOf = (steps: readonly ExamAnswer[]) => linesOf(steps.flat());
