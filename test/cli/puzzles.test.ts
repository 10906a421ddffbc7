/** The subcommand puzzle. */
import { expect, test } from "vitest";
import { puzzlesOf } from "../../src/game/activities/puzzles/puzzles.ts";
import { runInside } from "./run-inside.ts";

test("puzzle --list prints one puzzle per line", async () => {
  const { status, output } = await runInside("", { words: ["puzzle", "--list"] });
  const lines = output.trimEnd().split("\n");
  const puzzles = await puzzlesOf("sarrum");
  expect(status).toBe(0);
  expect(lines).toHaveLength(puzzles.length);
  for (const [index, { moves, position, solution }] of puzzles.entries()) {
    expect(lines[index]).toBe(`${index + 1} | ${moves} | ${position} | ${solution.join(" ")}`);
  }
  const named = await runInside("", { words: ["puzzle", "--list", "--game", "sarrum"] });
  expect(named.output).toBe(output);
});

test.each([
  [
    ["puzzle", "--list", "--game", "saturankam"],
    "saturankam has no puzzles; name sarrum, shatranj, citadel or zamma.",
  ],
  [["puzzle", "--list", "7"], "too many arguments"],
])("%j is refused", async (words, named) => {
  const { status, complaints } = await runInside("", { words });
  expect(status).toBe(2);
  expect(complaints).toContain(named);
});

test("puzzles work in a pipe, with sentences, and nothing is stored", async () => {
  const [puzzle] = await puzzlesOf("sarrum");
  const input = `y\npuzzle\n${puzzle?.solution[0]}\npuzzle scores\ndone\nquit\n`;
  const { status, output } = await runInside(input, { words: ["--plain", "--seed", "7"] });
  expect(status).toBe(0);
  expect(output).toContain("Puzzle 1 is solved without help.");
  expect(output).toContain("Puzzles solved: 1 of");
  const again = await runInside("y\npuzzle scores\nquit\n");
  expect(again.output).toContain("Puzzles solved: 0 of");
});
