/** Tables of calls on a worksheet. */
import { expect, test } from "vitest";
import type { FollowedOwn } from "../../../src/exam/own-program.ts";
import { callTasks } from "../../../src/exam/sheets/calls.ts";
import { followCopy, followedSkeleton } from "../../../src/exam/stepper/followed-skeleton.ts";
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
import { valueIn } from "../../value-in.ts";
import { ownOf, portText } from "../known.ts";

const sheet = await sheetOf("calls", { count: 12, seed: 2 });

const PIECES: Readonly<Record<string, string>> = {
  R: "Redum",
  S: "Sarrum",
  M: "MarzazPani",
  G: "Gisgigir",
  N: "Nabu",
  E: "Etlu",
};

const SHEET = { count: 12, seed: 2 };

/** What a class's answer list says of each task. */
const briefOf = async (own?: FollowedOwn) =>
  valueIn(await callTasks({ ...SHEET, own })).tasks.map(({ brief }) => brief);

/** The exam's program in TypeScript with other names, and a helper that it calls first. */
async function withHelper(): Promise<FollowedOwn> {
  const files = valueIn(await followedSkeleton()).files;
  const helper = "\nexport function is_inside(rank: number): boolean {\n  return rank > 0;\n}\n";
  const changed = [...files].map(([name, text]) => {
    const renamed = text
      .replace(/check(\w+)MoveIsLegal/g, "check_$1_move_is_legal")
      .replace(
        /(function checkMoveIsLegal\([^{]*\{)/,
        "$1\n  if (!is_inside(startRank)) return false;",
      );
    return [name, name === "rules.ts" ? renamed + helper : renamed] as const;
  });
  const program = valueIn(await followCopy(new Map(changed)));
  const text = changed.map(([, one]) => one).join("\n");
  return { ...(await ownOf("program.ts", text)), program };
}

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

test("the list of a class names the piece in a program with other names and a helper", async () => {
  const own = await withHelper();
  expect(await briefOf(own)).toEqual(await briefOf());
  const { tasks, answers } = await sheetOf("calls", { ...SHEET, own });
  expect(
    itemsOf(answers)
      .flatMap(linesOf)
      .map(([name]) => name),
  ).toContain("is_inside");
  const printed = [tasks, answers].map(textOf).join("\n");
  expect(printed).toContain("checkMoveIsLegal(board, ");
  expect(printed).not.toMatch(/Check|\bBoard/);
});

test("a sheet has the names of a program that is not followed", async () => {
  const text = portText("game.py")
    .replace(/(?<=[a-z])(?=[A-Z][a-z]+MoveIsLegal|MoveIsLegal|IsLegal|Legal)/g, "_")
    .replace(/\bCheck_/g, "check_")
    .replace(/\bBoard\b/g, "grid");
  const own = await ownOf("game.py", text);
  expect(await briefOf(own)).toEqual(await briefOf());
  const { tasks, answers } = await sheetOf("calls", { ...SHEET, own, extracts: false });
  const printed = [tasks, answers].map(textOf).join("\n");
  expect(printed).toContain("check_Move_Is_Legal(grid, ");
  expect(printed).not.toMatch(/Check|\bBoard/);
});
