/** A simple scan of the skeleton's text: it relies on the layout that Biome gives the files. */
import { readFile } from "node:fs/promises";
import { SKELETON } from "../skeleton.ts";

export const FILES = ["rules.ts", "program.ts", "input.ts"] as const;
export type FileName = (typeof FILES)[number];

/** A line of a file. */
export interface Place {
  readonly file: FileName;
  /** From 1. */
  readonly line: number;
  /** The whole line, with its indentation. */
  readonly text: string;
}

/** A variable, constant, parameter or type, and the line that declares it. */
export interface Declaration {
  readonly name: string;
  readonly place: Place;
}

/** The type is written as in the source; parts of one object share its type: { file, rank }. */
interface Parameter extends Declaration {
  readonly type: string;
}

export interface Loop {
  readonly keyword: "for" | "while";
  /** The line that begins it. */
  readonly place: Place;
  /** The lines between its braces. */
  readonly body: readonly Place[];
}

export interface Subroutine {
  readonly name: string;
  /** The line that begins it. */
  readonly place: Place;
  readonly parameters: readonly Parameter[];
  /** The type of its result, as written in the source. */
  readonly returns: string;
  /** The lines between its braces. */
  readonly body: readonly Place[];
  /** The line of its closing brace. */
  readonly end: Place;
}

/** A constant declared outside all subroutines; `value` is the rest of its first line. */
interface Constant extends Declaration {
  readonly value: string;
}

/** The source of the skeleton, without its comments and imports. */
export interface Source {
  readonly lines: readonly Place[];
  readonly subroutines: readonly Subroutine[];
  readonly constants: readonly Constant[];
  readonly types: readonly Declaration[];
}

/** Reads and scans the skeleton. */
export async function readSource(): Promise<Source> {
  const texts = await Promise.all(FILES.map((file) => readFile(new URL(file, SKELETON), "utf8")));
  return scan(FILES.map((file, index) => ({ file, text: texts[index] ?? "" })));
}

/** Scans files of a program. Throws if a subroutine is not laid out as expected. */
export function scan(files: readonly { file: FileName; text: string }[]): Source {
  const lines = files.flatMap(({ file, text }) => codeLines(file, text));
  const subroutines = lines.flatMap((place, index) => {
    const [, name] = /^(?:export )?(?:async )?function (\w+)\(/.exec(place.text) ?? [];
    return name ? [subroutineAt(name, lines.slice(index))] : [];
  });
  const constants = lines.flatMap((place) => {
    const [, name, value = ""] = /^(?:export )?const (\w+)(?:: \w+)? = (.*)/.exec(place.text) ?? [];
    return name ? [{ name, value: value.replace(/;$/, ""), place }] : [];
  });
  const types = lines.flatMap((place) => {
    const [, name] = /^export type (\w+) = /.exec(place.text) ?? [];
    return name ? [{ name, place }] : [];
  });
  return { lines, subroutines, constants, types };
}

function codeLines(file: FileName, text: string): Place[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ file, line: index + 1, text: line }));
  return lines.filter((line) => !/^\s*(?:\/\*|\*|\/\/)/.test(line.text));
}

function subroutineAt(name: string, lines: readonly Place[]): Subroutine {
  const head = lines.findIndex(({ text }) => text.endsWith("{"));
  const end = lines.findIndex(({ text }) => text === "}");
  const header = lines.slice(0, head + 1);
  const joined = header.map(({ text }) => text.trim()).join(" ");
  const [, list, returns] = /\((.*)\): (.+) \{$/.exec(joined) ?? [];
  const [place, last] = [lines[0], lines[end]];
  if (list === undefined || returns === undefined || !place || !last || end <= head) {
    throw new Error(`The reading questions cannot read the subroutine ${name}.`);
  }
  const body = lines.slice(head + 1, end);
  return { name, place, parameters: parametersIn(list, header), returns, body, end: last };
}

function parametersIn(list: string, header: readonly Place[]): Parameter[] {
  const parameters = list.split(/,(?![^{]*\})/).filter((text) => text.trim() !== "");
  return parameters.flatMap((text) => {
    const colon = text.lastIndexOf(": ");
    const names = text.slice(0, colon).match(/\w+/g) ?? [];
    return names.map((name) => ({
      name,
      type: text.slice(colon + 2).trim(),
      place: only(header, new RegExp(`\\b${name}\\b.*:`), `the parameter ${name}`),
    }));
  });
}

/** Returns the local variables of a subroutine, the control variables of its loops included. */
export function localsOf({ body }: Subroutine): Declaration[] {
  return body.flatMap((place) => {
    const found = place.text.matchAll(/\b(?:const|let) (\w+|\[[^\]]*\]|\{[^}]*\})/g);
    const names = [...found].flatMap(([, declared = ""]) => declared.match(/\w+/g) ?? []);
    return names.map((name) => ({ name, place }));
  });
}

/** Returns the names that a line matches, one for each group of the pattern; throws if it does not. */
export function namesIn(place: Place, pattern: RegExp): Declaration[] {
  const [, ...names] = pattern.exec(place.text) ?? [];
  if (names.length === 0) throw new Error(`Line ${place.line} of ${place.file} lacks ${pattern}.`);
  return names.map((name) => ({ name, place }));
}

/** Returns the loops of a subroutine or of the body of a loop, with the loops inside them. */
export function loopsIn(body: readonly Place[]): Loop[] {
  return body.flatMap((place, index) => {
    const [, indent = "", keyword] = /^(\s*)(for|while) \(/.exec(place.text) ?? [];
    if (keyword !== "for" && keyword !== "while") return [];
    const rest = place.text.endsWith("{") ? body.slice(index + 1) : [];
    const end = rest.findIndex(({ text }) => text === `${indent}}`);
    return [{ keyword, place, body: rest.slice(0, Math.max(end, 0)) }];
  });
}

/** Returns the lines with an if or a switch. */
export function selectionsIn(body: readonly Place[]): Place[] {
  return body.filter(({ text }) => /^\s*(?:\} )?(?:else )?(?:if|switch) \(/.test(text));
}

/** Returns the lines that call a subroutine. */
export function callsIn(body: readonly Place[], name: string): Place[] {
  return body.filter(({ text }) => new RegExp(`(?<![.\\w])${name}\\(`).test(text));
}

/** Returns the subroutine with a name. Throws if there is none. */
export function subroutine({ subroutines }: Source, name: string): Subroutine {
  const found = subroutines.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The reading questions need a subroutine ${name}.`);
  return found;
}

/** Returns the line of a subroutine that contains a text. Throws unless there is exactly one. */
export function lineIn(source: Source, name: string, text: string): Place {
  return only(subroutine(source, name).body, text, `${name} with ${text}`);
}

/** Returns the line of all files that contains a text. Throws unless there is exactly one. */
export function lineWith({ lines }: Source, text: string): Place {
  return only(lines, text, text);
}

/** Returns the subroutine that a line belongs to. Throws if it is outside all of them. */
export function subroutineOf({ subroutines }: Source, place: Place): Subroutine {
  const found = subroutines.find(({ body }) => body.includes(place));
  if (!found) throw new Error(`Line ${place.line} of ${place.file} is in no subroutine.`);
  return found;
}

function only(lines: readonly Place[], sought: string | RegExp, what: string): Place {
  const found = lines.filter(({ text }) =>
    typeof sought === "string" ? text.includes(sought) : sought.test(text),
  );
  const [place] = found;
  if (!place || found.length > 1) {
    throw new Error(`The reading questions need one line for ${what}, but ${found.length} fit.`);
  }
  return place;
}
