import type { Command, State } from "../console/session/state.ts";
import { catalogueEntry } from "../games/catalogue.ts";
import { openPuzzles } from "./puzzle-activity.ts";
import { GAMES_WITH_PUZZLES } from "./puzzles.ts";

export const PUZZLE_COMMANDS: readonly Command[] = [
  {
    names: ["puzzle", "puzzles"],
    argument: "[NUMBER]",
    about: "sets a puzzle: a forced win or gain to find",
    more: "puzzle sets the next unsolved puzzle, puzzle in 3 the next unsolved one in three moves, puzzle 17 number 17; puzzle scores shows your progress.",
    offered: ({ id }) => GAMES_WITH_PUZZLES.includes(id),
    complete: () => ["in ", "scores"],
    async run(state, ports, argument) {
      const reason = whyNoPuzzles(state);
      return reason === undefined ? openPuzzles(state, ports, argument) : reason;
    },
  },
];

/** Why a game has no puzzles as it is played; undefined if it has. */
function whyNoPuzzles({ game, choices }: State): string | undefined {
  if (!GAMES_WITH_PUZZLES.includes(game.id)) return `There are no puzzles of ${game.title}.`;
  if (game.houseRules) return "Puzzles have no house rules; type setup house off first.";
  const { options } = catalogueEntry(game.id);
  const others = options.filter(({ name, values }) => (choices[name] ?? values[0]) !== values[0]);
  if (others.length === 0) return undefined;
  const defaults = others.map(({ name, values }) => `--${name} ${values[0]}`).join(" ");
  return `${game.title} puzzles need ${defaults}; type quit and start with that.`;
}
