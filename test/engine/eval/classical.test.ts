import { expect, test } from "vitest";
import { chessSearchBoard } from "../../../src/engine/search/chess-search-board.ts";
import { scoreOf } from "../../../src/engine/search/scores.ts";
import { citadel } from "../../../src/games/citadel.ts";
import { mustRead } from "../../must-read.ts";

test("even sixty rooks are no won game", () => {
  const rooks = Array.from({ length: 6 }, () => "*RRRRRRRRRR*/").join("");
  const text = `1**********1/*5k4*/*pppppppppp*/${rooks}*10*/*5K4*/1**********1`;
  const surface = chessSearchBoard(citadel, undefined);
  surface.setPosition(mustRead(citadel, `${text} w`));
  expect(surface.evaluate()).toBeGreaterThan(10_000);
  expect(scoreOf(surface.evaluate()).kind).toBe("value");
  surface.setPosition(mustRead(citadel, `${text} b`));
  expect(surface.evaluate()).toBeLessThan(0);
  expect(scoreOf(surface.evaluate()).kind).toBe("value");
});
