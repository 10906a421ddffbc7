/** A whole game in plain text: sentences only. */
import { expect, test } from "vitest";
import { runPiped, STEERING, UNREADABLE } from "./program.ts";
import { runInside } from "./run-inside.ts";

test("Figure 8 in plain text reads well from start to end", async () => {
  const run = runPiped("y\n81\n41\nn\n", { words: ["--plain"] });
  expect([run.status, run.complaints]).toEqual([0, ""]);
  expect(run.output).not.toMatch(STEERING);
  expect(run.output).not.toMatch(/[\u2500-\u259f_|]/);
  expect(run.output.split("\n").filter((line) => UNREADABLE.test(line))).toEqual([]);
  await expect(run.output).toMatchFileSnapshot("../transcripts/figure-8-plain.txt");
});

test("plain text has no colour, whatever the environment asks for", async () => {
  const input = "13 23\nboard\nmoves\nhelp\nrules\nreview list\nundo\n";
  const words = ["--plain", "--setup", "sample"];
  const variables = { FORCE_COLOR: "3" };
  const run = await runInside(input, { words: [...words, "--large"], variables });
  expect(run).toEqual(await runInside(input, { words }));
  expect(run.output.split("\n").filter((line) => UNREADABLE.test(line))).toEqual([]);
});

test("the pattern finds the signs of a drawn board", async () => {
  const { output } = await runInside("13 23\n", { words: ["--setup", "sample"] });
  const drawn = output.split("\n");
  for (const line of drawn.filter((line) => /^ {5}_|^\d {3}\|/.test(line))) {
    expect(line).toMatch(UNREADABLE);
  }
  expect(drawn.filter((line) => UNREADABLE.test(line)).length).toBeGreaterThan(30);
});
