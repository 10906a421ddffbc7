/** Checks an exercise after every save, one exercise after another. */

import { err, ok, type Result } from "../../base/result.ts";
import { START_COMMAND } from "../../base/start-command.ts";
import { typable } from "../../base/text.ts";
import { EXERCISES, type NumberedExercise } from "./catalogue.ts";
import { type CheckHost, type ReportForm, resultText, verdictText } from "./check-report.ts";
import { checksFor } from "./checker/check-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import type { CheckResult } from "./exercise.ts";
import { exerciseList, filesToEdit, progressText, taskText, titleLine } from "./report.ts";
import { nextToDo, openProgress, type Progress, type State } from "./work/progress.ts";
import { makeFolder } from "./work/start.ts";
import { exerciseFolder, findProgram, type StudentWork } from "./work/work-folder.ts";

/** What watching a folder needs from its process. */
export interface WatchHost extends CheckHost {
  /** The version of this program. */
  readonly version: string;
  /**
   * Shows a text and the line below it, at a terminal instead of what was shown before. Of a text that
   * does not fit into the window it shows the part with this number, from 0; the first follows the last.
   */
  page(text: string, last: string, part: number): void;
  /** Calls `saved` whenever the files in a folder have changed, until the returned function is called. */
  watchFolder(folder: string, saved: () => void): () => void;
  /** Calls `pressed` for every key until the returned function is called; undefined without a keyboard. */
  readonly keys: ((pressed: (key: string) => void) => () => void) | undefined;
}

const KEYS = "Waiting for a change. h hint, t task, r check again, n next, l list, q quit";
const PASSED = "You have passed every exercise.";
/** What happens when files change; no key is called that. */
const SAVED = "saved";
const ENTER = "\r";
const MORE = " ";
const QUIT = "q";

const NEXT = "n";
/** What ends the wait for a change; Enter does so only after a pass. */
const ENDS = [SAVED, "r", NEXT, ENTER, QUIT];

/**
 * Checks an exercise after every save until it passes and the student continues with the next one,
 * whose folder is made, or quits. A single program is watched only until it passes, and so is any
 * without a keyboard.
 * @param first undefined for the first exercise that has not been passed
 */
export async function watchWork(
  work: StudentWork,
  first: NumberedExercise | undefined,
  host: WatchHost,
): Promise<Result<boolean>> {
  const progress = await openProgress(work, host);
  if (!first && work.single)
    return err(`Which exercise? Type ${START_COMMAND} exercise watch ${typable(work.path)} 7`);
  let exercise = first ?? (await firstToDo(progress, host));
  if (!exercise) host.page(PASSED, "", 0);
  while (exercise) {
    if ((await exerciseFolder(work, exercise)) === undefined) {
      const made = await makeFolder(work, exercise);
      if (!made.ok) return made;
    }
    const watched = await watchExercise(exercise, progress, host);
    if (!watched.ok) return watched;
    exercise = watched.value;
  }
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

/** Returns the exercise to continue with; undefined to end. */
async function watchExercise(exercise: NumberedExercise, progress: Progress, host: WatchHost) {
  const program = await findProgram(progress.work, exercise);
  if (!program.ok) return program;
  const events = watchEvents(program.value.folder, host);
  try {
    for (;;) {
      const look = await lookAt(exercise, program.value, progress, host);
      host.page(look.page, look.last, 0);
      if (look.passed && !(look.next && host.keys)) return ok(undefined);
      // Keys pressed during the checks referred to what was on the screen before.
      events.forgetKeys();
      const key = await nextKey(look, events, host);
      if (key === QUIT) return ok(undefined);
      const goesOn = key === NEXT || key === ENTER;
      const next = goesOn ? await findNext(exercise, progress) : undefined;
      if (next) return ok(next);
    }
  } finally {
    events.stop();
  }
}

type Look = Awaited<ReturnType<typeof lookAt>>;

/** Checks an exercise, and returns what there is to see and to do then. */
async function lookAt(
  exercise: NumberedExercise,
  program: StudentProgram,
  progress: Progress,
  { status, keys, form }: WatchHost,
) {
  const { work } = progress;
  status(`Checking exercise ${exercise.number} ...`);
  const results: CheckResult[] = [];
  // That an unchanged program fails is no news.
  const known = await progress.known(exercise);
  if (known === undefined || ["passed", "failed"].includes(known.state))
    for await (const result of progress.check(exercise, program)) results.push(result);
  status("");
  const begun = results.length > 0;
  const all = checksFor(exercise, program).length;
  const passed = results.filter(({ failure }) => !failure).length === all;
  const verdict = passed ? "passed" : verdictText(results, all).slice(0, -1);
  const folder = (await exerciseFolder(work, exercise)) ?? work.path;
  const edit = `Edit ${filesToEdit(exercise, program, folder)}`;
  const task = taskText(exercise).replace("\n", () => `\n${edit}\n`);
  const head = `${titleLine(exercise)}: ${verdict}\n${edit}`;
  const next = passed ? await findNext(exercise, progress) : undefined;
  return {
    passed,
    next,
    page: begun ? `${head}\n\n${resultsText(results, program, form)}` : task,
    last: passed ? afterPass(work, next, keys !== undefined) : KEYS,
    /** What keys show instead of the page. */
    texts: {
      h: async () => `Hint: ${exercise.hint}\n\n${edit}`,
      t: async () => task,
      l: async () => {
        const states = await statesOf(progress);
        return `${progressText(states)}\n\n${exerciseList(states)}`;
      },
    } as Readonly<Record<string, () => Promise<string>>>,
  };
}

/** The next exercise to do; undefined if there is none, or for a single program. */
const findNext = async ({ number }: NumberedExercise, progress: Progress) =>
  progress.work.single ? undefined : nextToDo(await statesOf(progress), number);

async function statesOf(progress: Progress): Promise<ReadonlyMap<number, State>> {
  const states = new Map<number, State>();
  for (const exercise of EXERCISES) {
    const known = await progress.known(exercise);
    if (known) states.set(exercise.number, known.state);
  }
  return states;
}

/** The first failure comes first; the other checks need no more than a line each. */
function resultsText(results: readonly CheckResult[], program: StudentProgram, form: ReportForm) {
  const first = results.find(({ failure }) => failure);
  const others = results.filter((result) => result !== first);
  const lines = others.map(
    ({ check, failure }) => `  ${failure ? "FAILED" : "passed"}  ${check.about}`,
  );
  return [...(first ? [resultText(first, program, form), ""] : []), ...lines].join("\n");
}

function afterPass(
  { path, single }: StudentWork,
  next: NumberedExercise | undefined,
  keyboard: boolean,
): string {
  if (!next) return single ? "All checks passed." : PASSED;
  return keyboard
    ? `Press Enter for exercise ${next.number}, ${next.title}, or q to quit.`
    : `For the next exercise, type ${START_COMMAND} exercise watch ${typable(path)}`;
}

/** Waits for a save or for a key that ends the wait; other keys are handled meanwhile. */
async function nextKey(
  { passed, page: first, texts, last }: Look,
  events: ReturnType<typeof watchEvents>,
  { page }: WatchHost,
) {
  let [text, part] = [first, 0];
  for (;;) {
    const key = await events.next();
    if (ENDS.includes(key) && (key !== ENTER || passed)) return key;
    if (key !== MORE && !texts[key]) continue;
    [text, part] = texts[key] ? [await texts[key](), 0] : [text, part + 1];
    page(text, last, part);
  }
}

/** Gives the keys that are pressed, and SAVED when files change, one after another. */
function watchEvents(folder: string, { watchFolder, keys }: WatchHost) {
  let missed: string[] = [];
  let wake = () => {};
  const happen = (event: string) => {
    missed.push(event);
    wake();
  };
  const stopWatching = watchFolder(folder, () => happen(SAVED));
  const stopKeys = keys?.(happen);
  return {
    async next(): Promise<string> {
      while (missed.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return missed.shift()!;
    },
    /** Discards the keys that wait to be read, except q. */
    forgetKeys() {
      missed = missed.filter((event) => event === SAVED || event === QUIT);
    },
    stop() {
      stopWatching();
      stopKeys?.();
    },
  };
}
