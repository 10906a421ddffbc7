/** The model solutions in Python, put into a port of the exam's program. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { firstFailure, runChecks } from "../../../src/exam/exercises/checker/check-program.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { PORT, PYTHON } from "../stepper/python.ts";
import { tsxRunner } from "./runner.ts";

const SOLUTIONS = new URL("./solutions/python/", import.meta.url);
const temporary = temporaryFolder("python");

/** The exercises that are set most. */
const SOLVED = [1, 2, 3, 6, 7, 8, 14, 15, 16, 17].map((number) => EXERCISES[number - 1]!);
const CHECKED = process.env.DEEP ? SOLVED : SOLVED.filter(({ number }) => number === 14);

/** The code of lines, whatever their strings say. */
const codeOf = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/"[^"]*"/g, '""')).join("\n");

/** A program with the lines of a change, of which those without a plus are found in it once. */
function withLines(program: string, change: string): string {
  const changed = change.split("\n").map((line) => [line.slice(0, 1), line.slice(1)] as const);
  const before = changed.filter(([sign]) => sign !== "+").map(([, line]) => line);
  const lines = program.split("\n");
  const places = lines.flatMap((_, at) =>
    codeOf(lines.slice(at, at + before.length)) === codeOf(before) ? at : [],
  );
  expect(places, change).toHaveLength(1);
  const after = changed.filter(([sign]) => sign !== "-").map(([, line]) => line);
  return lines.toSpliced(places[0]!, before.length, ...after).join("\n");
}

/** A program with the subroutines and the lines of a solution. */
function withSolution(program: string, solution: string): string {
  const parts = solution
    .trimEnd()
    .split(/^(New|Changed|In the main program):\n\n/m)
    .slice(1);
  return parts.reduce((text, part, at) => {
    const kind = parts[at - 1];
    if (at % 2 === 0) return text;
    if (kind === "New") return text.replace(/^Board = /m, (main) => `${part}\n\n${main}`);
    if (kind !== "Changed") return part.trimEnd().split("\n\n").reduce(withLines, text);
    const [, name] = /^def (\w+)/.exec(part)!;
    const old = new RegExp(`^def ${name}\\(.*\\n(?:(?: .*)?\\n)*`, "m");
    expect(text).toMatch(old);
    return text.replace(old, `${part.trimEnd()}\n\n\n`);
  }, program);
}

const solved = (id: string) =>
  withSolution(readFileSync(PORT, "utf8"), readFileSync(new URL(`${id}.txt`, SOLUTIONS), "utf8"));

describe("a solution in Python", () => {
  test("is there for each of the exercises that are set most, and fits the exam's program", () => {
    expect(readdirSync(SOLUTIONS).toSorted()).toEqual(
      SOLVED.map(({ id }) => `${id}.txt`).toSorted(),
    );
    for (const { id } of SOLVED) expect(solved(id)).not.toBe(readFileSync(PORT, "utf8"));
  });

  test.skipIf(PYTHON === undefined).each(CHECKED)(
    "of exercise $number passes its checks",
    async (exercise) => {
      const folder = mkdtempSync(join(temporary, "game-"));
      writeFileSync(join(folder, "game.py"), solved(exercise.id));
      const program = { folder, command: { run: `"${PYTHON}" game.py` } };
      expect(await firstFailure(runChecks(exercise, program, tsxRunner))).toBeUndefined();
    },
  );
});
