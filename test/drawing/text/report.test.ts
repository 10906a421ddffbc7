/** Reports in columns, and charts of blocks. */
import { describe, expect, test } from "vitest";
import { lineOf, painted, spansOf, textOf } from "../../../src/drawing/line.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import type { Report } from "../../../src/drawing/shown.ts";
import { blockChart } from "../../../src/drawing/text/line-chart.ts";
import { reportLines } from "../../../src/drawing/text/report.ts";
import { themeBoards } from "../../../src/drawing/theme-boards.ts";
import { THEMES } from "../../../src/drawing/theme-colours.ts";

const points = (...values: readonly number[]) =>
  values.map((value, at) => ({ number: Math.ceil(at / 2), value, isMarked: false }));
const chart = (values: readonly number[], columns = 80) =>
  blockChart(points(...values), columns, "quarters").map(textOf);

describe("a chart of blocks", () => {
  test("fills what is below the line, half a column or more for each value", () => {
    const wide = chart([1, 0.5, 0]);
    expect(wide).toHaveLength(10);
    expect(wide[0]).toBe(`100 ▄▄${" ".repeat(5)}`);
    const [top, , , , middle] = blockChart(points(1, 0.5, 0), 80, "quarters");
    const filled = (line: typeof top) =>
      spansOf(line!).flatMap(({ text, role }) => (role?.endsWith("on first") ? text.length : []));
    expect(filled(top)).toEqual([]);
    expect(textOf(middle!)).toBe(" 50   ▄▄── ");
    expect(filled(middle)).toEqual([2]);
    expect(chart([1, 0, 1, 0], 7)[3]!.trimEnd()).toBe("    ▌▌");
  });

  test("has a frame at both sides and below, which neither army's colour hides", () => {
    const framed = blockChart(points(1, 0, 1), 80, "quarters");
    const edges = framed
      .slice(0, -1)
      .map((line) => [1, -1].map((at) => spansOf(line).at(at)?.role));
    expect(new Set(edges.flat())).toEqual(new Set(["onDarkSquare on darkSquare"]));
    expect(spansOf(framed.at(-1)!).at(-1)).toEqual({
      role: "onDarkSquare on darkSquare",
      text: "   1    ",
    });
  });

  test.each([6, 20, 80])("has at most %i columns, whatever it shows", (columns) => {
    for (const length of [1, 2, 30, 400]) {
      const lines = chart(
        Array.from({ length }, (_, at) => (at % 7) / 6),
        columns,
      );
      expect(Math.max(...lines.slice(0, 9).map((line) => line.length))).toBeLessThanOrEqual(
        columns,
      );
      expect(lines.at(-1)!.length).toBeLessThanOrEqual(columns + 3);
    }
  });

  test("has each letter once, also where several stand in one column", () => {
    const many = points(...Array.from({ length: 90 }, () => 0.5)).map((point, at) =>
      at < 10 ? { ...point, letter: String.fromCharCode(65 + at) } : point,
    );
    const text = blockChart(many, 40, "halves").map(textOf).join("");
    expect(text.match(/[A-J]/g)?.sort().join("")).toBe("ABCDEFGHIJ");
  });
});

describe("a report", () => {
  const long = "a sentence that is longer than its column and goes on and on";
  const REPORT: Report = {
    kind: "report",
    sections: [
      { title: "First", aside: "1 of 2", lines: [long] },
      { title: "Third", lines: [lineOf([{ text: "left" }, { text: "\t" }, { text: "right" }])] },
    ],
    beside: { title: "Second", lines: [`name  ${long}`] },
    otherwise: [],
  };
  const texts = (columns: number) => reportLines(REPORT, columns, "quarters").map(textOf);

  test("has its first sections side by side from 100 columns on", () => {
    const wide = texts(100);
    expect(wide[0]).toMatch(/^First ─+ 1 of 2 {4}Second ─+$/);
    expect(wide.at(-1)).toMatch(/^left {91}right$/);
    const narrow = texts(99);
    expect(narrow[0]).toMatch(/^First ─+ 1 of 2$/);
    expect(narrow).toContain(`Second ${"─".repeat(92)}`);
  });

  test("lists in two columns where no line is broken for that, otherwise in one", () => {
    const section = (title: string, width: number) => ({ title, lines: ["x".repeat(width)] });
    const columns = [section("One", 70), section("Two", 20), section("Three", 50)];
    const listed: Report = { kind: "report", sections: [], columns, otherwise: [] };
    const linesIn = (width: number) => reportLines(listed, width, "quarters").map(textOf);
    expect(linesIn(124)[0]).toMatch(/^One ─{66} {4}Three ─{44}$/);
    expect(linesIn(124)[1]).toBe(`${"x".repeat(70)}    ${"x".repeat(50)}`);
    expect(linesIn(123).filter((line) => line.startsWith("x"))).toHaveLength(3);
    expect(linesIn(123)[0]).toMatch(/^One ─+$/);
  });

  test("breaks lines under their last column, without losing a word", () => {
    const lines = texts(40);
    expect(lines.join(" ").replace(/\s+/g, " ")).toContain(`name ${long}`);
    expect(lines).toContain("      column and goes on and on");
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  });

  test("shows each theme on a board in its own colours, and sets off the one that is chosen", () => {
    const section = { title: "Themes", lines: [], boards: themeBoards("warm") };
    const report = { kind: "report", sections: [section], otherwise: [] } as const;
    const [, titles, ...rows] = reportLines(report, 80, "quarters");
    expect(textOf(titles!).split(/ +/)).toEqual([
      "default",
      "slate",
      "contrast",
      ">",
      "warm",
      "light",
    ]);
    expect(spansOf(titles!).find(({ role }) => role === "now")?.text).toBe("> warm");
    for (const row of rows.slice(0, 4))
      expect(new Set(spansOf(row).flatMap(({ theme }) => theme ?? []))).toEqual(
        new Set(["default", ...THEMES]),
      );
    const { paint } = makePalette(3, "light");
    const [line] = rows;
    const ofWarm = lineOf(spansOf(line!).filter(({ theme }) => theme === "warm"));
    const own = lineOf(spansOf(ofWarm).map(({ text, role }) => ({ text, role })));
    expect(painted(ofWarm, paint)).toBe(painted(own, makePalette(3, "warm").paint));
  });

  test("has only ASCII where that alone is sure to be shown", () => {
    const withChart = {
      ...REPORT,
      sections: [{ title: "C", lines: [], chart: { kind: "chart", points: points(0, 1, 0.5) } }],
    } as const;
    const text = reportLines(withChart, 80, undefined).map(textOf).join("");
    expect(text).toMatch(/^[ -~]*$/);
    expect(text).toContain("o");
  });
});
