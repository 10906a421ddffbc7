/** Writing whole files, and not over others. */
import { spawnSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { readText } from "../../src/base/read-file.ts";
import { createFile, fileToAddTo, writeFile } from "../../src/base/write-files.ts";
import { openRecorder } from "../../src/game/command-line/open-match.ts";
import { portsOf } from "../game/session/run-dialogue.ts";

/** Windows has no pipes in folders and other devices, and lets only administrators make links. */
const unixTest = test.skipIf(process.platform === "win32");

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const file = (name: string) => join(folder, name);
const content = (name: string) => readFileSync(file(name), "utf8");

/** Makes a named pipe, to which no program may write before another reads. */
function makePipe(name: string): string {
  spawnSync("sh", ["-c", 'mkfifo "$0"', file(name)]);
  return file(name);
}

const NOT_A_FILE = {
  ok: false,
  reason: expect.stringMatching(/ is a device, a pipe or a socket, not a file\.$/),
};

describe("a file that is written", () => {
  test("is created whole, with nothing beside it", () => {
    expect(createFile(file("a.txt"), "text")).toMatchObject({ ok: true });
    expect(content("a.txt")).toBe("text");
    expect(createFile(file("a.txt"), "other")).toBe("exists");
    expect(content("a.txt")).toBe("text");
    expect(readdirSync(folder)).toEqual(["a.txt"]);
  });

  test("that cannot be created leaves nothing behind", () => {
    expect(createFile(file("none/a.txt"), "text")).toMatchObject({
      ok: false,
      reason: expect.stringContaining("cannot be written: there is no such file or folder."),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  unixTest("keeps its permissions when it is overwritten", async () => {
    writeFileSync(file("a.txt"), "old", { mode: 0o600 });
    expect(await writeFile(file("a.txt"), "new", true)).toMatchObject({ ok: true });
    expect(content("a.txt")).toBe("new");
    expect(statSync(file("a.txt")).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["a.txt"]);
  });

  unixTest.each([false, true])("never replaces a pipe (overwriting: %s)", async (overwrite) => {
    const pipe = makePipe("pipe");
    expect(await writeFile(pipe, "text", overwrite)).toMatchObject(NOT_A_FILE);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  unixTest("never replaces a device or a folder", async () => {
    expect(await writeFile("/dev/null", "text", true)).toMatchObject(NOT_A_FILE);
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
    expect(await writeFile(folder, "text", true)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/ is a folder, not a file\.$/),
    });
  });

  unixTest.each([false, true])(
    "may be named by a symbolic link (it exists: %s)",
    async (exists) => {
      mkdirSync(file("below"));
      if (exists) writeFileSync(file("below/a.txt"), "old");
      symlinkSync("below/a.txt", file("link"));
      expect(await writeFile(file("link"), "new", exists)).toMatchObject({ ok: true });
      expect(content("below/a.txt")).toBe("new");
      expect(lstatSync(file("link")).isSymbolicLink()).toBe(true);
    },
  );

  unixTest("is refused with a sentence if its links lead in a circle", async () => {
    symlinkSync("two", file("one"));
    symlinkSync("one", file("two"));
    const circle = { ok: false, reason: expect.stringContaining("links lead in a circle.") };
    expect(await writeFile(file("one"), "text", true)).toMatchObject(circle);
    expect(readText(file("one"))).toMatchObject(circle);
  });

  unixTest("by --record is never a pipe", async () => {
    const ports = portsOf({ say() {}, ask: async () => "y" });
    expect(await openRecorder(makePipe("pipe"), true, ports)).toMatchObject(NOT_A_FILE);
  });
});

describe("a file that is read", () => {
  unixTest("may not be a pipe, which nobody may ever write to", () => {
    expect(readText(makePipe("pipe"))).toMatchObject(NOT_A_FILE);
  });
});

unixTest("lines are not added to a pipe, which might wait for ever", () => {
  spawnSync("sh", ["-c", 'mkfifo "$0"', file("pipe")]);
  expect(fileToAddTo(file("pipe"))).toMatchObject({
    reason: `“${file("pipe")}” is a device, a pipe or a socket, not a file.`,
  });
  expect(fileToAddTo(file("new.csv"))).toMatchObject({ ok: true });
});
