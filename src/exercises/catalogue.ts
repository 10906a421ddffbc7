import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
import type { Exercise, GamesCheck, Task } from "./exercise.ts";
import { DISPLAY } from "./groups/display.ts";
import { FILES } from "./groups/files.ts";
import { INPUT } from "./groups/input.ts";
import { INPUT_SQUARES } from "./groups/input-squares.ts";
import { MENUS, THIRD_SETUP } from "./groups/menus.ts";
import { MESSAGES } from "./groups/messages.ts";
import { PLAY } from "./groups/play.ts";
import { RULES_DANGER } from "./groups/rules-danger.ts";
import { RULES_DRAWS } from "./groups/rules-draws.ts";
import { RULES_MOVES } from "./groups/rules-moves.ts";
import { RULES_PIECES } from "./groups/rules-pieces.ts";
import { FULL_NAMES, SORTED_WINNERS } from "./groups/subroutines.ts";
import { LISTENERS } from "./judges/listeners.ts";
import { answersIn } from "./notation.ts";

/** The groups in the order of the list; within a group the easier exercises come first. */
const GROUPS: readonly (readonly [name: string, exercises: readonly Task[]])[] = [
  ["Input", [...INPUT, ...INPUT_SQUARES]],
  ["Messages", MESSAGES],
  ["Display", DISPLAY],
  ["Rules", [...RULES_MOVES, ...RULES_PIECES, ...RULES_DRAWS, ...RULES_DANGER]],
  ["Play", PLAY],
  ["Files", FILES],
  ["Menus and subroutines", [FULL_NAMES, THIRD_SETUP, ...MENUS, SORTED_WINNERS]],
];

/** An exercise with its number, by which students name it. */
export interface NumberedExercise extends Exercise {
  /** From 1, in the order of the list. */
  readonly number: number;
}

const ORDER = GROUPS.flatMap(([, exercises]) => exercises);

/** Random games come last, since chosen ones explain better what went wrong. */
function withChecks({ listeners = [], games, calls = [], ...task }: Task): Exercise {
  const common = {
    kind: "games",
    exercise: task.id,
    listeners: [...listeners, ...LISTENERS],
  } as const;
  const chosen = games.map(
    ([about, typed, { before, ...more } = {}]): GamesCheck => ({
      ...common,
      about,
      typed: answersIn(typed),
      ...(before && { typedBefore: answersIn(before) }),
      ...more,
    }),
  );
  const random = { ...common, about: "plays random games as it should" };
  return { ...task, checks: [...calls, ...chosen, random] };
}

/** The groups and their exercises, as they are listed. */
export const EXERCISE_GROUPS = GROUPS.map(([name, tasks]) => ({
  name,
  exercises: tasks.map(
    (task): NumberedExercise => ({ ...withChecks(task), number: ORDER.indexOf(task) + 1 }),
  ),
}));

export const EXERCISES: readonly NumberedExercise[] = EXERCISE_GROUPS.flatMap(
  ({ exercises }) => exercises,
);

/** Finds the exercise with a number as it was typed. */
export function findExercise(typed: string): Result<NumberedExercise> {
  // Folders are named 07.
  const found = EXERCISES.find(({ number }) => String(number) === typed.replace(/^0+/, ""));
  if (found) return ok(found);
  const fault = /^\d+$/.test(typed)
    ? `There is no exercise ${quoted(typed)}`
    : `${quoted(typed)} is not the number of an exercise, such as 7`;
  return err(`${fault}; they are numbered from 1 to ${EXERCISES.length}.`);
}
