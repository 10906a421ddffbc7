import { join } from "node:path";
import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { typable } from "../../base/text.ts";
import { type Line, lineOf, SAID, spansOf } from "../../drawing/line.ts";
import { DEFAULT_LOOK } from "../../drawing/look.ts";
import { TOP } from "../../drawing/shown.ts";
import { hold } from "../../terminal/dialogue/loop.ts";
import type { Command, Mode, Session } from "../../terminal/dialogue/mode.ts";
import { enterMode, leaveAll } from "../../terminal/dialogue/stack.ts";
import type { Screen } from "../../terminal/screen-port.ts";
import { examRepl } from "../repl.ts";
import { EXERCISES } from "./catalogue.ts";
import {
  type CheckHost,
  checkLine,
  countPassed,
  type ReportForm,
  resultLines,
  verdictText,
} from "./check-report.ts";
import { checksFor } from "./checker/check-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import type { CheckResult, Exercise } from "./exercise.ts";
import { exerciseList, filesToEdit, progressText, taskLines } from "./report.ts";
import { type BegunWork, findBegun, programFor } from "./work/find-begun.ts";
import { type CheckState, nextToDo, openProgress, type Progress } from "./work/progress.ts";
import { makeExerciseFolder } from "./work/start.ts";
import { exerciseFolder, folderName, type StudentWork } from "./work/work-folder.ts";

export interface WatchHost extends CheckHost {
  readonly screen: Screen;
  /** Calls `saved` whenever the files in a folder have changed, until the returned function is called. */
  watchFolder(folder: string, saved: () => void): () => void;
  /** Lets Ctrl-C end the program until the next question. */
  mayEnd(): void;
}

const FOR_NEXT = `For the next exercise, type ${START_COMMAND} exercise watch`;
const PASSED = "You have passed every exercise.";
/** In milliseconds after a pass: Enter may have been pressed before it was shown. */
const TOO_SOON = 500;

interface Watch {
  readonly exercise: Exercise;
  readonly progress: Progress;
  readonly changes: ReturnType<typeof folderChanges>;
  readonly host: WatchHost;
}

/**
 * Checks an exercise after every save until it passes and the student continues with the next, whose folder is made,
 * or quits. A single program, and any without a keyboard, is watched only until it passes.
 * @param first undefined for the first exercise that has not been passed
 */
export async function watchWork(
  work: StudentWork,
  first: Exercise | undefined,
  host: WatchHost,
): Promise<Result<boolean>> {
  const progress = await openProgress(work, host);
  if (!first && work.single)
    return err(`Which exercise? Type ${START_COMMAND} exercise watch ${typable(work.path)} 7`);
  const exercise = first ?? (await firstToDo(progress, host));
  if (!exercise) {
    host.say(PASSED);
    return ok(true);
  }
  const changes = folderChanges(host);
  const opened = await open(exercise, { progress, changes, host });
  if (!opened.ok) return opened;
  const ports = { screen: host.screen, now: () => performance.now() };
  const state = watching({ stack: [], view: DEFAULT_LOOK }, opened.value);
  await hold({ state, ports }, examRepl([]));
  changes.stop();
  return ok(true);
}

async function firstToDo(progress: Progress, { status }: WatchHost) {
  for (const exercise of EXERCISES) {
    status(`Checking exercise ${exercise.number} ...`);
    const { state } = await progress.find(exercise);
    if (state !== "passed") return exercise;
  }
  return undefined;
}

/** Watches an exercise, whose folder is made if need be. */
async function open(
  exercise: Exercise,
  watch: Pick<Watch, "progress" | "changes" | "host">,
): Promise<Result<Watch>> {
  const { work } = watch.progress;
  const folder = await exerciseFolder(work, exercise);
  const made = folder === undefined ? await makeExerciseFolder(work, exercise) : ok(true);
  if (!made.ok) return made;
  const program = programFor(work, exercise, await findBegun(work, exercise));
  return program.ok ? ok({ ...watch, exercise }) : program;
}

type SeenWork = Awaited<ReturnType<typeof lookAt>>;

/** The mode in which an exercise is watched. @param look undefined until it has been checked */
function watching(state: Session, watch: Watch, look?: SeenWork): Session {
  const { changes } = watch;
  const mode: Mode = {
    title: "the watch on your work",
    prompt: () => look?.prompt ?? "",
    commands: look ? commandsOf(watch, look) : [],
    until: changes.next,
    due: (now) => (look && !changes.seen() ? undefined : check(now, watch)),
    async take({ state: now, argument, ports }) {
      if (argument.trim() !== "") return undefined;
      const isMeant = look?.passed && ports.now() - look.shown > TOO_SOON && !changes.seen();
      return isMeant ? goOn(now, watch) : now;
    },
  };
  return enterMode(state, mode);
}

async function check(state: Session, watch: Watch): Promise<Session> {
  const { changes, host } = watch;
  const { interactive, show } = host.screen;
  changes.forget();
  host.mayEnd();
  const look = await lookAt(watch);
  if (look.passed && !(look.next && interactive)) {
    show(TOP, ...look.page, "", look.last);
    return leaveAll(state);
  }
  if (interactive) {
    show(TOP, ...look.page, "");
    return watching(state, watch, look);
  }
  show(...look.page, "", "Waiting for a change.");
  await changes.next();
  return state;
}

function commandsOf(watch: Watch, { texts }: SeenWork): readonly Command[] {
  const showing = (lines: () => Promise<readonly Line[]>): Command["run"] => {
    return async ({ state }) => {
      watch.host.screen.show(TOP, ...(await lines()), "");
      return state;
    };
  };
  return [
    { names: ["hint", "h"], about: "shows a hint", run: showing(texts.hint) },
    { names: ["task", "t"], about: "shows what is to be changed", run: showing(texts.task) },
    {
      names: ["check", "r"],
      about: "checks the program again, as each change of its files does",
      run: async ({ state }) => watching(state, watch),
    },
    {
      names: ["next", "n"],
      about: "begins the next exercise, as Enter does after a pass",
      run: ({ state }) => goOn(state, watch),
    },
    { names: ["list", "l"], about: "lists what has been passed", run: showing(texts.list) },
    {
      names: ["quit", "q", "exit"],
      about: "ends watching",
      run: async ({ state }) => leaveAll(state),
    },
  ];
}

async function goOn(state: Session, watch: Watch): Promise<Session | string> {
  const next = await findNext(watch.exercise, watch.progress);
  if (!next) return "There is no other exercise to do here.";
  const opened = await open(next, watch);
  return opened.ok ? watching(state, opened.value) : opened.reason;
}

/** Finds the program anew and checks it, and returns what there is to see and to do then. */
async function lookAt({ exercise, progress, changes, host }: Watch) {
  const { status, form } = host;
  const { work } = progress;
  status(`Checking exercise ${exercise.number} ...`);
  const own = await findBegun(work, exercise, true);
  // Where the program is not in its place, it may be saved anywhere.
  changes.watch(own.state === "begun" ? own.folder : work.path);
  const begun = await progress.begun(exercise);
  const results: CheckResult[] = [];
  // That an unchanged program fails is no news.
  if (begun.program)
    for await (const result of progress.check(exercise, begun.program)) results.push(result);
  status("");
  const folder = begun.folder || begun.program?.folder || join(work.path, folderName(exercise));
  const program = begun.program ?? { folder, command: work.command };
  const all = checksFor(exercise, program).length;
  const done = countPassed(results);
  const passed = done === all;
  const verdict = passed ? "passed" : verdictText(results, all).slice(0, -1);
  const edit = `Edit ${filesToEdit(exercise, program, folder)}`;
  const notes = notesOn(begun, work, exercise);
  const [title, ...rest] = taskLines(exercise);
  const task = [title!, edit, ...notes, ...rest];
  const score = form.coloured?.score([done, all], [edit]) ?? [edit];
  const head = [lineOf([...spansOf(title!), { text: `: ${verdict}` }]), ...score];
  const next = passed ? await findNext(exercise, progress) : undefined;
  return {
    passed,
    next,
    page:
      results.length > 0 ? [...head, ...notes, "", ...resultsLines(results, program, form)] : task,
    prompt: next
      ? `Enter for exercise ${next.number}, ${next.title} (or task, check, list, quit): `
      : "Waiting for a change (or hint, task, check, next, list, quit): ",
    last: next ? `${FOR_NEXT} ${typable(work.path)}` : work.single ? "All checks passed." : PASSED,
    shown: performance.now(),
    texts: {
      hint: async () => [`Hint: ${exercise.hint}`, "", edit],
      task: async () => task,
      list: async () => listOf(await statesOf(progress), form),
    },
  };
}

/** What is to be said of a program that is not in its place, or not alone there. */
function notesOn(begun: BegunWork, work: StudentWork, exercise: Exercise): readonly Line[] {
  const found = programFor(work, exercise, begun);
  const note = found.ok || begun.state === "misplaced" ? begun.note : found.reason;
  return note === "" || begun.state === "unchanged" ? [] : [SAID.warning(note)];
}

const listOf = (
  states: ReadonlyMap<number, CheckState>,
  { coloured }: ReportForm,
): readonly Line[] =>
  coloured
    ? [coloured.progress(states), "", ...coloured.list(states)]
    : [progressText(states), "", exerciseList(states)];

/** The next exercise to do; undefined if there is none, or for a single program. */
const findNext = async ({ number }: Exercise, progress: Progress) =>
  progress.work.single ? undefined : nextToDo(await statesOf(progress), number);

async function statesOf(progress: Progress): Promise<ReadonlyMap<number, CheckState>> {
  const states = new Map<number, CheckState>();
  for (const exercise of EXERCISES) {
    const known = await progress.known(exercise);
    if (known) states.set(exercise.number, known.state);
  }
  return states;
}

/** The first failure comes first; the other checks need no more than a line each. */
function resultsLines(results: readonly CheckResult[], program: StudentProgram, form: ReportForm) {
  const first = results.find(({ failure }) => failure);
  const others = results.filter((result) => result !== first);
  const opened = first ? resultLines(first, program, form) : [];
  const gap = opened.length > 0 && others.length > 0 ? [""] : [];
  return [...opened, ...gap, ...others.map(checkLine)];
}

/** Tells changes of the files in a folder, one folder after another. */
function folderChanges({ watchFolder }: WatchHost) {
  let stop = () => {};
  let seen = false;
  let wake = () => {};
  let next = Promise.resolve();
  const forget = () => {
    seen = false;
    next = new Promise((resolve) => {
      wake = resolve;
    });
  };
  return {
    watch(folder: string) {
      stop();
      stop = watchFolder(folder, () => {
        seen = true;
        wake();
      });
    },
    /** Whether there has been a change since the last was forgotten. */
    seen: () => seen,
    /** Resolves at the next change, or at once if there has been one. */
    next: () => next,
    forget,
    stop: () => stop(),
  };
}
