/** Calls with their variables, as boxes one below the other. */
import { wrapAnsi } from "fast-wrap-ansi";
import { brokenLines, type Line, lineOf, type Role, type Span, spansOf, textOf } from "../line.ts";
import type { DrawnCall } from "../shown.ts";
import { cutLine, fitLine, splitAtTab, titleLine } from "./panel.ts";

/** The lines of a box besides those in it, and the columns of its sides. */
const BOX = 2;
const SIDES = 4;

/** The lines that calls take if all but the latest are folded. */
export const heightOf = (calls: readonly DrawnCall[], width: number): number =>
  Math.max(1, calls.length) + boxOf(calls[0], width, 0).length;

/** The calls, the latest first; those for which there is no room are folded to their titles. */
export function callLines(
  [latest, ...others]: readonly DrawnCall[],
  width: number,
  height: number,
) {
  if (!latest) return ["No call is running."];
  const lines = [...boxOf(latest, width, 0, height)];
  for (const [at, call] of others.entries()) {
    const room = height - lines.length;
    const box = boxOf(call, width, 1);
    const left = others.length - at;
    if (room < left && room <= 1) {
      const more = `… and ${left} more, the last ${others.at(-1)!.title}`;
      return [...lines, cutLine(more, width)].slice(0, height);
    }
    const fits = call.lines.length > 0 && box.length + left - 1 <= room;
    lines.push(...(fits ? box : [titleOf(call, width, "──", "rule")]));
  }
  return lines;
}

/** A call in a box; if it does not fit its variables are told one after the other. */
function boxOf(call: DrawnCall | undefined, width: number, depth: number, height = Infinity) {
  const inner = width - SIDES;
  const role: Role = depth === 0 ? "nowFrame" : "rule";
  const { lines = [] } = call ?? {};
  const table = lines.flatMap((line) => rowLines(line, inner));
  const rows = table.length + BOX > height ? runOn(lines, inner).slice(0, height - BOX) : table;
  return [
    ...(call ? [titleOf(call, width, "┌┐", role)] : []),
    ...rows.map((row) => lineOf([{ text: "│ ", role }, ...spansOf(row), { text: " │", role }])),
    lineOf([{ text: `└${"─".repeat(width - 2)}┘`, role }]),
  ];
}

/** A title between the corners of a box, or between rules where it is folded. */
function titleOf({ title, place }: DrawnCall, width: number, corners: string, role: Role): Line {
  const inside = spansOf(titleLine(title, width - SIDES - 2, place));
  const rules = inside.map((span) => (span.role === "rule" ? { ...span, role } : span));
  const [start, end] = corners;
  return lineOf([
    { text: `${start}─ `, role },
    ...rules,
    { text: place ? ` ─${end}` : `──${end}`, role },
  ]);
}

/** A variable in a table; what does not fit into a line goes on in the next, at last how it came. */
function rowLines(line: Line, width: number): readonly Line[] {
  const [left = "", right = ""] = splitAtTab(line);
  const atEdge = (part: Line, edge: Line) =>
    fitLine(lineOf([...spansOf(part), { text: "\t" }, ...spansOf(edge)]), width);
  const fits = (part: Line) => textOf(part).length + textOf(right).length < width;
  if (fits(left)) return [atEdge(left, right)];
  const narrow = withoutColumns(left);
  if (fits(narrow)) return [atEdge(narrow, right)];
  const parts = brokenLines(narrow, (text) => wrapAnsi(text, width - 1, { hard: true }));
  const all = fits(parts.at(-1)!) ? parts : [...parts, ""];
  return all.map((part, at) => atEdge(part, at === all.length - 1 ? right : ""));
}

/** A name directly before its value. */
const withoutColumns = (line: Line): Line =>
  lineOf(spansOf(line).map((span) => (span.text.trim() ? span : { text: " " })));

/** Variables with their values, one after the other; before the first that came otherwise than as a local one, how. */
function runOn(lines: readonly Line[], width: number): readonly Line[] {
  let came = "local";
  const rows: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const [left = "", how = ""] = splitAtTab(line);
    const isNews = ![came, ""].includes(textOf(how));
    if (isNews) came = textOf(how);
    const label: readonly Span[] = isNews ? [...spansOf(how), { text: ": " }] : [];
    const comma = { text: at < lines.length - 1 ? "," : "" };
    const spans = spansOf(withoutColumns(left));
    // The ground of a label is a column wider than its text.
    const value = spans.slice(-1).map((span) => ({ ...span, text: span.text.trimEnd() }));
    const part = lineOf([...label, ...spans.slice(0, -1), ...value, comma]);
    const last = rows.at(-1);
    if (last !== undefined && textOf(last).length + textOf(part).length + 1 < width)
      rows.splice(-1, 1, lineOf([...spansOf(last), { text: " " }, ...spansOf(part)]));
    else rows.push(part);
  }
  return rows.flatMap((row) => rowLines(row, width));
}
