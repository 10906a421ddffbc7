/** A class's own version of the exam's program, compared with known versions: names, blanks and comments aside. */
import { createHash } from "node:crypto";
import { capital, inWords } from "../../base/text.ts";
import { canonicalForm } from "../canonical-form.ts";
import {
  declares,
  type ProgramText,
  readSubroutines,
  type Subroutine,
} from "../exercises/reading/source.ts";
import { isSameName } from "../stepper/navigate.ts";
import type { FollowedProgram } from "../stepper/twin/program.ts";
import known from "./known.json" with { type: "json" };

/** The keys of known versions of the exam's subroutines, each with the exam's names in it. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = known;

/** The name that the port has for a subroutine, or that of one that the exam's program has not. */
export const portName = (name: string): string =>
  Object.keys(KNOWN).find((one) => isSameName(one, name)) ?? name;

/** Why the exam's answers do not hold for subroutines, by their names: the beginning of a sentence. */
export type Faults = ReadonlyMap<string, string>;

export interface Compared {
  readonly found: readonly Subroutine[];
  /** Those of the exam's subroutines that are missing, twice there, or not as in a known version. */
  readonly faults: Faults;
  /** Also those that call such ones. */
  readonly faultsBelow: Faults;
  /** What a subroutine calls the variables of the exam's; nothing is known of one that is at fault. */
  names(subroutine: string): ReadonlyMap<string, string>;
}

/** A class's own version of the exam's program, with what answers are taken from. */
export interface FollowedOwn extends ProgramText {
  readonly compared: Compared;
  /** Its steps are the answers; undefined if it cannot be followed. */
  readonly program: FollowedProgram | undefined;
  /** What to say of a program that cannot be followed although its language can. */
  readonly notes: readonly string[];
}

/** Compares each of the exam's subroutines. */
export async function compareWithKnown(own: ProgramText): Promise<Compared> {
  const found = await readSubroutines(own);
  const all = Object.keys(KNOWN).map((name) => [name, compareOne(own, found, name)] as const);
  const faults = new Map(
    all.flatMap(([name, one]) => (typeof one === "string" ? [[name, one] as const] : [])),
  );
  const below = `Left out, because what it calls in ${own.file} is left out`;
  const faultsBelow = all.flatMap(([name]) => {
    const isAtFault = [...calledFrom(name, found)].some((one) => faults.has(one));
    return isAtFault ? [[name, faults.get(name) ?? below] as const] : [];
  });
  const names = new Map(all);
  return {
    found,
    faults,
    faultsBelow: new Map(faultsBelow),
    names(name) {
      const known = names.get(name);
      return typeof known === "object" ? known : new Map();
    },
  };
}

/** What a subroutine calls its variables, or why it is not as in a known version. */
function compareOne({ file, text }: ProgramText, found: readonly Subroutine[], name: string) {
  const own = found.find((one) => one.name === name);
  if (!own) return `Not found in ${file}`;
  if (text.split(/\r\n?|\n/).filter(declares(name)).length > 1)
    return `Left out, because ${file} has it more than once`;
  const { key, names } = formOf(file, own.lines.join("\n"));
  const [, size = "8"] = /board_?dimension\b[^=:\n]*:?= *(\d+)/i.exec(text) ?? [];
  const isOfSize = size === "8" || !names.some((one) => isSameName(one, "BoardDimension"));
  const examNames = KNOWN[name]![key]?.split(" ");
  const isKnown = examNames?.every(
    (one, at) => !KNOWN[portName(one)] || isSameName(one, names[at]!),
  );
  return isKnown && isOfSize
    ? new Map(examNames!.map((one, at) => [one, names[at]!]))
    : `Left out, because ${file} has another version of it`;
}

/** Of the texts that are printed, the colours and the winner that they name. */
const wordingOf = (text: string) =>
  text.length > 2 ? (text.toLowerCase().match(/white|black|win/g) ?? []).join(" ") : text;
/** What prints nothing else. */
const WORDING =
  /(?: \n\d+)? (?:(?:console|system|out) \. )*(?:print(?:ln)?|write(?:ln|line)?)(?: \((?: "")? \)|(?! \())(?: ;)?(?= |$)/gi;

/** A key of a subroutine that does not depend on its names, blanks, comments and wording; and its names. */
export function formOf(file: string, text: string) {
  const form = canonicalForm([{ file, text }], wordingOf);
  const hash = createHash("sha256").update(form.text.replace(WORDING, ""));
  return { key: hash.digest("hex").slice(0, 16), names: form.names };
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
  return [...groups].map(([why, names]) => `${why}: ${inWords(names.toSorted())}.`);
}

const examName = (name: string) => (name === "main" ? "the main program" : capital(name));
