import { appendFileSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { csvLine } from "./csv.ts";
import { readText, readTextOrPipe } from "./read-file.ts";
import { err, ok, type Result } from "./result.ts";
import { fileShown, notWritten } from "./system-errors.ts";
import { dayOf, unquoted } from "./text.ts";
import { oneLine } from "../drawing/markup.ts";
import type { ReportFiles } from "../exam/exercises/class/report-command.ts";
import type { OwnProgram } from "../exam/exercises/reading/source.ts";
import { readProgram } from "../exam/exercises/work/program-files.ts";
import { existsAlready, fileFrom } from "./file-names.ts";
import { writeFile } from "./write-files.ts";
import type { Host } from "../cli/host.ts";
import { fileNamingOf } from "../game/command-line/ports.ts";

/** The most pupils of a class. */
export const MAX_PUPILS = 100;

/** Writes a file, and gives its path. Refuses an existing one. */
export const writeNew = (named: string, text: string, host: Host) =>
  writeNamed(named, text, host, false);

async function writeNamed(named: string, text: string, host: Host, overwrite: boolean) {
  const file = fileFrom(named, fileNamingOf(host));
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
export async function newFiles(named: readonly string[], host: Host, known = false) {
  const paths = named.map((name) => resolve(name));
  const twice = named.find((_, index) => paths.indexOf(paths[index]!) < index);
  if (twice !== undefined) return err(`${fileShown(twice)} is named twice; name another file.`);
  const made: string[] = [];
  let last: Result<string> | undefined;
  for (const name of named) {
    last = known ? fileFrom(name, fileNamingOf(host)) : await writeNew(name, "", host);
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
 * Opens the files of a report on a folder. What an interrupted report leaves is written before them, into a file beside
 * the first, with their names and the folder: only another report with the same names may continue it.
 */
export async function reportFiles(named: readonly string[], folder: string, host: Host) {
  const state = named.slice(0, 1).map((name) => `${unquoted(name)}.unfinished`);
  const head = `${JSON.stringify([folder, ...named])}\n`;
  const place = fileFrom(state[0] ?? "", fileNamingOf(host));
  const old = place.ok ? readText(place.value, "a report") : place;
  const left = old.ok && old.value.startsWith(head) ? old.value.slice(head.length) : "";
  const files = await newFiles([...state, ...named], host, left !== "");
  if (!files.ok) return files;
  const write: ReportFiles["write"] = async (texts, rest) => {
    const written = await files.value([...state.map(() => head + rest), ...texts]);
    if (!written.ok) return written;
    if (rest === "") for (const file of written.value.slice(0, 1)) rmSync(file, { force: true });
    return ok(true);
  };
  return ok({ left, write });
}

/**
 * Adds a line of CSV to a file, or makes the file: today's date (2026-11-24), then the values, such as the
 * name of a pupil, the subject, the seed, and how many marks or values were right and asked for.
 */
export function addResult(
  file: string,
  values: readonly (string | number)[],
  host: Pick<Host, "now">,
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
export async function namesInFile(typed: string, host: Host): Promise<Result<readonly string[]>> {
  const file = fileFrom(typed, fileNamingOf(host));
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

/** The version of the exam's program in a file; undefined if none is named. */
export function ownProgram(typed: string | undefined, host: Host): Result<OwnProgram | undefined> {
  if (typed === undefined) return ok(undefined);
  const file = fileFrom(typed, fileNamingOf(host));
  if (!file.ok) return file;
  const text = readProgram(file.value);
  return text.ok ? ok({ file: basename(file.value), text: text.value }) : text;
}
