/** The rulings of Capture the Sarrum. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../../session/type-lines.ts";

const START_PROMPT = "Start square (file then rank, like 47): ";
const NOT_LEGAL = "That is not a legal move – please try again";

const played = (...lines: string[]) => talk(sarrum, lines, { position: SAMPLE });

describe("the rulings of Capture the Sarrum", () => {
  test("ruling: two grid references are judged together, after the second", async () => {
    const shown = await played("55", "56");
    expect(shown).toContain(`${START_PROMPT}55\nFinish square, from 55: 56\n${NOT_LEGAL}`);
  });

  test.each(["x", "0", "9", "5", "813", "٨٩١", ""])(
    "ruling: input that is not a grid reference (%j) is refused at once, at either prompt",
    async (typed) => {
      const atStart = await played(typed);
      expect(atStart).toContain(`${START_PROMPT}${typed}\n${NOT_LEGAL}\n`);
      const atFinish = await played("81", typed, "81", "41");
      expect(atFinish).toContain(`Finish square, from 81: ${typed}\n${NOT_LEGAL}\n`);
      expect(atFinish).toContain("White wins!");
    },
  );

  test("ruling: a finish square equal to the start square is illegal", async () => {
    expect(await played("13", "13")).toContain("are the same square, 13");
  });

  test("ruling: a player without a legal move draws", () => {
    const stuck = mustRead(sarrum, "s7/8/8/8/1e6/gRg5/RMR5/SN6 w");
    expect(sarrum.legalMoves(stuck)).toEqual([]);
    expect(sarrum.outcome(stuck)).toMatchObject({ winner: undefined });
    const lines = Object.values(sarrum.ruleBook.sections).flat();
    expect(lines.filter((line) => line.includes("departs from the paper"))).toEqual([
      "A player who has no legal move draws the game. This departs from the paper, whose Skeleton Program keeps asking for a move.",
    ]);
  });

  test.each(["01", "10", "09", "19", "91", "00", "99"])(
    "ruling: a square outside 1 to 8 does not exist (%s)",
    async (typed) => {
      expect(await played(typed)).toContain(`${typed} is off the board`);
    },
  );

  test("ruling: a text position may lack one side's sarrum, and the game is then over", () => {
    expect(sarrum.outcome(mustRead(sarrum, "8/8/8/8/8/8/8/S7 b"))).toMatchObject({ winner: 0 });
    expect(sarrum.outcome(mustRead(sarrum, "s7/8/8/8/8/8/8/8 b"))).toMatchObject({ winner: 1 });
    expect(sarrum.readPosition("8/8/8/8/8/8/8/8 w").ok).toBe(false);
    expect(sarrum.readPosition("ss6/8/8/8/8/8/8/S7 w").ok).toBe(false);
  });

  test("ruling: the players may agree a draw, and a player may resign", async () => {
    expect(await played("draw", "y")).toContain("The players agree to a draw.");
    expect(await played("resign", "y")).toContain("White resigns. Black wins!");
  });

  test("ruling: repetition and endless play end nothing", async () => {
    const round = ["13 14", "41 42", "14 13", "42 41"];
    const lines = Array.from({ length: 30 }, () => round).flat();
    const shown = await played(...lines, "81 41");
    expect(shown).toContain("This position has come up three times; that does not end the game,");
    expect(shown).toContain("without a capture or a redum's move; that does not end the game,");
    expect(shown).toContain("Black's sarrum has been captured. White wins!");
  });

  test("ruling: the kashshaptu is absent", () => {
    expect(sarrum.readPosition("k6s/8/8/8/8/8/8/S7 w")).toMatchObject({ ok: false });
    expect(sarrum.ruleBook.pieces.map(({ letter }) => letter).join("")).toBe("SMNEGR");
  });
});
