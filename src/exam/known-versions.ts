/** A class's own version of the exam's program, compared with known versions: names, blanks and comments aside. */
import { createHash } from "node:crypto";
import { capital, inWords } from "../base/text.ts";
import { canonicalForm, isSameName } from "./canonical-form.ts";
import {
  declares,
  filesOf,
  type ProgramText,
  readSubroutines,
  type Subroutine,
} from "./exercises/reading/source.ts";
import known from "./known-versions.json" with { type: "json" };

/** The keys of known versions of the exam's subroutines, each with what it has besides: "2 DisplayBoard Board ...". */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = known;

/** The name that the port has for a subroutine, or that of one that the exam's program has not. */
export const portName = (name: string): string =>
  Object.keys(KNOWN).find((one) => isSameName(one, name)) ?? name;

/** Why the exam's answers do not hold for subroutines, by their names: what follows “because”, or “Not found in game.py”. */
export type Faults = ReadonlyMap<string, string>;

/** How a program spells the exam's names. */
export type OwnNames = ReadonlyMap<string, string>;

/** A text with a program's own names for the exam's. */
export const withOwnNames = (text: string, names: OwnNames | undefined): string =>
  text.replace(/\b[A-Z]\w+/g, (word) => names?.get(word) ?? word);

export type Compared = Awaited<ReturnType<typeof compareWithKnown>>;

/** Compares each of the exam's subroutines. */
export async function compareWithKnown(own: ProgramText) {
  const found = await readSubroutines(own);
  const all = Object.keys(KNOWN).map((name) => [name, compareOne(own, found, name)] as const);
  const faults: Faults = new Map(
    all.flatMap(([name, one]) => (typeof one === "string" ? [[name, one] as const] : [])),
  );
  const below = "a subroutine called there is left out";
  const faultsBelow = all.flatMap(([name]) => {
    const isAtFault = [...calledFrom(name, found)].some((one) => faults.has(one));
    return isAtFault ? [[name, faults.get(name) ?? below] as const] : [];
  });
  const compared = new Map(all);
  const declared = found.flatMap(({ name, lines }) => speltIn(lines[0]!, [capital(name)]));
  const board = all.flatMap(([, one]) =>
    typeof one === "string" ? [] : [...one.names].filter(([name]) => name === "Board"),
  );
  const namesIn = (name: string): OwnNames => {
    const one = compared.get(name);
    if (typeof one === "object") return new Map([...declared, ...one.names]);
    const text = found.find((own) => own.name === name)?.lines.join("\n") ?? "";
    const exams = Object.values(KNOWN[name] ?? {}).flatMap((one) => one.split(" ").slice(1));
    return new Map([...declared, ...board, ...speltIn(text, [...new Set(exams)])]);
  };
  // Every task and question of a class asks for them.
  const named = new Map<string, OwnNames>();
  // Some languages have the board in a declaration.
  const isExams = all.every(([name, one]) =>
    typeof one === "string" ? name === "createBoard" && one.startsWith("Not found") : one.isExams,
  );
  return {
    found,
    /** Those of the exam's subroutines that are missing, twice there, or not as in a known version. */
    faults,
    /** Also those that call such ones. */
    faultsBelow: new Map(faultsBelow) as Faults,
    /** Whether all are there as in known versions, names, blanks, comments and wording aside. */
    isExams,
    /** What the program calls subroutines, and one of them its variables; of one at fault the board, and those alike. */
    names(name: string): OwnNames {
      const known = named.get(name) ?? namesIn(name);
      named.set(name, known);
      return known;
    },
  };
}

/** What a subroutine calls its variables, and whether it is as in a known version; or why it is not. */
function compareOne(program: ProgramText, found: readonly Subroutine[], name: string) {
  const { file } = program;
  const lines = filesOf(program).flatMap(({ text }) => text.split(/\r\n?|\n/));
  const own = found.find((one) => one.name === name);
  if (!own) return `Not found in ${file}`;
  if (lines.filter(declares(name)).length > 1) return `${file} has more than one version`;
  const { key, prints, names } = formOf(file, own.lines.join("\n"));
  const [known, ...examNames] = KNOWN[name]![key]?.split(" ") ?? [];
  const isKnown = examNames.every(
    (one, at) => !KNOWN[portName(one)] || isSameName(one, names[at]!),
  );
  const size = names[examNames.indexOf("BoardDimension")];
  return known !== undefined && isKnown && (size === undefined || isEight(program, size))
    ? { names: new Map(examNames.map((one, at) => [one, names[at]!])), isExams: +known === prints }
    : `${file} has another version`;
}

/** How a text spells names. */
const speltIn = (text: string, names: readonly string[]) =>
  names.flatMap((name) => {
    const words = text.match(/\w+/g)?.filter((word) => isSameName(word, name)) ?? [];
    return words.map((word) => [name, word] as const);
  });

/** Whether a program declares a constant as 8, and not as 8 + 1. */
function isEight(program: ProgramText, constant: string): boolean {
  const { text, names } = canonicalForm(filesOf(program));
  const number = names.findIndex((one) => isSameName(one, constant));
  const operator = "(?:[-+*/\\\\%^&|<>?.]|mod|div|sh[lr]|x?or|and)";
  return new RegExp(`\\bn${number}(?: (?:as|:) \\w+)?(?: :)? = 8(?! ${operator})`).test(text);
}

/** Of the texts that are printed, the colours and the winner that they name. */
const wordingOf = (text: string) =>
  text.length > 2 ? (text.toLowerCase().match(/white|black|win/g) ?? []).join(" ") : text;
/** What prints nothing else. */
const WORDING =
  /(?: \n\d+)? (?:(?:console|system|out) \. )*(?:print(?:ln)?|write(?:ln|line)?)(?: \((?: "")? \)|(?! \())(?: ;)?(?= |$)/gi;

/** A key of a subroutine that depends on no names, blanks, comments and wording; how often it prints only that; its names. */
export function formOf(file: string, text: string) {
  const form = canonicalForm([{ file, text }], wordingOf);
  const hash = createHash("sha256").update(form.text.replace(WORDING, ""));
  const prints = form.text.match(WORDING)?.length ?? 0;
  return { key: hash.digest("hex").slice(0, 16), prints, names: form.names };
}

/** A subroutine, and all that it calls and that those call. */
function calledFrom(name: string, found: readonly Subroutine[], seen = new Set<string>()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const lines = found.find((one) => one.name === name)?.lines.slice(1) ?? [];
  const words = new Set((lines.join("\n").match(/\w+(?=\s*\()/g) ?? []).map(portName));
  for (const word of words) if (KNOWN[word]) calledFrom(word, found, seen);
  return seen;
}

/** Sentences that say which subroutines are left out, and why. */
export function leftOut(faults: Iterable<readonly [name: string, why: string]>): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [name, why] of faults) groups.set(why, [...(groups.get(why) ?? []), examName(name)]);
  return [...groups].map(([why, names]) => {
    const list = inWords(names.toSorted());
    if (why.startsWith("Not found")) return `${why}: ${list}.`;
    return `${capital(list)} ${names.length > 1 ? "are" : "is"} left out, because ${why}.`;
  });
}

const examName = (name: string) => (name === "main" ? "the main program" : capital(name));
