import { InvalidArgumentError } from "commander";
import { START_COMMAND } from "../base/start-command.ts";
import { inWords, printable } from "../base/text.ts";
import { LEVELS } from "../game/activities/sheets/request.ts";
import { CATALOGUE, catalogueEntry } from "../game/rules/catalogue.ts";
import { MAX_PUPILS } from "../base/new-files.ts";
import { type Choose, gameOption, notEmpty, type Parser, readSeed, wholeNumber } from "./parser.ts";
import { startOf, typing, withGameOptions } from "../game/command-line/playing.ts";
import { KINDS, type KindName } from "./worksheet-kinds.ts";

/** The number of tasks without --count, and the most of them. */
const DEFAULT_COUNT = 6;
const MAX_COUNT = 30;

const NAMES = Object.keys(KINDS) as readonly KindName[];

const HELP = `
Kinds:
${NAMES.map((name) => `  ${name.padEnd(10)} ${KINDS[name].about}`).join("\n")}

Open the page in a browser and print it. The answers begin on a new page, or are
a page of their own with --answers. A file of names for --pupils has a name on
each line.

Examples:
  ${START_COMMAND} worksheet --kind moves --level 2 --out moves.html
  ${START_COMMAND} worksheet --kind trace --count 4 --seed 7 --out trace.html
  ${START_COMMAND} worksheet --kind calls --pupils names.txt --out class.html`;

const kindsOfGames = () => inWords(NAMES.filter((name) => KINDS[name].ofGames));

const READERS = {
  kind: NAMES,
  count: wholeNumber("The count", 1, MAX_COUNT),
  level: wholeNumber("The level", 1, LEVELS.length),
  seed: readSeed,
  title: notEmpty("title", (typed) => printable(typed, "").trim()),
  pupils: readPupils,
};

export function addWorksheet(program: Parser, choose: Choose): void {
  const command = program
    .command("worksheet")
    .description("make worksheets to print (HTML), with their answers on pages of their own")
    .addHelpText("after", HELP)
    .takes(
      `
    --kind <kind>     what the tasks are about
    --count <number>  how many tasks, from 1 to ${MAX_COUNT} (default: ${DEFAULT_COUNT})
    --level <number>  ${kindsOfGames()}: how hard, from ${LEVELS[0]} to ${LEVELS.at(-1)}; default ${LEVELS[0]}
    --seed <number>   make the same worksheet again
    --title <text>    the title of the worksheet
    --pupils <number|file>  make different sheets, numbered, for so many pupils
                            (at most ${MAX_PUPILS}) or for the names in a file
    --from <file>     take the extracts from this program, in any language
    --no-extracts     print no extracts from the program
    --out <file>      write to this file, which must not exist yet
    --answers <file>  write the answers to this file, which must not exist yet`,
      READERS,
    )
    .addOption(gameOption(`${kindsOfGames()}: the game`));
  command.action((typed) => {
    const { kind, game: id, level, count = DEFAULT_COUNT } = typed;
    if (kind === undefined)
      command.error(`error: worksheet needs --kind with ${inWords(NAMES, "or")}`);
    const game = catalogueEntry(id);
    const { ofGames } = KINDS[kind as KindName];
    if (level !== undefined && !ofGames) {
      command.error(`error: --level is an option of ${kindsOfGames()}; ${kind} has no levels`);
    }
    if (game !== CATALOGUE[0] && !ofGames) {
      command.error(`error: --kind ${kind} is only for ${CATALOGUE[0].id}; leave out --game`);
    }
    const options = { ...typed, game, count, level: level ?? LEVELS[0] };
    choose(async (host) => (await import("./worksheet.ts")).worksheetReport(options, host));
  });
}

function readPupils(typed: string): number | string {
  if (!/^\d+$/.test(typed)) return typed;
  const pupils = Number(typed);
  if (pupils >= 1 && pupils <= MAX_PUPILS) return pupils;
  throw new InvalidArgumentError(
    `The number of pupils must be from 1 to ${MAX_PUPILS}; otherwise name a file.`,
  );
}

export function addFigures(program: Parser, choose: Choose): void {
  const figures = program.command("figures").description("list the figures of the exam's paper");
  const figure = program
    .command("figure <number...>")
    .description("show a figure of the exam's paper: 9, 5e (our letter), 5 gisgigir");
  for (const command of [figures, figure]) {
    withGameOptions(command, CATALOGUE[0]).takesDisplay();
    command.action(() => {
      const [start, name, options] = [startOf(command), command.args.join(" "), command.opts()];
      choose(async (host) => (await import("../game/activities/lessons/from-command-line.ts")).figure(start, name, options, host));
    });
  }
}

export function addLesson(program: Parser, choose: Choose): void {
  const lesson = program
    .command("lesson")
    .description("run a lesson for a class, step by step, or list the lessons")
    .argument("[name]", "a lesson of the list, or a file")
    .option("--check", "play it without stopping, and name the lines that fail")
    .addOption(gameOption("the game of a lesson in a file").default(CATALOGUE[0].id));
  lesson.takesDisplay().action((name: string | undefined, options) => {
    if (options.check && name === undefined) lesson.error("error: --check needs a lesson");
    const start = startOf(lesson);
    choose(async (host) => (await import("../game/activities/lessons/from-command-line.ts")).lesson(start, name, options, host));
  });
}

export function addPuzzles(program: Parser, choose: Choose): void {
  const puzzle = program
    .command("puzzle")
    .description("set a puzzle, or list all, one per line: number | moves | position | solution")
    .argument("[words...]", "which one: in 3, 17 or scores")
    .option("--list", "list them in place of setting one")
    .addOption(gameOption("the game").default(CATALOGUE[0].id));
  puzzle.takesDisplay().action((words: readonly string[], { list, game, ...options }) => {
    if (list && words.length > 0)
      puzzle.error("error: too many arguments: --list lists all puzzles");
    if (!list) choose(typing(["puzzle", ...words], startOf(puzzle), options));
    else choose(async () => (await import("../game/activities/lessons/from-command-line.ts")).puzzles(game));
  });
}
