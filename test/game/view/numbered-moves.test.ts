/** Moves chosen by their cells. */
import { describe, expect, test } from "vitest";
import { startMatch } from "../../../src/game/match/match.ts";
import { anyGame } from "../../../src/game/rules/catalogue.ts";
import { saturankam } from "../../../src/game/rules/saturankam/saturankam.ts";
import { fromMenu } from "../../../src/game/view/numbered-moves.ts";
import { mustRead } from "../../must-read.ts";

const game = anyGame(saturankam({ players: 4, startOff: false, easyEntry: false }));

/** The first position after South has thrown 4 and 6. */
function afterThrow() {
  const position = mustRead(game, game.setups[0]!.position);
  const thrown = game
    .chances(position)
    .find(({ move }) => game.writeMove(position, move) === "[4 6]");
  return game.play(position, thrown!.move);
}

const MATCH = startMatch(game, afterThrow(), {
  choices: {},
  setup: undefined,
  date: "2026.11.24",
  players: [],
});

describe("a move is chosen by its cells as the board names them", () => {
  test.each([
    ["i7", "1:10"],
    ["I7", "1:10"],
    ["e1 i7", "1:10"],
    ["i1, i3", "i1 and i3 may be move 3 or 4; type its number."],
    ["a9", "No legal move reaches a9."],
    ["2", "2:10"],
    ["1:4 2:6", "1:4 2:6"],
    ["zz", "zz"],
  ])("%s", (line, expected) => {
    const read = fromMenu(MATCH, line);
    expect(read.ok ? read.value : read.reason).toBe(expected);
  });
});
