import { ok } from "../base/result.ts";
import { inWords } from "../base/text.ts";
import type { Pages } from "../exam/sheets/page.ts";
import { type WantedWorksheet, worksheet } from "../exam/sheets/worksheet.ts";
import { type CatalogueEntry, defaultChoices, loadConfigured } from "../game/rules/catalogue.ts";
import type { Host } from "./host.ts";
import { namesInFile, newFiles, ownProgram } from "./named-files.ts";

/** The number of random seeds: short ones are easier to copy from paper. */
const SEEDS = 1_000_000;

/** What is typed for a worksheet; `pupils` is how many get a sheet each, or a file with their names. */
interface WorksheetOptions
  extends Pick<WantedWorksheet, "kind" | "count" | "level" | "title" | "from" | "extracts"> {
  readonly game: CatalogueEntry;
  readonly seed?: number;
  readonly pupils?: number | string;
  readonly out?: string;
  readonly answers?: string;
}

/** An HTML page, or sentences if it is written to a file. */
export async function worksheetReport(options: WorksheetOptions, host: Host) {
  const { game: entry, out, answers, seed = host.random(SEEDS) } = options;
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
