/** A work folder is watched, and its exercise checked after each change. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Line, textOf } from "../../../src/drawing/line.ts";
import { TOP } from "../../../src/drawing/shown.ts";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { type WatchHost, watchWork } from "../../../src/exam/exercises/watch.ts";
import { startExercise } from "../../../src/exam/exercises/work/start.ts";
import { openWork } from "../../../src/exam/exercises/work/work-folder.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { stubScreen } from "../../terminal/stub-screen.ts";
import { valueIn } from "../../value-in.ts";
import { bundledRunner, FORM } from "./runner.ts";
import { bundleSolutions, makeSolution, removeFolder } from "./solutions.ts";

const [first, second] = EXERCISES;
const FOLDERS = ["01-accept-only-y-or-n", "02-confirm-moves"] as const;
const temporary = temporaryFolder("watch");
let count = 0;

/** Makes a folder of exercises with an unchanged copy for the first of them. */
async function newWork(): Promise<string> {
  count += 1;
  const path = join(temporary, `work ${count}`);
  valueIn(await startExercise(path, undefined, FORM));
  return path;
}

interface Happen {
  type(line: string): void;
  save(): void;
}

/**
 * Watches a folder at a keyboard; each step happens when the program next waits. Returns what it showed, each
 * with what was said below it, its prompts, and the folders that it watched.
 */
async function watched(
  path: string,
  number: number | undefined,
  ...steps: ((happen: Happen) => void)[]
) {
  const pages: string[] = [];
  const prompts: string[] = [];
  const watching: string[] = [];
  let saved = () => {};
  const screen = stubScreen({
    show(...shown) {
      const said = shown
        .filter((what) => what !== TOP)
        .map((what) => textOf(what as Line))
        .join("\n");
      if (shown.includes(TOP)) pages.push(said);
      else pages.push(`${pages.pop() ?? ""}${said}`);
    },
    ask: ({ prompt, until }) =>
      new Promise((resolve) => {
        prompts.push(String(prompt));
        until?.then(() => resolve(""));
        // Enter is not taken right after a pass.
        const wait = /^Enter for/.test(String(prompt)) ? 510 : 0;
        setTimeout(() => steps.shift()?.({ type: resolve, save: saved }), wait);
      }),
  });
  const host: WatchHost = {
    runner: bundledRunner(),
    form: FORM,
    version: "1",
    say: (line) => screen.show(line),
    status() {},
    screen,
    mayEnd() {},
    watchFolder(folder, changed) {
      watching.push(folder);
      saved = changed;
      return () => watching.push("stopped");
    },
  };
  const work = valueIn(await openWork(path));
  const exercise = EXERCISES.find((other) => other.number === number);
  const result = await watchWork(work, exercise, host);
  return { pages, prompts, watching, result };
}

test("begins with the task, shows the hint and the list on request, and helps", async () => {
  const { pages, prompts } = await watched(
    await newWork(),
    undefined,
    ({ type }) => type(""),
    ({ type }) => type("hnit"),
    ({ type }) => type("hint"),
    ({ type }) => type("l"),
    ({ type }) => type("help"),
    ({ type }) => type("q"),
  );
  expect(pages).toHaveLength(3);
  expect(pages[0]).toMatch(/Unknown command “hnit”; did you mean “hint”\?$/);
  expect(pages[2]).toMatch(/The watch on your work:\n {2}hint or h /);
  expect(pages[0]).toMatch(/^Exercise 1: .*\nEdit .*01-accept-only-y-or-n[\\/]program\.ts\n\n/);
  expect(pages[0]).toContain(first?.task);
  expect(prompts[0]).toBe("Waiting for a change (or hint, task, check, next, list, quit): ");
  expect(pages[1]).toContain(`Hint: ${first?.hint}`);
  expect(pages[2]).toMatch(/ 1 {2}\* {4}unchanged /);
});

test("checks after a save, and makes the next folder only after a pass and Enter", async () => {
  const path = await newWork();
  const program = join(path, FOLDERS[0], "program.ts");
  const { pages, watching } = await watched(
    path,
    undefined,
    ({ save }) => {
      writeFileSync(program, "process.exit(1);");
      writeFileSync(program.replace(/ts$/, "cjs"), "process.exit(1);");
      save();
    },
    ({ type }) => type("q"),
  );
  expect(pages[1]).toMatch(/^Exercise 1: .*: 0 of \d checks passed, \d not run\nEdit /);
  expect(pages[1]).toContain("FAILED");
  // Before that, the program may be saved anywhere in the work folder.
  expect(watching).toEqual([path, "stopped", join(path, FOLDERS[0]), "stopped"]);

  removeFolder(join(path, FOLDERS[0]));
  makeSolution(first?.id ?? "", join(path, FOLDERS[0]));
  await bundleSolutions(path, [FOLDERS[0]]);
  const passed = await watched(
    path,
    1,
    ({ type }) => type(""),
    ({ type }) => type("q"),
  );
  expect(passed.pages[0]).toMatch(/^Exercise 1: .*: passed\n/);
  expect(passed.prompts[0]).toMatch(/^Enter for exercise 2, .* \(or task, check, list, quit\): $/);
  expect(passed.pages[1]).toContain(second?.task);
  expect(passed.watching).toEqual([join(path, FOLDERS[0]), "stopped", path, "stopped"]);
  // What has been passed is remembered, so the next session begins after it.
  const again = await watched(path, undefined, ({ type }) => type("q"));
  expect(again.pages[0]).toMatch(/^Exercise 2: /);
});

test("finds the program anew at every look, also one that is misplaced", async () => {
  const path = await newWork();
  const [own, copy, other] = ["program.ts", "program (1).ts", "program (2).ts"].map((name) =>
    join(path, FOLDERS[0], name),
  ) as [string, string, string];
  for (const file of [copy, own.replace(/ts$/, "cjs")]) writeFileSync(file, "process.exit(1);");
  const { pages } = await watched(
    path,
    1,
    ({ save }) => {
      writeFileSync(other, "1;");
      save();
    },
    ({ save }) => {
      rmSync(other);
      renameSync(copy, own);
      save();
    },
    ({ save }) => {
      removeFolder(join(path, FOLDERS[0]));
      save();
    },
    ({ type }) => type("q"),
  );
  const instead = `The one in ${join(FOLDERS[0], "program (1).ts")} is checked instead.`;
  expect(pages[0]).toMatch(/^Exercise 1: .*: 0 of \d checks passed/);
  expect(pages[0]).toContain(instead);
  expect(pages[1]).toMatch(/\nFound .*program \(1\)\.ts, .*program \(2\)\.ts and .*; expected /);
  expect(pages[1]).toContain(first?.task);
  expect(pages[2]).toMatch(/^Exercise 1: .*: 0 of \d checks passed/);
  expect(pages[2]).toContain("It stopped with an error");
  expect(pages[2]).not.toMatch(/Found|removed/);
  expect(pages[3]).toContain("has no folder for exercise 1; type");
  expect(pages[3]).toContain(`\nEdit ${join(path, FOLDERS[0], "program.ts")}\n`);
});

test("moves on after n, and back to what is left after the last exercise", async () => {
  const last = EXERCISES.length;
  const { pages } = await watched(
    await newWork(),
    last,
    ({ type }) => type("n"),
    ({ type }) => type("q"),
  );
  expect(pages.map((page) => /^Exercise (\d+)/.exec(page)?.[1])).toEqual([`${last}`, "1"]);
});

test("needs the number of the exercise for a single program", async () => {
  const { result } = await watched(join(await newWork(), FOLDERS[0]), undefined);
  expect(result).toMatchObject({ reason: expect.stringMatching(/^Which exercise\? Type .* 7$/) });
});
