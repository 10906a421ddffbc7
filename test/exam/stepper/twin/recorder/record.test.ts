/** Promises, modules and values with contents in programs that are followed. */
import { expect, test } from "vitest";
import { followProgram } from "../../../../../src/exam/stepper/twin/program.ts";
import { endOf, recordHere, run, runFile, sentences } from "../../followed.ts";

test("a rejection that is handled is no error", async () => {
  const fails = "const fails = async () => { await 0; throw 8; };";
  const handles = "(async () => { await 0; try { await fails(); } catch {} await 0; })();";
  expect(endOf(await run(fails, handles))).toBe("The program has ended.");
});

test("a main program that waits for its own subroutines is followed", async () => {
  const steps = await runFile(`
    const half = async (number: number): Promise<number> => { await 0; return number / 2; };
    export async function main(): Promise<void> {
      const sum = 1 + (await half(4));
      console.log(sum);
    }`);
  expect(sentences(steps)).toEqual([
    "half is called with number 4.",
    "half returns 2: 4 / 2.",
    "sum becomes 3.",
    "It prints “3”.",
  ]);
});

test("a program that does several things at a time is stopped", async () => {
  const steps = await runFile(`
    async function wait(): Promise<void> { await 0; await 0; }
    export async function main(): Promise<void> {
      await Promise.all([1, 2].map(async () => await wait()));
    }`);
  expect(endOf(steps)).toContain("It does several things at a time, which cannot be followed.");
});

test.each([
  ["rules", "The program has ended."],
  ["rules.js", "The program has ended."],
  ["other.ts", "It imports ./other.ts, which is not a program of at most 64 kB in its folder."],
])("a file may be imported as ./%s, if there is one", async (name, end) => {
  const files = new Map([
    ["program.ts", `import { add } from "./${name}";\nexport function main() { add(); }`],
    ["rules.ts", "export function add(): void {}"],
  ]);
  expect(endOf(await recordHere(files))).toContain(end);
});

test("an expression of thousands of parts is named as that", () => {
  const text = `export const sum = ${"1 + ".repeat(20_000)}1;`;
  const followed = followProgram(new Map([["program.ts", text]]), new Map());
  expect(followed).toMatchObject({ ok: false, reason: expect.stringContaining("too many parts") });
});

test.each([
  ['new Map([["a", 1]])', 'odd becomes Map { "a": 1 }.'],
  ["new Set([1, 2])", "odd becomes Set { 1, 2 }."],
  ["new Date(0)", "odd becomes Date 1970-01-01T00:00:00.000Z."],
])("%s is shown with its contents", async (value, sentence) => {
  expect(sentences(await run(`const odd = ${value};`))).toEqual([sentence]);
});

test("files in its folder are read as they are, and what it writes is kept until it ends", async () => {
  const text = `
    import fs, { appendFileSync, existsSync, readFileSync } from "node:fs";
    export function main() {
      const before = readFileSync("./winners.txt", "utf8");
      appendFileSync("winners.txt", "2 Bel\\n");
      const after = fs.readFileSync("winners.txt").toString();
      fs.writeFileSync("winners.txt", "");
      fs.rmSync("winners.txt");
      const isLeft = existsSync("winners.txt");
      try { readFileSync("winners.txt"); } catch (error) { const { code } = error; }
      existsSync("../winners.txt");
    }`;
  const files = new Map([
    ["program.ts", text],
    ["winners.txt", "1 Ashur\n"],
  ]);
  for (const _ of [1, 2]) {
    const steps = await recordHere(files);
    expect(sentences(steps)).toEqual([
      'before becomes "1 Ashur\\n".',
      'after becomes "1 Ashur\\n2 Bel\\n".',
      "isLeft becomes false.",
      'code becomes "ENOENT".',
    ]);
    const end = "It uses ../winners.txt, and only files in its folder can be followed.";
    expect(endOf(steps)).toContain(end);
  }
});

test("large numbers and long names are cut", async () => {
  const [steps] = [await run("const odd = { [`a`.repeat(300)]: 10n ** 300n };")];
  expect(sentences(steps)[0]).toMatch(/^odd becomes \{ a{200}…: 10{199}… \}\.$/);
});
