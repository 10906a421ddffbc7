/** Draws that are offered to the computer. */
import { expect, test } from "vitest";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { talk } from "../type-lines.ts";

/** Moves of both sides: White's sarrum goes to and fro, and no position of Black's pieces occurs twice. */
function movesWithoutRepetition(count: number): readonly string[] {
  const rows = [1, 2, 3, 4, 5].map((row) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `${column}${row}`),
  );
  const sarrumPath = rows.flatMap((row, index) => (index % 2 === 0 ? row.toReversed() : row));
  const paniPath = "17 18 28 38 48 47 37 27 26 36 46 56".split(" ");
  const steps = [sarrumPath, paniPath].flatMap((squares) =>
    squares.slice(1).map((square, index) => `${squares[index]} ${square}`),
  );
  const answers = ["88 87", "87 88"];
  return steps.slice(0, count).flatMap((step, index) => [answers[index % 2] ?? "", step]);
}

test.each([
  [49, "The computer plays on."],
  [50, "The computer agrees."],
])(
  "asked for a draw after %i moves without a capture, the computer is ahead: %s",
  async (count, answer) => {
    const lines = [...movesWithoutRepetition(count), "computer black 3", "draw"];
    const shown = await talk(anyGame(sarrum), lines, { position: "7s/8/8/8/8/8/m7/7S w" });
    expect(shown).toContain(answer);
  },
);
