import { SET_UP } from "../../editor/set-up.ts";
import { LESSON_COMMANDS } from "../../lessons/lesson-commands.ts";
import { PUZZLE_COMMANDS } from "../../puzzles/puzzle-command.ts";
import { REVIEW_ADDITION } from "../../review/replay-addition.ts";
import { REVIEW } from "../../review/review-command.ts";
import type { ReplayAddition } from "../activities/replay.ts";
import type { Command, Extension } from "../session/state.ts";

/** A part of the program that can be taken away: its folder, and its line in this list. */
interface Wing {
  /** Its folder in src. */
  readonly name: string;
  /** The wings without which it cannot be. */
  readonly needs: readonly string[];
  /** The help topic of its commands, and the command that they follow there; without that one they come first. */
  readonly topic?: string;
  readonly after?: string;
  readonly commands?: readonly Command[];
  /** What it adds to the replay of a game. */
  readonly replay?: ReplayAddition;
  /** What it adds to commands of a game, by their names. */
  readonly extends?: Readonly<Record<string, Extension>>;
}

/** The wings, in the order in which help lists their commands. */
// biome-ignore format: a line is taken away with its wing.
export const WINGS: readonly Wing[] = [
  { name: "review", needs: [], replay: REVIEW_ADDITION, extends: { review: REVIEW } },
  { name: "lessons", needs: ["puzzles"], topic: "class", commands: LESSON_COMMANDS },
  { name: "puzzles", needs: [], topic: "class", after: "learn", commands: PUZZLE_COMMANDS },
  { name: "editor", needs: [], extends: { setup: SET_UP } },
];

export const REPLAY_ADDITIONS = WINGS.flatMap(({ replay }) => replay ?? []);

/** What wings add to a command of a game. */
export const extensionOf = (name: string): Extension | undefined =>
  WINGS.flatMap((wing) => wing.extends?.[name] ?? [])[0];
