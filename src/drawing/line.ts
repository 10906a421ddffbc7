/** Text as lines, of which parts may have roles. */

import { stripVTControlCharacters } from "node:util";
import type { Painted, ROLES } from "./colours.ts";

/** What a part of a line is. A palette says how it looks; without colour it is nothing. */
export type Role = keyof typeof ROLES | Painted;

export interface Span {
  readonly text: string;
  readonly role?: Role | undefined;
}

/** A line of text, or its parts. These are no bare list, which would get lost among lists of lines. */
export type Line = string | { readonly kind: "line"; readonly spans: readonly Span[] };

/** Returns a text with the look of its role. */
export type Paint = (text: string, role: Role) => string;

export const lineOf = (spans: readonly Span[]): Line => ({ kind: "line", spans });

export const spansOf = (line: Line): readonly Span[] =>
  typeof line === "string" ? [{ text: line }] : line.spans;

export const textOf = (line: Line): string =>
  spansOf(line)
    .map(({ text }) => text)
    .join("");

/** Characters of which it is certain that they take one column. */
export const ONE_COLUMN = /[ -~\u2500-\u259f]/g;

/** The most columns that a text, which may be painted, takes. */
export function mostColumns(text: string): number {
  const shown = stripVTControlCharacters(text);
  return shown.length + shown.replace(ONE_COLUMN, "").length;
}

/** A line with the text of each part changed. */
export const withTexts = (line: Line, change: (text: string) => string): Line =>
  typeof line === "string"
    ? change(line)
    : lineOf(line.spans.map((span) => ({ ...span, text: change(span.text) })));

/** A line as text, its roles painted; without colour its text alone. */
export const painted = (line: Line, paint: Paint | undefined): string =>
  spansOf(line)
    .map(({ text, role }) => (paint && role && text !== "" ? paint(text, role) : text))
    .join("");

/**
 * Breaks a line where its text is broken.
 * @param wrap breaks a text by line ends: it may drop spaces there, and add characters
 */
export function brokenLines(line: Line, wrap: (text: string) => string): readonly Line[] {
  const parts = wrap(textOf(line)).split("\n");
  if (typeof line === "string") return parts;
  const units = line.spans.flatMap(({ text, role }) =>
    Array.from(text, (unit) => ({ text: unit, role })),
  );
  let at = 0;
  const roleOf = (unit: string) => {
    if (unit !== " ") while (/^\s$/.test(units[at]?.text ?? "")) at += 1;
    if (units[at]?.text !== unit) return undefined;
    at += 1;
    return units[at - 1]?.role;
  };
  return parts.map((part, index) => {
    // Only the first part begins with spaces of its own; others are indented.
    const own = index === 0 ? part : part.trimStart();
    const indent = { text: part.slice(0, part.length - own.length) };
    return lineOf(joined([indent, ...Array.from(own, (text) => ({ text, role: roleOf(text) }))]));
  });
}

/** Makes neighbours of one role one span. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const { text, role } of spans.filter((span) => span.text !== "")) {
    const last = found.at(-1);
    if (last && last.role === role) found[found.length - 1] = { text: last.text + text, role };
    else found.push({ text, role });
  }
  return found;
}
