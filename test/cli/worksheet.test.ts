import { beforeAll, describe, expect, test } from "vitest";
import { KINDS, type KindName } from "../../src/cli/worksheet-kinds.ts";
import { PRINT_COLOURS } from "../../src/drawing/svg/cells.ts";
import {
  boardsOf,
  bodyOf,
  itemsOf,
  named,
  ofClass,
  type Page,
  readPage,
  textOf,
} from "../drawing/sheets/read-page.ts";
import { makeSheet, pageOf } from "./make-sheet.ts";

const NAMES = Object.keys(KINDS) as KindName[];
const TITLE = `</title><script>alert("1")</script> & 'Tom'`;

describe.each(NAMES)("a worksheet of kind %s", (kind) => {
  const given = { count: 3, seed: 12, title: TITLE };
  let first = "";
  let page: Page;
  beforeAll(async () => {
    first = await pageOf(kind, given);
    page = readPage(first);
  });

  test("has the tasks, and their answers with the command that makes them again", () => {
    const { tasks, answers } = page;
    expect([tasks.name, answers.attributes.class]).toEqual(["main", "answers"]);
    for (const part of [tasks, answers]) {
      const numbers = itemsOf(part).map((item) => named(item, "h2")[0]?.text.split(".")[0]);
      expect(numbers).toEqual(["1", "2", "3"]);
    }
    expect(named(tasks, "footer")).toEqual([]);
    const [foot] = named(answers, "footer");
    expect(foot && textOf(foot)).toMatch(
      /^Seed 12\. .*worksheet --kind \w+ --count 3.* --seed 12$/,
    );
  });

  test("escapes its title, and needs nothing from elsewhere", () => {
    const { title, tasks, answers } = page;
    expect(title).toBe(TITLE);
    expect(named(tasks, "h1")[0]?.text).toBe(TITLE);
    expect(named(answers, "h1")[0]?.text).toBe(`Answers: ${TITLE}`);
    expect(first).not.toMatch(/<script|<link|<img|\b(?:src|href)=|@import|url\(/);
  });

  test("has its answers on a page of their own if that is wanted", async () => {
    const made = await makeSheet(kind, { ...given, apart: true });
    const { sheets = "", answers = "" } = made.ok ? made.value : {};
    const [whole, apart] = [sheets, answers].map((text) => bodyOf(text));
    expect(whole?.children).toEqual([page.tasks]);
    expect(apart?.children).toEqual([{ ...page.answers, name: "main" }]);
  });

  test("is made for a class: different sheets with names and one list of answers", async () => {
    const names = ["Ada", "<b>Bob</b> & Co", ""];
    const { tasks, answers } = readPage(
      await pageOf(kind, {
        ...given,
        pupils: { typed: "my class.txt", names },
        fullAnswers: true,
      }),
    );
    const sheets = ofClass(tasks, "sheet");
    expect(sheets.map((sheet) => ofClass(sheet, "names").map(textOf))).toEqual([
      ["Name: Ada Date: Sheet 1"],
      ["Name: <b>Bob</b> & Co Date: Sheet 2"],
      ["Name: Date: Sheet 3"],
    ]);
    expect(itemsOf(sheets[0]!)).toEqual(itemsOf(page.tasks));
    expect(new Set(sheets.map((sheet) => itemsOf(sheet).map(textOf).join())).size).toBe(3);
    const [, second = "", third] = ofClass(answers, "pupil").map(({ text }) => text);
    expect(second).toMatch(/^Sheet 2: <b>Bob<\/b> & Co \(seed \d+\)$/);
    expect(third).toMatch(/^Sheet 3 \(seed/);
    const seed = Number(/\d+(?=\)$)/.exec(second)?.[0]);
    const alone = readPage(await pageOf(kind, { ...given, seed }));
    expect(itemsOf(alone.tasks)).toEqual(itemsOf(sheets[1]!));
    expect(itemsOf(answers).slice(3, 6)).toEqual(itemsOf(alone.answers));
    expect(textOf(named(answers, "footer")[0]!)).toMatch(
      / --pupils "my class.txt" --full-answers --seed 12$/,
    );
  });

  test("describes every drawn board in words, and no task gives its answer away", () => {
    const { tasks, answers } = page;
    for (const part of [tasks, answers]) {
      expect(ofClass(part, "board")).toHaveLength(named(part, "svg").length);
      for (const board of ofClass(part, "board")) {
        expect(board.attributes.role).toBe("img");
        expect(board.attributes["aria-label"]).toMatch(
          /^(?:White: .*\. Black: .*\.|The board is empty\.)/,
        );
      }
    }
    expect(boardsOf(tasks).filter((words) => words.includes("Marked"))).toEqual([]);
    expect(named(tasks, "rect").map(({ attributes }) => attributes.fill)).not.toContain(
      PRINT_COLOURS.shade,
    );
  });
});

test("a page has a style for A4 and Letter, with the answers on a new page", async () => {
  const style = await pageOf("moves");
  expect(style).toContain("@page { margin: 15mm; }");
  expect(style).not.toMatch(/@page[^}]*size/);
  expect(style).toMatch(/\.answers \{[^}]*break-before: page/);
  expect(style).toMatch(/\.block \{[^}]*break-inside: avoid/);
});

const unnamed = (count: number) => ({
  typed: `${count}`,
  names: new Array<string>(count).fill(""),
});

test("a class gets different sheets, also if few are possible", async () => {
  const given = { count: 20, pupils: unnamed(12) };
  const [, ...parts] = (await pageOf("figures", given)).split('class="sheet"');
  const figures = parts.map((part) => part.match(/(?<=\d\. )Figure \w+/g) ?? []);
  expect(new Set(figures.map(String)).size).toBe(12);
  expect(figures.map(({ length }) => length)).toEqual(new Array(12).fill(20));
});

test("more pupils than different sheets are refused", async () => {
  expect(await makeSheet("figures", { count: 21, pupils: unnamed(2) })).toEqual({
    ok: false,
    reason: "There are not enough tasks for 2 different sheets; use a smaller --count.",
  });
});

test("too many tasks are refused with the number that there are", async () => {
  expect(await makeSheet("figures", { count: 25 })).toEqual({
    ok: false,
    reason: "There are only 21 tasks of this kind, game and level; use --count 21 or less.",
  });
});

test("a class gets its extracts once", async () => {
  const given = { count: 6, pupils: { typed: "3", names: ["Ada", "", "Cy"] } };
  const { tasks } = readPage(await pageOf("questions", given));
  const extracts = ofClass(tasks, "extract").map((one) => ofClass(one, "caption")[0]?.text);
  expect(extracts.length).toBeGreaterThan(5);
  expect(new Set(extracts).size).toBe(extracts.length);
  expect(ofClass(tasks, "sheet").flatMap((sheet) => ofClass(sheet, "extract"))).toEqual([]);
});
