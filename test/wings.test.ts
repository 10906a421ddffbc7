/** Takes wings away from copies of the program, and plays what is left. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { afterAll, beforeAll, expect, type TestContext, test } from "vitest";
import { WINGS } from "../src/cli/wings.ts";
import { anyGame } from "../src/game/rules/catalogue.ts";
import { sarrum } from "../src/game/rules/sarrum/sarrum.ts";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));

/** Makes Node import from the copy what is linked into it. */
const LINKED = ["--preserve-symlinks", "--preserve-symlinks-main"];

/** The whole program in JavaScript, which Node starts in a third of the time; the copies are made of it. */
const compiled = mkdtempSync(join(tmpdir(), "sarrum-compiled-"));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));
beforeAll(() => {
  const source = join(PROJECT, "src");
  const isText = (path: string) => !path.endsWith(".ts");
  cpSync(source, join(compiled, "src"), { recursive: true, filter: isText });
  for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (isText(path)) continue;
    writeCompiled(join(compiled, "src", path), readFileSync(join(source, path), "utf8"));
  }
  copyFileSync(join(PROJECT, "package.json"), join(compiled, "package.json"));
});

/** The end of the name of an imported module. */
const IMPORTED = /(?<=(?:from |import |import\()"\.[^"]*\.)ts(?=")/g;

/** Writes a module as JavaScript, which imports JavaScript. */
function writeCompiled(path: string, source: string): void {
  const { code } = transformSync(path, source);
  writeFileSync(path.replace(/ts$/, "js"), code.replace(IMPORTED, "js"));
}

const NAMES = WINGS.map(({ name }) => name);

/** The folder of a wing. */
const folderOf = (name: string) =>
  existsSync(join(PROJECT, "src/game/activities", name))
    ? `game/activities/${name}`
    : `exam/${name}`;

/** Returns a wing and those that cannot be without it. */
function withNeeding(name: string): readonly string[] {
  const needing = WINGS.filter(({ needs }) => needs.includes(name));
  return [name, ...needing.flatMap((wing) => withNeeding(wing.name))];
}

const LIST = "cli/wings.ts";

/**
 * Copies a folder of the program without some folders in it. Folders in which nothing is changed are
 * links, since to copy them would take several times as long.
 */
function copyLinked(folder: string, changed: string, away: readonly string[], at = "."): void {
  mkdirSync(join(folder, at), { recursive: true });
  for (const entry of readdirSync(join(compiled, at), { withFileTypes: true })) {
    const path = join(at, entry.name);
    const [from, to] = [join(compiled, path), join(folder, path)];
    if (away.includes(path)) continue;
    if (!entry.isDirectory()) copyFileSync(from, to);
    else if ([changed, ...away].some((inside) => inside.startsWith(path + sep)))
      copyLinked(folder, changed, away, path);
    else symlinkSync(from, to, "junction");
  }
}

/** Copies the program without some folders, and without their lines in a list of them. */
function copyWithout(
  folders: readonly string[],
  { onTestFinished }: TestContext,
  list = LIST,
): string {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-wings-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const away = folders.map((name) => join("src", name));
  copyLinked(folder, join("src", list), away);
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  const names = folders.map((path) => basename(path)).join("|");
  const left = readFileSync(join(PROJECT, "src", list), "utf8")
    .replace(new RegExp(`^import [^;]*/(${names})/[^;]*;\n`, "gm"), "")
    .replace(new RegExp(`^.*(/(${names})/|name: "(${names})").*\n`, "gm"), "");
  writeCompiled(join(folder, "src", list), left);
  return folder;
}

/** Plays a game with options on the command line, and returns all that is shown. */
async function play(
  folder: string,
  lines: readonly string[],
  ...words: readonly string[]
): Promise<string> {
  const program = spawn(process.execPath, [...LINKED, "src/main.js", ...words], {
    cwd: folder,
  });
  program.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [shown, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return shown + errors;
}

test.concurrent.for([...NAMES.map(withNeeding), NAMES].map((wings) => [wings] as const))(
  "the program plays without %j",
  async ([wings], context) => {
    const shown = await play(
      copyWithout(wings.map(folderOf), context),
      ["y", "help all", "review moves", "done", "81", "41", "n"],
      "--plain",
    );
    expect(shown).toContain("White wins!");
    for (const { name, commands } of WINGS) {
      for (const { names, offered } of commands) {
        const line = new RegExp(`^${names[0]}[,: ]`, "m");
        const isListed = offered?.(anyGame(sarrum)) ?? true;
        if (wings.includes(name) || !isListed) expect(shown).not.toMatch(line);
        else expect(shown).toMatch(line);
      }
    }
  },
);

test.concurrent("what only the command line reaches can be taken away, too", async (context) => {
  const sheets = ["game/activities/sheets", "exam/sheets"];
  const folder = copyWithout(["game/engine/uci", "exam/exercises", ...sheets], context);
  const shown = await play(folder, ["y", "81 41", "n"]);
  expect(shown).toContain("White wins!");
  expect(shown).toMatch(/Goodbye\.\n$/);
});

test.concurrent("games that are only data can be taken away", async (context) => {
  const games = ["game/rules/shatranj", "game/rules/citadel"];
  const folder = copyWithout(games, context, "game/rules/catalogue.ts");
  expect(await play(folder, [], "games")).not.toMatch(/shatranj|citadel/);
  const shown = await play(folder, ["y", "hint", "81 41", "n"]);
  expect(shown).toContain("A good move: 81x41");
  expect(shown).toContain("White wins!");
});
