import { expect, test } from "vitest";
import { checkMoveIsLegal } from "../../../src/skeleton/rules.ts";
import { sheetOf } from "../../cli/make-sheet.ts";
import {
  boardFrom,
  boardsOf,
  itemsOf,
  named,
  ofClass,
  textOf,
} from "../../drawing/sheets/read-page.ts";
import type { XmlElement } from "../../drawing/svg/xml.ts";

const sheet = await sheetOf("calls", { count: 12, seed: 2 });

const PIECES: Readonly<Record<string, string>> = {
  R: "Redum",
  S: "Sarrum",
  M: "MarzazPani",
  G: "Gisgigir",
  N: "Nabu",
  E: "Etlu",
};

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
    expect(linesOf(task)).toEqual(Array.from({ length: 3 }, () => ["", "", ""]));
  }
});

test("the answers are what the exam's program returns", () => {
  const verdicts = itemsOf(sheet.tasks).map((task, index) => {
    const [, args = ""] = /CheckMoveIsLegal\(Board, ([^)]*)\)/.exec(textOf(task)) ?? [];
    const [startRank, startFile, finishRank, finishFile, colour] = JSON.parse(`[${args}]`);
    const board = boardFrom(boardsOf(task)[0] ?? "");
    const legal = checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, colour);
    const [first, ...others] = linesOf(itemsOf(sheet.answers)[index]!);
    const result = legal ? "True" : "False";
    expect(first).toEqual(["CheckMoveIsLegal", args, result]);
    const letter = board[startRank]![startFile]![1]!;
    const given = letter === "R" ? args : args.replace(/, "[WB]"$/, "");
    expect(others).toEqual([[`Check${PIECES[letter]}MoveIsLegal`, given, result]]);
    return legal;
  });
  expect(new Set(verdicts)).toEqual(new Set([true, false]));
});

test("the extracts are the subroutines in the tables", () => {
  const traced = itemsOf(sheet.answers).flatMap((answer) =>
    linesOf(answer).map(([name = ""]) => name),
  );
  const shown = ofClass(sheet.tasks, "extract").map(
    (extract) => /function (\w+)/.exec(textOf(extract))?.[1],
  );
  const inProgram = [...new Set(traced)].map((name) => name.replace("Check", "check"));
  expect(shown.toSorted()).toEqual(inProgram.toSorted());
});
