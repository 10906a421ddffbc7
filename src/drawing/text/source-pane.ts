/** The source text of a program, around the line that comes next. */
import { joined, type Line, lineOf, type Role, type Span, spansOf, textOf } from "../line.ts";
import type { DrawnSource } from "../shown.ts";

/** The least columns for a text, however narrow the pane is. */
const LEAST = 12;
/** The indentation of what continues a line in which no bracket is open. */
const INDENT = 4;

interface Pane {
  readonly width: number;
  readonly height: number;
  /** Whether empty lines set off the line that comes next. */
  readonly isLarge: boolean;
}

/** The lines of a source text in a pane, with numbers and marks in the margin: `>` is before the next line. */
export function sourceLines({ lines, next, ran }: DrawnSource, { width, height, isLarge }: Pane) {
  const digits = `${lines.length}`.length;
  const near = [...lines.entries()].filter(([at]) => Math.abs(at - next) <= height);
  const all = near.flatMap(([at, line]) => {
    const isNext = at === next;
    const parts = wrappedSource(line, Math.max(LEAST, width - digits - 2));
    const numbered = parts.map((part, index) => {
      const number = `${index === 0 ? at + 1 : ""}`.padStart(digits);
      const mark = isNext && index === 0 ? ">" : " ";
      const margin: Span = ran.has(at) && !isNext ? { text: "▌", role: "ran" } : { text: mark };
      return lineOf([margin, { text: `${number} `, role: "quiet" }, ...spansOf(part)]);
    });
    const shown = isNext && isLarge ? ["", ...numbered, ""] : numbered;
    return shown.map((part) => ({ isNext, part: isNext ? onGround(part, width) : part }));
  });
  const [first, end] = [all.findIndex(({ isNext }) => isNext), all.findLastIndex(isNextLine) + 1];
  const start = Math.max(0, Math.min((first + end - height) >> 1, first, all.length - height));
  return all.slice(start, start + height).map(({ part }) => part);
}

const isNextLine = ({ isNext }: { readonly isNext: boolean }) => isNext;

const ON_CURRENT = ["keyword", "string", "number", "name", "comment", "condition"] as const;

/** A line on the ground of the next one, across the pane. */
function onGround(line: Line, width: number): Line {
  const rest = { text: " ".repeat(Math.max(0, width - textOf(line).length)), role: undefined };
  const spans = [...spansOf(line), rest];
  const roleOn = (role: Role | undefined): Role => {
    const own = ON_CURRENT.find((one) => one === role);
    return own ? `${own}OnCurrent on current` : "current";
  };
  return lineOf(spans.map(({ text, role }) => ({ text, role: roleOn(role) })));
}

/** Breaks a line of a source text after its signs; what continues it stands under the open bracket. */
export function wrappedSource(line: Line, width: number): readonly Line[] {
  if (textOf(line).length <= width) return [line];
  const units = spansOf(line).flatMap(({ text, role }) =>
    Array.from(text, (unit) => ({ text: unit, role })),
  );
  const indentation = Math.max(0, textOf(line).search(/\S/));
  const parts: Line[] = [];
  /** The columns of the open brackets. */
  const open: number[] = [];
  let [start, indent] = [0, 0];
  while (units.length - start > width - indent) {
    const end = breakIn(units, start, start + width - indent);
    for (const [at, unit] of units.slice(start, end).entries()) {
      if (/[([{]/.test(unit.text) && !isText(unit)) open.push(indent + at);
      if (/[)\]}]/.test(unit.text) && !isText(unit)) open.pop();
    }
    parts.push(partOf(units.slice(start, end), indent));
    start = end;
    while (units[start]?.text === " ") start += 1;
    const under = [...open.slice(-1).map((column) => column + 1), indentation + INDENT];
    indent = under.find((column) => column <= width / 2) ?? 0;
  }
  return [...parts, partOf(units.slice(start), indent)];
}

const partOf = (units: readonly Span[], indent: number): Line =>
  lineOf(joined([{ text: " ".repeat(indent) }, ...units]));

const isText = ({ role }: Span) => role === "string" || role === "comment";

/** Where a line is broken before an end: after the last `;`, else the last `,` `&&` `||`, else at a space. */
function breakIn(units: readonly Span[], start: number, end: number): number {
  const first = units.findIndex(({ text }, at) => at >= start && text !== " ");
  const places = Array.from({ length: Math.max(0, end - first) }, (_, back) => end - back);
  const spaces = places.filter((at) => units[at]?.text === " ");
  const after = (signs: RegExp) => (at: number) =>
    !isText(units[at - 1]!) && signs.test(units[at - 1]!.text);
  const rules = [after(/;/), after(/[,&|]/), (at: number) => units[at]?.role !== "string"];
  const found = rules.map((rule) => spaces.find(rule)).find((at) => at !== undefined);
  return found ?? spaces[0] ?? end;
}
