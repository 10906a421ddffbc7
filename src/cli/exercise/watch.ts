import { EXERCISES, type NumberedExercise } from "../../exercises/catalogue.ts";
import { runChecks } from "../../exercises/check.ts";
import { exerciseList, resultText, taskText, titleLine } from "../../exercises/report.ts";
import type { Runner } from "../../exercises/run.ts";
import { type FolderEvents, type Keys, watchEvents } from "./folder-events.ts";

/** What watching a folder needs from its process. */
export interface WatchHost {
  readonly runner: Runner;
  say(text: string): void;
  /** Undefined if there is no keyboard. */
  readonly keys: Keys | undefined;
}

const KEYS = "Keys: h hint, t task, r check again, n next exercise, l list, q quit";

/**
 * Checks the first exercise that a folder does not pass, again after every save, and moves on as
 * soon as it passes. Returns the exit code, when the student quits or reaches the end.
 */
export async function watchFolder(folder: string, host: WatchHost): Promise<number> {
  const events = watchEvents(folder, host.keys);
  const passed = new Set<number>();
  const seen = new Set<number>();
  try {
    for (let index = 0; index < EXERCISES.length; ) {
      const exercise = EXERCISES[index] as NumberedExercise;
      if (await isPassed(exercise, folder, seen, host)) {
        passed.add(exercise.number);
        index++;
      } else {
        const step = await nextStep(exercise, passed, events, host);
        if (step === "quit") return 0;
        if (step === "next") index++;
      }
    }
  } finally {
    events.stop();
  }
  host.say(exerciseList(passed));
  return 0;
}

/** Runs the checks and reports them; the first time an exercise fails, its task is shown too. */
async function isPassed(
  exercise: NumberedExercise,
  folder: string,
  seen: Set<number>,
  { runner, say }: WatchHost,
): Promise<boolean> {
  say(`Checking exercise ${exercise.number} ...`);
  const results = [];
  for await (const result of runChecks(exercise, folder, runner)) results.push(result);
  if (results.every(({ failure }) => failure === undefined)) {
    say(`${titleLine(exercise)}: passed.`);
    return true;
  }
  say(`\n${seen.has(exercise.number) ? titleLine(exercise) : `${taskText(exercise)}\n`}`);
  seen.add(exercise.number);
  for (const result of results) say(resultText(result));
  return false;
}

/** Waits for a save or for a key that ends the wait; other keys are handled meanwhile. */
async function nextStep(
  exercise: NumberedExercise,
  passed: ReadonlySet<number>,
  events: FolderEvents,
  { say, keys }: WatchHost,
): Promise<"again" | "next" | "quit"> {
  // Keys pressed during the checks referred to what was on the screen before.
  events.forgetKeys();
  say(`\nWaiting for a change.${keys ? ` ${KEYS}` : ""}`);
  for (;;) {
    switch (await events.next()) {
      case "saved":
      case "r":
        return "again";
      case "unwatchable":
        say("This folder cannot be watched; press r to check it.");
        break;
      case "n":
        return "next";
      case "q":
        return "quit";
      case "h":
        say(exercise.hint);
        break;
      case "t":
        say(taskText(exercise));
        break;
      case "l":
        say(exerciseList(passed));
    }
  }
}
