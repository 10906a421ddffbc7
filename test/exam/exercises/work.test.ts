/** Work folders: how an exercise is begun, and what is found in a student's folder. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import facts from "../../../package.json" with { type: "json" };
import { err } from "../../../src/base/result.ts";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import type { Exercise } from "../../../src/exam/exercises/exercise.ts";
import { findProgram } from "../../../src/exam/exercises/work/find-begun.ts";
import { hashFolder } from "../../../src/exam/exercises/work/folder-hash.ts";
import { nameOfCopy, startExercise } from "../../../src/exam/exercises/work/start.ts";
import { folderName, openWork, placeOf } from "../../../src/exam/exercises/work/work-folder.ts";
import { START } from "../../cli/program.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { valueIn } from "../../value-in.ts";
import { FORM } from "./runner.ts";
import { makeSolution, removeFolder, SKELETON } from "./solutions.ts";

const temporary = temporaryFolder("work");
const path = (...names: string[]) => join(temporary, ...names);
const exercise = (number: number) => EXERCISES[number - 1] as Exercise;
const start = (folder: string, number?: number, run?: string, from = path("skeleton.py")) =>
  startExercise(folder, number === undefined ? undefined : exercise(number), {
    ...FORM,
    other: run === undefined ? undefined : { command: { run }, from },
  });
const refusal = (what: string | RegExp) => ({
  ok: false,
  reason: typeof what === "string" ? expect.stringContaining(what) : expect.stringMatching(what),
});
/** Runs a command where a folder is a disk that cannot be written. */
const onReadOnlyDisk = (folder: string, words: readonly string[]) => {
  const line = `unshare -rm sh -c 'mount -t tmpfs -o ro none "$0" && "$@"' "$0" "$@"`;
  return spawnSync("sh", ["-c", line, folder, ...words], { encoding: "utf8" });
};
writeFileSync(path("skeleton.py"), "print()\n");

describe("exercise start", () => {
  test("makes folders in order or by number, with an unchanged copy each, and what is above", async () => {
    const work = path("deep", "new", "work");
    const said = valueIn(await start(work));
    for (const words of ["exercise 1", `check 1 ${work}`, `watch ${work} 1`, "program.ts"])
      expect(said).toContain(words);
    valueIn(await start(work, 7));
    valueIn(await start(work));
    const folders = readdirSync(work).filter((name) => /^\d/.test(name));
    expect(folders).toEqual([1, 2, 7].map((number) => folderName(exercise(number))));
    expect(folderName(exercise(7))).toBe("07-announce-promotions");
    for (const folder of folders)
      expect(await hashFolder(join(work, folder))).toBe(await hashFolder(SKELETON));
  });

  test("says in words why no folder can be made", async () => {
    writeFileSync(path("a file"), "");
    expect(await start(path("a file", "work"))).toEqual(
      refusal(/ cannot be created: a part of its path is not a folder\.$/),
    );
    symlinkSync(path("nowhere"), path("link"), "junction");
    expect(await start(path("link"))).toEqual(refusal(/ already exists\.$/));
    if (process.platform === "win32") return;
    expect(await start(path("link", "work"))).toEqual(refusal(/ is not a folder\.$/));
  });

  test.runIf(existsSync("/proc/self"))(
    "refuses a place where the system lets nobody make folders",
    async () => {
      expect(await start("/proc/no/work")).toEqual(
        refusal(/ cannot be created: there is no such file or folder\.$/),
      );
    },
  );

  test.runIf(onReadOnlyDisk(tmpdir(), ["true"]).status === 0)(
    "names a read-only disk, also if more than one folder is missing",
    () => {
      const disk = path("disk");
      mkdirSync(disk);
      for (const folder of [join(disk, "work"), join(disk, "deep", "work")]) {
        const words = [process.execPath, ...START, "exercise", "start", folder];
        const { stderr } = onReadOnlyDisk(disk, words);
        expect(stderr).toBe(`error: “${folder}” cannot be created: the disk is read-only.\n`);
      }
    },
  );

  test("adds packages with their licences, and a README with commands for this place", async () => {
    const work = path("my work");
    valueIn(await start(work));
    for (const file of ["chalk/license", "readline-sync/LICENSE", "readline-sync/lib"])
      expect(existsSync(join(work, "node_modules", file))).toBe(true);
    const { chalk, "readline-sync": readlineSync } = facts.dependencies;
    expect(JSON.parse(readFileSync(join(work, "package.json"), "utf8"))).toMatchObject({
      type: "module",
      dependencies: { chalk, "readline-sync": readlineSync },
    });
    const readme = readFileSync(join(work, "README.md"), "utf8");
    expect(readme).toContain(`exercise check 7 "${work}"`);
    expect(readme).not.toMatch(/\{\w+\}/);
  });

  test("overwrites nothing, and completes what is missing", async () => {
    const work = path("kept");
    valueIn(await start(work));
    writeFileSync(join(work, "README.md"), "mine");
    removeFolder(join(work, "tsconfig.json"));
    removeFolder(join(work, "node_modules", "chalk"));
    const program = join(work, "01-accept-only-y-or-n", "program.ts");
    writeFileSync(program, "mine");
    expect(await start(work, 1)).toEqual(
      refusal(
        /01-accept-only-y-or-n” already exists; to check it, type .* exercise check 1 .*kept$/,
      ),
    );
    expect(readFileSync(join(work, "README.md"), "utf8")).toBe("mine");
    expect(readFileSync(program, "utf8")).toBe("mine");
    for (const name of ["tsconfig.json", "node_modules/chalk/source/index.js"])
      expect(existsSync(join(work, name))).toBe(true);
  });

  test("refuses what is in the way: a file, a link, another folder", async () => {
    const work = path("busy");
    valueIn(await start(work));
    writeFileSync(join(work, "02-confirm-moves"), "mine");
    symlinkSync(path("nowhere"), join(work, folderName(exercise(3))), "junction");
    for (const number of [2, 3])
      expect(await start(work, number)).toEqual(refusal("already exists"));
    expect(existsSync(path("nowhere"))).toBe(false);
    expect(await start(path("skeleton.py"))).toEqual(refusal("already exists"));
    mkdirSync(path("other"));
    writeFileSync(path("other", "notes.txt"), "");
    expect(await start(path("other"))).toEqual(refusal("is not a work folder"));
    expect(readdirSync(path("other"))).toEqual(["notes.txt"]);
  });

  test("lets one of several that start at once make the folder", async () => {
    const work = path("race");
    valueIn(await start(work));
    const results = await Promise.all([1, 2, 3].map(() => start(work, 9)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await hashFolder(join(work, folderName(exercise(9))))).toBe(await hashFolder(SKELETON));
  });

  test("remembers a program in another language, with its command", async () => {
    const work = path("python");
    valueIn(await start(work, undefined, "python3 game.py"));
    writeFileSync(path("skeleton.py"), "changed\n");
    valueIn(await start(work, 5));
    valueIn(await start(work, 6, "python3 game.py"));
    for (const number of [1, 5, 6]) {
      const copy = join(work, folderName(exercise(number)), "game.py");
      expect(readFileSync(copy, "utf8")).toBe("print()\n");
    }
    expect(readdirSync(work)).not.toContain("node_modules");
    expect(valueIn(await openWork(work)).command).toEqual({ run: "python3 game.py" });
    expect(await start(work, 8, "pypy game.py")).toEqual(refusal("is for “python3 game.py”"));
    expect(await start(path("kept"), 8, "python3 game.py")).toEqual(refusal("is for TypeScript"));
    removeFolder(join(work, "original"));
    expect(await start(work, 8)).toEqual(refusal("There is no folder"));
  });

  test("says that a copy is renamed, and that a command is not found", async () => {
    writeFileSync(path("port.mjs"), "0;\n");
    const made = valueIn(await start(path("mistyped"), 1, "nodde game.mjs", path("port.mjs")));
    expect(made).toContain(`\n“${path("port.mjs")}” has been copied as game.mjs, as the command`);
    const settings = join(path("mistyped"), "exercises.json");
    expect(made).toContain(
      `\nThe command nodde was not found; if it is mistyped, correct ${settings}`,
    );
    const right = valueIn(await start(path("right"), 1, "node port.mjs", path("port.mjs")));
    expect(right).not.toMatch(/copied as|not found/);
  });

  test("copies a folder, but not into itself, and refuses one that is missing", async () => {
    mkdirSync(path("java", "src"), { recursive: true });
    writeFileSync(path("java", "src", "Game.java"), "");
    valueIn(await start(path("work java"), 3, "java Game", path("java")));
    expect(existsSync(path("work java", folderName(exercise(3)), "src", "Game.java"))).toBe(true);
    expect(await start(path("java", "work"), 3, "java Game", path("java"))).toEqual(
      refusal("would be inside"),
    );
    expect(await start(path("none"), 3, "java Game", path("nothing"))).toEqual(
      refusal("There is no file or folder"),
    );
    expect(existsSync(path("none"))).toBe(false);
  });

  test.each([
    ["skeleton.py", "python3 game.py", "game.py"],
    ["skeleton.py", "python3 ./skeleton.py", "skeleton.py"],
    ["skeleton.py", "python3 -m game", "skeleton.py"],
    ["skeleton.py", "python3 one.py two.py", "skeleton.py"],
    ["Skeleton.java", "java Game", "Game.java", "javac Game.java"],
    ["skeleton", "./game", "skeleton"],
  ])("names the copy of %s for %s", (file, run, name, build?: string) => {
    expect(nameOfCopy(`/tmp/${file}`, build === undefined ? { run } : { run, build })).toBe(name);
  });
});

describe("a student's folder", () => {
  test("is one of exercises, one of these, or a single program", async () => {
    const [kept, python] = [path("kept"), path("python")];
    const open = async (folder: string, run?: string) =>
      valueIn(await openWork(folder, run === undefined ? undefined : { run }));
    const found = async (folder: string, run?: string) =>
      valueIn(await findProgram(await open(folder, run), exercise(1))).program;
    const first = join(kept, folderName(exercise(1)));
    expect(await found(kept)).toEqual({ folder: first });
    expect(await found(first)).toEqual({ folder: first });
    const own = join(python, folderName(exercise(1)));
    const command = { run: "python3 game.py" };
    expect(await found(python)).toEqual({ folder: own, command });
    expect(await found(own)).toEqual({ folder: own, command });
    expect(await found(own, "pypy game.py")).toEqual({
      folder: own,
      command: { run: "pypy game.py" },
    });
    expect(await found(python, "x")).toEqual({ folder: own, command: { run: "x" } });
    expect(await placeOf(own)).toMatchObject({ path: python, exercise: exercise(1) });
    expect(await placeOf(python)).toBeUndefined();
  });

  test("is refused with a sentence", async () => {
    expect(await openWork(path("missing"))).toEqual(
      err(`There is no folder “${path("missing")}”.`),
    );
    expect(await openWork(path("skeleton.py"))).toEqual(refusal("is not a folder"));
    mkdirSync(path("empty"));
    expect(await openWork(path("empty"))).toEqual(refusal("There is no program.ts"));
    const work = valueIn(await openWork(path("kept")));
    expect(await findProgram(work, exercise(8))).toEqual(
      refusal(
        `has no folder for exercise 8; type npx tsx src/main.ts exercise start ${work.path} 8`,
      ),
    );
    for (const text of [
      "{",
      "null",
      "[]",
      '"python3 x.py"',
      "<html>",
      '{ "run": 7 }',
      '{ "run": "x", "build": [] }',
    ]) {
      writeFileSync(path("kept", "exercises.json"), text);
      expect(await openWork(path("kept"))).toEqual(refusal("exercises.json"));
      expect(await start(path("kept"), 8)).toEqual(refusal("exercises.json"));
    }
  });
});

test("an editor finds no error in a work folder, nor in a model solution there", async () => {
  const work = path("editor");
  valueIn(await start(work));
  for (const solved of EXERCISES.slice(1)) makeSolution(solved.id, join(work, folderName(solved)));
  const tsc = fileURLToPath(import.meta.resolve("typescript/package.json")).replace(
    "package.json",
    "bin/tsc",
  );
  const files = relative(process.cwd(), work);
  expect(() =>
    execFileSync(process.execPath, [tsc, "--project", files], { stdio: "pipe" }),
  ).not.toThrow();
});
