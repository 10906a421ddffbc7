import { ok, type Result } from "../core/result.ts";
import { inWords } from "../core/text.ts";
import { type CatalogueEntry, defaultChoices, loadConfigured } from "../games/catalogue.ts";
import type { KindName } from "../worksheets/kinds.ts";
import type { Pages } from "../worksheets/page.ts";
import type { Level } from "../worksheets/task.ts";
import { type Pupils, worksheet } from "../worksheets/worksheet.ts";
import type { Host } from "./host.ts";
import { namesInFile, newFiles, ownProgram } from "./named-files.ts";

/** The number of random seeds: short ones are easier to copy from paper. */
const SEEDS = 1_000_000;

/** What is typed for a worksheet; `pupils` is how many get a sheet each, or a file with their names. */
interface WorksheetOptions {
  readonly kind: KindName;
  readonly game: CatalogueEntry;
  readonly count: number;
  readonly level: Level;
  readonly seed?: number;
  readonly title: string | undefined;
  readonly pupils?: number | string;
  readonly out?: string;
  readonly answers?: string;
  readonly from: string | undefined;
  readonly extracts: boolean;
}

/** An HTML page, or sentences if it is written to a file. */
export async function worksheetReport(
  options: WorksheetOptions,
  host: Host,
): Promise<Result<string>> {
  const { game: entry, out, answers, seed = host.random(SEEDS) } = options;
  const loaded = await loadConfigured(entry, defaultChoices(entry));
  if (!loaded.ok) return loaded;
  const pupils = pupilsFor(options.pupils, host);
  if (!pupils.ok) return pupils;
  const own = ownProgram(options.from, host);
  if (!own.ok) return own;
  const wanted = [
    { name: out, part: "sheets", what: "worksheet" },
    { name: answers, part: "answers", what: "list of answers" },
  ] as const;
  const files = wanted.flatMap(({ name, ...file }) =>
    name === undefined ? [] : { name, ...file },
  );
  const names = files.map(({ name }) => name);
  const write = await newFiles(names, host);
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
  if (pupils.value && out !== undefined) host.write(`${paperNeeded(pages)}\n`);
  const written = await write.value(files.map(({ part }) => `${pages[part]}\n`));
  if (!written.ok) return written;
  if (out === undefined) {
    for (const note of pages.notes) host.writeError(`${note}\n`);
    return ok(pages.sheets);
  }
  const said = files.map(({ name, what }) => `The ${what} is in ${name}.`);
  const again = `Seed ${seed} (repeat this worksheet with --seed ${seed}).`;
  return ok([...said, ...pages.notes, again].join("\n"));
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

/** The pupils for a number, or for a file with a name on each line. Rejects one without names. */
function pupilsFor(wanted: number | string | undefined, host: Host): Result<Pupils | undefined> {
  if (wanted === undefined) return ok(undefined);
  const typed = String(wanted);
  if (typeof wanted === "number") return ok({ typed, names: new Array<string>(wanted).fill("") });
  const names = namesInFile(wanted, host);
  return names.ok ? ok({ typed, names: names.value }) : names;
}
