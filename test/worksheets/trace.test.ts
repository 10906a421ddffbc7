import { expect, test } from "vitest";
import { isLegal, pieceOn, squareAt } from "../skeleton/boards.ts";
import type { XmlElement } from "../view/svg-xml.ts";
import { boardFrom, boardsOf, itemsOf, named, ofClass, textOf } from "./read-page.ts";
import { sheetOf } from "./request.ts";

const sheet = await sheetOf("trace", { count: 12, seed: 2 });

/** Returns the lines of a task's or an answer's table, below its headings. */
const linesOf = (item: XmlElement) =>
  named(named(item, "tbody")[0]!, "tr").map((row) => named(row, "td").map(({ text }) => text));

test("every blank table has the same headings and number of lines", () => {
  for (const task of itemsOf(sheet.tasks)) {
    expect(named(task, "th").map(({ text }) => text)).toEqual([
      "Subroutine",
      "Arguments",
      "Result",
    ]);
    expect(linesOf(task)).toEqual(Array.from({ length: 8 }, () => ["", "", ""]));
  }
});

test("the answers are what the exam's program returns", () => {
  const verdicts = itemsOf(sheet.tasks).map((task, index) => {
    const [, start = "", finish = "", colour] =
      /checkMoveIsLegal\(board, (\d\d), (\d\d), "([WB])"\)/.exec(textOf(task)) ?? [];
    const board = boardFrom(boardsOf(task)[0] ?? "");
    const legal = isLegal(
      board,
      { start: squareAt(start), finish: squareAt(finish) },
      colour as "W" | "B",
    );
    const lines = linesOf(itemsOf(sheet.answers)[index]!);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(lines[0]).toEqual(["checkMoveIsLegal", `${start}, ${finish}, "${colour}"`, `${legal}`]);
    for (const [name, args = "", result] of lines.filter(([called]) => called === "pieceOn")) {
      const piece = pieceOn(board, squareAt(args));
      expect([name, result]).toEqual(["pieceOn", piece === "  " ? "EMPTY" : JSON.stringify(piece)]);
    }
    return legal;
  });
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});

test("the extracts are the subroutines in the tables", () => {
  const traced = itemsOf(sheet.answers).flatMap((answer) => linesOf(answer).map(([name]) => name));
  const shown = ofClass(sheet.tasks, "extract").map(
    (extract) => /function (\w+)/.exec(textOf(extract))?.[1],
  );
  expect(shown.toSorted()).toEqual([...new Set(traced)].toSorted());
});
