import { readFileSync } from "node:fs";
import { join } from "node:path";
import xterm from "@xterm/headless";
import { describe, expect, onTestFinished, test } from "vitest";
import { HOME_OF_PROGRAM } from "../../cli/program.ts";
import { readXml, withinXml } from "../../view/svg-xml.ts";
import { drawSampleGame } from "./play.ts";
import { paletteColour, readScreen, type Screen } from "./screen.ts";
import { drawScreen } from "./svg.ts";

const CAPTION = { bar: "<bar>", title: `"title" & more`, description: "a 'description'" };

/** Reads the screen of a terminal to which a text was written. */
async function screenOf(written: string): Promise<Screen> {
  const terminal = new xterm.Terminal({ cols: 20, rows: 3, allowProposedApi: true });
  onTestFinished(() => terminal.dispose());
  await new Promise<void>((resolve) => terminal.write(written, resolve));
  return readScreen(terminal);
}

/** Returns the elements of the picture of a text that was written to a terminal. */
const drawn = async (written: string) =>
  withinXml(readXml(drawScreen(await screenOf(written), CAPTION)));

/** Returns the texts in a picture, without the one in the title bar. */
const texts = async (written: string) =>
  (await drawn(written)).filter(
    ({ name, attributes }) => name === "text" && attributes.textLength !== undefined,
  );

describe("the screen of a terminal", () => {
  test("has colours of either kind, and none where the terminal's own are used", async () => {
    const { rows } = await screenOf("a\x1b[38;2;1;2;255mb\x1b[48;5;22mc\x1b[0;31;1md");
    expect(rows[0]?.slice(0, 5)).toMatchObject([
      { text: "a", ink: undefined, ground: undefined, bold: false },
      { text: "b", ink: "#0102ff", ground: undefined },
      { text: "c", ink: "#0102ff", ground: "#005f00" },
      { text: "d", ink: "#cd0000", ground: undefined, bold: true },
      { text: " ", column: 4 },
    ]);
  });

  test("is what has not scrolled off, with the cursor", async () => {
    const { rows, cursor } = await screenOf("1\r\n2\r\n3\r\n4 ?");
    expect(rows.map(([cell]) => cell?.text)).toEqual(["2", "3", "4"]);
    expect(cursor).toEqual({ column: 3, row: 2 });
  });

  test.each([
    [0, "#000000"],
    [15, "#ffffff"],
    [16, "#000000"],
    [60, "#5f5f87"],
    [231, "#ffffff"],
    [232, "#080808"],
    [255, "#eeeeee"],
  ])("shows colour %i of the palette as %s", (index, colour) => {
    expect(paletteColour(index)).toBe(colour);
  });
});

describe("the picture of a screen", () => {
  test("is one document, in which every special character is escaped", async () => {
    const written = `<&>"']]>`;
    const elements = await drawn(written);
    const [root, title, description] = elements;
    expect(root?.name).toBe("svg");
    expect([title?.name, title?.text]).toEqual(["title", CAPTION.title]);
    expect([description?.name, description?.text]).toEqual(["desc", CAPTION.description]);
    const shown = elements.filter(({ name }) => name === "text").map(({ text }) => text);
    expect(shown).toEqual([CAPTION.bar, written]);
  });

  test("has a text for every run of one colour, as long as its columns", async () => {
    const runs = await texts("one two   \x1b[31mred\x1b[1mbold");
    expect(runs.map(({ text }) => text)).toEqual(["one two", "red", "bold"]);
    expect(runs.map(({ attributes }) => attributes.fill)).toEqual([
      undefined,
      "#cd0000",
      "#cd0000",
    ]);
    expect(runs.map((run) => run.attributes["font-weight"])).toEqual([
      undefined,
      undefined,
      "bold",
    ]);
    const [one, red, bold] = runs.map(({ attributes: { x, textLength } }) => ({
      x: Number(x),
      length: Number(textLength),
    }));
    const column = (one?.length ?? 0) / 7;
    expect(red?.length).toBeCloseTo(3 * column, 1);
    expect(red?.x).toBeCloseTo((one?.x ?? 0) + 10 * column, 1);
    expect(bold?.x).toBeCloseTo((red?.x ?? 0) + 3 * column, 1);
  });

  test("ends a run where the background changes, so that squares keep their letters", async () => {
    const runs = await texts("\x1b[44mWR \x1b[42m[  ]");
    expect(runs.map(({ text }) => text)).toEqual(["WR", "[", "]"]);
  });

  test("gives wide characters two columns", async () => {
    const [narrow, wide] = [await texts("ab"), await texts("字")];
    expect(wide[0]?.attributes.textLength).toBe(narrow[0]?.attributes.textLength);
  });

  test("has a rectangle for every run of one background", async () => {
    const elements = await drawn("\x1b[48;2;1;2;3m[ ]\x1b[33m[ ]\x1b[48;2;4;5;6m  \x1b[0m  ");
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
});

test("the picture of the README is what the program shows; npm run picture draws it again", async () => {
  const kept = readFileSync(join(HOME_OF_PROGRAM, ".github", "terminal.svg"), "utf8");
  expect(kept).toBe(await drawSampleGame());
});
