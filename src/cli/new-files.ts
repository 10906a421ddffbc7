import { realpathSync, rmSync } from "node:fs";
import { ok, type Result } from "../core/result.ts";
import type { Host } from "./host.ts";
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
