/** Names of files: completed, and refused where Windows forbids them. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { filesLike, forbiddenOnWindows } from "../../src/base/file-names.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { runInside } from "../cli/run-inside.ts";
import { talk } from "../game/session/type-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-names-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["a:b", "a:b"],
  ["C:game.txt", "C:game.txt"],
  ["a?b", "a?b"],
  ["C:\\games\\<1>.txt", "<1>.txt"],
  ["game.", "game."],
  ["game ", "game"],
  ["...", "..."],
])("Windows does not have a file %j", (name, part) => {
  expect(forbiddenOnWindows(name)).toBe(
    `“${part}” is not a file name on Windows; such names do not contain any of : < > " | ? * and do not end with a dot or a space.`,
  );
});

test.each([
  "game.txt",
  "../my games/José.txt",
  ".\\game",
  "C:\\games\\game.txt",
  "c:/game",
  "\\\\server\\games\\game.txt",
  "~/game.txt",
  "console.txt",
  "com10",
  "my-con",
  ".hidden",
])("Windows may have a file %j", (name) => {
  expect(forbiddenOnWindows(name)).toBeUndefined();
});

test("Tab completes names after a backslash on Windows only", () => {
  // On this system the folder's own name ends in a backslash.
  const games = join(folder, "games\\");
  mkdirSync(games);
  writeFileSync(join(games, "lesson.txt"), "");
  expect(filesLike(`${games}le`, { windows: true })).toEqual([`${games}lesson.txt`]);
  expect(filesLike(`${games}le`, { windows: false })).toEqual([]);
});

describe("a name that Windows forbids is refused there, and only there,", () => {
  test.each([
    ["save", "save a?b", "a?b"],
    ["diagram", "diagram a?b.svg colour", "a?b.svg"],
  ])("by the command %s", async (_command, line, name) => {
    const refused = new Map<string, string>();
    const effects = { windows: true };
    const shown = await talk(sarrum, ["y", line], { effects, files: refused });
    expect(shown).toContain(`“${name}” is not a file name on Windows`);
    expect([...refused.keys()]).toEqual([]);
    const written = new Map<string, string>();
    await talk(sarrum, ["y", line], { files: written });
    expect([...written.keys()]).toEqual([name]);
  });

  test.each([
    ["--record", (file: string) => ["--setup", "sample", "--record", file]],
    ["--load", (file: string) => ["--load", file]],
    ["diagram --out", (file: string) => ["diagram", "--out", file]],
    ["replay", (file: string) => ["replay", file]],
    ["exercise start", (file: string) => ["exercise", "start", file]],
  ])("by %s", async (_option, words) => {
    const file = join(folder, "a|b");
    const { status, complaints } = await runInside("13 23\n", {
      words: words(file),
      windows: true,
    });
    expect(complaints).toContain("error: “a|b” is not a file name on Windows;");
    expect(status).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  test.skipIf(process.platform === "win32")("by --record only on Windows", async () => {
    const file = join(folder, "c|d");
    const words = ["--setup", "sample", "--record", file];
    expect((await runInside("13 23\n", { words })).complaints).toBe("");
    expect(existsSync(file)).toBe(true);
  });
});
