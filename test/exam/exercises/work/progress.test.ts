/** Misplaced programs that may be meant for several exercises. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../../../../src/drawing/line.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { checkExercise } from "../../../../src/exam/exercises/check-command.ts";
import type { CheckHost } from "../../../../src/exam/exercises/check-report.ts";
import { openProgress } from "../../../../src/exam/exercises/work/progress.ts";
import { addExercises } from "../../../../src/exam/exercises/work/start.ts";
import { openWork } from "../../../../src/exam/exercises/work/work-folder.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { command, judgeByText } from "../judge-by-text.ts";
import { FORM, testRunner } from "../runner.ts";

const judged = judgeByText();
const temporary = temporaryFolder("misplaced");
const [, , , , , , seventh, eighth, ninth] = EXERCISES;
let made = 0;

/** A work folder with exercises 7, 8 and 9 in Python, and a program in no folder of an exercise. */
async function workWith(text: string) {
  made += 1;
  const path = join(temporary, `work ${made}`);
  const from = join(temporary, "game.py");
  writeFileSync(from, "echo start\n");
  const other = { command, from };
  valueIn(await addExercises(path, [seventh!, eighth!, ninth!], { ...FORM, other }));
  mkdirSync(join(path, "homework"));
  writeFileSync(join(path, "homework", "game.py"), text);
  const work = valueIn(await openWork(path));
  return { path, progress: await openProgress(work, { runner: testRunner, version: "1" }) };
}

beforeEach(() => {
  judged.length = 0;
});

const FAULT = "Misplaced; found in homework.";

describe.skipIf(process.platform === "win32")("a misplaced program", () => {
  test("counts for the exercise that it passes, and not for the others", async () => {
    const { progress } = await workWith("echo passes 8\n");
    expect(await progress.known(eighth!)).toEqual({ state: "misplaced", fault: FAULT });
    expect(await progress.find(seventh!)).toEqual({ state: "unchanged" });
    expect(await progress.known(ninth!)).toEqual({ state: "unchanged" });
    expect(await progress.find(eighth!)).toEqual({ state: "passed", fault: FAULT });
    expect(await progress.find(ninth!)).toEqual({ state: "unchanged" });
    // Each is checked once.
    expect(judged).toEqual([7, 8, 9]);
    expect((await progress.begun(ninth!)).note).toMatch(
      /^The program in 09-\S+ is unchanged\. The program in homework passes exercise 8\.$/,
    );
    expect(await progress.find(EXERCISES[0]!)).toEqual({ state: "not begun" });
  });

  test("that passes none counts for all for which it may be meant", async () => {
    const { progress } = await workWith("echo mine\n");
    for (const exercise of [seventh!, eighth!])
      expect(await progress.find(exercise)).toEqual({ state: "failed", fault: FAULT });
    const both = (await workWith("echo passes 7, passes 9\n")).progress;
    expect(await both.find(ninth!)).toEqual({ state: "passed", fault: FAULT });
    expect(await both.find(seventh!)).toEqual({ state: "passed", fault: FAULT });
  });

  test("that crashes is not tried for the others", async () => {
    const { progress } = await workWith("exit 1\n");
    expect(await progress.find(ninth!)).toEqual({
      state: "failed",
      fault: expect.stringMatching(/^It stopped with an error/),
    });
    expect(judged).toEqual([9]);
  });

  test("is not checked for another exercise than it passes, if that is asked for", async () => {
    const { path } = await workWith("echo passes 7\n");
    const said: string[] = [];
    const say = (line: Parameters<typeof textOf>[0]) => said.push(textOf(line));
    const host = { runner: testRunner, form: FORM, version: "1", say, status() {} } as CheckHost;
    const request = { folder: path, command: undefined };
    expect(await checkExercise({ ...request, number: "7" }, host)).toEqual({
      ok: true,
      value: true,
    });
    expect(said[1]).toContain("The one in homework is checked instead.");
    said.length = 0;
    valueIn(await checkExercise({ ...request, number: "8" }, host));
    expect(said[1]).toMatch(/^The program in 08-\S+ is unchanged\. The program in homework passes/);
    expect(await checkExercise({ ...request, number: "10" }, host)).toMatchObject({
      reason: expect.stringContaining("has no folder for exercise 10; type"),
    });
  });

  test("is looked for once, as an editor may replace its file meanwhile", async () => {
    const { path } = await workWith("echo mine\n");
    const file = join(path, "07-announce-promotions", "game.py");
    writeFileSync(file, "echo passes 7\n");
    let reads = 0;
    const work = {
      ...valueIn(await openWork(path)),
      get command() {
        reads += 1;
        // One look reads it twice, after it has been read at the beginning.
        if (reads > 3) rmSync(file, { force: true });
        return command;
      },
    };
    const progress = await openProgress(work, { runner: testRunner, version: "1" });
    expect(await progress.find(seventh!)).toMatchObject({ state: "passed" });
  });
});
