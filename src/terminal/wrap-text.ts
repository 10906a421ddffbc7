import { wrapAnsi } from "fast-wrap-ansi";

/** Extra indentation of the continuation lines of a wrapped line. */
const HANGING = 3;
/** In a narrower window nothing is indented. */
const LEAST_COLUMNS = 8;
/** What precedes the last column of a table, in its first line or below. */
const BEFORE_COLUMN = /^ {10,}|^ +\S.* {2,}/;
/** The beginning of a position or a file name: no word is that long and has a slash or backslash. */
const LONG_WORD = /^(?=\S*[/\\])[^\s“]{24}/;

/** What precedes a command to be copied: cut into lines, it would be several. */
const BEFORE_COMMAND =
  /^ *Repeat: +(?=.* \| )|^ {4}(?=cd )|^.*?(?=(?:npx|\.[/\\]play(?:\.command)?) )/;

/** Wraps the lines of a text between words, with hanging indentation. */
export function wrapText(text: string, columns: number): string {
  return text
    .split("\n")
    .map((line) => wrapLine(line, columns))
    .join("\n");
}

/** A position, a file name or a command, on a line of its own, stays in one piece, so that it can be copied. */
function wrapLine(line: string, columns: number): string {
  if (LONG_WORD.test(line)) return line;
  const indent = line.search(/\S/);
  const whole = wrapAnsi(line, columns, { trim: false });
  if (!whole.includes("\n")) return whole;
  const before = BEFORE_COMMAND.exec(line)?.[0];
  if (before !== undefined) {
    const label = before.trim() === "" ? [] : [wrapLine(before.trimEnd(), columns)];
    return [...label, line.slice(before.length)].join("\n");
  }
  if (!/^( |\d+\. )/.test(line) || columns < LEAST_COLUMNS) return wrapAnsi(line, columns);
  if (indent > columns / 2) return wrapLine(" ".repeat(HANGING) + line.trim(), columns);
  const table = BEFORE_COLUMN.exec(line)?.[0].length ?? columns;
  const [start, hang] = table > columns / 2 ? [indent, indent + HANGING] : [table, table];
  const [first = "", ...more] = wrapAnsi(line.slice(start), columns - hang).split("\n");
  return [line.slice(0, start) + first, ...more.map((part) => " ".repeat(hang) + part)].join("\n");
}
