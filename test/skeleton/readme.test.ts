/** The tables in the skeleton's README agree with its source. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tablesOf } from "../markdown-tables.ts";
import { FILES, FOLDER, functionsIn, README, SOURCE } from "./read-source.ts";

const MAIN_README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

const FOUR = ["startRank", "startFile", "finishRank", "finishFile"];
const PIECE = ["board", ...FOUR];

/** The subroutines of the exam's program, each with its parameters in order. */
const SUBROUTINES: Readonly<Record<string, readonly string[]>> = {
  CreateBoard: [],
  DisplayWhoseTurnItIs: ["whoseTurn"],
  GetTypeOfGame: [],
  DisplayWinner: ["whoseTurn"],
  CheckIfGameWillBeWon: ["board", "finishRank", "finishFile"],
  DisplayBoard: ["board"],
  CheckRedumMoveIsLegal: [...PIECE, "colourOfPiece"],
  CheckSarrumMoveIsLegal: PIECE,
  CheckGisgigirMoveIsLegal: PIECE,
  CheckNabuMoveIsLegal: PIECE,
  CheckMarzazPaniMoveIsLegal: PIECE,
  CheckEtluMoveIsLegal: PIECE,
  CheckMoveIsLegal: [...PIECE, "whoseTurn"],
  InitialiseBoard: ["board", "sampleGame"],
  GetMove: ["startSquare", "finishSquare"],
  MakeMove: [...PIECE, "whoseTurn"],
};

/** What the README calls the types of results. */
const RESULTS: Readonly<Record<string, RegExp>> = {
  void: /^nothing(?:; it (?:fills|changes) the board)?$/,
  boolean: /^a Boolean$/,
  string: /, a string$/,
  "string[][]": /^the board$/,
  "[number, number]": /^both, a pair of numbers$/,
};

/** Returns the rows of the table whose first column has a title. */
function rowsOfTable(title: string): (readonly string[])[] {
  return [...(tablesOf(README).find(({ header }) => header[0] === title)?.rows ?? [])];
}

/**
 * Returns the functions that a cell names, each with its file, relative to a folder: "`play`
 * (`game/rules/kernel.ts`)".
 */
function functionsNamed(cell: string, folder: URL): { name: string; file: URL }[] {
  return [...cell.matchAll(/`(\w+)` \(`([\w/.-]+\.ts)`\)/g)].map(([, name = "", file = ""]) => ({
    name,
    file: new URL(file, folder),
  }));
}

async function expectFunctions(functions: readonly { name: string; file: URL }[]): Promise<void> {
  expect(functions).not.toEqual([]);
  for (const { name, file } of functions) {
    expect(await isFunctionOf(file, name), `${name} in ${file.pathname}`).toBe(true);
  }
}

async function isFunctionOf(file: URL, name: string): Promise<boolean> {
  const exported: Record<string, unknown> = await import(file.href);
  return typeof exported[name] === "function";
}

/** The names in code in a cell. */
const namesIn = (cell: string) => [...cell.matchAll(/(?<=`)\w+(?=`)/g)].flat();

const inCode = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

describe("the table of subroutines", () => {
  /** The file, parameters and result of each subroutine; those of one row are alike. */
  const rows = rowsOfTable("subroutine").flatMap(([names = "", ...cells]) =>
    namesIn(names).map((name) => [name, cells.map((cell) => cell.replaceAll("`", ""))] as const),
  );

  test("has the exam's subroutines, each with the function of the same name", async () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(SUBROUTINES));
    await expectFunctions(
      rows.map(([name, [file = ""]]) => ({ name: inCode(name), file: new URL(file, FOLDER) })),
    );
  });

  const functions = new Map(functionsIn(SOURCE).map((found) => [found.name, found]));

  test.each(Object.entries(SUBROUTINES))("%s has the exam's parameters", (name, parameters) => {
    const { parameters: found = [], returns = "" } = functions.get(inCode(name)) ?? {};
    const types = found.map((parameter) => parameter.split(": ") as [string, string]);
    expect(types.map(([parameter]) => parameter)).toEqual(parameters);
    const [, [, shown = "", result] = []] = rows.find(([subroutine]) => subroutine === name) ?? [];
    expect(shown).toBe(parameters.join(", ") || "none");
    expect(result).toMatch(RESULTS[returns] ?? returns);
    // Above the table: the board is passed by reference, all else by value.
    const arrays = types.filter(([, type]) => type.endsWith("[]")).map(([parameter]) => parameter);
    expect(arrays).toEqual(parameters.filter((parameter) => parameter === "board"));
  });
});

describe("the table of counterparts in the full program", () => {
  const rows = rowsOfTable("in the exam");

  test.each(rows)("%s has those that it names", async (_subroutine, full = "") => {
    await expectFunctions(functionsNamed(full, new URL("../", FOLDER)));
  });

  test("has every subroutine, those of the pieces by the piece table", async () => {
    const { sarrum } = await import("../../src/game/rules/sarrum/sarrum.ts");
    const named = rows.flatMap(([cell = ""]) => [...cell.matchAll(/\w{6,}(?=`)/g)].flat());
    const ofPieces = sarrum.kernel.rules.pieces.map(({ subroutine }) => subroutine);
    expect([...new Set([...named, ...ofPieces])].sort()).toEqual(Object.keys(SUBROUTINES).sort());
  });
});

test("each difference from the exam's program is marked once in the code", () => {
  const listed = README.slice(README.indexOf("## What differs")).match(/^\d(?=\. )/gm);
  const marked = [...SOURCE.matchAll(/Difference (\d)/g)].map(([, number]) => number);
  expect(listed).toEqual(["1", "2", "3", "4"]);
  expect(marked.sort()).toEqual(listed);
});

test("the table of files has every file of the folder", () => {
  const named = rowsOfTable("file").map(([file = ""]) => file.replaceAll("`", ""));
  expect(named.sort()).toEqual([...FILES].sort());
});

test("the main README leads to the page, and names the command", () => {
  expect(MAIN_README).toContain("](src/skeleton/README.md)");
  expect(MAIN_README).toMatch(/^\| `skeleton` \|/m);
});
