import { STEP_LESSONS } from "../exam/stepper/lessons.ts";
import {
  COMPUTER_COMMANDS,
  helpOnComputer,
} from "../game/activities/computer/computer-commands.ts";
import { helpAboutHouse, SET_UP } from "../game/activities/editor/set-up.ts";
import { lessonCommands } from "../game/activities/lessons/lesson-commands.ts";
import { PUZZLE_COMMANDS } from "../game/activities/puzzles/puzzle-commands.ts";
import { REVIEW_COMMANDS } from "../game/activities/review/review-commands.ts";
import type { Wing } from "../game/session/state.ts";
import { OWN_PROGRAM, STEP_COMMANDS } from "./step-command.ts";

/** The wings, in the order in which help lists their commands. */
// biome-ignore format: a line is taken away with its wing.
export const WINGS: readonly Wing[] = [
  { name: "computer", needs: [], topic: "computer", commands: COMPUTER_COMMANDS, pages: { computer: helpOnComputer } },
  { name: "review", needs: [], topic: "records", after: "load", commands: REVIEW_COMMANDS },
  { name: "lessons", needs: ["puzzles"], topic: "class", commands: lessonCommands(() => WINGS) },
  { name: "puzzles", needs: [], topic: "class", after: "learn", commands: PUZZLE_COMMANDS },
  { name: "editor", needs: [], topic: "class", after: "lesson", commands: SET_UP, pages: { house: helpAboutHouse } },
  { name: "stepper", needs: [], topic: "class", after: "lesson", commands: STEP_COMMANDS, lessons: STEP_LESSONS, ownProgram: OWN_PROGRAM },
];
