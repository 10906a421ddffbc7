import { realpathSync, rmSync } from "node:fs";
import { ok, type Result } from "../core/result.ts";
import type { Host } from "./host.ts";
import { fileNamingOf } from "./make-ports.ts";
import { writeNew } from "./reports.ts";

/** Makes new files, all or none, before their texts are known. The function returned writes the texts. */
export async function newFiles(
  named: readonly string[],
  host: Host,
): Promise<Result<(texts: readonly string[]) => Promise<Result<true>>>> {
  const { fileFrom } = await import("../console/session/named-files.ts");
  const { writeAtomically } = await import("../records/store/write-files.ts");
  const files: string[] = [];
  for (const name of named) {
    const made = await writeNew(name, "", "report", host);
    const file = fileFrom(name, fileNamingOf(host));
    if (made.ok && file.ok) files.push(realpathSync(file.value));
    else for (const other of files) rmSync(other, { force: true });
    if (!made.ok) return made;
  }
  return ok(async (texts) => {
    for (const [index, file] of files.entries()) {
      const written = await writeAtomically(file, texts[index] ?? "", false);
      if (!written.ok) return written;
    }
    return ok(true);
  });
}
