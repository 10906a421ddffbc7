/** The subcommand review. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newHome } from "./program.ts";
import { runInside } from "./run-inside.ts";

describe("review on the command line", () => {
  const home = newHome();
  mkdirSync(home, { recursive: true });
  const name = join(home, "game.txt");
  const GAME = '[Game "sarrum"]\n[Start "sample"]\n\n1. 13x23 41-42 2. 23-24 42-43 *\n';
  writeFileSync(name, `${GAME}\n${GAME.replace(/1\. .*/, "1. 81x41 1-0")}`);

  test("writes the chart or the record with notes to a new file", async () => {
    const picture = join(home, "chart.svg");
    const record = join(home, "notes.txt");
    const asked = (out: string, ...time: readonly string[]) =>
      runInside("", { words: ["review", name, "1", ...time, "--out", out] });
    const { status, output } = await asked(picture, "--seconds", "1");
    expect(status).toBe(0);
    expect(output).toContain("1 White: 13x23 misses an immediate win and lets Black win at once");
    expect(output).toContain(`The chart is in ${picture}.\n`);
    expect(readFileSync(picture, "utf8")).toMatch(/^<svg [\s\S]*<circle [\s\S]*<\/svg>\n$/);
    expect((await asked(record, "--seconds", "1")).output).toContain(
      `The reviewed game is in ${record}.\n`,
    );
    expect(readFileSync(record, "utf8")).toContain("1. 13x23?? {[%eval #-1]}");
    const again = await asked(record, "--seconds", "1");
    expect(again.status).toBe(2);
    expect(again.complaints).toContain("already exists; choose another name.");
    expect(readFileSync(name, "utf8")).not.toContain("eval");
  });

  test("refuses what it cannot review", async () => {
    const out = join(home, "none.svg");
    const several = await runInside("", { words: ["review", name, "--out", out] });
    expect(several.complaints).toContain("has 2 games; type the number of one after its name");
    const slow = await runInside("", { words: ["review", name, "1", "--seconds", "0"] });
    expect(slow.complaints).toContain("The time in seconds must be a whole number from 1 to 3600.");
    expect(existsSync(out)).toBe(false);
  });
});
