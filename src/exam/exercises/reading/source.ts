/** Finds subroutines in the skeleton, or in a class's own program. */
import { readFile } from "node:fs/promises";
import { type FileNaming, fileFrom } from "../../../base/file-names.ts";
import { ok, type Result } from "../../../base/result.ts";
import { capital, inWords } from "../../../base/text.ts";
import { SKELETON } from "../../places.ts";
import { readWithImports } from "../work/program-files.ts";
import type { DrawnQuestion } from "./questions.ts";

const FILES = ["rules.ts", "program.ts", "input.ts"] as const;

export interface Subroutine {
  /** As the port names it. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Its lines with their indentation, from its name to its end. */
  readonly lines: readonly string[];
}

/** A version of the exam's program in any language: its file's name, and its text. */
export interface ProgramText {
  readonly file: string;
  readonly text: string;
  /** Files of its folder that it imports. */
  readonly imported?: readonly ProgramText[];
  /** The questions whose answers are known for it, with these answers, and what to say of others. */
  askable?(questions: readonly DrawnQuestion[]): Promise<Askable>;
}

export interface Askable {
  readonly questions: readonly DrawnQuestion[];
  readonly notes: readonly string[];
}

/** The version of the exam's program in a file; undefined if none is named. */
export function ownProgram(
  typed: string | undefined,
  host: FileNaming,
): Result<ProgramText | undefined> {
  if (typed === undefined) return ok(undefined);
  const file = fileFrom(typed, host);
  if (!file.ok) return file;
  const read = readWithImports(file.value);
  if (!read.ok) return read;
  const [own, ...imported] = [...read.value].map(([name, text]) => ({ file: name, text }));
  return ok({ ...own!, imported });
}

/** A program's files. */
export const filesOf = (own: ProgramText) => [own, ...(own.imported ?? [])];

/** The subroutines of the skeleton in the order of its files, or those in another program, with `others` by name. */
export async function readSubroutines(
  own?: ProgramText,
  others: readonly string[] = [],
): Promise<readonly Subroutine[]> {
  const texts = FILES.map((file) => readFile(new URL(file, SKELETON), "utf8"));
  const port = (await Promise.all(texts)).map((text, index) => ({ file: FILES[index]!, text }));
  const names = port.flatMap(({ text }) => text.match(/(?<=^(?:export )?function )\w+/gm) ?? []);
  const wanted = [...new Set([...names, ...others])];
  const found = (own ? filesOf(own) : port).flatMap((part) => subroutinesIn(part, wanted));
  // What else is imported has no main program.
  return found.filter(({ name, file }) => name !== "main" || !own || file === own.file);
}

/** The subroutines with these names, as the port writes them, in the order of a program. */
export function subroutinesIn({ file, text }: ProgramText, names: readonly string[]): Subroutine[] {
  const lines = text.replaceAll("\t", "    ").split(/\r\n|\r|\n/);
  return names
    .flatMap((name) => subroutineIn(name, file, lines))
    .toSorted((one, other) => one.line - other.line);
}

/** Says which of the needed subroutines a class's own program has not, in a file; nothing if it has all. */
export function notFound(needed: readonly string[], found: readonly Subroutine[], file = "") {
  const lacking = needed.filter((name) => !found.some((one) => one.name === name));
  const names = [...new Set(lacking)].map(capital).toSorted();
  return names.length > 0 ? [`Not found in ${file}: ${inWords(names)}.`] : [];
}

/**
 * Makes a test whether a line declares a subroutine in Python, VB, Pascal, C#, Java or TypeScript.
 * @param name as the port spells it; a program may spell it with underscores
 */
export function declares(name: string): (line: string) => boolean {
  const spelt = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_?");
  const declaration = new RegExp(
    `^\\s*(?:\\w+ +)*?(?:def|sub|function|procedure|static|public|private|void|bool|boolean|string|char|int)\\b[\\w<>,[\\]\\s]*\\s${spelt}\\s*(?:[(:;]|$)`,
    "i",
  );
  return (line) => declaration.test(line);
}
/** What belongs to a subroutine though it is not indented, and what is its end. */
const INSIDE = /^(?:[{)]|begin\b|var\b|const\b)/i;
const END = /^(?:\}|end\b)/i;
/** What ends no subroutine, wherever it begins: an empty line or a comment. */
const NOTHING = /^(?:$|#|\/\/|')/;
/** What stands between subroutines: comments, and the end of a class or a module. */
const BETWEEN = /^(?:\s*$|\s*(?:#|\/\/|')|\s*\}|end (?:module|class)|var\b)/i;

function subroutineIn(name: string, file: string, lines: readonly string[]): Subroutine[] {
  const found = lines.findIndex(declares(name));
  const first = found < 0 && name === "main" ? mainIn(lines) : found;
  if (first < 0) return [];
  const last = found < 0 ? lines.findLastIndex((line) => line.trim() !== "") : endOf(lines, first);
  return [{ name, file, line: first + 1, lines: lines.slice(first, last + 1) }];
}

/** The index of the first statement after all subroutines; -1 if there is none. */
function mainIn(lines: readonly string[]): number {
  const last = lines.findLastIndex(declares("\\w+"));
  const after = last < 0 ? 0 : endOf(lines, last) + 1;
  return lines.findIndex((line, index) => index >= after && !BETWEEN.test(line));
}

function endOf(lines: readonly string[], first: number): number {
  const indentOf = (line: string) => line.search(/\S/);
  const indent = indentOf(lines[first]!);
  let last = first;
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    const text = line.trim();
    const isOutside = indentOf(line) <= indent;
    if (isOutside && NOTHING.test(text)) continue;
    if (isOutside && END.test(text) && indentOf(line) === indent) return at;
    if (isOutside && !(INSIDE.test(text) && indentOf(line) === indent)) break;
    last = at;
  }
  return last;
}
