import { realpathSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { err, ok, type Result } from "../core/result.ts";
import { fileShown } from "../core/system-errors.ts";
import type { OwnProgram } from "../exercises/reading/source.ts";
import { fileFrom } from "../records/store/file-names.ts";
import { readText } from "../records/store/read-files.ts";
import { oneLine } from "../view/svg/markup.ts";
import type { Host } from "./host.ts";
import { fileNamingOf } from "./make-ports.ts";
import { MAX_PUPILS } from "./options/class-options.ts";
import { writeNew } from "./reports.ts";

/**
 * Makes new files, all or none, before their texts are known. The function returned writes the texts; if
 * the program ends before that, the files are removed.
 */
export async function newFiles(
  named: readonly string[],
  host: Host,
): Promise<Result<(texts: readonly string[]) => Promise<Result<true>>>> {
  const { writeAtomically } = await import("../records/store/write-files.ts");
  const { removeAtEnd } = await import("../exercises/checker/process-groups.ts");
  const files: { readonly path: string; keep(): void }[] = [];
  for (const name of named) {
    const made = await writeNew(name, "", host);
    if (!made.ok) {
      for (const { path } of files) rmSync(path, { force: true });
      return made;
    }
    const path = realpathSync(made.value);
    files.push({ path, keep: removeAtEnd(path) });
  }
  return ok(async (texts) => {
    for (const [index, { path, keep }] of files.entries()) {
      const written = await writeAtomically(path, texts[index] ?? "", false);
      if (!written.ok) return written;
      keep();
    }
    return ok(true);
  });
}

/** The names in a file, one on each line. Rejects one without names, or with too many. */
export function namesInFile(typed: string, host: Host): Result<readonly string[]> {
  const file = fileFrom(typed, fileNamingOf(host));
  if (!file.ok) return file;
  const text = readText(file.value, "a list of names");
  if (!text.ok) return text;
  const names = text.value
    .split(/\r\n|\r|\n/)
    .map((line) => oneLine(line).trim())
    .filter((name) => name !== "");
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
  const text = readText(file.value, "a program");
  return text.ok ? ok({ file: basename(file.value), text: text.value }) : text;
}
