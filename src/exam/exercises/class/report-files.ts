import { rmSync } from "node:fs";
import { type FileNaming, fileFrom } from "../../../base/file-names.ts";
import { newFiles } from "../../../base/named-files.ts";
import { readText } from "../../../base/read-file.ts";
import { ok } from "../../../base/result.ts";
import { unquoted } from "../../../base/text.ts";
import type { ReportFiles } from "./report-command.ts";

/**
 * Opens the files of a report on a folder. What an interrupted report leaves is written before them, into a file beside
 * the first, with their names and the folder: only another report with the same names may continue it.
 */
export async function reportFiles(named: readonly string[], folder: string, host: FileNaming) {
  const state = named.slice(0, 1).map((name) => `${unquoted(name)}.unfinished`);
  const head = `${JSON.stringify([folder, ...named])}\n`;
  const place = fileFrom(state[0] ?? "", host);
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
