import { expect, test } from "vitest";
import { NEXT_STEP, runPiped } from "./program.ts";

const outputOf = (lines: readonly string[], ...words: readonly string[]) =>
  runPiped(lines.map((line) => `${line}\n`).join(""), { words: ["skeleton", ...words] }).output;

test("from main a program is shown from its first line", () => {
  const output = outputOf(["done"], "--step", "Main");
  expect(output).toContain(`program.ts, line 54: main is called.\n${NEXT_STEP}`);
});

test.each(["done", "quit", ""])("the score of predictions is the last word after “%s”", (line) => {
  const words = ["--predict", "--subroutine", "GetMove", "--answers", "y 13 23"];
  const output = outputOf(["13", "14", line], ...words);
  expect(output).toMatch(/Goodbye\.\nYou had 1 of 2 right\.\n$/);
});
