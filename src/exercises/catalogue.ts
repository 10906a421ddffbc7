import { err, ok, type Result } from "../core/result.ts";
import type { Exercise } from "./exercise.ts";
import { DISPLAY } from "./groups/display.ts";
import { FILES } from "./groups/files.ts";
import { INPUT } from "./groups/input.ts";
import { INPUT_SQUARES } from "./groups/input-squares.ts";
import { MESSAGES } from "./groups/messages.ts";
import { MESSAGES_PIECES } from "./groups/messages-pieces.ts";
import { PLAY } from "./groups/play.ts";
import { RULES_BOARD } from "./groups/rules-board.ts";
import { RULES_DANGER } from "./groups/rules-danger.ts";
import { RULES_DRAWS } from "./groups/rules-draws.ts";
import { RULES_MOVES } from "./groups/rules-moves.ts";
import { RULES_PIECES } from "./groups/rules-pieces.ts";

/** An exercise with its number, by which students name it. */
export interface NumberedExercise extends Exercise {
  /** From 1, in the order of the list. */
  readonly number: number;
}

/** All exercises, group by group; within a group the easier ones come first. */
export const EXERCISES: readonly NumberedExercise[] = [
  ...INPUT,
  ...INPUT_SQUARES,
  ...MESSAGES,
  ...MESSAGES_PIECES,
  ...DISPLAY,
  ...RULES_MOVES,
  ...RULES_PIECES,
  ...RULES_BOARD,
  ...RULES_DRAWS,
  ...RULES_DANGER,
  ...PLAY,
  ...FILES,
].map((exercise, index) => ({ ...exercise, number: index + 1 }));

/** Finds the exercise with a number as it was typed. */
export function findExercise(typed: string): Result<NumberedExercise> {
  const found = EXERCISES.find(({ number }) => String(number) === typed);
  if (found) return ok(found);
  return err(`There is no exercise “${typed}”; they are numbered from 1 to ${EXERCISES.length}.`);
}
