import { EDIT_COMMANDS } from "../../editor/edit-command.ts";
import { LESSON_COMMANDS } from "../../lessons/lesson-commands.ts";
import { PUZZLE_COMMANDS } from "../../puzzles/puzzle-command.ts";
import { REVIEW_ADDITION } from "../../review/replay-addition.ts";
import { REVIEW_COMMANDS } from "../../review/review-command.ts";
import type { ReplayAddition } from "../activities/replay.ts";
import type { Command } from "../session/state.ts";

/** A part of the program that can be taken away: its folder, and its line in this list. */
interface Wing {
  /** Its folder in src. */
  readonly name: string;
  /** The wings without which it cannot be. */
  readonly needs: readonly string[];
  /** The help topic of its commands. */
  readonly topic: string;
  /** The command that its own follow there; without that one they come first. */
  readonly after: string;
  readonly commands: readonly Command[];
  /** What it adds to the replay of a game. */
  readonly replay?: ReplayAddition;
}

/** The wings, in the order in which help lists their commands. */
// biome-ignore format: a line is taken away with its wing.
export const WINGS: readonly Wing[] = [
  { name: "review", needs: [], topic: "records", after: "replay", commands: REVIEW_COMMANDS, replay: REVIEW_ADDITION },
  { name: "lessons", needs: ["puzzles"], topic: "class", after: "", commands: LESSON_COMMANDS },
  { name: "puzzles", needs: [], topic: "class", after: "learn", commands: PUZZLE_COMMANDS },
  { name: "editor", needs: [], topic: "class", after: "position", commands: EDIT_COMMANDS },
];

export const REPLAY_ADDITIONS = WINGS.flatMap(({ replay }) => replay ?? []);
