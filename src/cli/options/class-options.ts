import { type Command, Option } from "commander";
import { CATALOGUE, defaultChoices } from "../../games/catalogue.ts";
import { GAMES_WITH_PUZZLES } from "../../puzzles/puzzles.ts";
import { type Choose, displayOptionsOf, withDisplayOptions } from "./option-values.ts";

/** Adds the command that runs a lesson. */
export function addLesson(program: Command, choose: Choose): void {
  const [sarrum] = CATALOGUE;
  const lesson = program
    .command("lesson")
    .description("run a lesson for a class, step by step, or list the lessons")
    .argument("[name]", "a lesson of the list, or a file")
    .addOption(
      new Option("--game <name>", "the game of a lesson in a file")
        .choices(CATALOGUE.map(({ id }) => id))
        .default(sarrum.id),
    );
  withDisplayOptions(lesson).action((name: string | undefined, options) => {
    const game = CATALOGUE.find(({ id }) => id === options.game) ?? sarrum;
    const choices = defaultChoices(game);
    choose({
      kind: "lesson",
      start: { game, choices, setup: undefined, position: undefined },
      name: name ?? "",
      ...displayOptionsOf(options),
    });
  });
}

/** Adds the command that lists puzzles. */
export function addPuzzles(program: Command, choose: Choose): void {
  const [game] = GAMES_WITH_PUZZLES;
  program
    .command("puzzle")
    .description("list the puzzles, one per line: number | moves | position | solution")
    .requiredOption("--list", "list them; to solve them, play and type puzzle")
    .addOption(new Option("--game <name>", "the game").choices(GAMES_WITH_PUZZLES).default(game))
    .action((options) => choose({ kind: "puzzles", game: options.game }));
}
