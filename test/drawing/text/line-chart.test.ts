/** Charts of chances, drawn with lines. */
import { expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { blockChart, drawChart } from "../../../src/drawing/text/line-chart.ts";

/** The labels of a chart of a game of two players, and the columns in which they begin. */
function labels(moves: number, columns: number) {
  const points = Array.from({ length: 2 * moves + 1 }, (_, ply) => ({
    number: Math.ceil(ply / 2),
    value: 0.5,
    isMarked: false,
  }));
  const below = drawChart(points, columns, undefined).split("\n").at(-1) ?? "";
  return [...below.matchAll(/\d+/g)].map(({ 0: label, index }) => [Number(label), index] as const);
}

test.each([
  [8, 80, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [12, 40, [0, 2, 4, 6, 8, 10]],
  [60, 80, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]],
])("a chart of %i moves in %i columns has even labels", (moves, columns, expected) => {
  const found = labels(moves, columns);
  expect(found.map(([label]) => label)).toEqual(expected);
  const gaps = found.slice(1).map(([, column], index) => column - found[index]![1]);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});

test("no label below a chart of blocks goes beyond its columns", () => {
  const points = Array.from({ length: 40 }, (_, at) => ({
    number: at + 1,
    value: 0.5,
    isMarked: false,
  }));
  for (const columns of [24, 25, 26, 27, 40]) {
    const below = textOf(blockChart(points, columns, "quarters").at(-1)!);
    expect(below).toMatch(/^ {4}1/);
    expect(below.length).toBeLessThanOrEqual(columns);
  }
});
