/** The page of a worksheet: answers of a class in tables, headings, and lines of the program. */
import { expect, test } from "vitest";
import type { KindName } from "../../../src/cli/worksheet-kinds.ts";
import { pageOf } from "../../cli/make-sheet.ts";
import { ownOf, portText } from "../../exam/known.ts";
import type { XmlElement } from "../svg/xml.ts";
import { boardsOf, itemsOf, named, ofClass, readPage, textOf } from "./read-page.ts";

/** Returns the tables with the answers of a class, as texts. */
const tablesOf = (answers: XmlElement) =>
  ofClass(answers, "overview").map((overview) =>
    named(overview, "tr").map((row) => row.children.map(textOf)),
  );

/** Returns the squares that are marked on the board of an answer. */
function markedOn(answer: XmlElement): string {
  const [, list = ""] = /Marked: ([^.]*)\./.exec(boardsOf(answer)[0] ?? "") ?? [];
  return list.match(/\d\d/g)?.toSorted().join(" ") ?? "none";
}

/** Returns the cells of the last column, or of the last row, of an answer's table. */
const cellsOf = (answer: XmlElement) =>
  named(named(answer, "tbody")[0]!, "tr").map((row) => row.children.map(textOf));

const FIGURES: Readonly<Record<string, string>> = {
  1: "1 to 8",
  4: "as named",
  6: "as named",
  7: "13 empty, 23 WS",
  8: "41 WG, 81 empty",
  9: "21 WM, 12 empty",
};

/** What the detailed answer of each kind says in a few words. */
const IN_SHORT: Readonly<Record<Exclude<KindName, "trace">, (answer: XmlElement) => string>> = {
  puzzles: (answer) => named(answer, "p")[0]!.text.split(/ |\.$/)[0]!,
  moves: markedOn,
  figures: (answer) => {
    const [, figure = ""] = /Figure (\w+)/.exec(textOf(answer)) ?? [];
    return FIGURES[figure] ?? markedOn(answer);
  },
  questions: (answer) => {
    const [asked = "", ...texts] = named(answer, "p").map(({ text }) => text);
    const [, list] = /^(?:The answer is|Any of these is correct): (.*)$/.exec(texts[0]!) ?? [];
    const found = list?.split(", ");
    if (found) return found.length > 2 ? `${found[0]}, ${found[1]}, …` : found.join(", ");
    return /\((\d marks)\)$/.exec(asked)![1]!;
  },
  calls: (answer) => {
    const lines = cellsOf(answer)
      .map(([name, , result]) => `${name} ${result}`)
      .join("\n");
    const calls = lines.matchAll(/^CheckMoveIsLegal (\w+)(?:\nCheck(\w+?)MoveIsLegal)?(?=\s|$)/gm);
    return [...calls].map(([, result, piece = "none"]) => `${piece} ${result}`).join(", ");
  },
  tasks: (answer) => /exercise solution (\d+)/.exec(textOf(answer))![1]!,
};

test.each(Object.keys(IN_SHORT) as (keyof typeof IN_SHORT)[])(
  "the answers of a class on %s begin with tables of six tasks, a row for each sheet",
  async (kind) => {
    const names = ["", "Cy"];
    const pupils = { typed: "names.txt", names };
    const given = { count: 7, seed: 3, pupils, fullAnswers: true };
    const { answers } = readPage(await pageOf(kind, given));
    const tables = tablesOf(answers);
    expect(tables.map(([headings]) => headings)).toEqual([
      ["Sheet", "1", "2", "3", "4", "5", "6"],
      ["Sheet", "7"],
    ]);
    for (const [, ...rows] of tables) expect(rows.map(([name]) => name)).toEqual(["1", "2 Cy"]);
    const found = names.flatMap((_name, sheet) =>
      tables.flatMap((rows) => rows[sheet + 1]!.slice(1)),
    );
    expect(found).toEqual(itemsOf(answers).map(IN_SHORT[kind]));
  },
);

/** The values in each column of a trace table, as they are written in a table of a class. */
function columnsIn(answer: XmlElement): string[] {
  const rows = cellsOf(answer);
  const inShort = (value = "") =>
    value
      .replace(/^"|"$/g, "")
      .replace(/^ +$/, "--")
      .replace(/^(T|F)\w+e$/, "$1")
      .replace(/^Board\[(.)\]\[(.)\]$/, "$1,$2");
  return rows[0]!.map((_, at) => rows.flatMap((row) => inShort(row[at]) || []).join(" "));
}

test("the answers of a class on trace tables are a table for each task, with a row for each sheet", async () => {
  const pupils = { typed: "names.txt", names: ["Ada", ""] };
  const given = { count: 6, seed: 3, pupils };
  const whole = readPage(await pageOf("trace", { ...given, fullAnswers: true })).answers;
  const { answers } = readPage(await pageOf("trace", given));
  expect(itemsOf(answers)).toEqual([]);
  expect(tablesOf(answers)).toEqual(tablesOf(whole));
  expect(named(answers, "h2").map(({ text }) => text)).toEqual([
    "1. CheckRedumMoveIsLegal",
    "2. CheckGisgigirMoveIsLegal",
    "3. InitialiseBoard",
    "4. MakeMove",
    "5. CheckGisgigirMoveIsLegal",
    "6. The main program",
  ]);
  const items = itemsOf(whole);
  for (const [task, [headings, ...rows]] of tablesOf(answers).entries()) {
    const own = [0, 6].map((first) => items[first + task]!);
    expect(headings).toEqual(["Sheet", ...named(own[0]!, "th").map(textOf)]);
    const columns = own.map(columnsIn);
    expect(rows).toEqual(["1 Ada", "2"].map((name, sheet) => [name, ...columns[sheet]!]));
  }
  expect(textOf(answers)).toContain("The seeds of the sheets: 3, 4.");
});

test("what is needed to mark questions of several marks is printed once for a class", async () => {
  const pupils = { typed: "9", names: new Array(9).fill("") };
  const { answers } = readPage(await pageOf("questions", { count: 8, seed: 3, pupils }));
  const asked = ofClass(answers, "again").map(textOf);
  expect(new Set(asked).size).toBe(asked.length);
  const places = named(answers, "h2").flatMap(({ text }) => text.match(/heet \d+, task \d/g) ?? []);
  const cells = tablesOf(answers).flatMap(([, ...rows]) => rows.flat());
  expect(places).toHaveLength(cells.filter((text) => /^\d marks$/.test(text)).length);
  expect(places.length).toBeGreaterThan(asked.length);
});

test("no name in the headings of a table is broken", async () => {
  const heads = (await pageOf("trace", { count: 6 })).match(/<th\b[^>]*>.*?<\/th>/g) ?? [];
  expect(heads.length).toBeGreaterThan(50);
  expect(heads.filter((text) => /<wbr\b[^>]*>(?!\[)/.test(text))).toEqual([]);
});

test("the answers of a single sheet have no such tables", async () => {
  expect(tablesOf(readPage(await pageOf("figures")).answers)).toEqual([]);
});

test("lines of the program are wrapped, not cut, and their common indentation is left out", async () => {
  const [, move = ""] = /( {4}Sub MakeMove[\s\S]*? {4}End Sub)/.exec(portText("game.vb")) ?? [];
  const text = `Module Game\n${move.replace(/(?= {4}End Sub)/, "\n")}\nEnd Module\n`;
  const own = await ownOf("skeleton.vb", text);
  const { tasks } = readPage(await pageOf("trace", { count: 6, own }));
  const [extract] = ofClass(tasks, "extract");
  const lines = ofClass(extract!, "code").map(({ text }) => text);
  expect([lines[0]?.slice(0, 25), ...lines.slice(-3)]).toEqual([
    " 2  Sub MakeMove(ByVal Bo",
    "12      End If",
    "13  ",
    "14  End Sub",
  ]);
  expect(await pageOf("trace")).toMatch(/\.code \{[^}]*white-space: pre-wrap;/);
});
