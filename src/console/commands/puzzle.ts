import { CATALOGUE } from "../../games/catalogue.ts";
import { GAMES_WITH_PUZZLES } from "../../puzzles/puzzles.ts";
import { say } from "../session/saying.ts";
import type { Command, State } from "../session/state.ts";

/** The command that sets puzzles. */
export const PUZZLE_COMMANDS: readonly Command[] = [
  {
    names: ["puzzle", "puzzles"],
    argument: "[NUMBER]",
    about: "sets a puzzle: a forced win or gain to find",
    more: "puzzle sets the next unsolved puzzle, puzzle in 3 the next unsolved one in three moves, puzzle 17 number 17; puzzle scores shows your progress.",
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
      const options = defaultsMissing(state);
      if (options !== "") {
        return say(
          state,
          `${game.title} puzzles need ${options}; type quit and start with that.`,
          ports,
        );
      }
      // Loaded only now, so that the program's first prompt appears sooner.
      const { openPuzzles } = await import("../activities/puzzle.ts");
      return openPuzzles(state, argument, ports);
    },
  },
];

/** Returns the default options of the game, as typed, if it is played with others; otherwise "". */
function defaultsMissing({ game, choices }: State): string {
  const { options } = CATALOGUE.find(({ id }) => id === game.id) ?? { options: [] };
  const others = options.filter(({ name, values }) => (choices[name] ?? values[0]) !== values[0]);
  return others.map(({ name, values }) => `--${name} ${values[0]}`).join(" ");
}
