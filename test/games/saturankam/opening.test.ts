import { expect, test } from "vitest";
import { wrapText } from "../../../src/console/terminal/wrap-text.ts";
import { setupPosition } from "../../../src/core/game.ts";
import { anyGame } from "../../../src/games/catalogue.ts";
import { saturankam } from "../../../src/games/saturankam/saturankam.ts";
import { makePalette } from "../../../src/view/palette.ts";
import { talk } from "../../console/type-lines.ts";

const FOUR = saturankam({ players: 4, startOff: false, easyEntry: false });

/** Returns the opening in a coloured window, from the board to the prompt, for each throw. */
async function openings(): Promise<string[]> {
  const throws = FOUR.chances(setupPosition(FOUR, 0));
  const palette = makePalette(0, "slate");
  const shown = throws.map((_, index) =>
    talk(anyGame(FOUR), [], { dice: () => index, columns: 80, rows: 24, palette }),
  );
  return (await Promise.all(shown)).map((text) => {
    const [, opening = ""] = /\n(\n9 [\s\S]*\n)\nThe input has ended/.exec(text) ?? [];
    return wrapText(opening.trimEnd(), 80);
  });
}

test("for four players the board, the moves and the prompt fit 80 by 24", async () => {
  const all = await openings();
  expect(all).toHaveLength(10);
  for (const opening of all) {
    expect(opening).toContain("Your move");
    expect(opening.split("\n").length).toBeLessThanOrEqual(24);
  }
});

test("every fifth cell shows its number on the track of the player to move", () => {
  const { cells } = FOUR.diagram(setupPosition(FOUR, 0));
  const counted = cells.flatMap((cell) => cell?.count ?? []).map(Number);
  // Pieces stand on cell 0.
  expect(counted.toSorted((one, other) => one - other)).toEqual([
    5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80,
  ]);
});
