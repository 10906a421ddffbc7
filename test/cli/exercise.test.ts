import { describe, expect, test } from "vitest";
import { SKELETON } from "../exercises/solutions.ts";
import { runInside } from "./run-inside.ts";

describe("exercise", () => {
  test("ends with 0 after a task, with 1 after a failed check", async () => {
    const shown = await runInside("", { words: ["exercise", "1"] });
    expect(shown).toMatchObject({ status: 0, complaints: "" });
    expect(shown.output).toMatch(/^Exercise 1: /);
    const checked = await runInside("", { words: ["exercise", "check", "1", SKELETON] });
    expect(checked).toMatchObject({ status: 1, complaints: "" });
    expect(checked.output).toMatch(/\n\d of \d checks passed\.\n$/);
  });

  test("refuses a number that no exercise has", async () => {
    const { status, output, complaints } = await runInside("", { words: ["exercise", "99"] });
    expect({ status, output }).toEqual({ status: 2, output: "" });
    expect(complaints).toMatch(/^error: There is no exercise “99”; .*\n$/);
  });

  test("refuses a name that Windows forbids, only on Windows", async () => {
    const words = ["exercise", "start", "no-such-folder/nul"];
    const { status, complaints } = await runInside("", { words, windows: true });
    expect(status).toBe(2);
    expect(complaints).toMatch(/^error: .*Windows/);
    const elsewhere = await runInside("", { words });
    expect(elsewhere.complaints).toMatch(/the folder above it does not exist/);
  });
});
