/** A simple scan of the skeleton's subroutines: it relies on their layout. */
import { readSubroutines, type Subroutine } from "../../../../src/exam/exercises/reading/source.ts";

/** The subroutines of the exam's program; the others belong to the port. */
export const EXAM = [
  "createBoard",
  "displayWhoseTurnItIs",
  "getTypeOfGame",
  "displayWinner",
  "checkIfGameWillBeWon",
  "displayBoard",
  "checkRedumMoveIsLegal",
  "checkSarrumMoveIsLegal",
  "checkGisgigirMoveIsLegal",
  "checkNabuMoveIsLegal",
  "checkMarzazPaniMoveIsLegal",
  "checkEtluMoveIsLegal",
  "checkMoveIsLegal",
  "initialiseBoard",
  "getMove",
  "makeMove",
];

export const SUBROUTINES: ReadonlyMap<string, Subroutine> = new Map(
  (await readSubroutines()).map((one) => [one.name, one]),
);

export function linesOf(name: string): readonly string[] {
  const found = SUBROUTINES.get(name);
  if (!found) throw new Error(`The skeleton has no subroutine ${name}.`);
  return found.lines;
}

export const textOf = (name: string) => linesOf(name).join("\n");

/** What stands before the body, on one line. */
function headOf(name: string): string {
  const lines = linesOf(name);
  return lines.slice(0, lines.findIndex((line) => line.endsWith("{")) + 1).join(" ");
}

export const bodyOf = (name: string) =>
  linesOf(name).slice(linesOf(name).findIndex((line) => line.endsWith("{")) + 1, -1);

/** The parameters with their types, in order. */
export function parametersOf(name: string): ReadonlyMap<string, string> {
  const [, list = ""] = /\((.*)\): /.exec(headOf(name)) ?? [];
  return new Map(
    [...list.matchAll(/(\w+): ([^,]+)/g)].map(([, one = "", type = ""]) => [one, type]),
  );
}

export const resultOf = (name: string) => /\): (.+) \{$/.exec(headOf(name))?.[1];

/** The local variables with their first values, control variables included. */
export function localsOf(name: string): ReadonlyMap<string, string> {
  const declared = [...textOf(name).matchAll(/\b(?:let|const) ([^;]*);/g)];
  return new Map(
    declared
      .flatMap(([, list = ""]) => list.split(", "))
      .map((one) => [/^\w+/.exec(one)?.[0] ?? "", one.split(" = ")[1] ?? ""]),
  );
}

/** The exam's subroutines that lines call, each once, in the order of the text. */
export function callsIn(lines: readonly string[]): string[] {
  const called = [...lines.join("\n").matchAll(/(\w+)\(/g)].map(([, name = ""]) => name);
  return [...new Set(called)].filter((name) => EXAM.includes(name));
}

export interface Loop {
  readonly kind: "definite" | "indefinite";
  /** The lines that are indented more. */
  readonly body: readonly string[];
}

/** The loops in lines, also those inside others. */
export function loopsIn(lines: readonly string[]): Loop[] {
  return lines.flatMap((line, index) => {
    const [, indent = "", keyword] = /^( *)(for|while) \(/.exec(line) ?? [];
    if (keyword === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((one) => !one.startsWith(`${indent} `));
    return [
      {
        kind: keyword === "for" ? "definite" : "indefinite",
        body: rest.slice(0, end < 0 ? undefined : end),
      },
    ];
  });
}

/** How many loops are inside each other at most. */
export const depthOf = (lines: readonly string[]): number =>
  Math.max(0, ...loopsIn(lines).map(({ body }) => 1 + depthOf(body)));

export const hasSelection = (lines: readonly string[]) =>
  lines.some((line) => /\bif \(/.test(line));
