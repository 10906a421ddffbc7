import { MAX_PUPILS } from "../base/named-files.ts";
import { err, ok, type Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import { notEmpty, readSeed, type Subcommand, wholeNumber } from "../base/subcommand.ts";
import { inWords, printable } from "../base/text.ts";
import { LEVELS } from "../game/activities/sheets/request.ts";
import { GAME_READER, gameOption } from "../game/command-line/start-options.ts";
import { CATALOGUE, catalogueEntry } from "../game/rules/catalogue.ts";
import type { Host } from "../terminal/host.ts";
import type { WorksheetOptions } from "./worksheet.ts";
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

/** What is typed for a worksheet. */
interface Typed extends Omit<WorksheetOptions, "kind" | "game" | "count" | "level"> {
  readonly kind?: KindName;
  readonly game?: string;
  readonly count?: number;
  readonly level?: WorksheetOptions["level"];
}

export const WORKSHEET: Subcommand = {
  usage: "worksheet",
  about: "make worksheets to print (HTML), with their answers on pages of their own",
  help: HELP,
  options: `
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
    --answers <file>  write the answers to this file, which must not exist yet
${gameOption(`${kindsOfGames()}: the game`)}`,
  readers: {
    ...GAME_READER,
    kind: NAMES,
    count: wholeNumber("The count", 1, MAX_COUNT),
    level: wholeNumber("The level", 1, LEVELS.length),
    seed: readSeed,
    title: notEmpty("title", (typed) => printable(typed, "").trim()),
    pupils: readPupils,
  },
  async run(typed: Typed, host: Host) {
    const { kind, game: id, level, count = DEFAULT_COUNT } = typed;
    if (kind === undefined) return err(`worksheet needs --kind with ${inWords(NAMES, "or")}`);
    const game = catalogueEntry(id);
    const { ofGames } = KINDS[kind];
    if (level !== undefined && !ofGames)
      return err(`--level is an option of ${kindsOfGames()}; ${kind} has no levels`);
    if (game !== CATALOGUE[0] && !ofGames)
      return err(`--kind ${kind} is only for ${CATALOGUE[0].id}; leave out --game`);
    const options = { ...typed, kind, game, count, level: level ?? LEVELS[0] };
    return (await import("./worksheet.ts")).worksheetReport(options, host);
  },
};

function readPupils(typed: string): Result<number | string> {
  if (!/^\d+$/.test(typed)) return ok(typed);
  const pupils = Number(typed);
  if (pupils >= 1 && pupils <= MAX_PUPILS) return ok(pupils);
  return err(`The number of pupils must be from 1 to ${MAX_PUPILS}; otherwise name a file.`);
}
