/** Checks a folder after every save, one exercise after another. */
import { EXERCISES, type NumberedExercise } from "./catalogue.ts";
import { type ReportForm, resultText } from "./check-report.ts";
import { runChecks } from "./checker/check-program.ts";
import type { Runner } from "./checker/run-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import { exerciseList, taskText, titleLine } from "./report.ts";

/** What watching a folder needs from its process. */
export interface WatchHost {
  readonly runner: Runner;
  say(text: string): void;
  readonly form: ReportForm;
  /**
   * Calls `changed` with the name of each changed file, null if it is not known, until the returned
   * function is called. Calls `failed` if the folder cannot be watched.
   */
  watchFiles(
    folder: string,
    changed: (file: string | null) => void,
    failed: () => void,
  ): () => void;
  /** Calls `pressed` for every key until the returned function is called; undefined without a keyboard. */
  readonly keys: ((pressed: (key: string) => void) => () => void) | undefined;
}

/** What happens while a folder is watched. */
type FolderEvent =
  | { readonly kind: "saved" }
  | { readonly kind: "unwatchable" }
  | { readonly kind: "key"; readonly key: string };

const KEYS = "Keys: h hint, t task, r check again, n next exercise, l list, q quit";
const QUIT = "q";

type Step = "again" | "next" | "quit";

/** The keys that end the wait for a change. */
const STEPS: Readonly<Record<string, Step>> = { r: "again", n: "next", [QUIT]: "quit" };

/** Milliseconds without a change before a save is reported: editors write a file in several steps. */
const QUIET = 150;

/**
 * Checks the first exercise that a folder does not pass, again after every save, and moves on as
 * soon as it passes, until the student quits or reaches the end.
 */
export async function watchFolder(program: StudentProgram, host: WatchHost): Promise<void> {
  const events = watchEvents(program.folder, host);
  const passed = new Set<number>();
  const seen = new Set<number>();
  try {
    for (let index = 0; index < EXERCISES.length; ) {
      const exercise = EXERCISES[index]!;
      if (await isPassed(exercise, program, seen, host)) {
        passed.add(exercise.number);
        index += 1;
      } else {
        const step = await nextStep(exercise, passed, events, host);
        if (step === "quit") return;
        if (step === "next") index += 1;
      }
    }
  } finally {
    events.stop();
  }
  host.say(exerciseList(passed));
}

/** Runs the checks and reports them; the first time an exercise fails, its task is shown too. */
async function isPassed(
  exercise: NumberedExercise,
  program: StudentProgram,
  seen: Set<number>,
  { runner, say, form }: WatchHost,
): Promise<boolean> {
  say(`Checking exercise ${exercise.number} ...`);
  const results = [];
  for await (const result of runChecks(exercise, program, runner)) results.push(result);
  if (results.every(({ failure }) => failure === undefined)) {
    say(`${titleLine(exercise)}: passed.`);
    return true;
  }
  say(`\n${seen.has(exercise.number) ? titleLine(exercise) : `${taskText(exercise)}\n`}`);
  seen.add(exercise.number);
  for (const result of results) say(resultText(result, program, form));
  return false;
}

/** Waits for a save or for a key that ends the wait; other keys are handled meanwhile. */
async function nextStep(
  exercise: NumberedExercise,
  passed: ReadonlySet<number>,
  events: ReturnType<typeof watchEvents>,
  { say, keys }: WatchHost,
): Promise<Step> {
  // Keys pressed during the checks referred to what was on the screen before.
  events.forgetKeys();
  say(`\nWaiting for a change.${keys ? ` ${KEYS}` : ""}`);
  const texts: Readonly<Record<string, () => string>> = {
    h: () => exercise.hint,
    t: () => taskText(exercise),
    l: () => exerciseList(passed),
  };
  for (;;) {
    const event = await events.next();
    if (event.kind === "saved") return "again";
    if (event.kind === "unwatchable") {
      say("This folder cannot be watched; press r to check it.");
      continue;
    }
    const step = STEPS[event.key];
    if (step) return step;
    const text = texts[event.key]?.();
    if (text !== undefined) say(text);
  }
}

function watchEvents(folder: string, { watchFiles, keys }: WatchHost) {
  let waiting: ((event: FolderEvent) => void) | undefined;
  let missed: FolderEvent[] = [];
  let quiet: NodeJS.Timeout | undefined;
  const happen = (event: FolderEvent) => {
    if (waiting) waiting(event);
    else missed.push(event);
    waiting = undefined;
  };
  const changed = (file: string | null) => {
    if (file !== null && !file.endsWith(".ts")) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => happen({ kind: "saved" }), QUIET);
  };
  const stopWatching = watchFiles(folder, changed, () => happen({ kind: "unwatchable" }));
  const stopKeys = keys?.((key) => happen({ kind: "key", key }));
  return {
    next: () =>
      new Promise<FolderEvent>((resolve) => {
        const event = missed.shift();
        if (event) resolve(event);
        else waiting = resolve;
      }),
    /** Discards the keys that wait to be read, except q. */
    forgetKeys() {
      missed = missed.filter((event) => event.kind !== "key" || event.key === QUIT);
    },
    stop() {
      clearTimeout(quiet);
      stopWatching();
      stopKeys?.();
    },
  };
}
