/** Tables of calls on a worksheet. */
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
    expect(linesOf(task)).toEqual(Array.from({ length: 5 }, () => ["", "", ""]));
  }
});

test("the answers are what the exam's program calls and returns, in one to four lines", () => {
  const verdicts = new Set<boolean>();
  const lengths = itemsOf(sheet.tasks).map((task, index) => {
    const board = boardFrom(boardsOf(task)[0] ?? "");
    const calls = [...textOf(task).matchAll(/CheckMoveIsLegal\(Board, ([^)]*)\)/g)];
    const expected = calls.flatMap(([, args = ""]) => {
      const [startRank, startFile, finishRank, finishFile, colour] = JSON.parse(`[${args}]`);
      const legal = checkMoveIsLegal(board, startRank, startFile, finishRank, finishFile, colour);
      verdicts.add(legal);
      const result = legal ? "True" : "False";
      const [piece = "", letter = ""] = board[startRank]![startFile]!;
      const isRefused = piece !== colour || board[finishRank]![finishFile]![0] === colour;
      const given = letter === "R" ? args : args.replace(/, "[WB]"$/, "");
      return [
        ["CheckMoveIsLegal", args, result],
        ...(isRefused ? [] : [[`Check${PIECES[letter]}MoveIsLegal`, given, result]]),
      ];
    });
    expect(linesOf(itemsOf(sheet.answers)[index]!)).toEqual(expected);
    return expected.length;
  });
  expect(verdicts).toEqual(new Set([true, false]));
  expect(new Set(lengths)).toEqual(new Set([1, 2, 3, 4]));
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
