import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ok } from "../../../src/core/result.ts";
import { type Processes, withLock } from "../../../src/records/store/lock.ts";
import { playerFile } from "../../../src/records/store/player-file.ts";
import { scaled } from "../../scale.ts";

const OURS = 200;
const BEFORE = 100;
const AFTER = 300;

const SCRIPT = join(import.meta.dirname, "add-lines.ts");

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const runs = (pid: number) => [BEFORE, OURS, AFTER].includes(pid);
const HOST = { pid: OURS, runs, booted: 0, durable: false };

/** The file of lines as a process sees it; the processes 100, 200 and 300 are running. */
const lines = (facts: Partial<Processes> = {}) =>
  playerFile(async () => folder, "lines.txt", "lines", { ...HOST, ...facts });

const path = (name: string) => join(folder, name);
const content = () => readFileSync(path("lines.txt"), "utf8");
const adding = (line: string) => (text: string) => `${text}${line}\n`;

describe("two programs that change a file at the same time", () => {
  const COUNT = scaled(15);
  const WINDOWS = ["a", "b", "c"];

  test.each([
    ["settings.txt", []],
    ["scores.txt", ["# Scores"]],
  ])("lose nothing, and leave no other file: %s", async (name, headings) => {
    const windows = WINDOWS.map((window) =>
      spawn(process.execPath, ["--import", "tsx", SCRIPT, folder, name, window, String(COUNT)], {
        stdio: "inherit",
      }),
    );
    const ends = await Promise.all(windows.map((window) => once(window, "exit")));
    expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
    const expected = WINDOWS.flatMap((window) =>
      Array.from({ length: COUNT }, (_, index) => `${window} ${index + 1}`),
    );
    const found = readFileSync(path(name), "utf8").trimEnd().split("\n");
    expect(found[0]).toMatch(headings[0] ?? /./);
    // Windows that begin the file at the same time may write its heading several times.
    const added = found.filter((line) => !headings.includes(line));
    expect(added.toSorted()).toEqual(expected.toSorted());
    expect(readdirSync(folder)).toEqual([name]);
  });

  test.each([BEFORE, AFTER])("wait for each other: process %i", async (pid) => {
    const first = withLock(path("lines.txt"), HOST, async () => {
      await setTimeout(50);
      writeFileSync(path("lines.txt"), "first\n");
    });
    await setTimeout(10);
    expect(await lines({ pid }).change(adding("second"))).toEqual(ok(true));
    await first;
    expect(content()).toBe("first\nsecond\n");
  });
});

describe("a killed program", () => {
  test("does not hold up another with its lock", async () => {
    writeFileSync(path("lines.txt.lock-999"), "");
    expect(await lines().change(adding("one"))).toEqual(ok(true));
    expect(readdirSync(folder)).toEqual(["lines.txt"]);
  });

  test.each([
    ["is in use again since the machine was started", { booted: Date.now() + 60_000 }, 0],
    ["is in use again for some time", {}, 60],
    ["is in use, but its lock is from the future", {}, -3_600],
  ])("does not hold up another if its process id %s", async (_what, facts, seconds) => {
    writeFileSync(path("lines.txt.lock-100"), "");
    const time = Date.now() / 1_000 - seconds;
    utimesSync(path("lines.txt.lock-100"), time, time);
    expect(await lines(facts).change(adding("one"))).toEqual(ok(true));
    expect(readdirSync(folder)).toEqual(["lines.txt"]);
  });

  test("leaves nothing that the next change does not clear up", async () => {
    writeFileSync(path("lines.txt"), "one\n");
    writeFileSync(path("lines.txt.3085906139"), "on");
    for (const kept of ["lines.txt.1", "lines.txt.20261121", "lines.txt.bak", "other.3085906139"]) {
      writeFileSync(path(kept), "a copy");
    }
    expect(await lines().change(adding("two"))).toEqual(ok(true));
    expect(content()).toBe("one\ntwo\n");
    expect(readdirSync(folder).toSorted()).toEqual([
      "lines.txt",
      "lines.txt.1",
      "lines.txt.20261121",
      "lines.txt.bak",
      "other.3085906139",
    ]);
  });
});

// Windows lets only administrators make links.
describe.skipIf(process.platform === "win32")("a link stays a link", () => {
  test.each([
    ["a file", "one\n"],
    ["a file that does not exist yet", undefined],
  ])("to %s", async (_what, before) => {
    if (before !== undefined) writeFileSync(path("real.txt"), before);
    symlinkSync("real.txt", path("lines.txt"));
    expect(await lines().change(adding("two"))).toEqual(ok(true));
    expect(readFileSync(path("real.txt"), "utf8")).toBe(`${before ?? ""}two\n`);
    expect(lstatSync(path("lines.txt")).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(["lines.txt", "real.txt"]);
  });

  test("to a folder that does not exist, which is named", async () => {
    symlinkSync(path("gone/lines.txt"), path("lines.txt"));
    expect(await lines().change(adding("one"))).toEqual({
      ok: false,
      reason: `The file “${path("gone/lines.txt")}” cannot be written: there is no such file or folder.`,
    });
    expect(readdirSync(folder)).toEqual(["lines.txt"]);
  });
});

test("a file that cannot be read is neither replaced nor added to", async () => {
  writeFileSync(path("lines.txt"), Buffer.from([0xff]));
  const refusal = { ok: false, reason: expect.stringContaining("is not UTF-8 text.") };
  expect(await lines().change(adding("two"))).toMatchObject(refusal);
  expect(await lines().add("two", "# Lines")).toMatchObject(refusal);
  expect(readFileSync(path("lines.txt"))).toEqual(Buffer.from([0xff]));
  expect(readdirSync(folder)).toEqual(["lines.txt"]);
});

/** Runs a command where this test's folder is a disk of 64 KB, and then prints the file. */
function onSmallDisk(words: readonly string[], file: string) {
  const line = `unshare -rm sh -c 'mount -t tmpfs -o size=64k none "$0" && { "$@"; cat "$0/'${file}'"; }' "$0" "$@"`;
  return spawnSync("sh", ["-c", line, folder, ...words], { encoding: "utf8" });
}

test
  .runIf(spawnSync("sh", ["-c", "unshare -rm mount -t tmpfs none /mnt"]).status === 0)
  .each(["settings.txt", "scores.txt"])(
  "a full disk is named, and every line that was saved before is kept: %s",
  (name) => {
    const line = "x".repeat(1000);
    const words = ["--import", "tsx", SCRIPT, folder, name, line, "100"];
    const { stdout, stderr } = onSmallDisk([process.execPath, ...words], name);
    const [, saved = ""] =
      /cannot be written: the disk is full\. \((\d+) saved\)/.exec(stderr) ?? [];
    expect(Number(saved)).toBeGreaterThan(20);
    const whole = Array.from({ length: Number(saved) }, (_, index) => `${line} ${index + 1}`);
    const found = stdout.split("\n").filter((one) => !one.startsWith("#"));
    expect(found.slice(0, whole.length)).toEqual(whole);
  },
);

test("a file in UTF-16, as PowerShell writes it, becomes UTF-8 with the next line", async () => {
  writeFileSync(path("lines.txt"), "\ufeff# Lines\r\none\r\n", "utf16le");
  expect(await lines().read()).toEqual(ok("# Lines\r\none\r\n"));
  expect(await lines().add("two", "# Lines")).toEqual(ok(true));
  expect(content()).toBe("# Lines\r\none\r\ntwo\n");
});

test("a line that is added after one that was cut off begins a new line", async () => {
  writeFileSync(path("lines.txt"), "# Lines\none\ntw");
  expect(await lines().add("three", "# Lines")).toEqual(ok(true));
  expect(await lines().add("four", "# Lines")).toEqual(ok(true));
  expect(content()).toBe("# Lines\none\ntw\nthree\nfour\n");
});

test.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
  "a folder that cannot be written is named",
  async () => {
    chmodSync(folder, 0o500);
    expect(await lines().change(adding("one"))).toEqual({
      ok: false,
      reason: `The file “${path("lines.txt")}” cannot be written: permission denied.`,
    });
  },
);
