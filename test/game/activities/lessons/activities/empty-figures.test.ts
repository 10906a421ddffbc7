/** The figures that are an empty board with shaded squares. */
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../../src/drawing/palette.ts";
import { PRINT_COLOURS } from "../../../../../src/drawing/svg/cells.ts";
import { sarrumWith } from "../../../../../src/game/rules/sarrum/apply-house-rules.ts";
import { sarrum } from "../../../../../src/game/rules/sarrum/sarrum.ts";
import { cellsWith, numberOf, readDrawn } from "../../../../drawing/svg/drawn.ts";
import { mustRead } from "../../../../must-read.ts";
import { type Talk, talk } from "../../../session/type-lines.ts";

const BOARD = sarrum.diagram(mustRead(sarrum, sarrum.setups[0]?.position ?? ""));
const SAMPLE = sarrum.setups[1]?.position ?? "";
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const TITLES = ["Files", "Ranks"];

/** Returns the indexes of the squares whose names match. */
const squares = (name: RegExp) =>
  BOARD.cells.flatMap((cell, square) => (cell && name.test(cell.name) ? square : []));

/** The three figures: the squares that are shaded, and the titles of the axes. */
const FIGURES: readonly (readonly [number, readonly number[], readonly string[]])[] = [
  [1, [], TITLES],
  [2, squares(/^3/), []],
  [3, squares(/2$/), []],
];

/** Returns the lines of a figure between its heading and its prompt. */
async function shown(number: number, before: readonly string[], options: Talk = {}) {
  const text = await talk(sarrum, [...before, `figure ${number}`], options);
  const lines = text.replace(ESCAPES, "").split("\n");
  const start = lines.findLastIndex((line) => line.startsWith(`Figure ${number}: `));
  const end = lines.findIndex((line, index) => index > start && line.startsWith("At the end ("));
  return lines.slice(start + 1, end);
}

/** Returns the picture that these lines write to a.svg, parsed. */
async function picture(lines: readonly string[]) {
  const files = new Map<string, string>();
  await talk(sarrum, lines, { files });
  return readDrawn((files.get("a.svg") ?? "").trim(), BOARD);
}

/** Returns the contents of the squares in the lines of a board, from the top left. */
const onSquares = (lines: readonly string[], square: RegExp) =>
  lines.filter((line) => /^[1-8] /.test(line)).flatMap((line) => line.slice(3).match(square) ?? []);

/** Returns the lines that consist of one word. */
const titles = (lines: readonly string[]) =>
  lines.flatMap((line) => (/^ *(Files|Ranks)$/.test(line) ? line.trim() : [])).sort();

const marked = (shaded: readonly number[], mark: string, other: string) =>
  BOARD.cells.map((_, square) => (shaded.includes(square) ? mark : other));

describe.each(FIGURES)("Figure %i", (number, shaded, axes) => {
  test("is an empty board with its squares shaded and its axes named", async () => {
    const lines = await shown(number, []);
    expect(onSquares(lines, /(?<=\|)..(?=\|)/g)).toEqual(marked(shaded, "::", "  "));
    expect(titles(lines)).toEqual(axes);
  });

  test("has brackets as well as colours if colour is on", async () => {
    const options = { palette: makePalette(2), columns: 40 };
    const lines = await shown(number, [], options);
    expect(onSquares(lines, /.{4}/g)).toEqual(marked(shaded, "[  ]", "    "));
    expect(titles(lines)).toEqual(axes);
    const painted = options.palette.paint("[  ]", "targetMark on target");
    const text = await talk(sarrum, [`figure ${number}`], options);
    expect(text.split(painted)).toHaveLength(shaded.length + 1);
  });

  test("is described in sentences", async () => {
    const lines = await shown(number, ["set plain on"]);
    const names = shaded.map((square) => BOARD.cells[square]?.name);
    expect(lines.slice(0, -1)).toEqual([
      "The board is empty.",
      ...(axes.length > 0
        ? ["Files: 1 to 8 from left to right.", "Ranks: 1 to 8 from top to bottom."]
        : []),
      ...(names.length > 0 ? [`Marked: ${names.slice(0, -1).join(", ")} and ${names[7]}.`] : []),
    ]);
  });

  test("turns with the board, and its axes keep their names", async () => {
    const lines = await shown(number, ["flip"]);
    expect(onSquares(lines, /(?<=\|)..(?=\|)/g)).toEqual(marked(shaded, "::", "  ").toReversed());
    expect(lines.find((line) => /^ +8 {2}7/.test(line))).toBeDefined();
    expect(titles(lines)).toEqual(axes);
  });

  test.each([
    ["", [], PRINT_COLOURS.shade],
    [" colour", [], PRINT_COLOURS.target],
    ["", ["flip"], PRINT_COLOURS.shade],
  ])("is a picture with its shading: diagram FILE%s after %j", async (style, before, fill) => {
    const drawn = await picture([...before, `figure ${number}`, `diagram a.svg${style}`]);
    const wanted = before.length > 0 ? shaded.map((square) => 63 - square) : shaded;
    expect(cellsWith(drawn, "fill", fill)).toEqual(wanted.toSorted((one, other) => one - other));
    expect(drawn.onBoard).toEqual([]);
    expect(drawn.axisTitles.map(({ text }) => text).sort()).toEqual(axes);
  });

  test("has no position, and says so", async () => {
    const commands = ["play", "Setup TEXT", "review list", "moves", "moves 13", "explain 13 23"];
    for (const position of [undefined, SAMPLE]) {
      const options = position === undefined ? {} : { position };
      const text = await talk(sarrum, [`figure ${number}`, ...commands, "done"], options);
      const sentence = `Figure ${number} shows an empty board: there is no position to play or explain.`;
      expect(text.split(sentence)).toHaveLength(commands.length + 1);
      expect(text.match(/^At the end \(back, done\): /gm)).toHaveLength(commands.length + 1);
    }
  });

  test("is shown again by board, and leaves the game as it was", async () => {
    const lines = ["13", `figure ${number}`, "board", "done", "23"];
    const text = await talk(sarrum, lines, { position: SAMPLE });
    expect(text.split(`board\n${(await shown(number, [])).slice(0, -1).join("\n")}`)).toHaveLength(
      2,
    );
    expect(text).toContain("White's sarrum captures Black's etlu on 23.");
  });

  test.each(["check=enforce", "kashshaptu=N confirm"])(
    "keeps to its board under %s",
    async (text) => {
      const game = sarrumWith(text);
      if (!game.ok) throw new Error(game.reason);
      const board = (await shown(number, [])).slice(0, -1).join("\n");
      expect(await talk(game.value, [`figure ${number}`])).toContain(`\n${board}\nIn the paper: `);
    },
  );
});

describe("the titles of the axes", () => {
  const drawn = () => picture(["figure 1", "diagram a.svg"]);

  test("are in a picture outside the labels and within its edges, that of the ranks running upwards", async () => {
    const { root, elements, files, ranks, axisTitles } = await drawn();
    const [title, below] = axisTitles;
    if (!title || !below || !ranks[0] || !files[0]) throw new Error("no titles");
    const [left = 0, top, width, height = 0] =
      root.attributes.viewBox?.split(" ").map(Number) ?? [];
    expect([top, width, height]).toEqual([0, numberOf(root, "width"), numberOf(root, "height")]);
    const paper = elements.find(({ name }) => name === "rect");
    expect(paper?.attributes).toMatchObject({
      x: `${left}`,
      width: `${width}`,
      height: `${height}`,
    });
    const x = numberOf(title, "x");
    expect(title.attributes.transform).toBe(`rotate(-90 ${x} 188)`);
    expect(x - 7).toBeGreaterThan(left);
    expect(x + 7).toBeLessThan(numberOf(ranks[0], "x") - 4);
    expect(numberOf(below, "y") - 14).toBeGreaterThan(numberOf(files[0], "y"));
    expect(numberOf(below, "y")).toBeLessThan(height);
    expect(below.attributes.transform).toBeUndefined();
  });

  test("are in the description of the picture, and in no other picture", async () => {
    const { root } = await drawn();
    expect(root.children[1]?.text).toBe(
      "The board is empty.\nFiles: 1 to 8 from left to right.\nRanks: 1 to 8 from top to bottom.",
    );
    const other = await picture(["figure 4", "diagram a.svg"]);
    expect(other.root.attributes.viewBox).toBe("0 0 376 376");
    expect(other.svg).not.toMatch(/Files|Ranks/);
  });
});
