/** The README of the command line has what --help has. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { repeatsHelp, tablesOf, textOf } from "../markdown-tables.ts";
import { runInside } from "./run-inside.ts";

const README = "src/cli/README.md";
const ROOT = new URL("../../", import.meta.url);
const TABLES = tablesOf(readFileSync(new URL(README, ROOT), "utf8"));

/** An option or a command, and what it does. */
interface Line {
  /** How it is typed: "--size <9|5>", "replay <file>". */
  readonly use: string;
  readonly about: string;
}

type Kind = "option" | "command";

const rowsOf = (kind: Kind): Line[] =>
  TABLES.filter(({ header }) => header[0] === kind).flatMap(({ rows }) =>
    rows.map(([use = "", about = ""]) => ({ use: textOf(use), about })),
  );

/** The headings in the output of --help. */
const HEADINGS = { option: "Options", command: "Commands" } as const;

/** What the parser adds to the text of an option, and to the name of a command. */
const VALUES = / \((?:choices|default|preset): .*\)$/;
const OPTIONS = " [options]";

/** Reads the options or the commands in the output of --help, which wraps its lines. */
function helpIn(output: string, kind: Kind): Line[] {
  const [, section = ""] = new RegExp(`^${HEADINGS[kind]}:\n((?: .*\n)*)`, "m").exec(output) ?? [];
  const lines = section.replace(/\n {3,}/g, " ").match(/^ {2}.*$/gm) ?? [];
  return lines.map((line) => {
    const [use = "", about = ""] = line.trim().split(/ {2,}/);
    return { use: use.replace(OPTIONS, ""), about: about.replace(VALUES, "") };
  });
}

async function help(...command: string[]): Promise<string> {
  return (await runInside("", { words: [...command, "--help"] })).output;
}

const uses = (lines: readonly Line[]) => lines.map(({ use }) => use);
const firstWord = ({ use }: Line) => use.split(" ", 1)[0] ?? "";

let main = "";
beforeAll(async () => {
  main = await help();
});

describe.each<Kind>(["option", "command"])(`the table of each %s in ${README}`, (kind) => {
  test("has the rows of --help, in its order", () => {
    const listed = uses(helpIn(main, kind));
    const rows = uses(rowsOf(kind));
    const missing = listed.filter((use) => !rows.includes(use));
    expect(missing, `add a row for each ${kind} to ${README}`).toEqual([]);
    const stray = rows.filter((use) => !listed.includes(use));
    expect(stray, `remove these rows from ${README}, or correct them`).toEqual([]);
    expect(rows, `${README}: use the order of --help`).toEqual(listed);
  });

  test("begins each row with what --help says", () => {
    const different = helpIn(main, kind).filter(({ use, about }) => {
      const row = rowsOf(kind).find((other) => other.use === use);
      return row && !repeatsHelp(row.about, about);
    });
    expect(different, `${README}: begin these rows with the text of --help`).toEqual([]);
  });
});

describe(`the rows of commands in ${README}`, () => {
  const commands = rowsOf("command").filter((row) => firstWord(row) !== "help");

  test.each(commands.map((row) => [firstWord(row), row] as const))(
    "name the options of %s",
    async (name, { about }) => {
      const own = await optionsOf(name);
      const general = namesIn(uses(helpIn(main, "option")).join(" "));
      const wanted = [...new Set(own)].filter((option) => !general.includes(option));
      const named = namesIn(about);
      const missing = wanted.filter((option) => !named.includes(option));
      expect(missing, `name these options of ${name} in ${README}`).toEqual([]);
      const stray = named.filter((option) => !own.includes(option));
      expect(stray, `${name} has no such options; correct its row in ${README}`).toEqual([]);
    },
  );
});

const namesIn = (text: string): readonly string[] => text.match(/--[a-z-]+/g) ?? [];

/** Returns the options of a command and of the commands below it. */
async function optionsOf(...command: string[]): Promise<string[]> {
  const output = await help(...command);
  const below = helpIn(output, "command").filter((line) => firstWord(line) !== "help");
  const deeper = await Promise.all(below.map((line) => optionsOf(...command, firstWord(line))));
  return [...namesIn(uses(helpIn(output, "option")).join(" ")), ...deeper.flat()];
}

/** Returns the help of a command and of the commands below it, as lines. */
async function helpLines(...command: string[]): Promise<string[]> {
  const output = await help(...command);
  const below = helpIn(output, "command").map(firstWord);
  const deeper = await Promise.all(below.map((name) => helpLines(...command, name)));
  return [...output.split("\n"), ...deeper.flat()];
}

test("the help of every command fits 80 columns", async () => {
  const lines = await helpLines();
  expect(lines).toContain("Usage: npx tsx src/main.ts exercise list [options] [folder]");
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test("the main README has every command of exercise, and no other", async () => {
  const readme = readFileSync(new URL("README.md", ROOT), "utf8");
  const named = [...readme.matchAll(/`exercise ([a-z]+)/g)].map(([, name = ""]) => name);
  const commands = helpIn(await help("exercise"), "command").map(firstWord);
  expect([...new Set(named)].sort()).toEqual(commands.sort());
});

test("the main README has at most 160 lines", () => {
  expect(readFileSync(new URL("README.md", ROOT), "utf8").split("\n").length).toBeLessThan(162);
});

test("this test reads --help as the program writes it", () => {
  expect(helpIn(main, "option")).toContainEqual({
    use: "--removal <immediate|deferred>",
    about: "zamma: whether captured pieces leave at once or at the end of the move",
  });
  expect(helpIn(main, "command")).toContainEqual({
    use: "perft",
    about: "count the legal move sequences of a given length, to test move generators",
  });
});
