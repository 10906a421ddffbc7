import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tablesOf } from "../markdown-tables.ts";

const FOLDER = new URL("../../src/skeleton/", import.meta.url);
const README = readFileSync(new URL("README.md", FOLDER), "utf8");
const MAIN_README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

const SUBROUTINES = [
  "InitialiseBoard",
  "DisplayBoard",
  "DisplayWhoseTurnItIs",
  "GetTypeOfGame",
  "GetMove",
  "CheckMoveIsLegal",
  "CheckRedumMoveIsLegal",
  "CheckSarrumMoveIsLegal",
  "CheckGisgigirMoveIsLegal",
  "CheckNabuMoveIsLegal",
  "CheckMarzazPaniMoveIsLegal",
  "CheckEtluMoveIsLegal",
  "CheckIfGameWillBeWon",
  "MakeMove",
  "DisplayWinner",
];

/** Returns the rows of the table whose first column has a title. */
function rowsOfTable(title: string): (readonly string[])[] {
  return [...(tablesOf(README).find(({ header }) => header[0] === title)?.rows ?? [])];
}

/**
 * Returns the functions that a cell names, each with its file, relative to a folder: "`play`
 * (`core/kernel.ts`)".
 */
function functionsIn(cell: string, folder: URL): { name: string; file: URL }[] {
  return [...cell.matchAll(/`(\w+)` \(`([\w/.-]+\.ts)`\)/g)].map(([, name = "", file = ""]) => ({
    name,
    file: new URL(file, folder),
  }));
}

async function isFunctionOf(file: URL, name: string): Promise<boolean> {
  const exported: Record<string, unknown> = await import(file.href);
  return typeof exported[name] === "function";
}

describe("the table of subroutines", () => {
  const rows = rowsOfTable("subroutine");

  test("has the exam's subroutines, each with the function of the same name", () => {
    expect(rows.map(([subroutine]) => subroutine)).toEqual(
      SUBROUTINES.map((name) => `\`${name}\``),
    );
    const here = rows.map(([, cell = ""]) => functionsIn(cell, FOLDER).map(({ name }) => name));
    expect(here).toEqual(SUBROUTINES.map((name) => [name.charAt(0).toLowerCase() + name.slice(1)]));
  });

  test.each(rows)("%s is in the files that the table names", async (_subroutine, here, full) => {
    const counterparts = functionsIn(full ?? "", new URL("../", FOLDER));
    const functions = [...functionsIn(here ?? "", FOLDER), ...counterparts];
    expect(functions).not.toEqual([]);
    expect(counterparts.length > 0 || /^the row "[\w ]+", likewise$/.test(full ?? "")).toBe(true);
    for (const { name, file } of functions) {
      expect(await isFunctionOf(file, name), `${name} in ${file.pathname}`).toBe(true);
    }
  });

  test("names every row of the piece table", async () => {
    const { sarrum } = await import("../../src/games/sarrum/sarrum.ts");
    const named = rows.flatMap(([subroutine = "", , full = ""]) => {
      const [, piece] = /the row "([\w ]+)"/.exec(full) ?? [];
      return piece === undefined ? [] : [[piece, subroutine.replaceAll("`", "")]];
    });
    const pieces = sarrum.kernel.rules.pieces.map(({ name, subroutine }) => [name, subroutine]);
    expect(named.sort()).toEqual(pieces.sort());
  });
});

test("the table of pieces names the function of each", async () => {
  const rows = rowsOfTable("piece");
  expect(rows).toHaveLength(6);
  for (const [, , rule = ""] of rows) {
    const name = rule.replaceAll("`", "");
    expect(await isFunctionOf(new URL("rules.ts", FOLDER), name), name).toBe(true);
  }
});

test("the table of files has every file of the folder", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".ts"));
  const named = rowsOfTable("file").map(([file = ""]) => file.replaceAll("`", ""));
  expect(named.sort()).toEqual(files.sort());
});

test("the main README leads to the page, and names the command", () => {
  expect(MAIN_README).toContain("](src/skeleton/README.md)");
  expect(MAIN_README).toMatch(/^\| `skeleton` \|/m);
});
