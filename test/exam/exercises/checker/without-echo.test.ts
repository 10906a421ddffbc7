/** Model solutions that read answers as programs in other languages do: they pass, and are started a few times. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { beforeAll, expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { checkOpenProgram } from "../../../../src/exam/exercises/checker/check-program.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { runInside } from "../inside.ts";
import { bundleSolutions, makeSolution } from "../solutions.ts";

const folder = temporaryFolder("without-echo");
/** Those whose games need an earlier run, which would end with an error here. */
const FILES = ["save-and-load", "log-and-replay", "table-of-winners"];
/** No echo: then a program ends silently where its input ends. */
const SILENT = [[/console\.log\(line\?\..*\n/, ""]] as const;
/** Besides, as in Python: an error at the end of the input and for what is not a number. */
const KINDS = {
  silent: SILENT,
  strict: [
    ...SILENT,
    [
      "if (line === null) process.exit();",
      'if (line === null) throw new Error("EOF when reading a line");',
    ],
    [": 0;", ': JSON.parse("not a number");'],
  ],
  // It says something where its input ends.
  goodbye: [
    ...SILENT,
    [
      "if (line === null) process.exit();",
      'if (line === null) process.exit(Number(process.stdout.write("\\nGoodbye.\\n")) - 1);',
    ],
  ],
} as const;
/** The exercises that most games are played for. */
const MOST_GAMES = ["announce-promotions", "repetition"];
const programs = EXERCISES.filter(({ id }) => !FILES.includes(id)).flatMap((exercise, index) =>
  Object.entries(KINDS).flatMap(([kind, changes], other) => {
    const isTried =
      (MOST_GAMES.includes(exercise.id) && kind === "strict") || (index + 2 * other) % 16 === 2;
    const name = `${exercise.id}-${kind}`;
    return isTried || process.env.DEEP ? [{ ...exercise, kind, changes, name }] : [];
  }),
);

beforeAll(async () => {
  for (const { id, name, changes } of programs) {
    makeSolution(id, join(folder, name));
    const file = join(folder, name, "input.ts");
    let text = readFileSync(file, "utf8");
    for (const [before, after] of changes) {
      const changed = text.replace(before, () => after);
      expect(changed).not.toBe(text);
      text = changed;
    }
    writeFileSync(file, text);
  }
  await bundleSolutions(
    folder,
    programs.map(({ name }) => name),
  );
}, 60_000);

test.each(programs)("exercise $number, $kind", async (exercise) => {
  const open = {
    run: (...inputs: readonly string[]) =>
      runInside(join(folder, exercise.name, "program.cjs"), inputs),
  };
  const program = { folder, command: { run: "program" } };
  const callRules = () => Promise.reject(new Error("there are no functions to call"));
  let starts = 0;
  for await (const result of checkOpenProgram(exercise, program, open, callRules)) {
    expect(result.failure).toBeUndefined();
    starts += result.starts ?? 0;
  }
  expect(starts).toBeLessThanOrEqual(12);
});

test("a copy of the skeleton is started at most seven times", () => {
  for (const { number, checks } of EXERCISES) {
    const games = checks.filter((check) => check.kind === "games");
    // The random games are two runs, and an earlier run is one more; all calls share a process.
    const starts = games.map(({ typed, typedBefore }) => (typed && !typedBefore ? 1 : 2));
    const calls = checks.some(({ kind }) => kind === "rules") ? 1 : 0;
    const sum = starts.reduce((total, count) => total + count, calls);
    expect(sum, `exercise ${number}`).toBeLessThanOrEqual(7);
  }
});
