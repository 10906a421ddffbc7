/** The subcommand lesson. */
import { describe, expect, test } from "vitest";
import { runInside } from "./run-inside.ts";

const run = (input: string, ...words: string[]) =>
  runInside(input, { words: ["lesson", ...words] });

describe("lesson on the command line", () => {
  test("lists the lessons", async () => {
    const { status, output } = await run("");
    expect(status).toBe(0);
    expect(output).toMatch(/^The lessons on Capture the Sarrum:\n {2}demo /);
  });

  test("runs a lesson, with which the program ends", async () => {
    const { status, output } = await run("\n\nback\ndone\n", "refused", "--plain");
    expect(status).toBe(0);
    expect(output).toContain("Lesson, step 3 of 15 (Enter for the next, back, done): back\n");
    expect(output).toMatch(/step 2 of 15[^\n]*done\nGoodbye\.\n$/);
  });

  test("refuses an unknown lesson", async () => {
    const { status, output, complaints } = await run("", "demmo", "--game", "zamma");
    expect([status, output]).toEqual([2, ""]);
    expect(complaints).toContain("Type lesson to list the lessons.");
  });
});
