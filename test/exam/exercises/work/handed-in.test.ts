/** Files that are not what they should be: settings and programs. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { openProgram } from "../../../../src/exam/exercises/checker/open-program.ts";
import { openClass } from "../../../../src/exam/exercises/class/student-folders.ts";
import type { Exercise } from "../../../../src/exam/exercises/exercise.ts";
import { readProgram } from "../../../../src/exam/exercises/work/program-files.ts";
import { startExercise } from "../../../../src/exam/exercises/work/start.ts";
import { openWork } from "../../../../src/exam/exercises/work/work-folder.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { FORM, testRunner } from "../runner.ts";
import { removeFolder } from "../solutions.ts";

const temporary = temporaryFolder("handed-in");
const path = (...names: string[]) => join(temporary, ...names);
const start = (folder: string, number: number, run?: string, from = path("skeleton.py")) =>
  startExercise(folder, EXERCISES[number - 1] as Exercise, {
    ...FORM,
    other: run === undefined ? undefined : { command: { run }, from },
  });
const refusal = (what: string) => ({ ok: false, reason: expect.stringContaining(what) });
writeFileSync(path("skeleton.py"), "print()\n");

// Windows has neither pipes nor devices in folders.
test.skipIf(process.platform === "win32")(
  "settings may be anything, and are not waited for",
  async () => {
    const work = path("settings");
    const settings = join(work, "exercises.json");
    valueIn(await start(work, 1, "python3 skeleton.py"));
    const text = readFileSync(settings, "utf8");
    for (const same of [`\ufeff${text}`, Buffer.from(`\ufeff${text}`, "utf16le")]) {
      writeFileSync(settings, same);
      expect(valueIn(await openWork(work)).command).toEqual({ run: "python3 skeleton.py" });
    }
    const others = [
      () => spawnSync("sh", ["-c", 'mkfifo "$0"', settings]),
      () => symlinkSync("/dev/zero", settings),
      () => mkdirSync(settings),
      () => symlinkSync("exercises.json", settings),
    ];
    for (const make of others) {
      removeFolder(settings);
      make();
      expect(await openWork(work)).toEqual(refusal("exercises.json"));
      expect(await start(work, 8)).toEqual(refusal("exercises.json"));
      const [student] = valueIn(await openClass(temporary, undefined, false)).filter(
        ({ name }) => name === "settings",
      );
      expect(student?.work).toEqual(refusal("exercises.json"));
    }
  },
);

test.each([
  ["a saved web page", "<!doctype html>", "is a saved web page, not the plain text of a program."],
  ["a zip", "PK\u0003\u0004", "is a zip archive, not the plain text of a program."],
  ["an empty file", "\ufeff \r\n", "is empty, not a program."],
  ["what is not text", "print()\0", "is not text, as a program is."],
])("%s is no program to start with, to check or to follow", async (what, content, reason) => {
  writeFileSync(path("handed-in.py"), content);
  const made = await start(path(what), 1, "python3 handed-in.py", path("handed-in.py"));
  expect(made).toEqual(refusal(reason));
  expect(readProgram(path("handed-in.py"))).toEqual(refusal(reason));
  const folder = path(`single ${what}`);
  mkdirSync(folder);
  for (const name of ["program.ts", "rules.ts"]) writeFileSync(join(folder, name), content);
  const command = { run: "node program.ts" };
  for (const program of [{ folder }, { folder, command }])
    expect(await openProgram(program, testRunner)).toEqual(refusal(reason));
});
