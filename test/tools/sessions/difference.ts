import type { Recorded } from "./types.ts";

/** The lines from the first difference on that are shown of each recording. */
const SHOWN = 6;

/** Says what a session was and where two recordings of it differ first; empty if they do not. */
export function differenceOf(before: Recorded, after: Recorded): string[] {
  const parts = partsOf(after);
  const earlier = partsOf(before);
  const names = [...new Set([...earlier.keys(), ...parts.keys()])];
  const name = names.find((part) => earlier.get(part) !== parts.get(part));
  if (name === undefined) return [];
  const [old = [], now = []] = [earlier, parts].map((part) => part.get(name)?.split("\n"));
  const at = old.findIndex((line, index) => line !== now[index]);
  const from = at < 0 ? old.length : at;
  const shown = (mark: string, lines: readonly string[]) =>
    lines.slice(from, from + SHOWN).map((line) => `${mark} ${line}`);
  const starts = after.starts.map(
    ({ args, lines }) => `  ${JSON.stringify(args)} < ${JSON.stringify(lines)}`,
  );
  return [
    [
      `Session ${after.number}${after.keyboard ? ", at a terminal" : ""}:`,
      ...starts,
      `  ${name}, line ${from + 1}:`,
      ...shown("-", old),
      ...shown("+", now),
    ].join("\n"),
  ];
}

/** Everything that has been recorded of a session, by name. */
function partsOf({ printed, files }: Recorded): Map<string, string> {
  const parts = printed.flatMap(({ stdout, stderr, status }, index) => [
    [`output of start ${index + 1}`, stdout] as const,
    [`errors of start ${index + 1}`, stderr] as const,
    [`exit code of start ${index + 1}`, status] as const,
  ]);
  return new Map([
    ...parts,
    ...Object.entries(files).map(([name, text]) => [`file ${name}`, text] as const),
  ]);
}
