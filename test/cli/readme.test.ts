/** What --help prints, and what the READMEs say of it. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runInside } from "./run-inside.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (page: string) => readFileSync(new URL(page, ROOT), "utf8");
const README = read("README.md");

const PAGES = [
  "README.md",
  ...readdirSync(new URL("src", ROOT), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("README.md"))
    .map((path) => `src/${path}`),
];

async function help(...command: string[]): Promise<string> {
  return (await runInside("", { words: [...command, "--help"] })).output;
}

/** Returns the names of the commands that --help lists, and of its options. */
const commandsIn = (output: string) => namesIn(output, "Commands", /^ {2}([a-z]+)/gm);
const optionsIn = (output: string) => namesIn(output, "Options", /(--[a-z][a-z-]*)/g);

function namesIn(output: string, heading: string, name: RegExp): readonly string[] {
  const [, section = ""] = new RegExp(`^${heading}:\n((?: .*\n)*)`, "m").exec(output) ?? [];
  return [...section.matchAll(name)].map(([, found = ""]) => found);
}

/** Returns the help of a command and of the commands below it. */
async function allHelp(...command: string[]): Promise<readonly string[]> {
  const output = await help(...command);
  const deeper = await Promise.all(commandsIn(output).map((name) => allHelp(...command, name)));
  return [output, ...deeper.flat()];
}

test("the help of every command fits 80 columns", async () => {
  const lines = (await allHelp()).flatMap((output) => output.split("\n"));
  expect(lines).toContain("Usage: npx tsx src/main.ts exercise list [options] [folder]");
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test("the options that the READMEs name exist", async () => {
  const known = new Set((await allHelp()).flatMap(optionsIn));
  expect([...known]).toContain("--removal");
  const stray = PAGES.flatMap((page) =>
    ownLines(read(page)).flatMap((line) =>
      (line.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [])
        .filter((option) => !known.has(option))
        .map((option) => `${page}: ${option}`),
    ),
  );
  expect(stray).toEqual([]);
});

/** The lines of a page that do not start other programs. */
const ownLines = (text: string) =>
  text.split("\n").filter((line) => !/npm |node --|test\/|xboard|grep /.test(line));

test("the main README has every command of exercise, and no other", async () => {
  const named = [...README.matchAll(/`exercise ([a-z]+)/g)].map(([, name = ""]) => name);
  const commands = commandsIn(await help("exercise"));
  expect([...new Set(named)].sort()).toEqual([...commands].sort());
});

test("the main README has at most 160 lines", () => {
  expect(README.split("\n").length).toBeLessThan(162);
});
