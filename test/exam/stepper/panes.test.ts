import { expect, test } from "vitest";
import { drawScene } from "../../../src/drawing/text/scene.ts";
import { type Goal, positionOf, readPlace } from "../../../src/exam/stepper/navigate.ts";
import { panesAt } from "../../../src/exam/stepper/panes.ts";
import { followProgram } from "../../../src/exam/stepper/twin/program.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../../../src/game/view/view-settings.ts";
import { valueIn } from "../../value-in.ts";
import { followedSkeleton } from "./followed.ts";

const palette = () => ({
  square: (text: string) => text,
  paint: (text: string) => text.toUpperCase(),
});

/** The lines of the page at the first call of a subroutine, or at the first of a line. */
async function pageAt(
  place: string,
  columns: number,
  rows: number,
  { board = true, ...look }: Partial<ViewSettings> & { readonly board?: boolean } = {},
): Promise<readonly string[]> {
  const program = await followedSkeleton();
  const steps = await program.run(["y", "12", "13", "13", "23"]);
  const start = { program, steps, at: 1, looks: [], board };
  const goal = readPlace(start, place) as Goal;
  const at = positionOf(goal, steps, 1)!;
  const panes = panesAt({ ...start, at }, []);
  const window = { columns, rows, palette, keyboard: true };
  return drawScene(panes, { ...DEFAULT_VIEW, ...look }, window).text.split("\n");
}

test.each([
  [80, 20],
  [120, 36],
  [60, 24],
])("at %i columns a long condition is shown whole, and marked", async (columns, rows) => {
  const lines = await pageAt("checkMoveIsLegal", columns, rows);
  const pane = lines.map((line) => line.slice(0, columns < 110 ? columns : columns - 46));
  const text = pane.map((line) => line.trim()).join(" ");
  expect(text).toContain("Math.max(startRank, startFile, finishRank, finishFile) > boardDimension");
  expect(text).toMatch(
    /> ?125 +MATH\.MIN\(STARTRANK, STARTFILE, FINISHRANK, FINISHFILE\) < 1 \|\|/,
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines.length).toBeLessThanOrEqual(rows);
});

test("a low window shows the marked line between others, and where the program is", async () => {
  const lines = await pageAt("checkMoveIsLegal", 80, 10);
  expect(lines.findIndex((line) => line.startsWith(">125"))).toBeGreaterThan(0);
  expect(lines).toContain("-- main > checkMoveIsLegal (rules.ts) --");
  expect(lines).toContain(
    'by value: startRank 2, startFile 1, finishRank 3, finishFile 1, whoseTurn "W"',
  );
  expect(lines).toHaveLength(10);
});

test("an array that is passed by reference is the same one in the calling subroutine", async () => {
  const lines = await pageAt("makeMove", 120, 36);
  expect(lines.join("\n")).toMatch(/in main: board the same array/);
});

test("a condition about the board is shown with the board, and no printed board", async () => {
  const lines = await pageAt("rules.ts 135", 80, 20, { board: false });
  expect(lines.join("\n")).not.toContain("-- printed --");
  expect(lines.filter((line) => /^[1-8] .*[WB][A-Z]/.test(line)).length).toBeGreaterThan(2);
});

test("of many calls the first and the last are named", async () => {
  const program = valueIn(
    followProgram(
      new Map([
        [
          "program.ts",
          `function down(number: number): number {
            if (number === 0) return 0;
            return down(number - 1);
          }
          export function main(): void { down(60); }`,
        ],
      ]),
      new Map(),
    ),
  );
  const steps = await program.run([]);
  const last = steps.findLastIndex(({ action }) => action.kind === "call");
  const headAt = (at: number) =>
    panesAt({ program, steps, at, looks: [], board: false }, []).right[0]!.lines[0];
  expect(headAt(3)).toBe("-- main > down (program.ts) --");
  expect(headAt(last + 1)).toBe("-- main > down > … > down, 62 calls (program.ts) --");
});

test("the board is turned and enlarged as elsewhere", async () => {
  const files = (lines: readonly string[]) => lines.find((line) => / 1 +2 +3|8 +7 +6/.test(line));
  const plain = await pageAt("checkMoveIsLegal", 120, 40);
  const turned = await pageAt("checkMoveIsLegal", 120, 40, { flipped: true });
  const large = await pageAt("checkMoveIsLegal", 120, 40, { large: "on" });
  expect(files(plain)).toMatch(/ 1 {3}2 {3}3 /);
  expect(files(turned)).toMatch(/ 8 {3}7 {3}6 /);
  expect(files(large)).toMatch(/ 1 {5}2 {5}3 /);
});

test.each([
  [100, false],
  [10, true],
  [9, true],
])("in %i lines the latest of what has been printed is shown", async (rows, isCut) => {
  const lines = await pageAt("82", 80, rows, { board: false });
  expect(lines).toContain("Finish square, file first: 23");
  expect(lines.includes("That is not a legal move – please try again")).toBe(!isCut);
});

test("a square that has only the colour of its piece yet shows that", async () => {
  const program = await followedSkeleton();
  const steps = await program.run(["n"]);
  const at = 1 + steps.findIndex(({ line, action }) => line === 189 && action.kind === "set");
  const { right } = panesAt({ program, steps, at, looks: [], board: true }, []);
  const [pane] = right.filter(({ board }) => board);
  expect(pane?.board?.diagram.cells[0]?.pieces).toEqual([{ side: 1, letter: " ", name: "piece" }]);
});
