import { printable } from "./text.ts";

/**
 * A line of CSV (RFC 4180) without its end; texts are printable and on one line. An apostrophe keeps spreadsheets from
 * taking them for formulas.
 * @param quoted whether all texts are in quotation marks; otherwise only those that need them
 */
export const csvLine = (values: readonly (string | number)[], quoted = false): string =>
  values.map((value) => (typeof value === "number" ? value : field(value, quoted))).join(",");

function field(text: string, quoted: boolean): string {
  const safe = `${/^\s*[=+\-@]/.test(text) ? "'" : ""}${printable(text)}`;
  const isQuoted = quoted || /[",]|^\s|\s$/.test(safe);
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
