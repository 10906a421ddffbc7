/** Worksheets of moves. */
import { expect, test } from "vitest";
import { DIFFICULTIES } from "../../../../src/game/activities/sheets/request.ts";
import { gameNamed, makeSheet, sheetOf } from "../../../cli/make-sheet.ts";
import { boardFrom, boardsOf, itemsOf, named, textOf } from "../../../drawing/sheets/read-page.ts";
import type { XmlElement } from "../../../drawing/svg/xml.ts";
import { isLegal, referenceOf, SQUARES } from "../../../skeleton/boards.ts";

/** Returns the squares that the exam's program allows to the piece of a task. */
function squaresFor(task: XmlElement): string[] {
  const [words = ""] = boardsOf(task);
  const [, side = "", file, rank] =
    /Where may (\w+)'s [a-z ]+ on (\d)(\d) move/.exec(textOf(task)) ?? [];
  const start = { file: Number(file), rank: Number(rank) };
  const board = boardFrom(words);
  expect(words).toContain(`${side} to move.`);
  const colour = side === "White" ? "W" : "B";
  return SQUARES.filter((finish) => isLegal(board, { start, finish }, colour)).map(referenceOf);
}

/** Returns the squares that are marked on the board of an answer. */
function markedOn(answer: XmlElement): string[] {
  const [, list = ""] = /Marked: ([^.]*)\./.exec(boardsOf(answer)[0] ?? "") ?? [];
  return list.match(/\d\d/g) ?? [];
}

test.each(DIFFICULTIES)(
  "at level %i the answers are the moves of the exam's program",
  async (level) => {
    const { tasks, answers } = await sheetOf("moves", { level, count: 10, seed: 5 });
    const asked = itemsOf(tasks).map(squaresFor);
    expect(itemsOf(answers).map((answer) => markedOn(answer).sort())).toEqual(
      asked.map((squares) => squares.sort()),
    );
    expect(asked.filter((squares) => squares.length > 0).length).toBeGreaterThan(5);
    for (const [index, answer] of itemsOf(answers).entries()) {
      for (const square of asked[index] ?? []) expect(textOf(answer)).toContain(square);
      if (asked[index]?.length === 0) expect(textOf(answer)).toContain("has no legal move.");
    }
  },
);

test("the first level begins with the paper's figures, and higher ones have more captures", async () => {
  const sheets = await Promise.all(
    DIFFICULTIES.map((level) => sheetOf("moves", { level, count: 15, seed: 1 })),
  );
  const figures = sheets.map(({ tasks }) => textOf(tasks).match(/Figure 5/g)?.length ?? 0);
  // The first names Figure 5 once more, to say whose its letters are.
  expect(figures).toEqual([14, 0, 0]);
  const captures = sheets.map(({ answers }) => textOf(answers).match(/capturing/g)?.length ?? 0);
  expect(captures[2]).toBeGreaterThan(captures[1] ?? 0);
});

test("squares are called by their grid references", async () => {
  expect(textOf((await sheetOf("moves")).tasks)).toContain("write down their grid references;");
});

test("no question is asked twice", async () => {
  const { tasks } = await sheetOf("moves", { level: 2, count: 20, seed: 2 });
  const asked = itemsOf(tasks).map((task) => `${boardsOf(task)} ${named(task, "p")[0]?.text}`);
  expect(new Set(asked).size).toBe(20);
});

test.each([
  ["shatranj", "Shade the squares"],
  ["citadel", "Shade the squares"],
  ["zamma", "Shade the points"],
])("%s has worksheets of its moves", async (name, instruction) => {
  const { title, tasks, answers } = await sheetOf("moves", {
    game: await gameNamed(name),
    level: 2,
  });
  expect(title).toMatch(/: where pieces may move$/);
  expect(textOf(tasks)).toContain(instruction);
  expect(textOf(answers)).toContain(`--game ${name} `);
  for (const answer of itemsOf(answers)) {
    expect(boardsOf(answer)[0]?.includes("Marked")).toBe(!textOf(answer).includes("no legal move"));
  }
});

test("a game whose moves are not squares is refused", async () => {
  expect(await makeSheet("moves", { game: await gameNamed("saturankam") })).toEqual({
    ok: false,
    reason:
      "There are no worksheets for Saturankam, whose moves are not squares; choose another --game.",
  });
});
