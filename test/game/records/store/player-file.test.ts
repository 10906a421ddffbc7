/** Files of a player, to which several programs add lines. */
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
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ok } from "../../../../src/base/result.ts";
import { playerFile } from "../../../../src/game/records/store/player-file.ts";
import { scaled } from "../../../scale.ts";

const SCRIPT = [
  "--import",
  import.meta.resolve("../../../strip-types.mjs"),
  join(import.meta.dirname, "add-lines.ts"),
];

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const lines = () => playerFile(async () => folder, "lines.txt", "lines", false);

const path = (name: string) => join(folder, name);
const content = () => readFileSync(path("lines.txt"), "utf8");

test("programs that add lines at the same time lose nothing, and leave no other file", async () => {
  const COUNT = scaled(15, 2);
  const WINDOWS = ["a", "b", "c"];
  const windows = WINDOWS.map((window) =>
    spawn(process.execPath, [...SCRIPT, folder, "lines.txt", window, `${COUNT}`], {
      stdio: "inherit",
    }),
  );
  const ends = await Promise.all(windows.map((window) => once(window, "exit")));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  const expected = WINDOWS.flatMap((window) =>
    Array.from({ length: COUNT }, (_, index) => `${window} ${index + 1}`),
  );
  const found = content().trimEnd().split("\n");
  expect(found[0]).toBe("# Scores");
  // Windows that begin the file at the same time may write its heading several times.
  const added = found.filter((line) => line !== "# Scores");
  expect(added.toSorted()).toEqual(expected.toSorted());
  expect(readdirSync(folder)).toEqual(["lines.txt"]);
});

// Windows lets only administrators make links.
describe.skipIf(process.platform === "win32")("a link stays a link", () => {
  test.each([
    ["a file", "one\n"],
    ["a file that does not exist yet", undefined],
  ])("to %s", async (_what, before) => {
    if (before !== undefined) writeFileSync(path("real.txt"), before);
    symlinkSync("real.txt", path("lines.txt"));
    expect(await lines().add("two")).toEqual(ok(true));
    expect(readFileSync(path("real.txt"), "utf8")).toBe(`${before ?? ""}two\n`);
    expect(lstatSync(path("lines.txt")).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(["lines.txt", "real.txt"]);
  });

  test("to a folder that does not exist", async () => {
    symlinkSync(path("gone/lines.txt"), path("lines.txt"));
    expect(await lines().add("one")).toEqual({
      ok: false,
      reason: `The file “${path("lines.txt")}” cannot be written: there is no such file or folder.`,
    });
    expect(readdirSync(folder)).toEqual(["lines.txt"]);
  });
});

test("a file that cannot be read is not added to", async () => {
  writeFileSync(path("lines.txt"), Buffer.from([0xff]));
  const refusal = { ok: false, reason: expect.stringContaining("is not UTF-8 text.") };
  expect(await lines().add("two", "# Lines")).toMatchObject(refusal);
  expect(readFileSync(path("lines.txt"))).toEqual(Buffer.from([0xff]));
  expect(readdirSync(folder)).toEqual(["lines.txt"]);
});

/** Runs a command where this test's folder is a disk of 64 KB, and then prints the file. */
function onSmallDisk(words: readonly string[], file: string) {
  const line = `unshare -rm sh -c 'mount -t tmpfs -o size=64k none "$0" && { "$@"; cat "$0/'${file}'"; }' "$0" "$@"`;
  return spawnSync("sh", ["-c", line, folder, ...words], { encoding: "utf8" });
}

test.runIf(spawnSync("sh", ["-c", "unshare -rm mount -t tmpfs none /mnt"]).status === 0)(
  "a full disk is named, and every line that was saved before is kept",
  () => {
    const name = "lines.txt";
    const line = "x".repeat(1000);
    const words = [...SCRIPT, folder, name, line, "100"];
    const { stdout, stderr } = onSmallDisk([process.execPath, ...words], name);
    const [, saved = ""] =
      /cannot be written: the disk is full\. \((\d+) saved\)/.exec(stderr) ?? [];
    expect(Number(saved)).toBeGreaterThan(20);
    const whole = Array.from({ length: Number(saved) }, (_, index) => `${line} ${index + 1}`);
    const found = stdout.split("\n").filter((one) => !one.startsWith("#"));
    expect(found.slice(0, whole.length)).toEqual(whole);
  },
);

test.each<BufferEncoding>(["utf8", "utf16le"])("a line is added in %s", async (encoding) => {
  writeFileSync(path("lines.txt"), "\ufeff# Lines\r\none\r\n", encoding);
  expect(await lines().read()).toEqual(ok("# Lines\r\none\r\n"));
  expect(await lines().add("two", "# Lines")).toEqual(ok(true));
  expect(readFileSync(path("lines.txt"), encoding)).toBe("\ufeff# Lines\r\none\r\ntwo\n");
});

test("a line is added in UTF-16 with the higher byte first", async () => {
  writeFileSync(path("lines.txt"), Buffer.from("\ufeffone\n", "utf16le").swap16());
  expect(await lines().add("two")).toEqual(ok(true));
  expect(await lines().read()).toEqual(ok("one\ntwo\n"));
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
    expect(await lines().add("one")).toEqual({
      ok: false,
      reason: `The file “${path("lines.txt")}” cannot be written: permission denied.`,
    });
  },
);
