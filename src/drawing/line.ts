/** Text as lines, of which parts may have roles. */

import { stripVTControlCharacters } from "node:util";
import type { Painted, ROLES, Theme } from "./theme-colours.ts";

/** What a part of a line is. A palette says how it looks; without colour it is nothing. */
export type Role = keyof typeof ROLES | Painted;

export interface Span {
  readonly text: string;
  readonly role?: Role | undefined;
  /** It is painted in this theme, whichever the players have chosen. */
  readonly theme?: Theme | undefined;
}

/** A line of text, or its parts. These are no bare list, which would get lost among lists of lines. */
export type Line = string | RichLine;

interface RichLine {
  readonly kind: "line";
  readonly spans: readonly Span[];
  /** Where there are colours it begins with a label, or below that of the line before. */
  readonly margin?: Margin | undefined;
}

/** A hint is left out where there are no colours. */
type Margin = "!" | "indent" | "hint";

/** Returns a text with the look of its role, in the players' theme or another. */
export type Paint = (text: string, role: Role, theme?: Theme) => string;

export const lineOf = (spans: readonly Span[], margin?: Margin): Line => ({
  kind: "line",
  spans,
  margin,
});

/** Sentences by what they are, so that each kind looks the same wherever it is said. */
export const SAID = {
  /** Only its first sentence or clause says what is wrong. */
  refusal(text: string): Line {
    const [, wrong = text, rest = ""] = /^(.+?[.;!?])(\s.+)$/s.exec(text) ?? [];
    return lineOf([{ text: wrong, role: "bad" }, { text: rest }], "!");
  },
  /** What a refusal says below its first sentence. */
  reason: (text: string): Line => lineOf([{ text }], "indent"),
  warning: (text: string): Line => lineOf([{ text }], "!"),
  /** A sentence that says what may be typed. */
  offer: (before: string, commands: string, after = "."): Line =>
    lineOf([{ text: before }, { text: commands, role: "command" }, { text: after }]),
  /** What else may be typed. */
  hint: (text: string): Line => lineOf([{ text, role: "quiet" }], "hint"),
  /** Whose turn it is, and what must be done then. */
  turn: (text: string, duty = ""): Line =>
    lineOf([{ text, role: "now" }, { text: duty && ` ${duty}` }]),
  /** How a game has ended. */
  result: (text: string, won: boolean): Line =>
    lineOf([{ text, role: won ? "nowLabel" : "heading" }]),
  /** A question with its answer. */
  typed: (question: Line, answer: string): Line =>
    lineOf([...spansOf(question), { text: answer, role: "command" }]),
  /** A question, with what may be typed for example. */
  question: (text: string, example = "", end = ""): Line =>
    lineOf([
      { text, role: "heading" },
      { text: example && ` ${example}`, role: "quiet" },
      { text: end, role: "heading" },
    ]),
  /** A question as text: what stands in brackets or after a comma is for example. */
  asked(text: string): Line {
    const parts = /^(.*?)( \(.*\))([:?] ?)$/s.exec(text) ?? /^(.*?)(, .*)([:?] ?)$/s.exec(text);
    const [, question = text, example = "", end = ""] = parts ?? [];
    return lineOf([
      { text: question, role: "heading" },
      { text: example, role: "quiet" },
      { text: end, role: "heading" },
    ]);
  },
} as const;

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
    : { ...line, spans: line.spans.map((span) => ({ ...span, text: change(span.text) })) };

/** A line as text, its roles painted; without colour its text alone. */
export const painted = (line: Line, paint: Paint | undefined): string =>
  spansOf(line)
    .map(({ text, role, theme }) => (paint && role && text ? paint(text, role, theme) : text))
    .join("");

/** The columns of a margin, and the fewest of a window that has margins. */
const MARGIN = { columns: 4, window: 24 };

/** A line in so many columns where there are colours: wrapped, with its margin. */
export function withMargin(
  line: Line,
  columns: number,
  wrap: (text: string, columns: number) => string,
): readonly Line[] {
  const own = typeof line === "string" || columns < MARGIN.window ? undefined : line.margin;
  const margin = own === "hint" ? undefined : own;
  const room = columns - (margin ? MARGIN.columns : 0);
  const lines = brokenLines(line, (text) => wrap(text, room));
  if (!margin) return lines;
  const indent: Span = { text: " ".repeat(MARGIN.columns) };
  const label: readonly Span[] = [{ text: " ! ", role: "badLabel" }, { text: " " }];
  return lines.map((part, at) =>
    lineOf([...(at === 0 && margin === "!" ? label : [indent]), ...spansOf(part)]),
  );
}

/**
 * Breaks a line where its text is broken.
 * @param wrap breaks a text by line ends: it may drop spaces there, and add characters
 */
export function brokenLines(line: Line, wrap: (text: string) => string): readonly Line[] {
  const whole = textOf(line);
  const parts = wrap(whole).split("\n");
  if (typeof line === "string") return parts;
  if (parts[0] === whole) return [lineOf(joined(line.spans))];
  const units = line.spans.flatMap((span) =>
    Array.from(span.text, (text): Span => ({ ...span, text })),
  );
  let at = 0;
  const lookOf = (unit: string) => {
    if (unit !== " ") while (/^\s$/.test(units[at]?.text ?? "")) at += 1;
    if (units[at]?.text !== unit) return undefined;
    at += 1;
    return units[at - 1];
  };
  return parts.map((part, index) => {
    // Only the first part begins with spaces of its own; others are indented.
    const own = index === 0 ? part : part.trimStart();
    const indent = { text: part.slice(0, part.length - own.length) };
    return lineOf(joined([indent, ...Array.from(own, (text) => ({ ...lookOf(text), text }))]));
  });
}

/** Blocks of lines side by side, each but the last in so many columns. */
export const besides = (parts: readonly (readonly Line[])[], width: number): readonly Line[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, row) => {
    const last = parts.findLastIndex((lines) => row in lines);
    return lineOf(
      parts.slice(0, last + 1).flatMap((lines, at) => {
        const line = lines[row] ?? "";
        const gap = " ".repeat(Math.max(0, width - textOf(line).length));
        return [...spansOf(line), ...(at < last ? [{ text: gap }] : [])];
      }),
    );
  });

/** Makes neighbours of one look one span. */
export function joined(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans.filter(({ text }) => text !== "")) {
    const last = found.at(-1);
    if (last && last.role === span.role && last.theme === span.theme)
      found[found.length - 1] = { ...span, text: last.text + span.text };
    else found.push(span);
  }
  return found;
}
