/** The names, boards and figures of the paper are those of the game. */
import { expect, test } from "vitest";
import { FIGURE_ANSWERS, PIECES, paperBoard } from "../../src/exam/paper.ts";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";

test("the paper's names are the game's", () => {
  const { ruleBook, sides, title, diagram, readPosition, setups } = sarrum;
  expect(PIECES.toSorted()).toEqual(ruleBook.pieces.map(({ name }) => name).toSorted());
  const board = paperBoard(() => "  ");
  expect(board.game.title).toBe(title);
  expect(board.sides).toEqual(sides.map(({ name, letter }) => ({ name, letter })));
  const first = readPosition(setups[0]!.position);
  if (!first.ok) throw new Error(first.reason);
  const { files, ranks } = diagram(first.value);
  expect([board.diagram.files, board.diagram.ranks]).toEqual([files, ranks]);
});

test("what the players of a figure type is what the figures of the game show", () => {
  const played = sarrum.figures.flatMap(({ number, answers }) =>
    answers ? { number, answers } : [],
  );
  for (const { number, answers } of played)
    expect(FIGURE_ANSWERS[number]).toEqual(["Y", ...answers]);
  expect(Object.keys(FIGURE_ANSWERS)).toEqual(
    expect.arrayContaining(["4", "6", ...played.map(({ number }) => `${number}`)]),
  );
});
