/** Takes parts away from copies of the program, and plays what is left. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { afterAll, beforeAll, expect, type TestContext, test } from "vitest";
import { WINGS } from "../src/cli/wings.ts";
import { anyGame } from "../src/game/rules/catalogue.ts";
import { sarrum } from "../src/game/rules/sarrum/sarrum.ts";
import { danglingImports, LISTS, PARTS, type Part, without } from "./parts.ts";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));

/** Makes Node import from the copy what is linked into it. */
const LINKED = ["--preserve-symlinks", "--preserve-symlinks-main"];

/** The whole program in JavaScript, which Node starts in a third of the time; the copies are made of it. */
const compiled = mkdtempSync(join(tmpdir(), "sarrum-compiled-"));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));
beforeAll(() => {
  const source = join(PROJECT, "src");
  // The stepper reads the source of the exam's program and of its own recorder.
  const isText = (path: string) => !path.endsWith(".ts") || /skeleton|stepper/.test(path);
  cpSync(source, join(compiled, "src"), { recursive: true, filter: isText });
  for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".ts")) continue;
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

/**
 * Copies a folder of the program without what is away. Folders in which nothing is changed are links,
 * since to copy them would take several times as long.
 */
function copyLinked(folder: string, changed: readonly string[], away: readonly string[], at = ".") {
  mkdirSync(join(folder, at), { recursive: true });
  for (const entry of readdirSync(join(compiled, at), { withFileTypes: true })) {
    const path = join(at, entry.name);
    const [from, to] = [join(compiled, path), join(folder, path)];
    if (away.includes(path)) continue;
    if (!entry.isDirectory()) copyFileSync(from, to);
    else if ([...changed, ...away].some((inside) => inside.startsWith(path + sep)))
      copyLinked(folder, changed, away, path);
    else symlinkSync(from, to, "junction");
  }
}

/** Copies the program without a part. */
function copyWithout(part: Pick<Part, "deleted">, { onTestFinished }: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-wings-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const away = part.deleted.map((name) => join("src", name.replace(/ts$/, "js")));
  const changed = LISTS.map((name) => join("src", name));
  copyLinked(folder, changed, away);
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  for (const { path, text } of without(part)) {
    if (LISTS.includes(path)) writeCompiled(join(folder, "src", path), text);
  }
  return folder;
}

/** Runs a program of a copy, and returns all that is shown. */
async function runIn(folder: string, lines: readonly string[], ...words: readonly string[]) {
  const program = spawn(process.execPath, [...LINKED, ...words], { cwd: folder });
  program.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [shown, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return shown + errors;
}

/** Shows the help of the program and of all its subcommands, and then plays, or steps if there is no game. */
const SHOW_ALL = `
import { processHost } from "./src/cli/host.js";
import { run } from "./src/cli/run.js";
import { SUBCOMMANDS } from "./src/cli/subcommands.js";
const subcommands = SUBCOMMANDS.map(({ name }) => name).filter(Boolean);
for (const words of [["help"], ...["help", ...subcommands].map((name) => [name, "--help"])]) {
  const status = await run(words, processHost());
  if (status !== 0) console.log("exit code", status, words);
}
const hasGame = subcommands.length < SUBCOMMANDS.length;
await run(hasGame ? ["--plain"] : ["skeleton", "--step", "--plain"], processHost());
process.exit();`;

/** Shows all help of what is left without a part, and plays the sample game, to its last question. */
async function showAll(part: Part, context: TestContext): Promise<string> {
  const folder = copyWithout(part, context);
  writeFileSync(join(folder, "show-all.mjs"), SHOW_ALL);
  const seen = isAway("review", part) ? [] : ["review moves", "done"];
  const listed = isAway("lessons", part) ? [] : ["help lesson", "lesson"];
  return runIn(folder, ["y", "help all", ...listed, ...seen, "81", "41", "n"], "show-all.mjs");
}

/** The large parts, without which the rest is played in `npm test`; without each of the others in `npm run test:deep`. */
const HALVES = ["exam", "game"];

const isAway = (wing: string, { deleted }: Part) => {
  const folder = wing === "stepper" ? "exam/stepper/" : `game/activities/${wing}/`;
  return deleted.some((one) => folder.startsWith(`${one}/`));
};

const NAMED = PARTS.map((part) => [part.name, part] as const);

test.each(NAMED)("without %s no file that is left imports what is not there", (_name, part) => {
  expect(danglingImports(without(part))).toEqual([]);
});

test.concurrent.for(NAMED.filter(([name]) => process.env.DEEP || HALVES.includes(name)))(
  "without %s the program plays, and no help names it",
  async ([name, part], context) => {
    const shown = await showAll(part, context);
    expect(shown).toContain("Usage:");
    expect(shown).not.toMatch(/^exit code|this is a bug/m);
    expect(shown.split("\n").filter((line) => part.words?.test(line))).toEqual([]);
    if (name === "game") {
      expect(shown).toContain("The exam's program, line by line.");
      return;
    }
    expect(shown).toContain("White wins!");
    for (const wing of WINGS) {
      for (const command of wing.commands) {
        const line = new RegExp(`^${command.names[0]}(:|, or )`, "m");
        const isListed = command.offered?.(anyGame(sarrum)) ?? true;
        if (isAway(wing.name, part) || !isListed) expect(shown).not.toMatch(line);
        else expect(shown).toMatch(line);
      }
    }
  },
);

test
  .runIf(process.env.DEEP)
  .concurrent("games that are only data can be taken away", async (context) => {
    const deleted = ["game/rules/shatranj", "game/rules/citadel"];
    const folder = copyWithout({ deleted }, context);
    expect(await runIn(folder, [], "src/main.js", "games")).not.toMatch(/shatranj|citadel/);
    const shown = await runIn(folder, ["y", "hint", "81 41", "n"], "src/main.js");
    expect(shown).toContain("A good move: 81x41");
    expect(shown).toContain("White wins!");
  });
