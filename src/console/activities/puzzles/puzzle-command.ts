import { GAMES_WITH_PUZZLES } from "../../../puzzles/puzzles.ts";
import { say } from "../../commands/command.ts";
import type { Command } from "../../dialogue/state.ts";

/** The command that sets puzzles. */
export const PUZZLE_COMMANDS: readonly Command[] = [
  {
    names: ["puzzle", "puzzles"],
    argument: "[NUMBER]",
    about: "sets a puzzle: a forced win to find",
    more: "puzzle sets the next one that is not solved, puzzle in 3 the next win in three moves, puzzle 17 that one; puzzle scores shows your progress.",
    offered: ({ id }) => GAMES_WITH_PUZZLES.includes(id),
    complete: () => ["in ", "scores"],
    async run(state, argument, ports) {
      const { game } = state;
      if (!GAMES_WITH_PUZZLES.includes(game.id)) {
        return say(state, `There are no puzzles of ${game.title}.`, ports);
      }
      if (game.houseRules) {
        return say(state, "Puzzles have no house rules; type house off first.", ports);
      }
      // Loaded only now, so that the program's first prompt appears sooner.
      const { openPuzzles } = await import("./puzzle.ts");
      return openPuzzles(state, argument, ports);
    },
  },
];
