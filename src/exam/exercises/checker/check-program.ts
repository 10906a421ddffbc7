import type { Check, CheckResult, DialogueCheck, Exercise, Failure } from "../exercise.ts";
import { QuestionLines } from "../judges/question-lines.ts";
import { type CallRules, rulesCaller, rulesJudge } from "./compare-rules.ts";
import { faultOf, placeAfter } from "./faults.ts";
import type { Ask } from "./find-questions.ts";
import { type HeldDialogue, holdDialogue, withoutEcho } from "./hold-dialogue.ts";
import { type OpenProgram, openProgram } from "./open-program.ts";
import { playGames } from "./play-games.ts";
import type { QuestionTexts } from "./question-texts.ts";
import type { Dialogue } from "./read-dialogue.ts";
import { ENDLESS_TIME, type Run, type Runner } from "./run-program.ts";
import { findCopy, type StudentProgram } from "./student-program.ts";

type Checks = Pick<Exercise, "checks">;

/** The checks that apply to a program: in another language only dialogues, and not all of them. */
export const checksFor = ({ checks }: Checks, { command }: StudentProgram): readonly Check[] =>
  command === undefined
    ? checks
    : checks.filter((check) => check.kind !== "rules" && !("copiesOnly" in check));

/**
 * Runs the checks of an exercise one after the other, so that a caller may stop at a failure; stops by itself after a
 * fault, such as a crash. One process makes the calls of all rules checks. Nothing is written to the program's folder.
 */
export async function* runChecks(
  exercise: Checks,
  program: StudentProgram,
  runner: Runner,
): AsyncGenerator<CheckResult> {
  const limited = { ...runner, spare: { time: runner.mostTime, usual: ENDLESS_TIME } };
  const opened = await openProgram(program, limited);
  if (!opened.ok) {
    const failure = faultOfProgram("be ready to run", opened.reason);
    for (const check of checksFor(exercise, program).slice(0, 1)) yield { check, failure };
    return;
  }
  const { folder } = opened.value;
  try {
    const callRules = rulesCaller(folder, limited);
    const open = { ...opened.value, playAnew: runner.playAnew };
    for await (const result of checkOpenProgram(exercise, program, open, callRules)) {
      const { check, failure } = result;
      const appeared = failure?.appeared.replaceAll(folder, program.folder) ?? "";
      const isWhole = program.command || findCopy(folder).ok;
      if (isWhole) yield { ...result, failure: failure && { ...failure, appeared } };
      else yield { check, failure: faultOfProgram("keep its own files", REMOVED) };
    }
  } finally {
    opened.value.close();
  }
}

const REMOVED = "It removed them, in the copy that was checked.";

const faultOfProgram = (expected: string, appeared: string): Failure => ({
  expected: `the program to ${expected}`,
  appeared,
  isFault: "passing",
});

/** Runs the checks of a program that is ready to run. */
export async function* checkOpenProgram(
  exercise: Checks,
  program: StudentProgram,
  open: Pick<OpenProgram, "run"> & Pick<Runner, "playAnew">,
  callRules: CallRules,
): AsyncGenerator<CheckResult> {
  const checks = checksFor(exercise, program);
  const judgeRules = rulesJudge(checks, program.folder, callRules);
  const texts = program.command && new (await import("./question-texts.ts")).QuestionTexts();
  const known = { texts, lines: new QuestionLines(), stopped: 0 };
  const run = (check: DialogueCheck) => runDialogue(check, program, open, known);
  const runCheck = async (check: Check): Promise<CheckResult> => {
    if (check.kind === "rules") return { check, failure: await judgeRules(check) };
    if (check.kind === "games") return playGames(check, run, open.playAnew);
    return (await run(check)) ?? { check, failure: SLOW };
  };
  for (const check of checks) {
    const result = await runCheck(check);
    yield result;
    if (result.failure?.isFault) return;
  }
}

/** Asks only once for the same answers, unless what a program prints would fill the memory. */
function remember(ask: Ask): Ask {
  const runs = new Map<string, Promise<Run>>();
  return async (answers) => {
    const key = JSON.stringify(answers);
    const known = runs.get(key) ?? ask(answers);
    runs.set(key, known);
    const run = await known;
    if (run.end === "too much output") runs.delete(key);
    return run;
  };
}

export async function firstFailure(
  results: AsyncIterable<CheckResult>,
): Promise<Failure | undefined> {
  for await (const { failure } of results) {
    if (failure) return failure;
  }
  return undefined;
}

/** The failure of a program that ends in time, but not whenever it is run to find out what it asks. */
const SLOW = faultOfProgram(
  "end soon: a check runs it many times",
  "Its runs took too long; does it wait, or start slowly?",
);

const notEnding = (appeared: string) =>
  faultOfProgram("end when its input ends: a check runs it many times", appeared);

/** The failures of programs that cannot be followed in the time and with the runs that there are. */
const ENDLESS = notEnding(
  "It asks for ever when its input has ended, as if more had been typed, so that the checks cannot tell which answers it has read; let it end there.",
);
const DIFFERENT = notEnding(
  "What it prints when its input has ended is not always the same, so that its questions were not found; let it print nothing there.",
);

/** The failure of a program of which another run than the complete one was stopped. */
function slowFailure({ timeUp }: Run, typed: readonly string[]): Failure {
  if (timeUp?.isEndless) return ENDLESS;
  if (!timeUp || timeUp.isShared) return SLOW;
  const appeared = `It did not end in ${timeUp.seconds} seconds when its input ended${placeAfter(typed)}.`;
  return faultOfProgram("end when its input ends", appeared);
}

interface KnownQuestions {
  /** Undefined if it shows every answer after its question. */
  readonly texts: QuestionTexts | undefined;
  readonly lines: QuestionLines;
  /** How many runs were stopped while they asked for ever. */
  stopped: number;
  /** When it was found that it does not always print the same at the end of its input; undefined until then. */
  differs?: number;
}

/** So many runs that ask for ever are stopped; a program whose questions are recognised needs about half of them. */
const MOST_STOPPED = 60;

const asksForEver = ({ end, output }: Run) =>
  end === "too much output" && /[?:>]\s/.test(output.slice(-1000));

/** Why more runs would not tell what a program asks; undefined if they may. */
function whyUnclear(run: Run, known: KnownQuestions): Failure | undefined {
  if (asksForEver(run)) known.stopped += 1;
  if (known.stopped > MOST_STOPPED) return ENDLESS;
  if (known.texts?.farewellsDiffer) known.differs ??= Date.now();
  return Date.now() - (known.differs ?? Infinity) > ENDLESS_TIME ? DIFFERENT : undefined;
}

type Divided = Pick<HeldDialogue, "dialogue" | "run">;

async function runDialogue(
  check: DialogueCheck,
  program: StudentProgram,
  open: Pick<OpenProgram, "run">,
  known: KnownQuestions,
): Promise<CheckResult | undefined> {
  const { texts, lines } = known;
  const earlier = check.typedBefore ? [linesOf(check.typedBefore)] : [];
  let starts = 0;
  let slow: Failure | undefined;
  let ended: Run | undefined;
  const ask = remember(async (answers) => {
    // More runs would tell no more.
    if (ended) return ended;
    starts += 1;
    const run = await open.run(...earlier, linesOf(answers));
    if (run.end === "too long") slow ??= slowFailure(run, answers);
    const unclear = whyUnclear(run, known);
    slow = unclear ?? slow;
    if (run.end === "ended parent" || unclear || slow === ENDLESS) ended = run;
    return run;
  });
  const held = await holdDialogue(ask, check.typed, texts);
  const fault = ended?.end === "ended parent" && faultOf(ended, program.folder);
  if (fault)
    return { check, failure: { expected: "the program to end only itself", ...fault }, starts };
  if (!held) return undefined;
  const judge = ({ dialogue, run }: Divided) =>
    failureOf(check, { dialogue: lines.whole(dialogue), run }, program);
  let failure = judge(held);
  const { answer } = failure ?? {};
  // Nothing is reported that might only have been divided wrongly.
  if (answer !== undefined && !(await held.isCertain(answer))) {
    const { findQuestions, MOST_TRIED } = await import("./find-questions.ts");
    if (check.typed.length > MOST_TRIED) return undefined;
    const divided = withoutEcho(await findQuestions(ask, check.typed), check.typed);
    failure = judge(divided);
  }
  // A run that printed nothing may have been given too little time.
  const isStarted = held.run.output !== "" || !held.run.timeUp?.isShared;
  const isItsFault = held.run.end === "too long" && isStarted;
  return { check, failure: isItsFault ? failure : (slow ?? failure), starts };
}

/** What is wrong with a dialogue, or how the program ended. */
function failureOf(
  check: DialogueCheck,
  { dialogue, run }: Divided,
  program: StudentProgram,
): Failure | undefined {
  const fault = faultIn(run, dialogue, program);
  const failure = check.judge(dialogue);
  if (!fault) return withStderr(failure, run);
  // A crash may follow from what went wrong before it; but what was printed last may be lost in it.
  const { answer = Number.MAX_SAFE_INTEGER } = failure ?? {};
  const isCause = run.end === "crash" && answer < (fault.answer ?? 0);
  const isComplete = (dialogue.answers[answer + 1]?.question ?? "") !== "";
  return isCause && isComplete ? { ...fault, ...failure } : fault;
}

/** Answers as they are typed, each on a line. */
export const linesOf = (typed: readonly string[]) => typed.map((line) => `${line}\n`).join("");

function faultIn(run: Run, { answers }: Dialogue, { folder }: StudentProgram): Failure | undefined {
  const read = run.isEarlier ? undefined : answers.map(({ typed }) => typed);
  const fault = faultOf(run, folder, read);
  if (!fault) return undefined;
  if (!read) return { expected: "the program to end its first run", ...fault };
  const due = read.length === 0 ? "start" : "continue";
  const expected = `the program to ${run.end === "no question" ? "print a question" : due}`;
  return { expected, ...fault, answer: read.length - 1 };
}

/** Node's own warnings. */
const WARNING = /^\(.*\n?/gm;

/** Says that messages on stderr do not count, if there are any. */
function withStderr(failure: Failure | undefined, { errors }: Run): Failure | undefined {
  if (!failure || errors.replace(WARNING, "").trim() === "") return failure;
  const appeared = `${failure.appeared}\nWhat it printed to stderr does not count.`;
  return { ...failure, appeared };
}
