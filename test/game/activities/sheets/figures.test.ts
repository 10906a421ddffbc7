/** Worksheets of the paper's figures. */
import { expect, test } from "vitest";
import { sheetOf } from "../../../cli/make-sheet.ts";
import { boardFrom, boardsOf, itemsOf, named, textOf } from "../../../drawing/sheets/read-page.ts";
import type { XmlElement } from "../../../drawing/svg/xml.ts";
import { startBoard } from "../../../skeleton/boards.ts";

const all = await sheetOf("figures", { count: 21 });

/** Returns the task or the answer of a figure: "5e". */
function figure(part: XmlElement, id: string): XmlElement {
  const found = itemsOf(part).find((item) => textOf(item).includes(`. Figure ${id} `));
  if (!found) throw new Error(`no Figure ${id}`);
  return found;
}

test("all figures are there in the paper's order", () => {
  const ids = named(all.tasks, "h2").map(({ text }) => text.replace(/^\d+\. Figure /, ""));
  const moves = [..."abcdefghijklm"].map((letter) => `5${letter}`);
  expect(ids).toEqual(["1", "2", "3", "4", ...moves, "6", "7", "8", "9"]);
});

test("the sheet says whose the letters of Figure 5 are", () => {
  expect(textOf(all.tasks)).toContain("The paper's Figure 5 has no letters; a to m are ours.");
});

test("a sheet with some of the figures keeps their order", async () => {
  const { tasks } = await sheetOf("figures", { count: 6, seed: 3 });
  const wanted = named(all.tasks, "h2").map(({ text }) => text.replace(/^\d+/, ""));
  const places = named(tasks, "h2").map(({ text }) => wanted.indexOf(text.replace(/^\d+/, "")));
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
});

test("Figure 1 is numbered only in the answer", () => {
  const labels = (item: XmlElement) => named(item, "text").map(({ text }) => text);
  expect(labels(figure(all.tasks, "1"))).toEqual([]);
  expect(labels(figure(all.answers, "1"))).toEqual(
    expect.arrayContaining(["1", "8", "Files", "Ranks"]),
  );
});

test.each([
  ["2", "Shade the third file.", "31, 32, 33, 34, 35, 36, 37 and 38"],
  ["3", "Shade the second rank.", "12, 22, 32, 42, 52, 62, 72 and 82"],
  ["5e", "Shade the squares that White's etlu on 45 may move to.", "25, 43, 47 and 65"],
  ["5m", "Shade the squares that Black's redum on 42 may move to.", "33 and 43"],
])("Figure %s is shaded only in the answer", (id, sentence, squares) => {
  expect(textOf(figure(all.tasks, id))).toContain(sentence);
  expect(boardsOf(figure(all.tasks, id))[0]).not.toContain("Marked");
  expect(boardsOf(figure(all.answers, id))[0]).toContain(`Marked: ${squares}.`);
});

test.each([
  ["4", "N"],
  ["6", "Y"],
])("the pieces of Figure %s are named for an empty board", (id, sample) => {
  const task = figure(all.tasks, id);
  expect(boardsOf(task)).toEqual(["The board is empty."]);
  expect(boardFrom(textOf(task))).toEqual(startBoard(sample));
  expect(boardFrom(boardsOf(figure(all.answers, id))[0] ?? "")).toEqual(startBoard(sample));
});

test.each([
  ["7", "13 and 23", "White: sarrum on 23, redum on 12, gisgigir on 81.", "Black to move."],
  ["8", "81 and 41", "White: sarrum on 13, redum on 12, gisgigir on 41.", "White wins!"],
  [
    "9",
    "12, 13, 12 and 21",
    "White: sarrum on 13, marzaz pani on 21, gisgigir on 81.",
    "Black to move.",
  ],
])("Figure %s asks for the board after its moves", (id, typed, white, standing) => {
  const task = figure(all.tasks, id);
  expect(textOf(task)).toContain(`the squares ${typed} are typed`);
  const [before = "", empty] = boardsOf(task);
  expect(boardFrom(before)).toEqual(startBoard("Y"));
  expect(empty).toBe("The board is empty.");
  const [after] = boardsOf(figure(all.answers, id));
  expect(after).toContain(white);
  expect(after).toContain(standing);
});
