/** Trace tables on a worksheet. */
import { beforeAll, expect, test } from "vitest";
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
import { startBoard } from "../../skeleton/boards.ts";
import { ownOf, portText } from "../known.ts";
import { plainRows } from "./plain-trace-rows.ts";

/** A task with its table. */
interface Traced {
  readonly task: XmlElement;
  readonly heading: string;
  readonly given: readonly string[];
  readonly columns: readonly string[];
  readonly blank: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

let traced: readonly Traced[] = [];

const linesOf = (item: XmlElement) =>
  named(named(item, "tbody")[0]!, "tr").map((row) => named(row, "td").map(({ text }) => text));

beforeAll(async () => {
  const pages = await Promise.all(
    Array.from({ length: 2 }, (_, seed) => sheetOf("trace", { count: 30, seed })),
  );
  traced = pages.flatMap(({ tasks, answers }) =>
    itemsOf(tasks).map((task, index): Traced => {
      const answer = itemsOf(answers)[index]!;
      return {
        task,
        heading: named(task, "h2")[0]!.text.replace(/^\d+\. /, ""),
        given: named(task, "p").map(({ text }) => text),
        columns: named(answer, "th").map(({ text }) => text),
        blank: linesOf(task),
        rows: linesOf(answer),
      };
    }),
  );
}, 60_000);

const about = (start: string) => traced.filter(({ heading }) => heading.startsWith(start));
const boardOf = ({ task }: Traced) => boardFrom(boardsOf(task)[0] ?? "");

/** The direction of a gisgigir and the last value of its result. */
function caseOf({ rows }: Traced): string {
  const results = rows.map((row) => row.at(-1)).filter((result) => result !== "");
  return [...rows[0]!.slice(0, 2).map((value) => Math.sign(Number(value))), results.at(-1)].join();
}

test("the rows are those that follow from a few plain rules", () => {
  for (const one of traced)
    expect(one.rows, one.heading).toEqual(plainRows({ ...one, board: boardOf(one) }));
});

test("gisgigirs move in four directions, free and blocked", () => {
  expect(new Set(about("CheckGisgigirMoveIsLegal").map(caseOf))).toEqual(
    new Set(["0,1", "0,-1", "1,0", "-1,0"].flatMap((way) => [`${way},True`, `${way},False`])),
  );
});

test("two calls for redums are of legal moves, and one move promotes", () => {
  for (const { rows } of about("Calls of CheckRedumMoveIsLegal"))
    expect(rows.filter((row) => row[6] === "True")).toHaveLength(2);
  for (const one of about("Calls of MakeMove")) {
    const board = boardOf(one);
    const moved = one.rows.map(([rank, file]) => board[Number(rank)]![Number(file)]);
    expect(one.rows.filter((row, at) => row[6] !== `"${moved[at]}"`)).toHaveLength(1);
  }
});

test("both ranks of pieces are set up", () => {
  const ranks = about("InitialiseBoard").map(({ heading }) => heading.slice(-1));
  expect(new Set(ranks)).toEqual(new Set(["1", "8"]));
});

test("the main program refuses one move, and ends with a win or not", () => {
  const ends = about("The main program").map((one) => {
    const [sentence = ""] = one.given;
    expect(one.rows.filter((row) => row[8] === "False" && row[2] !== "")).toHaveLength(1);
    expect(boardOf(one)).toEqual(startBoard(sentence.slice(0, 1)));
    return `${sentence.slice(0, 1)} ${one.rows.at(-1)![1] === "True"}`;
  });
  expect(new Set(ends)).toEqual(new Set(["N false", "Y false", "Y true"]));
});

test("a blank table has the same headings and room for the answer", () => {
  for (const { task, columns, blank, rows } of traced) {
    expect(named(task, "th").map(({ text }) => text)).toEqual(columns);
    expect(blank.length).toBeGreaterThanOrEqual(rows.length);
    expect(blank.flat().join("")).toBe("");
  }
});

test("six tables are of every kind, and the subroutines are printed", async () => {
  const { tasks } = await sheetOf("trace", { count: 6, seed: 5 });
  const shown = ofClass(tasks, "extract").map(
    (extract) => /function (\w+)/.exec(textOf(extract))?.[1],
  );
  expect(shown).toEqual([
    "checkRedumMoveIsLegal",
    "checkGisgigirMoveIsLegal",
    "checkIfGameWillBeWon",
    "initialiseBoard",
    "makeMove",
    "getMove",
    "main",
  ]);
});

test("a program that is not followed has all columns, in its own spelling", async () => {
  const text = portText("game.py")
    .replace(/RankDifference/g, "RankDiff")
    .replace(/FinishRank/g, "end_rank")
    .replace(/\bBoard\b/g, "grid")
    .replace(/\bRankNo\b/g, "row")
    .replace(/\bCheck(Gisgigir|Redum)MoveIsLegal/g, "check_$1_move_is_legal");
  const own = await ownOf("game.py", text);
  const { tasks, answers } = await sheetOf("trace", { count: 6, seed: 3, own });
  const exams = itemsOf((await sheetOf("trace", { count: 6, seed: 3 })).answers);
  expect(own.compared.faults.size).toBe(0);
  const inExams = (rows: string[][]) =>
    rows.map((row) => row.map((cell) => cell.replace("grid", "Board")));
  for (const [at, answer] of itemsOf(answers).entries())
    expect(inExams(linesOf(answer))).toEqual(linesOf(exams[at]!));
  expect(exams).toHaveLength(6);
  const printed = [...itemsOf(tasks), ...itemsOf(answers)].map(textOf).join("\n");
  expect(printed).toContain("check_Gisgigir_move_is_legal(grid, ");
  expect(printed).toContain("grid[end_rank][FinishFile]");
  expect(printed).toContain("in which row is");
  expect(printed).not.toMatch(/\bBoard|RankNo|RankDifference|FinishRank|CheckRedum|CheckGisgigir/);
});
