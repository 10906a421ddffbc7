import { ok, type Result } from "../core/result.ts";
import type { Host } from "./host.ts";
import { fileNamingOf } from "./make-ports.ts";

/**
 * Writes a new file, and returns a sentence that names it: "The picture is in a.svg." Refuses an
 * existing file.
 */
export async function writeNew(
  named: string,
  text: string,
  what: string,
  host: Host,
): Promise<Result<string>> {
  const { existsAlready, fileFrom } = await import("../console/session/named-files.ts");
  const file = fileFrom(named, fileNamingOf(host));
  if (!file.ok) return file;
  const { writeFile } = await import("../records/store/write-files.ts");
  const written = await writeFile(file.value, text, false);
  if (written === "exists") return existsAlready(file.value);
  return written.ok ? ok(`The ${what} is in ${file.value}.`) : written;
}
