import { type Command, InvalidArgumentError } from "commander";
import { DEFAULT_LEVEL } from "../../match/engine-sides.ts";
import { MAX_LEVEL, MAX_MOVE_TIME } from "../../match/players.ts";
import type { PlayRequest } from "./request.ts";

/** Adds the options for the computer player. */
export function withComputer(command: Command): Command {
  return command
    .option("--computer <sides>", "the computer plays: white, black or both")
    .option(
      "--level <number>",
      `the computer's level, from 1 (beginner) to ${MAX_LEVEL}; default ${DEFAULT_LEVEL}`,
      readLevel,
    )
    .option("--think <ms>", "the computer's time per move, in milliseconds", readThought);
}

/**
 * Returns the values of these options; exits with an error if a strength is given without a side.
 */
export function computerOf(
  command: Command,
  { computer, level, think }: Record<string, unknown>,
): PlayRequest["computer"] {
  const idle = level === undefined ? "--think" : "--level";
  if (typeof computer !== "string") {
    if (level !== undefined || think !== undefined) {
      command.error(`error: ${idle} needs --computer, to say which side the computer plays`);
    }
    return undefined;
  }
  if (level !== undefined && think !== undefined) {
    command.error("error: --level and --think exclude each other: the computer has one of them");
  }
  const strength = {
    ...(typeof level === "number" ? { level } : {}),
    ...(typeof think === "number" ? { milliseconds: think } : {}),
  };
  return { sides: computer, strength };
}

function readLevel(typed: string): number {
  const level = /^\d$/.test(typed) ? Number(typed) : 0;
  if (level >= 1 && level <= MAX_LEVEL) return level;
  throw new InvalidArgumentError(`The level must be from 1 to ${MAX_LEVEL}.`);
}

function readThought(typed: string): number {
  const milliseconds = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (milliseconds >= 1 && milliseconds <= MAX_MOVE_TIME) return milliseconds;
  throw new InvalidArgumentError(`The time must be from 1 to ${MAX_MOVE_TIME} milliseconds.`);
}
