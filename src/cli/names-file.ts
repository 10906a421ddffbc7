import { err, ok, type Result } from "../core/result.ts";
import { fileShown } from "../core/system-errors.ts";
import { fileFrom } from "../records/store/file-names.ts";
import { readText } from "../records/store/read-files.ts";
import { oneLine } from "../view/svg/markup.ts";
import type { Host } from "./host.ts";
import { fileNamingOf } from "./make-ports.ts";
import { MAX_PUPILS } from "./options/class-options.ts";

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
