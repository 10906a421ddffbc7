/** The subcommand worksheet, and the files that it writes. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { portText } from "../exam/known.ts";
import "../exam/stepper/followed.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { runInside } from "./run-inside.ts";

const folder = temporaryFolder("test");

const make = (...words: string[]) => runInside("", { words: ["worksheet", ...words] });

test("a worksheet is written to a new file, and its seed makes it again", async () => {
  const file = join(folder, "sheet.html");
  const first = await make("--kind", "moves", "--out", file);
  expect([first.status, first.complaints]).toEqual([0, ""]);
  const [, seed = ""] =
    /^Seed (\d+) \(repeat this worksheet with --seed \1\)\.$/m.exec(first.output) ?? [];
  expect(first.output).toContain(
    `The worksheet is in ${file}, with the answers on its last pages.\n`,
  );
  const again = await make("--kind", "moves", "--seed", seed);
  expect(again.output).toBe(readFileSync(file, "utf8"));
  expect(again.output).toContain(`worksheet --kind moves --count 6 --level 1 --seed ${seed}<`);
});

test("answers are written to a file of their own", async () => {
  const [file, key] = [join(folder, "apart.html"), join(folder, "key.html")];
  const words = ["--kind", "trace", "--count", "2", "--seed", "5"];
  const run = await make(...words, "--out", file, "--answers", key);
  expect(run).toMatchObject({ status: 0, complaints: "" });
  expect(run.output).toContain(`The worksheet is in ${file}.\nThe list of answers is in ${key}.\n`);
  expect(readFileSync(file, "utf8")).not.toMatch(/Answers:|Seed \d|--seed/);
  expect(readFileSync(key, "utf8")).toContain("worksheet --kind trace --count 2 --seed 5<");
  const other = join(folder, "key2.html");
  const shown = await make(...words, "--answers", other);
  expect(shown.output).toBe(readFileSync(file, "utf8"));
  expect(readFileSync(other, "utf8")).toBe(readFileSync(key, "utf8"));
});

test("if the answers cannot be written, neither is the worksheet", async () => {
  const [file, key] = [join(folder, "alone.html"), join(folder, "kept-key.html")];
  writeFileSync(key, "mine");
  const run = await make("--kind", "moves", "--out", file, "--answers", key);
  expect(run).toMatchObject({ status: 2, output: "" });
  expect(run.complaints).toContain("already exists; choose another name.");
  expect([existsSync(file), readFileSync(key, "utf8")]).toEqual([false, "mine"]);
});

test("a class gets a sheet for each number, or for each name in a file", async () => {
  const names = join(folder, "names.txt");
  writeFileSync(names, "\ufeffAda  Lovelace\r\n\r\n \u001b[2JBob & Co\u202e \nCleo\rDan");
  const words = ["--kind", "moves", "--seed", "1", "--pupils"];
  const run = await make(...words, names, "--full-answers");
  const found = run.output.match(/(?<=<span>Name: )[^<]*/g);
  expect(found).toEqual(["Ada Lovelace", "[2JBob &amp; Co", "Cleo", "Dan"]);
  expect(run.output.match(/<h2 class="pupil">Sheet \d/g)).toHaveLength(4);
  const numbered = await make(...words, "12");
  expect(numbered.output.match(/<span>Sheet \d+</g)).toHaveLength(12);
  expect(numbered.output).toContain("--pupils 12 --seed 1<");
});

test.each<[string, string | Buffer, string]>([
  ["an empty file", "", "has no names; write from 1 to 100, each on its own line."],
  ["a file of empty lines", " \r\n\n", "has no names"],
  ["too many names", "Ada\n".repeat(101), "has 101 names; write from 1 to 100"],
  ["a file that is not text", Buffer.from([0xff, 0x80, 0x41]), "is not UTF-8 text."],
])("%s for --pupils is refused", async (_what, content, reason) => {
  const names = join(folder, "bad.txt");
  writeFileSync(names, content);
  const run = await make("--kind", "moves", "--pupils", names);
  expect(run).toMatchObject({ status: 2, output: "" });
  expect(run.complaints).toContain(reason);
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
  [
    "no kind",
    [],
    "worksheet needs --kind with puzzles, moves, figures, questions, trace, calls or tasks",
  ],
  [
    "an unknown kind",
    ["--kind", "chess"],
    "Allowed choices are puzzles, moves, figures, questions, trace, calls, tasks.",
  ],
  [
    "no tasks",
    ["--kind", "moves", "--count", "0"],
    "The count must be a whole number from 1 to 30.",
  ],
  ["too many tasks", ["--kind", "moves", "--count", "31"], "from 1 to 30."],
  [
    "an unknown level",
    ["--kind", "moves", "--level", "4"],
    "The level must be a whole number from 1 to 3.",
  ],
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
  ["no pupils", ["--kind", "moves", "--pupils", "0"], "must be from 1 to 100"],
  ["too many pupils", ["--kind", "moves", "--pupils", "101"], "must be from 1 to 100"],
  [
    "a missing file of names",
    ["--kind", "moves", "--pupils", "no-such.txt"],
    "The file “no-such.txt” cannot be read: there is no such file or folder.",
  ],
  [
    "one file for both",
    ["--kind", "moves", "--answers", join(folder, "refused.html")],
    "is named twice; name another file.",
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

test("extracts are those of a class's own program, or are left out", async () => {
  const program = join(folder, "skeleton.vb");
  writeFileSync(
    program,
    portText("game.vb").replace(/( *)Function CheckGisgigir[\s\S]*?End Function/, ""),
  );
  const words = ["--kind", "trace", "--seed", "5", "--from", program];
  const shown = await make(...words);
  const page = shown.output;
  expect(page).toMatch(/skeleton\.vb, lines \d+ to \d+</);
  expect(page).not.toContain("rules.ts");
  expect(page).not.toContain("makeMove");
  expect(page).toContain(`--from ${program} --seed 5<`);
  const said = (await make(...words, "--out", join(folder, "own.html"))).output;
  const left = `Not found in skeleton.vb: CheckGisgigirMoveIsLegal.`;
  expect(said).toContain(`${left}\n`);
  expect(shown.complaints).toContain(left);
  const port = await make("--kind", "trace", "--seed", "5");
  expect(port.complaints).toMatch(/^The extracts are in TypeScript; --from .*\.\n$/);
  const none = await make("--kind", "questions", "--no-extracts", "--seed", "5");
  expect(none.output).not.toMatch(/class="extract"|subroutines that you need/);
  expect(none.output).toContain("--no-extracts --seed 5<");
  expect(none.complaints).toBe("");
  const missing = await make("--kind", "trace", "--from", join(folder, "none.py"));
  expect([missing.status, missing.complaints]).toEqual([2, expect.stringContaining("none.py")]);
});
