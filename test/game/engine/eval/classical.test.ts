/** The evaluation by pieces and squares. */
import { expect, test } from "vitest";
import { chessSearchBoard } from "../../../../src/game/engine/search/chess-search-board.ts";
import { asScore } from "../../../../src/game/engine/search/scores.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { mustRead } from "../../../must-read.ts";

test("even sixty rooks do not score as a win", () => {
  const rooks = Array.from({ length: 6 }, () => "*RRRRRRRRRR*/").join("");
  const text = `1**********1/*5k4*/*pppppppppp*/${rooks}*10*/*5K4*/1**********1`;
  const board = chessSearchBoard(citadel, undefined);
  board.setPosition(mustRead(citadel, `${text} w`));
  expect(board.evaluate()).toBeGreaterThan(10_000);
  expect(asScore(board.evaluate()).kind).toBe("value");
  board.setPosition(mustRead(citadel, `${text} b`));
  expect(board.evaluate()).toBeLessThan(0);
  expect(asScore(board.evaluate()).kind).toBe("value");
});
