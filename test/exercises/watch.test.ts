import process from "node:process";
import { expect, test } from "vitest";
import { EXERCISES } from "../../src/exercises/catalogue.ts";
import type { Runner } from "../../src/exercises/checker/run-program.ts";
import { type WatchHost, watchFolder } from "../../src/exercises/watch.ts";
import { FORM } from "./runner.ts";
import { SKELETON } from "./solutions.ts";

/** Every program ends at once, so every exercise fails. */
const runner: Runner = {
  command: process.execPath,
  args: ["--eval", "process.exit(1)"],
  environment: {},
  mostTime: 10_000,
  mostOutput: 1000,
};

/** Watches the skeleton; each step happens when the program next waits. Returns what it said. */
async function watched(
  ...steps: ((happen: {
    press(key: string): void;
    save(file: string): void;
    fail(): void;
  }) => void)[]
): Promise<string[]> {
  const said: string[] = [];
  const listeners: Partial<Record<"pressed" | "changed" | "failed", (text: string) => void>> = {};
  const stopped: string[] = [];
  const happen = {
    press: (key: string) => listeners.pressed?.(key),
    save: (file: string) => listeners.changed?.(file),
    fail: () => listeners.failed?.(""),
  };
  const host: WatchHost = {
    runner,
    form: FORM,
    say(text) {
      said.push(text);
      if (text.startsWith("\nWaiting")) setImmediate(() => steps.shift()?.(happen));
    },
    watchFiles(folder, changed, failed) {
      expect(folder).toBe(SKELETON);
      Object.assign(listeners, { changed, failed });
      return () => stopped.push("files");
    },
    keys(pressed) {
      listeners.pressed = pressed;
      return () => stopped.push("keys");
    },
  };
  await watchFolder({ folder: SKELETON }, host);
  expect(stopped).toEqual(["files", "keys"]);
  return said;
}

const [first, second] = EXERCISES;

test("shows the task of a failed exercise, and its hint and the list on request", async () => {
  const said = await watched(({ press }) => [..."hlq"].forEach(press));
  expect(said[0]).toBe("Checking exercise 1 ...");
  expect(said[1]).toContain(first?.task);
  expect(said.at(-2)).toBe(first?.hint);
  expect(said.at(-1)).toMatch(/\n0 of \d+ exercises passed\.$/);
});

test("checks again after a save of a TypeScript file or r, and moves on after n", async () => {
  const said = await watched(
    ({ save }) => ["notes.txt", "rules.ts"].forEach(save),
    ({ press }) => press("r"),
    ({ press }) => press("n"),
    ({ press }) => press("q"),
  );
  const checked = said.filter((text) => text.startsWith("Checking"));
  expect(checked).toEqual([1, 1, 1, 2].map((number) => `Checking exercise ${number} ...`));
  expect(said.filter((text) => text.includes(first?.task ?? "?"))).toHaveLength(1);
  expect(said.filter((text) => text.includes(second?.task ?? "?"))).toHaveLength(1);
});

test("says that a folder cannot be watched, and ignores other keys", async () => {
  const said = await watched(({ fail, press }) => {
    fail();
    press("x");
    press("q");
  });
  expect(said.at(-1)).toBe("This folder cannot be watched; press r to check it.");
});
