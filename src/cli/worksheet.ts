import { MAX_PUPILS, namesInFile, newFiles } from "../base/named-files.ts";
import { err, ok, type Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import {
  notEmpty,
  numbersIn,
  readSeed,
  SEEDS,
  type Subcommand,
  wholeNumber,
} from "../base/subcommand.ts";
import { inWords, printable, typable } from "../base/text.ts";
import { pagesOf, type Sheet } from "../drawing/sheets/page.ts";
import type { MakeTasks, Tasks } from "../drawing/sheets/task.ts";
import { followOwn } from "../exam/own-program.ts";
import { extractsOf } from "../exam/sheets/extracts.ts";
import type { QuestionRequest } from "../exam/sheets/questions.ts";
import { DIFFICULTIES, type GameTaskRequest } from "../game/activities/sheets/request.ts";
import { GAME_READER, gameOption } from "../game/command-line/start-options.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  catalogueEntry,
  defaultChoices,
  loadConfigured,
} from "../game/rules/catalogue.ts";
import type { Host } from "../terminal/host.ts";
import { KINDS, type KindName } from "./worksheet-kinds.ts";

/** The number of tasks without --count, and the most of them. */
const DEFAULT_COUNT = 6;
const MAX_COUNT = 30;

const NAMES = Object.keys(KINDS) as readonly KindName[];

const HELP = `
Kinds:
${NAMES.map((name) => `  ${name.padEnd(10)} ${KINDS[name].about}`).join("\n")}

Open the page in a browser and print it; the preview there shows how many sheets
of paper it takes. The answers begin on a new page, or are a page of their own
with --answers. A file of names for --pupils has a name on each line.

Examples:
  ${START_COMMAND} worksheet --kind moves --level 2 --out moves.html
  ${START_COMMAND} worksheet --kind trace --count 4 --seed 7 --out trace.html
  ${START_COMMAND} worksheet --kind calls --pupils names.txt --out class.html`;

const kindsOfGames = () => inWords(NAMES.filter((name) => KINDS[name].ofGames));

/** What is typed for a worksheet; `pupils` is how many get a sheet each, or a file with their names. */
interface TypedWorksheet
  extends Pick<WantedWorksheet, "title" | "from" | "extracts" | "only" | "fullAnswers"> {
  readonly kind?: KindName;
  readonly game?: string;
  readonly count?: number;
  readonly level?: WantedWorksheet["level"];
  readonly seed?: number;
  readonly pupils?: number | string;
  readonly out?: string;
  readonly answers?: string;
}

export const WORKSHEET: Subcommand = {
  usage: "worksheet",
  about: "make worksheets to print (HTML), with their answers on pages of their own",
  help: HELP,
  options: `
    --kind <kind>     what the tasks are about
    --count <number>  how many tasks, from 1 to ${MAX_COUNT} (default: ${DEFAULT_COUNT})
    --level <number>  ${kindsOfGames()}: how hard, from ${DIFFICULTIES[0]} to ${DIFFICULTIES.at(-1)}; default ${DIFFICULTIES[0]}
    --only <numbers>  tasks: these exercises, such as 7,8
    --seed <number>   make the same worksheet again
    --title <text>    the title of the worksheet
    --pupils <number|file>  make different sheets, numbered, for so many pupils
                            (at most ${MAX_PUPILS}) or for the names in a file
    --from <file>     take the extracts from this program, in any language
    --no-extracts     print no extracts from the program
    --out <file>      write to this file, which must not exist yet
    --answers <file>  write the answers to this file, which must not exist yet
    --full-answers    with --pupils: also print the answers of each sheet in full
${gameOption(`${kindsOfGames()}: the game`)}`,
  readers: {
    ...GAME_READER,
    kind: NAMES,
    count: wholeNumber("The count", 1, MAX_COUNT),
    level: wholeNumber("The level", 1, DIFFICULTIES.length),
    only: (text) => ok(numbersIn(text)),
    seed: readSeed,
    title: notEmpty("title", (typed) => printable(typed, "").trim()),
    pupils: readPupils,
  },
  async run(typed: TypedWorksheet, host: Host) {
    const { kind, level } = typed;
    if (kind === undefined) return err(`worksheet needs --kind with ${inWords(NAMES, "or")}`);
    const game = catalogueEntry(typed.game);
    const { ofGames } = KINDS[kind];
    if (level !== undefined && !ofGames)
      return err(`--level is an option of ${kindsOfGames()}; ${kind} has no levels`);
    if (game !== CATALOGUE[0] && !ofGames)
      return err(`--kind ${kind} is only for ${CATALOGUE[0].id}; leave out --game`);
    const { only, count = only?.length } = typed;
    if (only && kind !== "tasks") return err("--only is an option of --kind tasks");
    return report({ ...typed, ...(count !== undefined && { count }) }, { kind, game }, host);
  },
};

function readPupils(typed: string): Result<number | string> {
  if (!/^\d+$/.test(typed)) return ok(typed);
  const pupils = Number(typed);
  if (pupils >= 1 && pupils <= MAX_PUPILS) return ok(pupils);
  return err(`The number of pupils must be from 1 to ${MAX_PUPILS}; otherwise name a file.`);
}

/** Pupils who get a sheet each. */
interface Pupils {
  /** What follows --pupils: a number, or a file of names. */
  readonly typed: string;
  /** A name for each sheet, or "". */
  readonly names: readonly string[];
}

/** A worksheet to make. */
interface WantedWorksheet extends GameTaskRequest, QuestionRequest {
  readonly kind: KindName;
  /** Replaces the title of the kind. */
  readonly title: string | undefined;
  /** Undefined for one sheet for all. */
  readonly pupils: Pupils | undefined;
  /** Whether the answers are a page of their own. */
  readonly apart: boolean;
  /** Whether the answers of a class are also printed in full. */
  readonly fullAnswers?: boolean;
  /** Whether the subroutines that the tasks need are printed. */
  readonly extracts: boolean;
  /** What follows --from in the command that makes the worksheet again. */
  readonly from?: string | undefined;
}

/** After so many seeds in a row that give a sheet that there is already, there is no other. */
const TRIES = 30;
/** So many sheets are made at once: a program that is followed for them runs in one process. */
const TOGETHER = 25;

/** An HTML page, or sentences if it is written to a file. */
async function report(
  typed: TypedWorksheet,
  { kind, game: entry }: { readonly kind: KindName; readonly game: CatalogueEntry },
  host: Host,
) {
  const { out, answers, level = DIFFICULTIES[0] } = typed;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) return loaded;
  const pupils = await pupilsFor(typed.pupils, host);
  if (!pupils.ok) return pupils;
  const own = await followOwn(typed.from, host);
  if (!own.ok) return own;
  const write = await newFiles([out ?? [], answers ?? []].flat(), host);
  if (!write.ok) return write;
  const { count = DEFAULT_COUNT, seed = host.randomSeed() } = typed;
  const { game } = loaded.value;
  const asked = { ...typed, kind, game, count, level, seed, own: own.value };
  const made = await worksheet({ ...asked, pupils: pupils.value, apart: answers !== undefined });
  if (!made.ok) return made;
  const pages = made.value;
  const notes = pages.notes.map((note) => `${note}\n`).join("");
  if (out === undefined) host.writeError(notes);
  else host.write(notes);
  const texts = [out === undefined ? [] : pages.sheets, pages.answers ?? []].flat();
  const written = await write.value(texts.map((text) => `${text}\n`));
  if (!written.ok) return written;
  if (out === undefined) return ok(pages.sheets);
  const end = answers === undefined ? ", with the answers on its last pages." : ".";
  return ok(
    [
      `The worksheet is in ${out}${end}`,
      ...(answers === undefined ? [] : [`The list of answers is in ${answers}.`]),
      `Seed ${seed} (repeat this worksheet with --seed ${seed}).`,
    ].join("\n"),
  );
}

/** The pupils for a number, or for a file with a name on each line. Rejects one without names. */
async function pupilsFor(wanted: number | string | undefined, host: Host) {
  if (wanted === undefined) return ok(undefined);
  const typed = String(wanted);
  if (typeof wanted === "number") return ok({ typed, names: new Array<string>(wanted).fill("") });
  const names = await namesInFile(wanted, host);
  return names.ok ? ok({ typed, names: names.value }) : names;
}

/** The command line that makes a worksheet. */
function commandFor(wanted: WantedWorksheet): string {
  const { kind, count, level, game, title, pupils, seed, extracts, from, only, fullAnswers } =
    wanted;
  const { ofGames } = KINDS[kind];
  return [
    `${START_COMMAND} worksheet --kind ${kind}`,
    ...(ofGames && game.id !== CATALOGUE[0].id ? [`--game ${game.id}`] : []),
    ...(only ? [`--only ${only}`] : [`--count ${count}`]),
    ...(ofGames ? [`--level ${level}`] : []),
    ...(title === undefined ? [] : [`--title ${typable(title)}`]),
    ...(from === undefined ? [] : [`--from ${typable(from)}`]),
    ...(extracts ? [] : ["--no-extracts"]),
    ...(pupils ? [`--pupils ${typable(pupils.typed)}`] : []),
    ...(pupils && fullAnswers ? ["--full-answers"] : []),
    `--seed ${seed}`,
  ].join(" ");
}

/**
 * A worksheet as HTML pages. Rejects a game without such tasks, a count above the number of tasks that
 * there are, and more pupils than different sheets.
 */
export async function worksheet(request: WantedWorksheet) {
  const { game, seed, pupils, own, apart, fullAnswers = false } = request;
  const made = await sheetsFor(request);
  if (!made.ok) return made;
  const sheets = made.value;
  const needs = request.extracts ? sheets.flatMap(({ tasks }) => tasks.needs ?? []) : [];
  const { notes, ...material } = await extractsOf(needs, own, pupils !== undefined);
  const title = request.title ?? `${game.title}: ${sheets[0]?.tasks.subject}`;
  const sentence = `Seed ${seed}. To make these ${pupils ? "sheets" : "tasks"} again:`;
  const again = [sentence, commandFor(request)] as const;
  const left = new Set(sheets.flatMap(({ tasks }) => tasks.notes ?? []));
  const pages = pagesOf({ title, sheets, material, again, apart, full: fullAnswers });
  return ok({ ...pages, notes: [...left, ...notes] });
}

/** Different sheets from the seed and the ones after it; a seed that repeats a sheet is left out. */
async function sheetsFor(request: WantedWorksheet): Promise<Result<readonly Sheet[]>> {
  const { pupils } = request;
  const names = pupils?.names ?? [""];
  const makeTasks: MakeTasks<WantedWorksheet> = await KINDS[request.kind].load();
  const sheets = new Map<string, Sheet>();
  let [tried, repeated] = [0, 0];
  while (sheets.size < names.length) {
    if (repeated >= TRIES) {
      const reason = `There are not enough tasks for ${names.length} different sheets`;
      return err(`${reason}; use a smaller --count.`);
    }
    const length = Math.min(names.length - sheets.size, TOGETHER);
    const seeds = Array.from({ length }, (_, at) => (request.seed + tried + at) % SEEDS);
    const made = await tasksFrom(request, seeds, makeTasks);
    if (!made.ok) return made;
    tried += made.value.length;
    for (const { tasks, seed } of made.value) {
      const key = tasks.tasks.map(({ task }) => task).join();
      const pupil = pupils && { number: sheets.size + 1, name: names[sheets.size]! };
      repeated = sheets.has(key) ? repeated + 1 : 0;
      if (repeated === 0) sheets.set(key, { tasks, seed, pupil });
    }
  }
  return ok([...sheets.values()]);
}

/** The tasks of each seed. Rejects fewer than wanted. */
async function tasksFrom(
  request: WantedWorksheet,
  seeds: readonly number[],
  makeTasks: MakeTasks<WantedWorksheet>,
) {
  const all = await Promise.all(seeds.map((seed) => makeTasks({ ...request, seed })));
  const refused = all.find((made) => !made.ok || made.value.tasks.length < request.count);
  if (refused) return refused.ok ? tooFew(refused.value) : refused;
  return ok(all.flatMap((one, at) => (one.ok ? { tasks: one.value, seed: seeds[at]! } : [])));
}

const tooFew = ({ tasks: { length }, notes = [] }: Tasks) =>
  err(
    [
      `There are only ${length} tasks of this kind, game and level; use --count ${length} or less.`,
      ...notes,
    ].join(" "),
  );
