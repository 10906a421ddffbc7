import { type Command, InvalidArgumentError, Option } from "commander";
import { inWords, printable, START_COMMAND } from "../../core/text.ts";
import { CATALOGUE, catalogueEntry } from "../../games/catalogue.ts";
import { KINDS, type KindName } from "../../worksheets/kinds.ts";
import { LEVELS } from "../../worksheets/task.ts";
import { type Choose, readCountTo, readSeed, text } from "./option-values.ts";

/** The number of tasks without --count, and the most of them. */
const DEFAULT_COUNT = 6;
const MAX_COUNT = 30;

const NAMES = Object.keys(KINDS) as readonly KindName[];

const HELP = `
Kinds:
${NAMES.map((name) => `  ${name.padEnd(10)} ${KINDS[name].about}`).join("\n")}

Open the page in a browser and print it. The answers begin on a new page.

Examples:
  ${START_COMMAND} worksheet --kind moves --level 2 --out moves.html
  ${START_COMMAND} worksheet --kind trace --count 4 --seed 7 --out trace.html`;

/** Adds the command that makes worksheets. */
export function addWorksheet(program: Command, choose: Choose): void {
  const ids = CATALOGUE.map(({ id }) => id);
  const command = program
    .command("worksheet")
    .description("make a worksheet to print (HTML), with its answers on a separate page")
    .addOption(
      new Option("--kind <kind>", "what the tasks are about").choices(NAMES).makeOptionMandatory(),
    )
    .option(
      "--count <number>",
      `how many tasks, from 1 to ${MAX_COUNT}`,
      readCountTo(MAX_COUNT),
      DEFAULT_COUNT,
    )
    .option(
      "--level <number>",
      `${graded()}: how hard, from ${LEVELS[0]} to ${LEVELS.at(-1)}; default ${LEVELS[0]}`,
      readLevel,
    )
    .option("--seed <number>", "make the same worksheet again", readSeed)
    .option("--title <text>", "the title of the worksheet", readTitle)
    .addOption(new Option("--game <name>", `${otherGames()}: the game`).choices(ids))
    .option("--out <file>", "write to this file, which must not exist yet")
    .addHelpText("after", HELP);
  command.action((options) => {
    const kind = options.kind as KindName;
    const [first] = CATALOGUE;
    const game = catalogueEntry(options.game);
    if (options.level !== undefined && !KINDS[kind].graded) {
      command.error(`error: --level is an option of ${graded()}; ${kind} has no levels`);
    }
    if (game !== first && !KINDS[kind].anyGame) {
      command.error(`error: --kind ${kind} is only for ${first.id}; leave out --game`);
    }
    choose({
      kind: "worksheet",
      tasks: kind,
      game,
      count: options.count,
      level: options.level ?? LEVELS[0],
      seed: options.seed,
      title: text(options.title),
      out: text(options.out),
    });
  });
}

const graded = () => inWords(NAMES.filter((name) => KINDS[name].graded));
const otherGames = () => inWords(NAMES.filter((name) => KINDS[name].anyGame));

function readLevel(typed: string): number {
  const level = LEVELS.find((one) => String(one) === typed);
  if (level !== undefined) return level;
  throw new InvalidArgumentError(`The level must be ${inWords(LEVELS, "or")}.`);
}

function readTitle(typed: string): string {
  const title = printable(typed, "").trim();
  if (title === "") throw new InvalidArgumentError("The title is empty.");
  return title;
}
