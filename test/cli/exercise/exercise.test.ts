import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type ExerciseHost, runExercise } from "../../../src/cli/exercise/exercise.ts";
import type { ExerciseRequest } from "../../../src/cli/options/request.ts";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { GROUPS } from "../../../src/exercises/exercise.ts";
import { bundledRunner, testRunner } from "../../exercises/runner.ts";
import {
  bundleSolutions,
  copySkeleton,
  makeSolution,
  removeFolder,
  SKELETON,
} from "../../exercises/solutions.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-cli-"));
afterAll(() => removeFolder(folder));

async function run(
  request: ExerciseRequest,
  answers: string[] = [],
  { runner = testRunner, windows = false, fault }: Partial<ExerciseHost> = {},
) {
  const said: string[] = [];
  const complaints: string[] = [];
  const status = await runExercise(request, {
    runner,
    windows,
    fault,
    randomSeed: () => 7,
    versions: { chalk: "1.2.3" },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    ask: async () => answers.shift(),
    keys: undefined,
  });
  return { status, said: said.join("\n"), complaints: complaints.join("\n") };
}

describe("exercise", () => {
  test("lists every exercise below its group", async () => {
    const { status, said } = await run({ action: "list", folder: undefined });
    expect(status).toBe(0);
    for (const group of GROUPS) expect(said.split("\n")).toContain(group);
    for (const { number, title } of EXERCISES) {
      expect(said).toMatch(new RegExp(`^ *${number}  \\*{1,3} +${title}$`, "m"));
    }
  });

  test.each(EXERCISES)("shows the task of exercise $number", async (exercise) => {
    const number = String(exercise.number);
    const { said } = await run({ action: "show", number, hint: false });
    expect(said).toContain(exercise.title);
    expect(said).toContain(exercise.task);
    expect(said).toContain(exercise.sample.split("\n")[0]);
    expect(said).not.toContain(exercise.hint);
    const hint = await run({ action: "show", number, hint: true });
    expect(hint.said).toContain(exercise.hint);
  });

  test("refuses a number that no exercise has", async () => {
    const { status, complaints } = await run({ action: "show", number: "99", hint: false });
    expect(status).toBe(2);
    expect(complaints).toBe(
      `error: There is no exercise “99”; they are numbered from 1 to ${EXERCISES.length}.`,
    );
  });
});

describe("exercise list", () => {
  const BROKEN = { command: "sh", args: ["-c", "echo 'Error: broken' >&2; exit 1"] };

  test("says once why checks stopped", async () => {
    const options = { runner: { ...testRunner, ...BROKEN } };
    const { said } = await run({ action: "list", folder: SKELETON }, [], options);
    const reason = "Your program stopped with an error: Error: broken";
    const end = `\n0 of ${EXERCISES.length} exercises passed.\nChecks stopped: ${reason}`;
    expect(said.endsWith(end)).toBe(true);
  });
});

describe("exercise check", () => {
  test("ends with 1 if a check fails, and with 0 if all pass", async () => {
    const options = { runner: bundledRunner() };
    const failed = await run({ action: "check", number: "1", folder: SKELETON }, [], options);
    expect(failed.status).toBe(1);
    expect(failed.said).toMatch(/\n\d of \d checks passed\.$/);
    const solution = join(folder, "solution");
    makeSolution(EXERCISES[0]?.id ?? "", solution);
    await bundleSolutions(folder, ["solution"]);
    const passed = await run({ action: "check", number: "1", folder: solution }, [], options);
    expect(passed.status).toBe(0);
    expect(passed.said).toMatch(/\nAll checks passed\.$/);
    expect(passed.said).not.toContain("FAILED");
  });

  test("refuses to run programs that Node cannot run", async () => {
    const fault = "Node 20.0.0 cannot run TypeScript.";
    const runWithout = (request: ExerciseRequest) => run(request, [], { fault });
    const refused = await runWithout({ action: "check", number: "1", folder: SKELETON });
    expect(refused.status).toBe(2);
    expect(refused.complaints).toBe(`error: ${fault}`);
    expect((await runWithout({ action: "read", seed: 1 })).status).toBe(2);
    expect((await runWithout({ action: "list", folder: SKELETON })).status).toBe(2);
    expect((await runWithout({ action: "list", folder: undefined })).status).toBe(0);
    expect((await runWithout({ action: "show", number: "1", hint: false })).status).toBe(0);
  });

  test("refuses a folder without the program", async () => {
    const { status, complaints } = await run({ action: "check", number: "1", folder });
    expect(status).toBe(2);
    expect(complaints).toContain(`There is no program.ts in ${folder}.`);
    expect(complaints).toContain("exercise start my-skeleton");
  });
});

describe("exercise start", () => {
  test("copies the skeleton with a package.json of its own", async () => {
    const copy = join(folder, "copy");
    const { status, said } = await run({ action: "start", folder: copy });
    expect(status).toBe(0);
    expect(said).toContain(copy);
    for (const file of readdirSync(SKELETON)) {
      expect(readFileSync(join(copy, file), "utf8")).toBe(
        readFileSync(join(SKELETON, file), "utf8"),
      );
    }
    const facts = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    expect(facts).toMatchObject({ type: "module", dependencies: { chalk: "1.2.3" } });
  });

  test("never overwrites", async () => {
    const taken = join(folder, "taken");
    copySkeleton(taken);
    const before = readdirSync(taken);
    const { status, complaints } = await run({ action: "start", folder: taken });
    expect(status).toBe(2);
    expect(complaints).toBe(`error: ${taken} already exists; choose another name.`);
    expect(readdirSync(taken)).toEqual(before);
  });

  test("names a folder whose parent does not exist", async () => {
    const deep = join(folder, "nowhere", "copy");
    const { status, complaints } = await run({ action: "start", folder: deep });
    expect(status).toBe(2);
    expect(complaints).toContain("does not exist");
    expect(existsSync(deep)).toBe(false);
  });
});

describe("exercise read", () => {
  test("draws a seed, asks the same questions for the same seed, and ends with the score", async () => {
    const typed = ["show", "show", "done"];
    const { status, said } = await run({ action: "read", seed: undefined }, [...typed]);
    expect(status).toBe(0);
    expect(said).toMatch(/Seed 7 .*--seed 7/);
    expect(said).toMatch(/\n0 of 2 correct\n/);
    expect((await run({ action: "read", seed: 7 }, [...typed])).said).toBe(said);
  });
});
