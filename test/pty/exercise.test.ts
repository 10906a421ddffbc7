/** Exercises that are watched in a window. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startExercise } from "../../src/exam/exercises/work/start.ts";
import { FORM } from "../exam/exercises/runner.ts";
import { removeFolder } from "../exam/exercises/solutions.ts";
import { valueIn } from "../value-in.ts";
import { CTRL_C, ENTER, open } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-pty-"));
afterAll(() => removeFolder(folder));

const WAITING = "list, quit): ";
const MORE = "Enter for more, q to skip the rest: ";

test("exercise watch keeps the top of what it shows in the window, and Ctrl-C ends it", async () => {
  const work = join(folder, "work");
  valueIn(await startExercise(work, undefined, FORM));
  const program = join(work, "01-accept-only-y-or-n", "program.ts");
  writeFileSync(program, "throw Error('slip');");
  const rows = 12;
  const session = open({ words: ["exercise", "watch", work], rows, columns: 200 });
  const window = async () => (await session.screen()).slice(-rows).map(({ text }) => text);
  await session.awaitText(WAITING);
  const verdict = (await window()).filter((line) => line !== "");
  expect(verdict[0]).toMatch(/^Exercise 1: .*: 0 of \d checks passed, \d not run$/);
  // Beside the large digits.
  expect(verdict[2]).toMatch(/^ .* Edit .*01-accept-only-y-or-n\/program\.ts$/);
  expect(verdict.join("\n")).toContain("slip");
  session.type(`list${ENTER}`);
  await session.awaitText(MORE);
  const list = await window();
  expect(list[0]).toMatch(/^ *▄+ {2}0 of \d+ exercises passed, \d+ begun$/);
  session.type(ENTER);
  await session.awaitText(MORE);
  const rest = await window();
  expect(rest.join("\n")).toMatch(/^Display ─/m);
  expect(rest).not.toContain(list[0]);
  // What is typed is dropped when a file is saved, also while a text is read.
  session.type("q");
  writeFileSync(program, "throw Error('other');");
  await session.awaitText("other");
  await session.awaitText(WAITING);
  expect((await window()).find((line) => line !== "")).toBe(verdict[0]);
  // Commands are still read after it has gone on to other exercises.
  session.resize(200, 50);
  for (const number of [2, 3]) {
    session.type(`n${ENTER}`);
    await session.awaitText(`Edit ${join(work, `0${number}-`)}`);
    await session.awaitText(WAITING);
  }
  session.type(CTRL_C);
  await session.awaitText("press Ctrl-C again");
  session.type(CTRL_C);
  expect(await session.ended()).toMatchObject({ signal: 2 });
});
