import type { GameCommand } from "../../session/state.ts";
import { GAMES_WITH_PUZZLES } from "./puzzles.ts";

/** What carries them out is loaded when they are typed. */
export const PUZZLE_COMMANDS: readonly GameCommand[] = [
  {
    names: ["puzzle", "puzzles"],
    games: "numbers",
    sets: "puzzle",
    argument: "[NUMBER]",
    about: "sets a puzzle: a forced win or gain to find",
    more: "puzzle sets the next unsolved puzzle, puzzle in 3 the next unsolved one in three moves, puzzle 17 number 17; puzzle scores shows your progress.",
    offered: ({ id }) => GAMES_WITH_PUZZLES.includes(id),
    complete: () => ["in ", "scores"],
    run: async (context) => (await import("./puzzle-activity.ts")).openPuzzles(context),
  },
];
