import { realpathSync, rmSync } from "node:fs";
import { ok, type Result } from "../core/result.ts";
import { inWords } from "../core/text.ts";
import { type CatalogueEntry, defaultChoices, loadConfigured } from "../games/catalogue.ts";
import type { KindName } from "../worksheets/kinds.ts";
import type { Pages } from "../worksheets/page.ts";
import type { Level } from "../worksheets/task.ts";
import { type Pupils, worksheet } from "../worksheets/worksheet.ts";
import type { Host } from "./host.ts";
import { namesInFile, ownProgram, writeNew } from "./named-files.ts";

/** The number of random seeds: short ones are easier to copy from paper. */
const SEEDS = 1_000_000;

interface WorksheetRequest {
  readonly tasks: KindName;
  readonly game: CatalogueEntry;
  readonly count: number;
  readonly level: Level;
  /** Undefined for a random seed. */
  readonly seed?: number;
  /** Undefined for the title of the kind. */
  readonly title?: string;
  /** How many pupils get a sheet each, or a file with their names; undefined for one sheet. */
  readonly pupils?: number | string;
  /** The file to write; undefined for standard output. */
  readonly out?: string;
  /** The file for the answers; undefined if they follow the tasks. */
  readonly answers?: string;
  /** The file with the program from which extracts are taken; undefined for the port. */
  readonly from?: string;
  /** Whether extracts from the program are printed. */
  readonly extracts: boolean;
}

/** An HTML page, or a sentence if it is written to a file. */
export async function worksheetReport(
  request: WorksheetRequest,
  host: Host,
): Promise<Result<string>> {
  const { game: entry, tasks: kind, out, answers, count, level, title } = request;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) return loaded;
  const pupils = await pupilsFor(request.pupils, host);
  if (!pupils.ok) return pupils;
  const program = request.extracts ? ownProgram(request.from, host) : ok("none" as const);
  if (!program.ok) return program;
  const seed = request.seed ?? host.random(SEEDS);
  const pages = await worksheet({
    kind,
    game: loaded.value.game,
    count,
    level,
    seed,
    title,
    pupils: pupils.value,
    apart: answers !== undefined,
    program: program.value,
    from: request.from,
  });
  if (!pages.ok) return pages;
  if (pupils.value && out !== undefined) host.write(`${paperNeeded(pages.value)}\n`);
  const written = await writePages(pages.value, request, host);
  if (!written.ok) return written;
  if (out === undefined) return ok(pages.value.sheets);
  return ok(
    `${[written.value, ...pages.value.notes].join("\n")}\nSeed ${seed} (repeat this worksheet with --seed ${seed}).`,
  );
}

/** "About 50 pages of tasks, 3 of extracts and 30 of answers." */
function paperNeeded({ counts: [sheets, extracts, answers] }: Pages): string {
  const tasks = `${sheets} ${sheets === 1 ? "page" : "pages"} of tasks`;
  const parts = [
    tasks,
    ...(extracts > 0 ? [`${extracts} of extracts`] : []),
    `${answers} of answers`,
  ];
  return `About ${inWords(parts)}.`;
}

/** Writes the pages to the files that are named, all or none, and returns a sentence about each. */
async function writePages(
  { sheets, answers = "" }: Pages,
  request: Pick<WorksheetRequest, "out" | "answers">,
  host: Host,
): Promise<Result<string>> {
  const files = [
    { name: request.out, text: sheets, what: "worksheet" },
    { name: request.answers, text: answers, what: "list of answers" },
  ];
  const written: { readonly path: string; readonly what: string }[] = [];
  for (const { name, text, what } of files) {
    if (name === undefined) continue;
    const file = await writeNew(name, `${text}\n`, host);
    if (!file.ok) {
      for (const { path } of written) rmSync(realpathSync(path), { force: true });
      return file;
    }
    written.push({ path: file.value, what });
  }
  return ok(written.map(({ path, what }) => `The ${what} is in ${path}.`).join("\n"));
}

/** The pupils for a number, or for a file with a name on each line. Rejects one without names. */
async function pupilsFor(
  wanted: WorksheetRequest["pupils"],
  host: Host,
): Promise<Result<Pupils | undefined>> {
  if (wanted === undefined) return ok(undefined);
  const typed = String(wanted);
  if (typeof wanted === "number") return ok({ typed, names: new Array<string>(wanted).fill("") });
  const names = namesInFile(wanted, host);
  return names.ok ? ok({ typed, names: names.value }) : names;
}
