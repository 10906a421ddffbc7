/** Pictures of the program in a window. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HOME_OF_PROGRAM } from "../../cli/program.ts";
import { readXml, withinXml } from "../../drawing/svg/xml.ts";
import { drawSampleGame, drawSteps, drawWindow } from "./draw.ts";

/** A character on the screen, with its colours, and whether it is bold. */
type Cell = readonly [text: string, ink?: number | undefined, ground?: number, bold?: boolean];

/** The elements of the picture of one line. */
function drawn(...cells: readonly Cell[]) {
  const line = {
    text: cells
      .map(([text]) => text)
      .join("")
      .trimEnd(),
    ink: (column: number) => cells[column]?.[1],
    ground: (column: number) => cells[column]?.[2],
    bold: (column: number) => cells[column]?.[3] ?? false,
  };
  return withinXml(readXml(drawWindow([line])));
}

/** The texts in the picture of a line, without the one in the title bar. */
const texts = (...cells: readonly Cell[]) =>
  drawn(...cells).filter(({ attributes }) => attributes.textLength !== undefined);

const styled = (text: string, ...style: [ink?: number, ground?: number, bold?: boolean]) =>
  [...text].map((character): Cell => [character, ...style]);

test("every special character is escaped", () => {
  const written = `<&>"']]>`;
  expect(texts(...styled(written)).map(({ text }) => text)).toEqual([written]);
});

test("a text is drawn for every run of one colour, as long as its columns", () => {
  const runs = texts(
    ...styled("one two   "),
    ...styled("red", 0xcd0000),
    ...styled("bold", 0xcd0000, undefined, true),
  );
  expect(runs.map(({ text }) => text)).toEqual(["one two", "red", "bold"]);
  expect(runs.map(({ attributes }) => attributes.fill)).toEqual([undefined, "#cd0000", "#cd0000"]);
  expect(runs.map((run) => run.attributes["font-weight"])).toEqual([undefined, undefined, "bold"]);
  const [one, red, bold] = runs.map(({ attributes: { x, textLength } }) => ({
    x: Number(x),
    length: Number(textLength),
  }));
  const column = (one?.length ?? 0) / 7;
  expect(red?.length).toBeCloseTo(3 * column, 1);
  expect(red?.x).toBeCloseTo((one?.x ?? 0) + 10 * column, 1);
  expect(bold?.x).toBeCloseTo((red?.x ?? 0) + 3 * column, 1);
});

test("a run ends where the background changes, so that squares keep their letters", () => {
  const runs = texts(...styled("WR ", undefined, 1), ...styled("[  ]", undefined, 2));
  expect(runs.map(({ text }) => text)).toEqual(["WR", "[", "]"]);
});

test("a rectangle is drawn for every run of one background", () => {
  const elements = drawn(
    ...styled("[ ]", undefined, 0x010203),
    ...styled("[ ]", 0xcdcd00, 0x010203),
    ...styled("  ", undefined, 0x040506),
    ...styled("  "),
  );
  const painted = elements.filter(
    ({ attributes: { fill = "" } }) => fill === "#010203" || fill === "#040506",
  );
  expect(painted.map(({ name, attributes: { fill } }) => [name, fill])).toEqual([
    ["rect", "#010203"],
    ["rect", "#040506"],
  ]);
  const [wide, narrow] = painted.map(({ attributes: { width } }) => Number(width));
  expect(wide).toBeCloseTo(3 * (narrow ?? 0), 1);
});

test.each([
  ["terminal.svg", drawSampleGame],
  ["steps.svg", drawSteps],
])("%s is what the program shows; npm run picture draws it again", async (name, draw) => {
  const kept = readFileSync(join(HOME_OF_PROGRAM, ".github", name), "utf8");
  expect(kept).toBe(await draw());
});
