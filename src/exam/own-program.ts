/** A class's own version of the exam's program: the answers that are recorded from it, and those that are known to hold. */
import type { FileNaming } from "../base/file-names.ts";
import { ok, type Result } from "../base/result.ts";
import { capital } from "../base/text.ts";
import { createBoard, initialiseBoard } from "../skeleton/rules.ts";
import { isSameName } from "./canonical-form.ts";
import { openOwn } from "./exercises/open-copy.ts";
import { isLong, type ReadingQuestion } from "./exercises/reading/question.ts";
import { type DrawnQuestion, QUESTIONS } from "./exercises/reading/questions.ts";
import { type Askable, ownProgram, type ProgramText } from "./exercises/reading/source.ts";
import {
  type Compared,
  compareWithKnown,
  leftOut,
  type OwnNames,
  portName,
  withOwnNames,
} from "./known-versions.ts";
import { callsOf, type FollowedProgram } from "./stepper/twin/program.ts";
import type { Step } from "./stepper/twin/step.ts";

/** A class's own version of the exam's program, with what answers are taken from. */
export interface FollowedOwn extends ProgramText {
  readonly compared: Compared;
  /** Its steps are the answers; undefined if it cannot be followed. */
  readonly program: FollowedProgram | undefined;
  /** What to say of a program that cannot be followed although its language can. */
  readonly notes: readonly string[];
}

/** Opens the version of the exam's program in a file; undefined if none is named. */
export async function followOwn(
  typed: string | undefined,
  host: FileNaming,
): Promise<Result<FollowedOwn | undefined>> {
  const read = ownProgram(typed, host);
  if (!read.ok || !read.value) return read as Result<undefined>;
  const isFollowed = /\.py$|^program\.ts$/i.test(read.value.file);
  const opened = isFollowed ? await openOwn(typed!, undefined, host) : undefined;
  const program = opened?.ok ? opened.value : undefined;
  const notes =
    opened?.ok === false
      ? [`${opened.reason} Only what is the same there as in the exam's program is asked.`]
      : [];
  const own = { ...read.value, compared: await compareWithKnown(read.value), program, notes };
  let results: ReturnType<typeof resultsOf> | undefined;
  return ok({
    ...own,
    async askable(questions) {
      results ??= resultsOf(own);
      return askable(own, questions, await results);
    },
  });
}

type Own = Omit<FollowedOwn, "askable">;
/** What calls in questions return: True or False, or another text that says why not. */
type Results = ReadonlyMap<string, string>;

const CALL = /What does (\w+)\(Board, (.*)\) return\?$/;
/** Kinds of questions that are about what is executed, and not only about the text of a subroutine. */
const EXECUTED = ["returns", "output", "changes", "input"];

/** Why a run has ended before the end of its calls; undefined if it has not. */
export function brokenOff(steps: readonly Step[]): string | undefined {
  const action = steps.at(-1)?.action;
  if (action?.kind === "ask") return "a question is asked there";
  const isEnd = action?.kind !== "end" || action.reason === "The program has ended.";
  return isEnd
    ? undefined
    : action.reason.replace(/^The program/, "the program").replace(/\.$/, "");
}

/** Records what the calls in questions return, by the texts of the questions. */
async function resultsOf({ program }: Own): Promise<Results> {
  if (!program) return new Map();
  const calls = QUESTIONS.returns.flatMap(({ text }) => {
    const [, name = "", given] = CALL.exec(text) ?? [];
    const board = createBoard();
    initialiseBoard(board, text.includes("sample game") ? "Y" : "N");
    return name ? { text, run: callsOf(portName(name), [board, ...JSON.parse(`[${given}]`)]) } : [];
  });
  const runs = await program.record(calls.map(({ run }) => run));
  return new Map(calls.map(({ text }, at) => [text, resultOf(runs[at]!)]));
}

function resultOf(steps: readonly Step[]): string {
  const last = steps.findLast(({ action }) => action.kind === "return")?.action;
  const value = last?.kind === "return" && typeof last.value === "string" ? last.value : "";
  return (
    brokenOff(steps) ??
    (/^(?:true|false)$/i.test(value) ? capital(value) : "something else is returned there")
  );
}

/** The exam's answers hold where its text is there; the results of calls are recorded. */
function askable(own: Own, drawn: readonly DrawnQuestion[], results: Results): Askable {
  const faults = new Map<string, string>();
  const questions = drawn.flatMap(({ kind, question }): readonly DrawnQuestion[] => {
    const judged = judge(own, { kind, question }, results.get(question.text));
    if (!(judged instanceof Map)) return [{ kind, question: judged }];
    for (const [name, why] of judged) faults.set(name, why);
    return [];
  });
  // What is called may lie in another file, where it has no line to be named.
  for (const name of questions.flatMap(({ question }) => question.needs)) {
    const why = own.compared.faults.get(name);
    if (why?.startsWith("Not found")) faults.set(name, why);
  }
  return { questions, notes: [...own.notes, ...leftOut(faults)] };
}

/** A question with the answer that holds, or why there is none. */
function judge(
  { file, compared }: Own,
  { kind, question }: DrawnQuestion,
  result: string | undefined,
): ReadingQuestion | Map<string, string> {
  const faults = EXECUTED.includes(kind) ? compared.faultsBelow : compared.faults;
  const called = result === undefined ? "" : portName(CALL.exec(question.text)![1]!);
  const needs = neededFor(question);
  const inDoubt = needs.filter((name) => faults.has(name) && name !== called);
  if (inDoubt.length > 0) return new Map(inDoubt.map((name) => [name, faults.get(name)!]));
  if (result !== undefined && !/^(?:True|False)$/.test(result)) return new Map([[called, result]]);
  const own = withNames(question, needs.map(compared.names));
  if (!own) return new Map([[needs[0]!, `${file} has several names for a variable`]]);
  if (result === undefined || isLong(own)) return own;
  const because = faults.has(called) ? `This is what it returns in ${file}.` : own.because;
  return { ...own, answers: [result], because };
}

/** The subroutines on which an answer depends: those to read, and those that it names. */
function neededFor(question: ReadingQuestion): readonly string[] {
  const named = isLong(question) ? [] : question.answers.map(portName);
  const begun = question.text.includes("has just begun") ? ["initialiseBoard"] : [];
  return [...new Set([...question.needs, ...begun, ...named])];
}

/** A question with a program's names of variables; undefined if one of the exam's has several there. */
function withNames(question: ReadingQuestion, maps: readonly OwnNames[]) {
  const all = maps.flatMap((map) => [...map]);
  const others = new Map(all.filter(([exam, own]) => !isSameName(exam, own)));
  if (others.size === 0) return question;
  if (all.some(([exam, own]) => others.has(exam) && others.get(exam) !== own)) return undefined;
  const own: ReadingQuestion = JSON.parse(withOwnNames(JSON.stringify(question), others));
  return { ...own, names: [...others.values()] };
}
