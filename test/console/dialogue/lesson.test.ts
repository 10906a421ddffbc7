import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sarrum } from "../../../src/games/sarrum/sarrum.ts";
import { talk } from "../type-lines.ts";

const README = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

/** Returns the lines of the lesson in the README. */
function lesson(): string[] {
  const [, section = ""] = /\n## For teachers\n([\s\S]*?)\n## /.exec(README) ?? [];
  const [, block = ""] = /:\n\n((?: {4}.*\n)+)/.exec(section) ?? [];
  return block
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());
}

test("the lesson in the README works when it is typed", async () => {
  const lines = lesson();
  expect(lines).toHaveLength(10);
  const files = new Map<string, string>();
  const shown = await talk(sarrum, lines, { files });
  const steps = [
    "Figure 5e",
    "Play the sample game",
    "White's sarrum stands on 13; no piece moves onto its own colour.",
    "White's sarrum on 13: ",
    "White's sarrum captures Black's etlu on 23.",
    "Taken back: 13x23",
    "The picture is in ",
    "A good move: 81x41.",
    "White captures the sarrum in 1 move.",
    "White wins!",
    "Play again",
  ];
  let from = 0;
  for (const step of steps) {
    const found = shown.indexOf(step, from);
    expect(found, step).toBeGreaterThanOrEqual(0);
    from = found;
  }
  expect(shown).not.toContain("Unknown command");
  expect([...files.values()][0]).toMatch(/^<svg/);
});
