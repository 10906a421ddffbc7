import { basename } from "node:path";
import { type FileNaming, fileFrom } from "../../../base/file-names.ts";
import { ok, type Result } from "../../../base/result.ts";
import { readProgram } from "../work/program-files.ts";
import type { ProgramText } from "./source.ts";

/** The version of the exam's program in a file; undefined if none is named. */
export function ownProgram(
  typed: string | undefined,
  host: FileNaming,
): Result<ProgramText | undefined> {
  if (typed === undefined) return ok(undefined);
  const file = fileFrom(typed, host);
  if (!file.ok) return file;
  const text = readProgram(file.value);
  return text.ok ? ok({ file: basename(file.value), text: text.value }) : text;
}
