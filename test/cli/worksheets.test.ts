import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runInside } from "./run-inside.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (...words: string[]) => runInside("", { words: ["worksheet", ...words] });

test("a worksheet is written to a new file, and its seed makes it again", async () => {
  const file = join(folder, "sheet.html");
  const first = await make("--kind", "moves", "--out", file);
  expect([first.status, first.complaints]).toEqual([0, ""]);
  const [, seed = ""] =
    /^Seed (\d+) \(repeat this worksheet with --seed \1\)\.$/m.exec(first.output) ?? [];
  expect(first.output).toContain(`The worksheet is in ${file}.\n`);
  const again = await make("--kind", "moves", "--seed", seed);
  expect(again.output).toBe(readFileSync(file, "utf8"));
  expect(again.output).toContain(`worksheet --kind moves --count 6 --level 1 --seed ${seed}<`);
});

test("an existing file is kept", async () => {
  const file = join(folder, "kept.html");
  writeFileSync(file, "mine");
  const run = await make("--kind", "moves", "--out", file);
  expect(run).toMatchObject({ status: 2, output: "" });
  expect(run.complaints).toMatch(/^error: .* already exists; choose another name\.\n$/);
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test.skipIf(process.platform === "win32")("a pipe is refused", async () => {
  const file = join(folder, "pipe");
  spawnSync("sh", ["-c", 'mkfifo "$0"', file]);
  const run = await make("--kind", "moves", "--out", file);
  expect(run).toMatchObject({ status: 2, output: "" });
  expect(run.complaints).toContain("pipe");
});

test.each<[string, string[], string]>([
  ["no kind", [], "required option '--kind <kind>' not specified"],
  [
    "an unknown kind",
    ["--kind", "chess"],
    "Allowed choices are puzzles, moves, figures, questions, trace, calls.",
  ],
  [
    "no tasks",
    ["--kind", "moves", "--count", "0"],
    "The count must be a whole number from 1 to 30.",
  ],
  ["too many tasks", ["--kind", "moves", "--count", "31"], "from 1 to 30."],
  [
    "too many figures",
    ["--kind", "figures", "--count", "22"],
    "There are only 21 tasks of this kind, game and level; use --count 21 or less.",
  ],
  ["an unknown level", ["--kind", "moves", "--level", "4"], "The level must be 1, 2 or 3."],
  [
    "a level of another kind",
    ["--kind", "trace", "--level", "1"],
    "--level is an option of puzzles and moves; trace has no levels",
  ],
  [
    "another game's figures",
    ["--kind", "figures", "--game", "zamma"],
    "--kind figures is only for sarrum; leave out --game",
  ],
  [
    "a game without squares",
    ["--kind", "moves", "--game", "saturankam"],
    "There are no worksheets for Saturankam, whose moves are not squares",
  ],
  ["an empty title", ["--kind", "moves", "--title", " \u0007 "], "The title is empty."],
  ["a seed that is not a number", ["--kind", "moves", "--seed", "x"], "The seed must be"],
])("%s is refused with a sentence, and no file is written", async (_what, words, reason) => {
  const file = join(folder, "refused.html");
  const run = await make(...words, "--out", file);
  expect(run).toMatchObject({ status: 2, output: "" });
  expect(run.complaints).toContain(reason);
  expect(existsSync(file)).toBe(false);
});
