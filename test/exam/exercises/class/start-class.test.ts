/** The work folders of a class. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compareNames } from "../../../../src/base/text.ts";
import { EXERCISES } from "../../../../src/exam/exercises/catalogue.ts";
import { startClass } from "../../../../src/exam/exercises/class/start-class.ts";
import { openClass } from "../../../../src/exam/exercises/class/student-folders.ts";
import { findBegun } from "../../../../src/exam/exercises/work/find-begun.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { valueIn } from "../../../value-in.ts";
import { FORM } from "../runner.ts";

const folder = temporaryFolder("start");

const start = async (at: string, names: readonly string[], ...numbers: readonly number[]) => {
  const exercises = numbers.map((number) => EXERCISES[number - 1]!);
  const made = await startClass(join(folder, at), names, exercises, FORM);
  return made.ok ? made.value : made.reason;
};

test("each name gets a work folder, to which exercises and pupils are added later", async () => {
  const first = await start("class", ["Ann Ash", "Bob/B"], 7, 8);
  expect(first).toContain("Exercise folders made: 4, for 2 pupils, exercises 7 and 8.\n");
  expect(first).toMatch(/exercise report .*class$/);
  const ann = join(folder, "class/Ann Ash");
  const seventh = readdirSync(ann).find((name) => name.startsWith("07")) ?? "";
  writeFileSync(join(ann, seventh, "program.ts"), "mine");
  const more = await start("class", ["Ann Ash", "Bob/B", "Cy"], 7, 9);
  expect(more).toContain("made: 4, for 3 pupils");
  expect(more).toContain(" 2 were there already and stay as they are.");
  expect(readdirSync(join(folder, "class")).sort()).toEqual(["Ann Ash", "Bob-B", "Cy"]);
  expect(readFileSync(join(ann, seventh, "program.ts"), "utf8")).toBe("mine");
});

test("a pupil's folder speaks of no other computer, and holds the tasks, in every language", async () => {
  const from = join(folder, "game.py");
  writeFileSync(from, "print()\n");
  const other = { command: { run: "python3 game.py" }, from };
  const running = { ...FORM, runCopy: "npx --prefix /home/teacher tsx program.ts" };
  for (const [name, program] of [
    ["ts", undefined],
    ["py", other],
  ] as const) {
    const options = { ...running, other: program };
    const made = await startClass(join(folder, name), ["Ann Ash"], [EXERCISES[6]!], options);
    valueIn(made);
    const ann = join(folder, name, "Ann Ash");
    const page = readFileSync(join(ann, "README.md"), "utf8");
    expect(page).toContain("| in the folder of the program, with this folder in it | |");
    expect(page).toMatch(/`npx tsx src\/main\.ts exercise check 7 "Ann Ash"`/);
    expect(page).not.toMatch(/\/home|\/tmp|\{\w+\}/);
    expect(page).toContain("TASK.md");
    const task = readFileSync(join(ann, "07-announce-promotions", "TASK.md"), "utf8");
    expect(task).toMatch(/^# Exercise 7: .*\n\n[\s\S]+\n\nSample dialogue:\n\n {4}/);
    const [student] = valueIn(await openClass(join(folder, name), undefined, false));
    expect(await findBegun(valueIn(student!.work!), EXERCISES[6]!)).toMatchObject({
      state: "unchanged",
    });
  }
});

test.each(["Ann", "ann", "Ann."])("%j beside Ann is refused as the same folder", async (name) => {
  const refusal = "occurs twice; tell them apart.";
  expect(await start("twice", ["Ann", name], 7)).toContain(refusal);
  expect(existsSync(join(folder, "twice"))).toBe(false);
});

test("every name gets a folder in the class, which a report lists", async () => {
  const names = [
    ".hidden",
    "node_modules",
    "__MACOSX",
    "CON",
    "nul.txt",
    " Ann. ",
    "../Bob",
    "a\u0007b",
  ];
  expect(await start("odd", names, 7)).toContain("for 8 pupils");
  const listed = await openClass(join(folder, "odd"), undefined, false);
  const expected = [
    "__MACOSX-",
    "-Bob",
    "a-b",
    "Ann",
    "CON-",
    "hidden",
    "node_modules-",
    "nul-.txt",
  ];
  expect(
    valueIn(listed)
      .map(({ name }) => name)
      .toSorted(compareNames),
  ).toEqual(expected.toSorted(compareNames));
});

test.each(["..", " . ", "???"])("%j is refused, as it names nobody", async (name) => {
  const refusal = "has no letter or digit; write the pupil's name there.";
  expect(await start("nobody", ["Ann", name], 7)).toContain(refusal);
  expect(existsSync(join(folder, "nobody"))).toBe(false);
});
