import { expect, test } from "vitest";
import type { KindName } from "../../../src/cli/worksheet-kinds.ts";
import { pageOf } from "../../cli/make-sheet.ts";
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
const IN_SHORT: Readonly<Record<KindName, (answer: XmlElement) => string>> = {
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
  trace: (answer) => {
    const values = cellsOf(answer).flatMap((row) => /\w+/.exec(row.at(-1)!)?.[0] ?? []);
    return values.join(" ").replace(/True|False/g, ([letter = ""]) => letter);
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

test.each(Object.keys(IN_SHORT) as KindName[])(
  "the answers of a class on %s begin with tables of six tasks, a row for each sheet",
  async (kind) => {
    const names = ["", "Cy"];
    const pupils = { typed: "names.txt", names };
    const { answers } = readPage(await pageOf(kind, { count: 14, seed: 3, pupils }));
    const tables = tablesOf(answers);
    expect(tables.map(([headings]) => headings)).toEqual([
      ["Sheet", "1", "2", "3", "4", "5", "6"],
      ["Sheet", "7", "8", "9", "10", "11", "12"],
      ["Sheet", "13", "14"],
    ]);
    for (const [, ...rows] of tables) expect(rows.map(([name]) => name)).toEqual(["1", "2 Cy"]);
    const found = names.flatMap((_name, sheet) =>
      tables.flatMap((rows) => rows[sheet + 1]!.slice(1)),
    );
    expect(found).toEqual(itemsOf(answers).map(IN_SHORT[kind]));
  },
);

test("the answers of a single sheet have no such tables", async () => {
  expect(tablesOf(readPage(await pageOf("figures")).answers)).toEqual([]);
});

test("lines of the program are wrapped, not cut, and their common indentation is left out", async () => {
  const text =
    "Module Game\n    Sub MakeMove(ByVal Board)\n        Board = 1\n\n    End Sub\nEnd Module\n";
  const own = { file: "skeleton.vb", text };
  const { tasks } = readPage(await pageOf("trace", { count: 6, own }));
  const [extract] = ofClass(tasks, "extract");
  expect(ofClass(extract!, "code").map(({ text }) => text)).toEqual([
    "2  Sub MakeMove(ByVal Board)",
    "3      Board = 1",
    "4  ",
    "5  End Sub",
  ]);
  expect(await pageOf("trace")).toMatch(/\.code \{[^}]*white-space: pre-wrap;/);
});
