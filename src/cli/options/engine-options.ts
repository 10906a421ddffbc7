import type { Command } from "commander";
import { DEFAULT_LEVEL } from "../../match/engine-sides.ts";
import { MAX_LEVEL, MAX_MOVE_TIME } from "../../match/players.ts";
import { wholeNumber } from "./option-values.ts";
import type { PlayRequest } from "./request.ts";

export function withComputer(command: Command): Command {
  return command
    .option(
      "--computer <sides>",
      "the computer's sides: white, black or both; in saturankam a list: north,west",
    )
    .option(
      "--level <number>",
      `the computer's level, from 1 (beginner) to ${MAX_LEVEL}; default ${DEFAULT_LEVEL}`,
      readLevel,
    )
    .option("--think <ms>", "the computer's time per move, in milliseconds", readThought);
}

type ComputerValues = { computer?: string } & Partial<Record<"level" | "think", number>>;

/** Exits with an error if a strength is given twice, or without a side. */
export function computerOf(
  command: Command,
  { computer, level, think }: ComputerValues,
): PlayRequest["computer"] {
  const given = level === undefined ? "--think" : "--level";
  if (computer === undefined) {
    if (level !== undefined || think !== undefined) {
      command.error(`error: ${given} needs --computer, to say which side the computer plays`);
    }
    return undefined;
  }
  if (level !== undefined && think !== undefined) {
    command.error("error: --level and --think exclude each other: the computer has one of them");
  }
  const time = think === undefined ? {} : { milliseconds: think };
  return { sides: computer, strength: level === undefined ? time : { level } };
}

const readLevel = wholeNumber(/^\d$/, `The level must be from 1 to ${MAX_LEVEL}.`, 1, MAX_LEVEL);
const TIME = `The time must be from 1 to ${MAX_MOVE_TIME} milliseconds.`;
const readThought = wholeNumber(/^\d{1,6}$/, TIME, 1, MAX_MOVE_TIME);
