/** The files of a player: settings and scores. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { err, ok } from "../../src/base/result.ts";
import { playersOf, viewFor } from "../../src/game/command-line/play.ts";
import { playerFilesOf, settingsFor } from "../../src/game/command-line/ports.ts";
import { human } from "../../src/game/match/players.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import type { Settings } from "../../src/game/session/settings.ts";
import { newHome } from "./program.ts";
import { runInside } from "./run-inside.ts";

const DISK = { pid: 1, start: "", runs: () => false, booted: 0, newName: () => "", durable: false };

/** Returns the settings file of a new home, whose folder does not exist. */
function fileIn(folder = join(newHome(), "config", "capture-the-sarrum"), keyboard = true) {
  const disk = { ...DISK, folder: async () => folder };
  return playerFilesOf({ keyboard, configFolder: async () => folder, disk }).settings;
}

describe("the settings file", () => {
  test("is empty until it is written, in a folder that is then created", async () => {
    const file = fileIn();
    expect(await file?.read()).toEqual(ok(""));
    expect(await file?.add("theme = warm")).toEqual(ok(true));
    expect(await file?.read()).toEqual(ok("theme = warm\n"));
    expect(readFileSync((await file?.path()) ?? "", "utf8")).toBe("theme = warm\n");
  });

  test("does not exist without a keyboard", () => {
    expect(fileIn(undefined, false)).toBeUndefined();
  });

  test("is neither read nor written if its folder is not absolute", async () => {
    const file = fileIn("config");
    expect(await file?.read()).toEqual(ok(""));
    expect(await file?.add("theme = warm")).toEqual(
      err("The settings cannot be saved: variables such as HOME must be full paths."),
    );
  });

  test("is refused if it is a folder, or lies in a file", async () => {
    const home = newHome();
    mkdirSync(join(home, "settings.txt"), { recursive: true });
    expect((await fileIn(home)?.read())?.ok).toBe(false);
    writeFileSync(join(home, "file"), "");
    const inFile = fileIn(join(home, "file", "config"));
    expect(await inFile?.read()).toEqual(ok(""));
    expect((await inFile?.add("theme = warm"))?.ok).toBe(false);
  });
});

/** Returns the settings that a text gives, and what is said about it. */
async function settingsOf(text: ReturnType<typeof ok<string>> | ReturnType<typeof err>) {
  const said: string[] = [];
  const settings = { path: async () => "", read: async () => text, add: async () => err("") };
  const found = await settingsFor({ settings }, (line) => said.push(line));
  return { found, said };
}

describe("at the start", () => {
  test("valid lines count, and one sentence is about the others", async () => {
    expect(await settingsOf(ok("theme = warm\nlevel = 2\n"))).toEqual({
      found: { theme: "warm", level: 2 },
      said: [],
    });
    expect(await settingsOf(ok("theme = pink\nlevel = 2\n"))).toEqual({
      found: { level: 2 },
      said: [
        "Line 1 of your settings is ignored: theme takes default, slate, contrast, warm or light.",
      ],
    });
  });

  test("a file that cannot be read is reported, and the defaults apply", async () => {
    const reason = "It cannot be read.";
    expect(await settingsOf(err(reason))).toEqual({ found: {}, said: [reason] });
  });
});

describe("the order of precedence", () => {
  test.each<[Settings, "warm" | undefined, string]>([
    [{}, undefined, "default"],
    [{ theme: "contrast" }, undefined, "contrast"],
    [{ theme: "contrast" }, "warm", "warm"],
  ])("settings %j with the option %j give the theme %s", async (settings, theme, shown) => {
    expect((await viewFor({ ...(theme && { theme }) }, settings)).theme).toBe(shown);
  });

  const viewsFor = (...settings: readonly Settings[]) =>
    Promise.all(settings.map((one) => viewFor({}, one)));

  test("symbols and warnings are shown if a setting says so", async () => {
    const views = await viewsFor({ symbols: true }, { symbols: false, warn: true });
    expect(views.map(({ symbols, warn }) => [symbols, warn])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("boards are redrawn, and clicks reported, as settings say", async () => {
    const views = await viewsFor({}, { redraw: true, mouse: true }, { redraw: false });
    expect(views.map(({ redraw, mouse }) => [redraw, mouse])).toEqual([
      [undefined, false],
      [true, true],
      [false, false],
    ]);
  });

  test("a record's names come before those of the settings", async () => {
    const settings = { white: "Ann", black: "Ben" };
    const players = await playersOf(anyGame(sarrum), [human(), human("Zoe")], {}, settings);
    expect(players).toEqual(ok([human("Ann"), human("Zoe")]));
  });
});

test("a run in a pipe neither reads settings nor writes them", async () => {
  const home = newHome();
  const folder = join(home, "config", "capture-the-sarrum");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "settings.txt");
  const text = "white = Ann\nlevel = 7\nnonsense\n";
  writeFileSync(file, text);
  const input = "y\nset theme warm\nset\ncomputer\nboard\n";
  const [plain, configured] = [await runInside(input), await runInside(input, { home })];
  expect(configured.output).toBe(plain.output);
  expect(configured.output).toContain("Black: Computer, level 1.");
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(readdirSync(folder)).toEqual(["settings.txt"]);
});

test("settings of one session are used in the next; options come before them", async () => {
  const home = newHome();
  const at = { home, keyboard: true };
  await runInside("y\nset white Ann\n", at);
  expect((await runInside("y\n", at)).output).toContain("White's turn (Ann).");
  const chosen = await runInside("y\n", { ...at, words: ["--white", "Zoe"] });
  expect(chosen.output).toContain("White's turn (Zoe).");
});

test("the scores of puzzles have a file in the data folder, but not in a pipe", async () => {
  const home = newHome();
  const disk = { ...DISK, folder: async () => join(home, "data") };
  const scoresWith = (keyboard: boolean) =>
    playerFilesOf({ keyboard, configFolder: disk.folder, disk }).puzzleScores;
  const file = scoresWith(true);
  for (const scores of [file, scoresWith(false)]) {
    expect(await scores.read()).toEqual(ok(""));
    expect(await scores.add("sarrum 8/8 w aided 2026.11.22", "# Puzzles")).toEqual(ok(true));
    expect(await scores.add("sarrum 7s/8 w shown 2026.11.22", "# Puzzles")).toEqual(ok(true));
    const lines = ["# Puzzles", "sarrum 8/8 w aided 2026.11.22", "sarrum 7s/8 w shown 2026.11.22"];
    expect(await scores.read()).toEqual(ok(`${lines.join("\n")}\n`));
  }
  expect(readdirSync(join(home, "data"))).toEqual(["puzzles.txt"]);
  expect(await scoresWith(false).read()).toEqual(ok(""));
});
