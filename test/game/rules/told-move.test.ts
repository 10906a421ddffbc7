/** Moves in parts, and the sentences that these make. */
import { expect, test } from "vitest";
import { moveSentence, turnsInWords } from "../../../src/game/rules/told-move.ts";

const thrown = { who: "White", deed: "throws 3 and 3" };
const moved = {
  ...{ who: "White", deed: "moves piece 1 by 6 to cell 9", throws: "throws 3 and 3" },
  throwsAgain: true,
};

test("a reason ends the sentence of the move, before what follows that", () => {
  const told = { who: "White's sq. rukh", deed: "moves from e1 to e8", notice: "Check!" };
  expect(moveSentence(told, " and saves itself")).toBe(
    "White's sq. rukh moves from e1 to e8 and saves itself. Check!",
  );
});

test("a throw is told with its move, and a further one by the next sentence", () => {
  expect(turnsInWords([thrown, moved, { ...thrown, deed: "throws 1 and 2" }])).toEqual([
    "White throws 3 and 3 and moves piece 1 by 6 to cell 9.",
    "White throws 1 and 2.",
  ]);
  expect(turnsInWords([thrown, moved], ", safe from Black's next throw")).toEqual([
    "White throws 3 and 3, moves piece 1 by 6 to cell 9 and throws again, safe from Black's next throw.",
  ]);
});

test("another player's throw is told apart", () => {
  expect(
    turnsInWords([
      { ...thrown, who: "Black" },
      { ...moved, throwsAgain: false },
    ]),
  ).toEqual(["Black throws 3 and 3.", "White moves piece 1 by 6 to cell 9."]);
});
