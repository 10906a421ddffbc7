/** What a work folder remembers of earlier checks. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import type { Runner } from "../../../src/exam/exercises/checker/run-program.ts";
import type { Exercise } from "../../../src/exam/exercises/exercise.ts";
import { hashFolder, watchFolder } from "../../../src/exam/exercises/work/folder-hash.ts";
import {
  type CheckState,
  nextToDo,
  openProgress,
} from "../../../src/exam/exercises/work/progress.ts";
import { startExercise } from "../../../src/exam/exercises/work/start.ts";
import { folderName, openWork } from "../../../src/exam/exercises/work/work-folder.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { valueIn } from "../../value-in.ts";
import { FORM } from "./runner.ts";

const temporary = temporaryFolder("progress");
const path = (...names: string[]) => join(temporary, ...names);
const first = EXERCISES[0] as Exercise;

describe("progress", () => {
  /** A runner of a program of its own, which counts the runs. */
  function runnerOf(program: string, mostTime = 10_000): Runner {
    return {
      command: process.execPath,
      args: [
        "--eval",
        `require("fs").appendFileSync(${JSON.stringify(path("runs"))}, "x");${program}`,
      ],
      environment: process.env,
      mostTime,
      mostOutput: 1000,
    };
  }
  const runs = () => (existsSync(path("runs")) ? readFileSync(path("runs"), "utf8").length : 0);

  test("knows what is unchanged, and remembers results until files or the version change", async () => {
    const folder = path("progress");
    valueIn(await startExercise(folder, first, FORM));
    const work = valueIn(await openWork(folder));
    const find = async (runner: Runner, version = "1") =>
      (await openProgress(work, { runner, version })).find(first);
    const crash = runnerOf("throw Error('broken')");
    // As another version of this program wrote it.
    writeFileSync(join(folder, folderName(first), "README.md"), "# The exam's own program\n");
    expect(await find(crash)).toEqual({ state: "unchanged" });
    expect(runs()).toBe(0);
    const program = join(folder, folderName(first), "program.ts");
    writeFileSync(program, "1");
    const broken = { state: "failed", fault: expect.stringContaining("Error: broken") };
    for (const expected of [1, 1]) {
      expect(await find(crash)).toEqual(broken);
      expect(runs()).toBe(expected);
    }
    await find(crash, "2");
    writeFileSync(program, "2");
    await find(crash);
    expect(runs()).toBe(3);
    // Damaged memory is as good as none.
    for (const text of ["{", "null", "[3]", '{ "1": null }', '{ "1": { "key": 7 } }']) {
      writeFileSync(join(folder, ".results.json"), text);
      expect(await find(crash)).toEqual(broken);
    }
    expect(runs()).toBe(8);
  });

  test("checks a misplaced program where it is clear which is meant, and remembers that", async () => {
    const [second, third] = [EXERCISES[1]!, EXERCISES[2]!];
    const folder = path("misplaced");
    for (const exercise of [first, second, third])
      valueIn(await startExercise(folder, exercise, FORM));
    const [inner, renamed, unclear] = [first, second, third].map((one) =>
      join(folder, folderName(one)),
    );
    for (const file of ["program.ts", "rules.ts", "input.ts"]) {
      mkdirSync(join(inner!, folderName(first)), { recursive: true });
      renameSync(join(inner!, file), join(inner!, folderName(first), file));
    }
    writeFileSync(join(inner!, folderName(first), "program.ts"), "1");
    renameSync(join(renamed!, "program.ts"), join(renamed!, "my program.ts"));
    writeFileSync(join(renamed!, "my program.ts"), "1");
    rmSync(join(unclear!, "program.ts"));
    for (const name of ["one.ts", "two.ts"]) writeFileSync(join(unclear!, name), name);
    const progress = await openProgress(valueIn(await openWork(folder)), {
      runner: runnerOf("0"),
      version: "1",
    });
    const before = runs();
    for (const exercise of [first, second]) {
      const fault = expect.stringMatching(/^Misplaced; found in 0[12]-\S+\/\S.*\.$/);
      expect(await progress.known(exercise)).toEqual({ state: "misplaced", fault });
      const found = await progress.find(exercise);
      expect(found).toEqual({ state: "failed", fault });
      const after = runs();
      expect(await progress.find(exercise)).toEqual(found);
      expect(runs()).toBe(after);
    }
    expect(runs()).toBeGreaterThan(before);
    expect(await progress.find(third)).toMatchObject({ state: "misplaced" });
  });

  test("does not remember a time-out", async () => {
    const work = valueIn(await openWork(path("progress")));
    const runner = runnerOf("setInterval(() => {}, 1000)", 300);
    const progress = await openProgress(work, { runner, version: "3" });
    expect(await progress.find(first)).toMatchObject({ state: "failed" });
    expect(await progress.known(first)).toBeUndefined();
  });

  test("goes to the next exercise that is left, and then to those before it", () => {
    const states = new Map<number, CheckState>(EXERCISES.map(({ number }) => [number, "passed"]));
    expect(nextToDo(states)).toBeUndefined();
    states.set(3, "failed").set(5, "not begun").set(6, "passed");
    expect(nextToDo(states)?.number).toBe(3);
    expect(nextToDo(states, 3)?.number).toBe(5);
    expect(nextToDo(states, 5)?.number).toBe(3);
    expect(nextToDo(new Map(), 1)?.number).toBe(2);
  });
});

test("a change of contents is noticed, but not a new time or a hidden file", async () => {
  const folder = path("watched");
  mkdirSync(folder);
  const before = await hashFolder(folder);
  writeFileSync(join(folder, ".swap"), "");
  mkdirSync(join(folder, "__pycache__"));
  expect(await hashFolder(folder)).toBe(before);
  const changed = new Promise<void>((resolve) => {
    const stop = watchFolder(folder, () => {
      stop();
      resolve();
    });
  });
  await hashFolder(folder);
  setTimeout(() => writeFileSync(join(folder, "game.py"), ""), 50);
  await changed;
});
