import { type Command, InvalidArgumentError } from "commander";
import { DEFAULT_LEVEL } from "../../console/dialogue/engine-players.ts";
import { MAX_LEVEL, MAX_MOVE_TIME } from "../../match/players.ts";
import type { PlayRequest } from "./request.ts";

/** Adds the options about the computer as a player. */
export function withComputer(command: Command): Command {
  return command
    .option("--computer <sides>", "the computer plays: white, black or both")
    .option(
      "--level <number>",
      `how well it plays, from 1 (a beginner) to ${MAX_LEVEL}; default ${DEFAULT_LEVEL}`,
      readLevel,
    )
    .option("--think <ms>", "how long it thinks about a move, in milliseconds", readThought);
}

/** What the options about the computer say; leaves where it is to play well, but no side. */
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
  const strength = {
    ...(typeof level === "number" ? { level } : {}),
    ...(typeof think === "number" ? { milliseconds: think } : {}),
  };
  return { sides: computer, strength };
}

function readLevel(typed: string): number {
  const level = /^\d$/.test(typed) ? Number(typed) : 0;
  if (level >= 1 && level <= MAX_LEVEL) return level;
  throw new InvalidArgumentError(`The levels are 1 to ${MAX_LEVEL}.`);
}

function readThought(typed: string): number {
  const milliseconds = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (milliseconds >= 1 && milliseconds <= MAX_MOVE_TIME) return milliseconds;
  throw new InvalidArgumentError(`The time is from 1 to ${MAX_MOVE_TIME} milliseconds.`);
}
