/** Worksheets of puzzles. */
import { expect, test } from "vitest";
import { puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import { DIFFICULTIES } from "../../../../src/game/activities/sheets/request.ts";
import { gameNamed, makeSheet, sheetOf } from "../../../cli/make-sheet.ts";
import { boardsOf, itemsOf, textOf } from "../../../drawing/sheets/read-page.ts";

const PUZZLES = await puzzlesOf("sarrum");

test.each(DIFFICULTIES)(
  "at level %i the answers are the solutions of puzzles of its lengths",
  async (level) => {
    const { tasks, answers } = await sheetOf("puzzles", { level, count: 20, seed: 5 });
    const lengths = { 1: [1, 2], 2: [3], 3: [4, 5] }[level];
    for (const [index, task] of itemsOf(tasks).entries()) {
      const [, number] = /Puzzle (\d+)/.exec(textOf(task)) ?? [];
      const puzzle = PUZZLES[Number(number) - 1];
      expect(lengths).toContain(puzzle?.moves);
      const side = puzzle?.position.endsWith(" w") ? "White" : "Black";
      const moves = puzzle?.moves === 1 ? "1 move" : `${puzzle?.moves} moves`;
      expect(textOf(task)).toContain(`${side} captures the sarrum in ${moves}.`);
      expect(boardsOf(task)[0]).toContain(`${side} to move.`);
      expect(textOf(task)).not.toContain(puzzle?.solution[0]);
      for (const move of puzzle?.solution ?? [""]) {
        expect(textOf(itemsOf(answers)[index] ?? task)).toContain(move);
      }
    }
  },
);

test.each(["shatranj", "citadel"])("%s has worksheets of its puzzles", async (name) => {
  const game = await gameNamed(name);
  const { tasks, answers } = await sheetOf("puzzles", { game, level: 2 });
  expect(textOf(answers)).toContain(`--kind puzzles --game ${name} `);
  expect(textOf(tasks)).toMatch(/(White|Black) wins in 3 moves\./);
  for (const answer of itemsOf(answers))
    expect(textOf(answer)).toMatch(/(?: [a-l]\d+[a-l]\d+f?){5}\./);
});

test("zamma has worksheets of gains", async () => {
  const game = await gameNamed("zamma");
  const { tasks, answers } = await sheetOf("puzzles", { game, level: 2 });
  expect(textOf(tasks)).toMatch(/(White|Black) gains \d+ men in 3 moves\./);
  for (const answer of itemsOf(answers)) expect(textOf(answer)).toMatch(/( [a-i1-9]+){5,6}\.$/);
});

test("a game without puzzles is refused", async () => {
  const made = await makeSheet("puzzles", { game: await gameNamed("saturankam") });
  expect(made).toEqual({
    ok: false,
    reason: "There are no puzzles of Saturankam; choose --game sarrum, shatranj, citadel or zamma.",
  });
});

test("puzzles come in the order of their numbers, without repetition", async () => {
  const { tasks } = await sheetOf("puzzles", { level: 1, count: 30, seed: 3 });
  const numbers =
    textOf(tasks)
      .match(/(?<=Puzzle )\d+/g)
      ?.map(Number) ?? [];
  expect(numbers).toHaveLength(30);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});
