/** The subcommands for figures and lessons. */
import type { Subcommand } from "../../../base/subcommand.ts";
import { DISPLAY, DISPLAY_READERS } from "../../../terminal/display-options.ts";
import type { GameHost } from "../../command-line/game-host.ts";
import {
  GAME_DEFAULT,
  GAME_READER,
  gameOption,
  optionsOf,
  readersOf,
} from "../../command-line/start-options.ts";
import { CATALOGUE } from "../../rules/catalogue.ts";
import type { Wing } from "../../session/state.ts";
import type { FigureOptions, LessonOptions } from "./from-command-line.ts";

/** What is common to the figures, which are of the exam's game. */
const FIGURE_OPTIONS = {
  options: `${optionsOf(CATALOGUE[0])}${DISPLAY}`,
  readers: { ...readersOf(CATALOGUE[0]), ...DISPLAY_READERS },
  run: async (typed: FigureOptions, host: GameHost) =>
    (await import("./from-command-line.ts")).figure(typed, host),
} as const;

export const FIGURES: Subcommand = {
  usage: "figures",
  about: "list the figures of the exam's paper",
  ...FIGURE_OPTIONS,
};

export const FIGURE: Subcommand = {
  usage: "figure <number...>",
  about: "show a figure of the exam's paper: 9, 5e (our letter), 5 gisgigir",
  ...FIGURE_OPTIONS,
};

/** The subcommand for lessons, with those of the wings. */
export const lessonWith = (wings: readonly Wing[]): Subcommand => ({
  usage: "lesson [name]",
  about: "run a lesson for a class, step by step, or list the lessons",
  arguments: { name: "a lesson of the list, or a file" },
  options: `
    --check        play it without stopping, and name the lines that fail${wings.map(({ ownProgram }) => ownProgram?.option).join("")}
${gameOption("the game of a lesson in a file")}${DISPLAY}`,
  readers: { ...GAME_READER, ...DISPLAY_READERS },
  defaults: GAME_DEFAULT,
  run: async (typed: LessonOptions, host: GameHost) =>
    (await import("./from-command-line.ts")).lesson(typed, host),
});
