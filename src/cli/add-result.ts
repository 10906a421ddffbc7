import { appendFileSync } from "node:fs";
import { csvLine } from "../core/csv.ts";
import { ok, type Result } from "../core/result.ts";
import { notWritten } from "../core/system-errors.ts";
import { dayOf } from "../core/text.ts";
import type { Host } from "./host.ts";

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
