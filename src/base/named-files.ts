import { appendFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { csvLine } from "./csv.ts";
import { existsAlready, type FileNaming, fileFrom } from "./file-names.ts";
import { readTextOrPipe } from "./read-file.ts";
import { err, ok, type Result } from "./result.ts";
import { fileShown, notWritten } from "./system-errors.ts";
import { dayOf, oneLine } from "./text.ts";
import { writeFile } from "./write-files.ts";

/** The most pupils of a class. */
export const MAX_PUPILS = 100;

/** Writes a file, and gives its path. Refuses an existing one. */
export const writeNew = (named: string, text: string, host: FileNaming) =>
  writeNamed(named, text, host, false);

async function writeNamed(named: string, text: string, host: FileNaming, overwrite: boolean) {
  const file = fileFrom(named, host);
  if (!file.ok) return file;
  const written = await writeFile(file.value, text, overwrite);
  if (written === "exists") return existsAlready(file.value);
  return written.ok ? file : written;
}

/**
 * Makes sure that new files can be written, all or none, before their texts are known. The function
 * returned writes the texts, as often as it is called, and gives the paths.
 * @param known whether they are known to be ours already
 */
export async function newFiles(named: readonly string[], host: FileNaming, known = false) {
  const paths = named.map((name) => resolve(name));
  const twice = named.find((_, index) => paths.indexOf(paths[index]!) < index);
  if (twice !== undefined) return err(`${fileShown(twice)} is named twice; name another file.`);
  const made: string[] = [];
  let last: Result<string> | undefined;
  for (const name of named) {
    last = known ? fileFrom(name, host) : await writeNew(name, "", host);
    if (!last.ok) break;
    made.push(last.value);
  }
  let isOurs = known;
  for (const file of known ? [] : made) rmSync(file, { force: true });
  if (last?.ok === false) return last;
  return ok(async (texts: readonly string[]) => {
    for (const [index, file] of made.entries()) {
      const written = await writeNamed(file, texts[index] ?? "", host, isOurs);
      if (!written.ok) return written;
    }
    isOurs = true;
    return ok(made);
  });
}

/**
 * Adds a line of CSV to a file, or makes the file: today's date (2026-11-24), then the values, such as the
 * name of a pupil, the subject, the seed, and how many marks or values were right and asked for.
 */
export function addResult(
  file: string,
  values: readonly (string | number)[],
  host: { now(): Date },
): Result<true> {
  const day = dayOf(host.now()).replaceAll(".", "-");
  try {
    appendFileSync(file, `${csvLine([day, ...values])}\n`);
    return ok(true);
  } catch (error) {
    return notWritten(file, error);
  }
}

/** The names in a file, or from a pipe, one on each line. Rejects one without names, or with too many. */
export async function namesInFile(
  typed: string,
  host: FileNaming,
): Promise<Result<readonly string[]>> {
  const file = fileFrom(typed, host);
  if (!file.ok) return file;
  const text = await readTextOrPipe(file.value, "a list of names");
  if (!text.ok) return text;
  const lines = text.value.split(/\r\n|\r|\n/).map((line) => oneLine(line).trim());
  const names = lines.filter((name) => name !== "");
  if (names.length >= 1 && names.length <= MAX_PUPILS) return ok(names);
  const what = names.length === 0 ? "no names" : `${names.length} names`;
  return err(
    `${fileShown(file.value)} has ${what}; write from 1 to ${MAX_PUPILS}, each on its own line.`,
  );
}
