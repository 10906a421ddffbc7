/** Pages of a window with colours, drawn without them: their text alone tells all of a value. */
import { describe, expect, test } from "vitest";
import { type Line, spansOf, textOf } from "../../../src/drawing/line.ts";
import { coloursOf } from "../../../src/drawing/palette.ts";
import { EXERCISE_GROUPS, EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { resultLines } from "../../../src/exam/exercises/check-report.ts";
import { ranksWith } from "../../../src/exam/exercises/notation.ts";
import { pagesFor } from "../../../src/exam/exercises/pages.ts";
import type { CheckState } from "../../../src/exam/exercises/work/progress.ts";
import { dialogue } from "./dialogue.ts";
import { FORM } from "./runner.ts";

const textsOf = (lines: readonly Line[]) => lines.map(textOf);

/** The parts of lines that are set off. */
const rolesIn = (lines: readonly Line[], role: string) =>
  lines
    .flatMap((line) => spansOf(line).filter((span) => span.role === role))
    .map(({ text }) => text);

describe("the list of exercises", () => {
  const GIVEN: readonly CheckState[] = ["passed", "failed", "unchanged", "misplaced", "not begun"];
  const states = new Map(EXERCISES.map(({ number }) => [number, GIVEN[number % GIVEN.length]!]));
  const WORDS = { unchanged: "begun", "not begun": "" } as Partial<Record<CheckState, string>>;

  test.each([60, 80, 100, 120, 200])("has each with its state in %i columns", (width) => {
    const lines = textsOf(pagesFor(width, "quarters").list(states));
    const text = lines.join("\n");
    for (const { number, stars, title } of EXERCISES) {
      const state = states.get(number)!;
      const found = new RegExp(
        `\\b${number} \\*{${stars}} +${WORDS[state] ?? state} +${title.slice(0, 25)}`,
      );
      expect(text).toMatch(found);
    }
    for (const { name } of EXERCISE_GROUPS)
      expect(text).toMatch(new RegExp(`${name} ─+ \\d of \\d`));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  });

  test("has two columns from 100 on, and names the group that continues", () => {
    const wide = textsOf(pagesFor(100, "quarters").list(states)).slice(0, -1);
    expect(wide).toHaveLength(Math.ceil((EXERCISES.length + 2 * EXERCISE_GROUPS.length - 1) / 2));
    expect(wide[0]).toMatch(/^Input .* of 5 {4}Rules, continued ─+$/);
    expect(pagesFor(99, "quarters").list(states).length).toBeGreaterThan(EXERCISES.length);
  });

  test("has only ASCII where that alone is sure to be shown", () => {
    const { list, progress, score } = pagesFor(100, undefined);
    const lines = [...list(states), progress(states), ...score([3, 6], [])];
    expect(textsOf(lines).join("")).toMatch(/^[ -~]+$/);
  });

  test("tells in words what its bar shows", () => {
    const line = pagesFor(100, "halves").progress(
      new Map<number, CheckState>([
        [1, "passed"],
        [2, "failed"],
      ]),
    );
    expect(textOf(line)).toMatch(/▄ {2}1 of 38 exercises passed, 1 begun$/);
    expect(textOf(line)).toHaveLength(100);
  });
});

test("stars are explained below the list, and nothing is green before it has passed", () => {
  const page = pagesFor(100, "quarters");
  expect(textOf(page.list(new Map()).at(-1)!)).toBe("* easy  ** medium  *** hard");
  const rolesIn = (state: CheckState) =>
    spansOf(page.progress(new Map([[1, state]]))).map(({ role }) => role);
  expect(rolesIn("unchanged")).not.toContain("good");
  expect(rolesIn("passed")).toContain("good");
});

describe("how many checks passed", () => {
  test.each([
    ["quarters", 3],
    [undefined, 5],
  ] as const)("is drawn in digits of %s blocks", (blocks, height) => {
    const lines = textsOf(pagesFor(80, blocks).score([12, 12], ["All checks passed."]));
    expect(lines).toHaveLength(height);
    expect(lines[1]).toMatch(/ All checks passed\.$/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("is drawn in ink: a ground would turn the digits inside out", () => {
    const painted = pagesFor(80, "quarters").score([3, 6], ["3 of 6 checks passed."]);
    const roles = painted.map((line) => spansOf(line).find(({ text }) => text.trim())?.role);
    expect(new Set(roles)).toEqual(new Set(["nowFrame"]));
    expect(coloursOf("nowFrame", "default")[1]).toBeUndefined();
  });

  test("is not parted by a path that is too long to stand beside it", () => {
    const [passed, next] = ["3 of 6 checks passed.", `Next: ${"watch/".repeat(20)}`];
    const lines = textsOf(pagesFor(80, "quarters").score([3, 6], [passed, next]));
    expect(lines).toEqual([
      expect.stringMatching(/[▀▄█]/),
      expect.stringMatching(/[▀▄█].* 3 of 6 checks passed\.$/),
      expect.stringMatching(/[▀▄█]/),
      next,
    ]);
  });

  test("has a shape for each digit", () => {
    const shapes = [..."0123456789"].map((digit) =>
      textsOf(pagesFor(80, "halves").score([Number(digit), 9], []))
        .map((line) => line.slice(2, 5))
        .join("\n"),
    );
    expect(new Set(shapes).size).toBe(10);
    expect(shapes[7]).toBe("▀▀█\n  █\n  ▀");
    expect(shapes[0]).toBe("█▀█\n█ █\n▀▀▀");
  });
});

describe("a failure in colour", () => {
  const pieces = "WS58 WE66 BS51 WR56";
  const failure = {
    expected: "the program to say “etlu” and that it is Black's turn",
    appeared: "It is White's turn. (*)",
    answer: 6,
    board: { expected: pieces, shown: ranksWith(pieces.replace("WE66", "WE78")) },
  };
  const linesIn = (width: number) =>
    resultLines(
      { check: dialogue("lets it jump", "n 57 56 12 13 78 66 13 14"), failure },
      { folder: "." },
      { ...FORM, width, coloured: pagesFor(width, "quarters") },
    );

  test.each([60, 80, 120])("says what was typed, expected and shown in %i columns", (width) => {
    const lines = textsOf(linesIn(width));
    const text = lines.join("\n");
    const flat = text.replace(/\n */g, " ");
    expect(flat).toMatch(
      /^ {2}FAILED {2}lets it jump Typed: {4}\.{3}, 57, 56, 12, 13, 78, \[66\] +answer 7 of 9 Expected/,
    );
    expect(flat).toContain(`Expected: ${failure.expected} Appeared: It is White's turn.`);
    expect(text.match(/\[WE\]/g)).toHaveLength(2);
    expect(text.match(/\[ {2}\]/g)).toHaveLength(2);
    expect(text).toContain("▙WS▟");
    for (const line of lines) expect(line.includes("Repeat:") || line.length <= width).toBe(true);
  });

  test("has its boards side by side from 74 columns on, with all of their squares", () => {
    const rank = (width: number) => textsOf(linesIn(width)).find((line) => /^ *4 /.test(line));
    expect(rank(74)).toMatch(/4 {38}4 {34}$/);
    expect(rank(73)).toMatch(/^ *4 {34}$/);
  });

  test("sets off the words and squares that differ", () => {
    const lines = linesIn(100);
    expect(rolesIn(lines, "goodLabel")).toEqual(["“etlu”", "Black"]);
    expect(rolesIn(lines, "badLabel")).toEqual([" FAILED ", "White"]);
    expect(rolesIn(lines, "targetMark on target")).toEqual(["[", "]", "[  ]"]);
    expect(rolesIn(lines, "targetMark on badSquare")).toEqual(["[  ]", "[", "]"]);
  });

  test("before the first answer says that nothing was typed", () => {
    const early = { expected: "the program to start", appeared: "nothing", answer: -1 };
    const lines = resultLines(
      { check: dialogue("x", "y 81"), failure: early },
      { folder: "." },
      { ...FORM, coloured: pagesFor(80, "quarters") },
    );
    expect(textsOf(lines)[1]).toContain("Typed:    nothing yet, of 2 answers");
  });
});
