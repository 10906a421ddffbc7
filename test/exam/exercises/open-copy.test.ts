/** Copies and versions of the exam's program that can be shown line by line, and those that cannot. */
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { openCopy, openOwn } from "../../../src/exam/exercises/open-copy.ts";
import { SKELETON } from "../../../src/exam/places.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { valueIn } from "../../value-in.ts";
import { PORT, PYTHON } from "../stepper/python.ts";

const FOLDER = temporaryFolder("own");

const HOST = { windows: false };
const ONLY =
  /^Only programs in Python \(a \.py file\) and in TypeScript \(program\.ts\) can be shown line by line, not/;

/** Writes a file of the folder and returns its path. */
function file(name: string, text: string | Buffer): string {
  writeFileSync(join(FOLDER, name), text);
  return join(FOLDER, name);
}

test.each(["game.cs", "Game.java", "game.vb", "game.pas", "rules.ts"])(
  "%s is in no language that can be shown",
  async (name) => {
    const opened = await openOwn(file(name, "x"), undefined, HOST);
    expect(opened).toMatchObject({ ok: false, reason: expect.stringMatching(ONLY) });
  },
);

test("a command of another language is named", async () => {
  const folder = join(FOLDER, "java");
  mkdirSync(join(folder, "07-x"), { recursive: true });
  const opened = await openCopy({ number: "7", folder, run: "java Game" });
  expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining("not “java Game”;") });
});

test.each([
  ["twice unpacked", join("07-x", "07-x"), "program.ts"],
  ["in a folder of the number", "7", "program.ts"],
  ["as a second download", "07-x", "program (1).ts"],
])("a copy that is misplaced but clear is followed: %s", async (title, place, name) => {
  const folder = join(FOLDER, title);
  cpSync(fileURLToPath(SKELETON), join(folder, "07-x"), { recursive: true });
  if (name === "program.ts")
    cpSync(fileURLToPath(SKELETON), join(folder, place), { recursive: true });
  writeFileSync(join(folder, "exercises.json"), "{}");
  writeFileSync(join(folder, place, name), 'console.log("mine");\n');
  const { files, place: found } = valueIn(await openCopy({ number: "7", folder }));
  expect(files.get("program.ts")).toContain("mine");
  expect(found).toBe(name === "program.ts" ? place : join(place, name));
});

test("a misplaced copy that is too large is refused with that reason", async () => {
  const folder = join(FOLDER, "large");
  cpSync(fileURLToPath(SKELETON), join(folder, "07-x"), { recursive: true });
  writeFileSync(join(folder, "exercises.json"), "{}");
  writeFileSync(join(folder, "07-x", "program (1).ts"), "// long\n".repeat(9000));
  expect(await openCopy({ number: "7", folder })).toMatchObject({
    ok: false,
    reason: expect.stringContaining("no program.ts of at most 64 kB"),
  });
});

test("a copy of which it is not clear is refused as by a check", async () => {
  const folder = join(FOLDER, "unclear");
  for (const name of ["one.ts", "two.ts"])
    cpSync(fileURLToPath(new URL("program.ts", SKELETON)), join(folder, "07-x", name));
  writeFileSync(join(folder, "exercises.json"), "{}");
  const opened = await openCopy({ number: "7", folder });
  expect(opened).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^Found .*; expected /),
  });
});

test("what is not there or not text is refused as elsewhere", async () => {
  expect(await openOwn(join(FOLDER, "none.py"), undefined, HOST)).toMatchObject({ ok: false });
  const opened = await openOwn(file("latin.py", Buffer.from("x = 'é'", "latin1")), undefined, HOST);
  expect(opened).toMatchObject({ ok: false, reason: expect.stringContaining("is not UTF-8 text") });
});

describe.skipIf(PYTHON === undefined)("a program in Python", () => {
  test.each([
    ["exercises.json", undefined],
    ["notes.txt", "python3 game.py"],
  ])("of a pupil is opened with %s and %s", async (settings, run) => {
    const folder = join(FOLDER, settings);
    mkdirSync(join(folder, "07-x"), { recursive: true });
    writeFileSync(join(folder, settings), '{ "run": "python3 game.py" }');
    copyFileSync(PORT, join(folder, "07-x", "game.py"));
    const { subroutines, run: follow } = valueIn(await openCopy({ number: "7", folder, run }));
    expect(subroutines).toContain("CheckNabuMoveIsLegal");
    expect((await follow(["y"])).at(-1)).toMatchObject({
      file: "game.py",
      action: { kind: "ask" },
    });
  });

  test("of a pupil may have a name of its own", async () => {
    const folder = join(FOLDER, "own name");
    mkdirSync(join(folder, "07-x"), { recursive: true });
    writeFileSync(join(folder, "exercises.json"), '{ "run": "python3 game.py" }');
    copyFileSync(PORT, join(folder, "07-x", "my game.py"));
    const program = valueIn(await openCopy({ number: "7", folder }));
    expect([program.place, ...program.files.keys()]).toEqual([
      join("07-x", "my game.py"),
      "my game.py",
    ]);
  });

  test.each([
    ["with tabs, a byte order mark and line ends of Windows", "\ufeffif 1:\r\n\tx = 'é'\r\n", "é"],
    [
      "in an old encoding that it names",
      Buffer.from("# coding: latin-1\nx = 'é'\n", "latin1"),
      "é",
    ],
  ])("may be %s", async (_name, text, value) => {
    const program = valueIn(await openOwn(file("odd.py", text), undefined, HOST));
    expect(JSON.stringify(await program.run([]))).toContain(value);
    expect([...program.files.values()].join("")).not.toMatch(/[\t\r\ufeff]/);
  });

  test("is followed with what it imports from its folder", async () => {
    file("rules.py", "size = 8\ndef double(x):\n    return 2 * x\n");
    const own = file("main program.py", "from rules import *\nprint(double(size))\n");
    const program = valueIn(await openOwn(own, undefined, HOST));
    const places = (await program.run([])).map(({ file: name, line }) => `${name} ${line}`);
    expect(program.subroutines).toEqual(["double", "main"]);
    expect(places).toContain("rules.py 3");
  });
});
