import { namesInFile, newFiles } from "../base/named-files.ts";
import { err, ok, type Result } from "../base/result.ts";
import { START_COMMAND } from "../base/start-command.ts";
import { inWords, typable } from "../base/text.ts";
import { type Pages, pagesOf, type Sheet } from "../drawing/sheets/page.ts";
import { ownProgram } from "../exam/exercises/reading/own-program.ts";
import { extractsOf } from "../exam/sheets/extracts.ts";
import type { QuestionRequest } from "../exam/sheets/questions.ts";
import type { GameTaskRequest } from "../game/activities/sheets/request.ts";
import {
  CATALOGUE,
  type CatalogueEntry,
  defaultChoices,
  loadConfigured,
} from "../game/rules/catalogue.ts";
import { SEEDS } from "../game/session/say.ts";
import type { Host } from "../terminal/host.ts";
import { KINDS, type KindName } from "./worksheet-kinds.ts";

/** The number of random seeds: short ones are easier to copy from paper. */
const SHORT_SEEDS = 1_000_000;

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
  /** Whether the subroutines that the tasks need are printed. */
  readonly extracts: boolean;
  /** What follows --from in the command that makes the worksheet again. */
  readonly from?: string | undefined;
}

/** After so many seeds in a row that give a sheet that there is already, there is no other. */
const TRIES = 30;

/** What is typed for a worksheet; `pupils` is how many get a sheet each, or a file with their names. */
export interface WorksheetOptions
  extends Pick<WantedWorksheet, "kind" | "count" | "level" | "title" | "from" | "extracts"> {
  readonly game: CatalogueEntry;
  readonly seed?: number;
  readonly pupils?: number | string;
  readonly out?: string;
  readonly answers?: string;
}

/** An HTML page, or sentences if it is written to a file. */
export async function worksheetReport(options: WorksheetOptions, host: Host) {
  const { game: entry, out, answers, seed = host.random(SHORT_SEEDS) } = options;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) return loaded;
  const pupils = await pupilsFor(options.pupils, host);
  if (!pupils.ok) return pupils;
  const own = ownProgram(options.from, host);
  if (!own.ok) return own;
  const write = await newFiles([out ?? [], answers ?? []].flat(), host);
  if (!write.ok) return write;
  const made = await worksheet({
    ...options,
    game: loaded.value.game,
    seed,
    pupils: pupils.value,
    apart: answers !== undefined,
    own: own.value,
  });
  if (!made.ok) return made;
  const pages = made.value;
  const notes = pages.notes.map((note) => `${note}\n`).join("");
  if (out === undefined) host.writeError(notes);
  else host.write(`${paperNeeded(pages)}\n${notes}`);
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

/** "About 50 pages of tasks, 3 of extracts and 30 of answers." */
function paperNeeded({ counts: [sheets, extracts, answers] }: Pages): string {
  const parts = [
    `${sheets} ${sheets === 1 ? "page" : "pages"} of tasks`,
    ...(extracts > 0 ? [`${extracts} of extracts`] : []),
    `${answers} of answers`,
  ];
  return `About ${inWords(parts)}.`;
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
  const { kind, count, level, game, title, pupils, seed, extracts, from } = wanted;
  const { ofGames } = KINDS[kind];
  return [
    `${START_COMMAND} worksheet --kind ${kind}`,
    ...(ofGames && game.id !== CATALOGUE[0].id ? [`--game ${game.id}`] : []),
    `--count ${count}`,
    ...(ofGames ? [`--level ${level}`] : []),
    ...(title === undefined ? [] : [`--title ${typable(title)}`]),
    ...(from === undefined ? [] : [`--from ${typable(from)}`]),
    ...(extracts ? [] : ["--no-extracts"]),
    ...(pupils ? [`--pupils ${typable(pupils.typed)}`] : []),
    `--seed ${seed}`,
  ].join(" ");
}

/**
 * A worksheet as HTML pages. Rejects a game without such tasks, a count above the number of tasks that
 * there are, and more pupils than different sheets.
 */
export async function worksheet(request: WantedWorksheet) {
  const { game, seed, pupils, own, apart } = request;
  const made = await sheetsFor(request);
  if (!made.ok) return made;
  const sheets = made.value;
  const needs = request.extracts ? sheets.flatMap(({ tasks }) => tasks.needs ?? []) : [];
  const { notes, ...material } = await extractsOf(needs, own, pupils !== undefined);
  const title = request.title ?? `${game.title}: ${sheets[0]?.tasks.subject}`;
  const sentence = `Seed ${seed}. To make these ${pupils ? "sheets" : "tasks"} again:`;
  const again = [sentence, commandFor(request)] as const;
  return ok({ ...pagesOf({ title, sheets, material, again, apart }), notes });
}

/** Different sheets from the seed and the ones after it; a seed that repeats a sheet is left out. */
async function sheetsFor(request: WantedWorksheet): Promise<Result<readonly Sheet[]>> {
  const { kind, count, pupils } = request;
  const names = pupils?.names ?? [""];
  const makeTasks = await KINDS[kind].load();
  const sheets = new Map<string, Sheet>();
  let repeated = 0;
  for (let tried = 0; sheets.size < names.length; tried += 1) {
    if (repeated === TRIES) {
      const reason = `There are not enough tasks for ${names.length} different sheets`;
      return err(`${reason}; use a smaller --count.`);
    }
    const seed = (request.seed + tried) % SEEDS;
    const made = await makeTasks({ ...request, seed });
    if (!made.ok) return made;
    const { length } = made.value.tasks;
    if (length < count) {
      const reason = `There are only ${length} tasks of this kind, game and level`;
      return err(`${reason}; use --count ${length} or less.`);
    }
    const key = made.value.tasks.map(({ task }) => task).join();
    const pupil = pupils && { number: sheets.size + 1, name: names[sheets.size]! };
    repeated = sheets.has(key) ? repeated + 1 : 0;
    if (repeated === 0) sheets.set(key, { tasks: made.value, seed, pupil });
  }
  return ok([...sheets.values()]);
}
