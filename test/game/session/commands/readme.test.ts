/** The README of the session has a row for every command. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CATALOGUE, defaultChoices, loadKnown } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { repeatsHelp, tablesOf, textOf } from "../../../markdown-tables.ts";
import { played, recorded, useFolder } from "../saved-games.ts";
import { talk } from "../type-lines.ts";

const README = "src/game/session/README.md";
const TABLES = tablesOf(readFileSync(new URL(`../../../../${README}`, import.meta.url), "utf8"));

/** A command in a section of help or of the README. */
interface Line {
  readonly section: string;
  /** How it is typed: "moves [SQUARE]". */
  readonly use: string;
  readonly about: string;
}

const ROWS: readonly Line[] = TABLES.filter(({ header }) => header[0] === "command").flatMap(
  ({ section, rows }) =>
    rows.map(([use = "", about = ""]) => ({ section, use: textOf(use), about })),
);

/** Names in small letters, arguments in capitals or alternatives, then what the command does. */
const HELP_LINE =
  /^ {2}(help house|[a-z]+(?: or (?:[a-z]+|Enter))*(?: \[?[A-Z|]+\]?| [a-z]+(?:\|[a-z]+)+)*) +(?=[a-z])(.*)$/;

/** Reads the last help in a conversation; of an activity's, what it lists before other commands. */
function helpIn(shown: string): Line[] {
  const lines: Line[] = [];
  let section = "";
  const [own = ""] = shown
    .slice(shown.search(/help( all)?\n(?![\s\S]*help( all)?\n)/))
    .replace(/\n {20,}(?=\S)/g, " ")
    .replaceAll("[POINT]", "[SQUARE]")
    .replaceAll("a point or", "a square or")
    .split("\nThese work here");
  for (const line of own.split("\n")) {
    const [, use, about = ""] = HELP_LINE.exec(line) ?? [];
    if (use !== undefined) lines.push({ section, use, about });
    else if (/^ {2}\S/.test(line)) throw new Error(`HELP_LINE does not match this line:\n${line}`);
    else section = /^(.*):$/.exec(line)?.[1] ?? section;
  }
  return lines;
}

/** A game whose moves are not squares has no argument that is one. */
const isUse = (use: string, row: string) => use === row || `${use} [SQUARE]` === row;

const rowOf = ({ section, use }: Line) =>
  ROWS.find((row) => row.section === section && isUse(use, row.use));

const named = (lines: readonly Line[]) => lines.map(({ section, use }) => `${section}: ${use}`);

/** Every line of help, by where it is shown. */
async function allHelp(): Promise<[where: string, lines: Line[]][]> {
  const games = CATALOGUE.map(async (entry): Promise<[string, Line[]]> => {
    const game = await loadKnown(entry, defaultChoices(entry));
    return [entry.id, helpIn(await talk(game, ["help all"]))];
  });
  const openers = [
    "figure 5",
    "quiz",
    "lesson demo",
    "learn",
    "puzzle",
    "setup",
    `review moves ${recorded("1. 13x23 *")}`,
  ];
  const activities = openers.map(async (line): Promise<[string, Line[]]> => {
    return [line, helpIn(await played([line, "help"]))];
  });
  return Promise.all([...games, ...activities]);
}

describe(`the tables of commands in ${README}`, () => {
  useFolder();

  test("have a row for every command", async () => {
    const missing = (await allHelp()).flatMap(([, lines]) => lines.filter((line) => !rowOf(line)));
    expect([...new Set(named(missing))], `add these commands to ${README}`).toEqual([]);
  });

  test("have no row without a command", async () => {
    const lines = (await allHelp()).flatMap(([, all]) => all);
    const stray = ROWS.filter((row) => !lines.some((line) => rowOf(line) === row));
    expect(named(stray), `remove these rows from ${README}, or correct them`).toEqual([]);
  });

  test("have the order of help", async () => {
    for (const [where, lines] of await allHelp()) {
      const rows = lines.flatMap((line) => rowOf(line) ?? []);
      const ordered = ROWS.filter((row) => rows.includes(row));
      expect(named(ordered), `${README}: use the order of help in ${where}`).toEqual(named(rows));
    }
  });

  test("begin with what help says", async () => {
    const lines = (await allHelp()).flatMap(([, all]) => all);
    const different = lines.filter((line) => {
      const row = rowOf(line);
      return row && !repeatsHelp(row.about, line.about);
    });
    const wanted = different.map(({ use, about }) => `${use}: ${about}`);
    expect([...new Set(wanted)], `${README}: begin these rows with the text of help`).toEqual([]);
  });
});

test("the commands in the main README exist", () => {
  const main = readFileSync(new URL("../../../../README.md", import.meta.url), "utf8");
  const table = tablesOf(main).find(({ section }) => section === "How to play");
  const typed = table?.rows.flatMap(([cell = ""]) => cell.match(/(?<=`)[a-z]+/g) ?? []) ?? [];
  const names = ROWS.map(({ use }) => use.split(" ", 1)[0]);
  expect(typed).toContain("undo");
  expect(typed.filter((name) => !names.includes(name))).toEqual([]);
});

describe("this test itself", () => {
  useFolder();

  test("finds commands and their sections in each help", async () => {
    for (const [where, lines] of await allHelp()) {
      expect(lines.length, where).toBeGreaterThanOrEqual(4);
      expect(lines.filter(({ section }) => section === "")).toEqual([]);
    }
  });

  test("refuses a line of help that it cannot read", () => {
    expect(() => helpIn("help\nThe quiz:\n  4x4  asks twice")).toThrow("4x4");
  });

  test.each([
    ["takes back a move", true],
    ["takes back a `move`; can be repeated", true],
    ["takes back a move, and another", true],
    ["takes back a move (or more)", true],
    ["takes back a movement", false],
    ["takes a move back", false],
  ])("compares what rows say: %j", (cell, same) => {
    expect(repeatsHelp(cell, "takes back a move")).toBe(same);
  });

  test("reads a cell with an escaped bar", () => {
    const table = "## Sizes\n\n| option | size |\n|---|---|\n| `--size <9\\|5>` | points |\n";
    const rows = [["`--size <9|5>`", "points"]];
    expect(tablesOf(table)).toEqual([{ section: "Sizes", header: ["option", "size"], rows }]);
  });
});

test("the main README has the commands that help lists first", async () => {
  const readme = readFileSync(new URL("../../../../README.md", import.meta.url), "utf8");
  const [, table = ""] = readme.split("| command | what it does |\n|---|---|\n");
  const rows = table.split("\n\n")[0]!.split("\n");
  const named = rows.flatMap((row) => row.split("|")[1]!.match(/`[a-z]+/g) ?? []);
  const shown = await talk(sarrum, ["help"], {});
  const listed = [...shown.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => `\`${name}`);
  expect(listed).toHaveLength(15);
  expect([...new Set(named)].sort()).toEqual(listed.sort());
});
