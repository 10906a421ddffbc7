import { STEP_COMMANDS } from "../../../exam/stepper/step-command.ts";
import { COMPUTER_COMMANDS, helpOnComputer } from "../../activities/computer/computer-commands.ts";
import { helpAboutHouse, SET_UP } from "../../activities/editor/set-up.ts";
import { LESSON_COMMANDS } from "../../activities/lessons/lesson-commands.ts";
import { PUZZLE_COMMANDS } from "../../activities/puzzles/puzzle-activity.ts";
import { REVIEW_COMMANDS } from "../../activities/review/review-command.ts";
import type { AnyGame } from "../../rules/game.ts";
import type { Command } from "../state.ts";

/** A part of the program that can be taken away: its folder, and its line in this list. */
interface Wing {
  /** Its folder in src. */
  readonly name: string;
  /** The wings without which it cannot be. */
  readonly needs: readonly string[];
  /** The help topic of its commands, and the command that they follow there; without that one they come first. */
  readonly topic: string;
  readonly after?: string;
  readonly commands: readonly Command[];
  /** Its pages of help; one with the name of a topic ends the help on that. */
  readonly pages?: Readonly<Record<string, (game: AnyGame) => string | Promise<string>>>;
}

/** The wings, in the order in which help lists their commands. */
// biome-ignore format: a line is taken away with its wing.
export const WINGS: readonly Wing[] = [
  { name: "computer", needs: [], topic: "computer", commands: COMPUTER_COMMANDS, pages: { computer: helpOnComputer } },
  { name: "review", needs: [], topic: "records", after: "load", commands: REVIEW_COMMANDS },
  { name: "lessons", needs: ["puzzles"], topic: "class", commands: LESSON_COMMANDS },
  { name: "puzzles", needs: [], topic: "class", after: "learn", commands: PUZZLE_COMMANDS },
  { name: "editor", needs: [], topic: "class", after: "lesson", commands: SET_UP, pages: { house: helpAboutHouse } },
  { name: "stepper", needs: [], topic: "class", after: "lesson", commands: STEP_COMMANDS },
];
