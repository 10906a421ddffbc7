import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EXERCISES } from "../../../src/exercises/catalogue.ts";
import { startClass } from "../../../src/exercises/class/start-class.ts";
import { START_HOST } from "../runner.ts";
import { removeFolder } from "../solutions.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-start-"));
afterAll(() => removeFolder(folder));

const start = async (at: string, names: readonly string[], ...numbers: readonly number[]) => {
  const exercises = numbers.map((number) => EXERCISES[number - 1]!);
  const made = await startClass(join(folder, at), names, exercises, undefined, START_HOST);
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

test("two pupils of one name are refused", async () => {
  const refusal = "The name “Ann” occurs twice; tell them apart.";
  expect(await start("twice", ["Ann", "Ann"], 7)).toBe(refusal);
  expect(existsSync(join(folder, "twice"))).toBe(false);
});
