/** The page that shows a program line by line. */
import { expect, test } from "vitest";
import { printableLines } from "../../../../src/base/text.ts";
import { textOf } from "../../../../src/drawing/line.ts";
import type { Panes } from "../../../../src/drawing/shown.ts";
import { drawPanes } from "../../../../src/drawing/text/panes.ts";
import { type Goal, positionOf, readPlace } from "../../../../src/exam/stepper/navigate.ts";
import { boardOfStep, panesAt } from "../../../../src/exam/stepper/page/panes.ts";
import { openStepping } from "../../../../src/exam/stepper/stepping.ts";
import { type Turn, turnOf } from "../../../../src/exam/stepper/turns.ts";
import { type Shot, shown } from "../../../../src/exam/stepper/twin/recorder/values.ts";
import { DEFAULT_VIEW, type ViewSettings } from "../../../../src/game/view/view-settings.ts";
import { valueIn } from "../../../value-in.ts";
import { followedSkeleton, followHere } from "../followed.ts";

/** Capitals for the line that comes next. */
const palette = () => ({
  paint: (text: string, role: string) => (/current$/i.test(role) ? text.toUpperCase() : text),
});

type Options = Partial<ViewSettings> & { readonly board?: boolean; readonly colourless?: boolean };

/** The page at the first call of a subroutine, or at the first of a line. */
async function valueAt(place: string, looks: readonly string[] = [], board = true) {
  const program = await followedSkeleton();
  const steps = await program.run(["y", "12", "13", "13", "23"]);
  const start = { program, steps, at: 1, looks, board };
  const goal = readPlace(start, place) as Goal;
  const at = positionOf(goal, steps, 1)!;
  return { panes: panesAt({ ...start, at }, []), step: steps[at - 1]! };
}

function drawn(panes: Panes, columns: number, rows: number, options: Options = {}) {
  const { colourless = false, ...look } = options;
  const blocks = "quarters" as const;
  const window = {
    columns,
    rows,
    palette: colourless ? undefined : palette,
    keyboard: true,
    blocks,
  };
  return drawPanes(panes, { ...DEFAULT_VIEW, ...look }, window);
}

/** The lines of the page at a place. */
const pageAt = async (place: string, columns: number, rows: number, options: Options = {}) =>
  drawn((await valueAt(place, [], options.board)).panes, columns, rows, options);

test.each([
  [80, 20],
  [120, 36],
  [60, 24],
])("at %i columns a long condition is shown whole, and marked", async (columns, rows) => {
  const lines = await pageAt("checkMoveIsLegal", columns, rows);
  const pane = lines.map((line) => line.slice(0, columns < 110 ? columns : columns - 51));
  const text = pane.map((line) => line.trim()).join(" ");
  expect(text).toContain("Math.max(startRank, startFile, finishRank, finishFile) > boardDimension");
  expect(text).toMatch(
    /> ?125 +MATH\.MIN\(STARTRANK, STARTFILE, FINISHRANK, FINISHFILE\) < 1 \|\|/,
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines.length).toBeLessThanOrEqual(rows);
});

test("a low window shows the marked line between others, and the call with its variables", async () => {
  const lines = await pageAt("checkMoveIsLegal", 80, 10);
  expect(lines.findIndex((line) => line.startsWith(">125"))).toBeGreaterThan(0);
  const text = lines.join("\n");
  expect(text).toMatch(/┌─ checkMoveIsLegal ─+ line 125 ─┐/);
  expect(text).toContain("reference: board  A  array of 9, value: startRank 2, startFile 1,");
  expect(text).toContain("│ finishRank 3, finishFile 1,");
  expect(lines.length).toBeLessThanOrEqual(10);
});

test("80 by 24 shows the source, the call and the ranks of the board that a step is about", async () => {
  const lines = await pageAt("rules.ts 135", 80, 22, { board: false });
  const text = lines.join("\n");
  expect(text).toMatch(/^>135 {7}IF \(/m);
  expect(text).toMatch(/│ finishRank +3 +value │/);
  const count = lines.filter((line) => /^[1-8]( |$)/.test(line.slice(45))).length;
  expect(text).toMatch(new RegExp(` A {2}${count} of 8 ranks ─+ reads \\[ \\]$`, "m"));
  expect(text).toMatch(/ 3 +\[WS\]▐BE▌ +▐BE▌$/m);
  expect(lines.length).toBeLessThanOrEqual(22);
  const whole = (await pageAt("rules.ts 135", 80, 22, { board: true })).join("\n");
  expect(whole).toMatch(/ A {2}board ─+ line 135 reads \[ \]$/m);
  expect(whole).not.toContain("of 8 ranks");
});

test.each([
  ["a line reads", "rules.ts 135", 0, [2]],
  ["a line has changed", "rules.ts 215", 0, [2]],
  ["a call is about", "checkSarrumMoveIsLegal", 0, [2]],
  ["have changed on the way", "program.ts 67", 20, [0, 1, 2, 5, 7]],
] as const)("the ranks that %s come first", async (_, place, back, rows) => {
  const program = await followedSkeleton();
  const steps = await program.run(["y", "13", "23"]);
  const start = { program, steps, at: 1, looks: [], board: false };
  const at = positionOf(readPlace(start, place) as Goal, steps, 1)!;
  expect(boardOfStep({ ...start, at }, at - back)?.rows).toEqual(rows);
});

test("a variable with a row of its own is not kept in view a second time", async () => {
  const looks = ["startRank", "START_FILE", "checkMoveIsLegal.finishRank", "main.playAgain"];
  const { calls } = (await valueAt("checkMoveIsLegal", looks)).panes;
  const names = calls[0]!.lines.map((line) => textOf(line).split(" ")[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([...names.slice(0, -1), "main.playAgain"]);
});

test.each([
  [[0, 6], "12…67"],
  [[3, 5], "34567"],
  [[0, 3, 7], "1…4…8"],
  [[0, 2, 6], "123…7"],
  [[0, 1, 2, 5, 7], "123…6"],
  [[], "12345"],
] as const)("where ranks between %j are left out there is a mark", async (rows, shown) => {
  const { panes } = await valueAt("makeMove");
  const page = { ...panes, board: { ...panes.board!, rows }, calls: [] };
  const starts = drawn(page, 80, 24).map((line) => line.slice(45, 46));
  expect(starts.join("")).toMatch(new RegExp(`.${shown} `));
});

test("no mark stands for a rank alone, which has room in its place", async () => {
  const { panes } = await valueAt("makeMove");
  for (const height of Array.from({ length: 14 }, (_, more) => 14 + more))
    for (const rows of [
      [0, 6],
      [0, 2],
      [1, 3, 5, 7],
      [0, 2, 4, 7],
      [2, 4, 6],
    ]) {
      const page = { ...panes, board: { ...panes.board!, rows }, calls: [] };
      const shown = drawn(page, 80, height).map((line) => line.slice(45, 46));
      for (const [, from, to] of shown.join("").matchAll(/(\d)…(?=(\d))/g))
        expect(Number(to) - Number(from)).toBeGreaterThan(2);
    }
});

test("100 by 30 shows all ranks of the board", async () => {
  const lines = await pageAt("rules.ts 135", 100, 28, { board: false });
  const ranks = lines.filter((line) => /^[1-8]( |$)/.test(line.slice(65)));
  expect(ranks).toHaveLength(8);
});

test("an array has one letter wherever it is named", async () => {
  const text = (await pageAt("makeMove", 120, 36)).join("\n");
  expect(text).toMatch(/│ board + A {2}array of 9 +reference │/);
  expect(text).toMatch(/│ board + A {2}the same +local │/);
  expect(text).toMatch(/^ A {2}board ─/m);
});

/** How a frame tells a variable. */
function rowOf(variable: string, value: Shot, parameters: readonly string[]): RegExp {
  const isArray = typeof value === "object";
  const how = isArray ? "reference" : "value";
  const written = isArray ? ".*" : shown(value).replace(/\W/g, "\\$&");
  return new RegExp(
    `│ ${variable} +${written} +${parameters.includes(variable) ? how : "local"} │`,
  );
}

test.each([
  [["predict", "t"], "✗ it is false"],
  [["next", "next", "next"], /│ board\[3\]\[2\] +"BE" -> "WS" +│/],
])(
  "after %j a page without colour has all its calls, variables, changes and verdicts",
  async (...[typed, news]) => {
    let turn: Turn = {
      stepping: valueIn(await openStepping({ answers: ["y", "13", "23"] })),
    };
    for (const line of ["to makeMove", "look main.startSquare", ...typed])
      turn = (await turnOf(turn.stepping, line)) as Turn;
    const { stepping, verdict } = turn;
    const panes = { ...panesAt(stepping, [turn.news ?? ""].flat()), verdict };
    const text = drawn(panes, 120, 50, { colourless: true }).join("\n");
    for (const { name, parameters, variables } of stepping.steps[stepping.at - 1]!.stack) {
      expect(text).toMatch(new RegExp(`─ ${name} ─+ (waits at )?line \\d+ ─`));
      for (const [variable, value] of Object.entries(variables))
        expect(text).toMatch(rowOf(variable, value, parameters));
    }
    expect(text).toMatch(/│ main\.startSquare +13 +look │/);
    expect(text).toMatch(news);
  },
);

test("wide or high, with its signs or in ASCII, a page fits its window and shows the next line", async () => {
  const { panes } = await valueAt("rules.ts 135");
  for (const columns of [1, 34, 80, 120])
    for (const rows of [1, 5, 13, 14, 24])
      for (const large of ["on", "auto"] as const) {
        const lines = drawn(panes, columns, rows, { large, colourless: true });
        expect(lines.length).toBeLessThanOrEqual(rows);
        if (columns > 1)
          expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
        if (rows >= 13) expect(lines.join("\n")).toMatch(/^>135 /m);
      }
});

test("where there are no blocks and lines, a page is drawn in ASCII", async () => {
  const { panes } = await valueAt("makeMove");
  const text = drawn(panes, 120, 40, { colourless: true, drawing: "ascii" }).join("\n");
  expect(text).toMatch(/^[\n -~–]+$/);
  expect(text).toMatch(/\+- makeMove -+ line \d+ -\+/);
});

test("calls for which there is no room fold to their titles, and of many to their number", async () => {
  const program = valueIn(
    followHere(
      new Map([
        [
          "program.ts",
          `const limit = 0;
          function down(number: number): number {
            if (number === limit) return 0;
            return down(number - 1);
          }
          export function main(): void { down(60); }`,
        ],
      ]),
    ),
  );
  const steps = await program.run([]);
  const last = steps.findLastIndex(({ action }) => action.kind === "call");
  const pageOf = (at: number) =>
    drawn(panesAt({ program, steps, at, looks: [], board: false }, []), 80, 24).join("\n");
  const few = pageOf(3);
  expect(few).toMatch(/┌─ down ─+ line 4 ─┐/);
  expect(few).toMatch(/── main ─+ waits at line 6 ──/);
  expect(few).toMatch(/┌─ outside all calls ─+┐/);
  expect(pageOf(last + 1)).toMatch(/… and \d+ more, the last (main|outside all calls)/);
});

test("lines that have run in this call have a bar, and what has been worked out is set off", async () => {
  const { panes } = await valueAt("rules.ts 135");
  const { lines, ran, next } = panes.source;
  expect(next).toBe(134);
  expect([...ran].map((line) => line + 1).toSorted()).toEqual([
    125, 126, 128, 129, 131, 132, 133, 134,
  ]);
  const [condition] = lines.flatMap((line) =>
    typeof line === "string" ? [] : line.spans.filter(({ role }) => role === "condition"),
  );
  expect(condition?.text).toBe('pieceColour !== "W"');
  const roles = typeof lines[134] === "string" ? [] : lines[134]?.spans.map(({ role }) => role);
  expect(roles).toContain("keyword");
  expect(roles).toContain("string");
  expect(drawn(panes, 80, 40).filter((line) => line.startsWith("▌")).length).toBeGreaterThan(5);
});

test("what is printed and typed is on a screen of its own", async () => {
  const { panes } = await valueAt("82");
  expect(panes.printed.map(textOf)).toContain("Finish square, file first: 23");
  const text = drawn(panes, 80, 24).join("\n");
  expect(text).toMatch(/The program prints ─+$/m);
  expect(text).toMatch(/ Finish square, file first: 23$/m);
});

test("a source with tabs and control characters cannot upset the terminal", async () => {
  const text =
    'export function main() {\n\tconsole.log("\x1b[2J" + "\\x1b[31mred");\n\tlet a = "\u202e";\n}';
  const program = valueIn(followHere(new Map([["program.ts", text]])));
  const steps = await program.run([]);
  const panes = panesAt({ program, steps, at: 2, looks: [], board: false }, []);
  const page = drawn(panes, 80, 24, { colourless: true }).join("\n");
  expect(page).toMatch(/^>3 {3}let a = /m);
  expect(page).toMatch(/\[31mred/);
  expect(printableLines(page)).toBe(page);
});

test("the board is turned and enlarged as elsewhere", async () => {
  const files = (lines: readonly string[]) =>
    lines.map((line) => / (1 +2 +3|8 +7 +6) /.exec(line)?.[1]).find(Boolean);
  const plain = await pageAt("checkMoveIsLegal", 120, 40);
  const turned = await pageAt("checkMoveIsLegal", 120, 40, { flipped: true });
  const large = await pageAt("checkMoveIsLegal", 120, 40, { large: "on" });
  expect(files(plain)).toBe("1   2   3");
  expect(files(turned)).toBe("8   7   6");
  expect(files(large)).toBe("1     2     3");
});

test("a square that has only the colour of its piece yet shows that", async () => {
  const program = await followedSkeleton();
  const steps = await program.run(["n"]);
  const at = 1 + steps.findIndex(({ line, action }) => line === 189 && action.kind === "set");
  const { board } = panesAt({ program, steps, at, looks: [], board: true }, []);
  expect(board?.board.diagram.cells[0]?.pieces).toEqual([{ side: 1, letter: " ", name: "piece" }]);
});
