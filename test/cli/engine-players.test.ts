/** Engines that play one side or both, as the options name them. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newHome, runPiped } from "./program.ts";
import { runInside } from "./run-inside.ts";

test("an engine plays both sides in a pipe until the game ends", () => {
  const level = ["--level", "1", "--seed", "2"];
  const words = ["--position", "7G/8/8/8/3S4/8/8/s7 w", "--computer", "both", ...level];
  const { status, output, complaints } = runPiped("n\n", { words });
  expect([status, complaints]).toEqual([0, ""]);
  expect(output).toContain("It is White's turn (Computer, level 1).");
  expect(output).toContain("White wins!\n");
  expect(output).not.toContain("Thinking");
});

test("the record names the engine players and their levels", () => {
  const home = newHome();
  mkdirSync(home);
  const file = join(home, "game.txt");
  const words = ["--setup", "sample", "--white", "Ann", "--computer", "black", "--level", "2"];
  const { output } = runPiped(`save ${file}\n`, { words, home });
  expect(output).toContain("The game is in");
  expect(readFileSync(file, "utf8")).toContain('[White "Ann"]\n[Black "Computer, level 2"]\n');
  const again = runPiped("12 11\nquit\n", { words: ["--load", file], home });
  expect(again.output).toContain("It is Black's turn (Computer, level 2).");
  expect(again.output).toContain("It is White's turn (Ann).");
});

test.each([
  [["--level", "3"], "error: --level needs --computer, to say which side the computer plays"],
  [["--think", "300"], "error: --think needs --computer, to say which side the computer plays"],
  [["--computer", "black", "--level", "9"], "The level must be a whole number from 1 to 8."],
  [
    ["--computer", "black", "--think", "0"],
    "The time in milliseconds must be a whole number from 1 to 600000.",
  ],
  [["--computer", "green"], "“green” is not a side"],
])("%j is refused", async (words, complaint) => {
  const { status, output, complaints } = await runInside("", { words });
  expect([status, output]).toEqual([2, ""]);
  expect(complaints).toContain(complaint);
});
