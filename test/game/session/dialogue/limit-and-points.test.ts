/** Games with a limit on the moves, and games for points. */

import { describe, expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { withHouseRules } from "../../rules/sarrum/with-house-rules.ts";
import { talk } from "../type-lines.ts";

describe("a limit on the moves", () => {
  const limited = withHouseRules("moves=2");

  test("ends the game with a draw of its own, and the tally counts it", async () => {
    const shown = await talk(limited, ["y", "13 14", "83 63", "14 13", "63 83", "moves", "y"]);
    expect(shown).toContain("Each side has made 2 moves. The game is drawn.\n");
    expect(shown).toContain("The game is over. Each side has made 2 moves. The game is drawn.\n");
    expect(shown).toContain("White 0, Black 0, drawn 1.");
  });

  test("is told by house before a game begins without the moves left", async () => {
    const shown = await talk(limited, ["setup house"]);
    expect(shown.split("  The game is drawn when each side has made 2 moves.\n")).toHaveLength(3);
    expect(shown).not.toContain("Moves left");
  });
});

describe("points", () => {
  const scored = withHouseRules("points");

  test("are listed below the captured pieces of every board", async () => {
    const shown = await talk(scored, ["y", "12 21", "83 81"]);
    expect(shown).toContain("Points: White 0, Black 0\nIt is White's turn.\n");
    expect(shown).toContain("Captured from Black: BG\nPoints: White 5, Black 0\n");
    expect(shown).toContain(
      "Captured from White: WG\nCaptured from Black: BG\nPoints: White 5, Black 5\n",
    );
  });

  test("are listed at the end, also of a game that is given up", async () => {
    const shown = await talk(scored, ["y", "12 21", "resign", "y"]);
    expect(shown).toContain("Points: White 5, Black 0\nBlack resigns. White wins!\n");
  });

  test("are read out when they change, with the board and at the end", async () => {
    const view = { ...DEFAULT_VIEW, plain: true };
    const shown = await talk(
      scored,
      ["y", "12 21", "board", "41 42", "81 82", "42 52", "resign", "y"],
      {
        view,
      },
    );
    expect(shown.split("Points: White 5, Black 0.\n")).toHaveLength(4);
    expect(shown).toContain(
      "on 21 and becomes a marzaz pani. It came from 12.\nPoints: White 5, Black 0.\nIt is",
    );
    expect(shown).toContain("Points: White 5, Black 0.\nWhite resigns. Black wins!\n");
  });
});

test("a double step is a legal move, and explained step by step", async () => {
  const shown = await talk(withHouseRules("double-step"), [
    "n",
    "moves 17",
    "explain 17 15",
    "17 15",
  ]);
  expect(shown).toContain("White's redum on 17: 17-15  17-16\n");
  expect(shown).toContain(
    "  yes  The squares on the way are empty. (CheckRedumMoveIsLegal)\nA legal move: White's redum moves from 17 to 15.\n",
  );
  expect(shown).toContain("It is Black's turn.");
});
