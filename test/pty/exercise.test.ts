import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startExercise } from "../../src/exam/exercises/work/start.ts";
import { START_HOST } from "../exam/exercises/runner.ts";
import { removeFolder } from "../exam/exercises/solutions.ts";
import { valueIn } from "../value-in.ts";
import { CTRL_C, open } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-pty-"));
afterAll(() => removeFolder(folder));

test("exercise watch keeps the top of what it shows in the window, and Ctrl-C ends it", async () => {
  const work = join(folder, "work");
  valueIn(await startExercise(work, undefined, undefined, START_HOST));
  writeFileSync(join(work, "01-accept-only-y-or-n", "program.ts"), "throw Error('slip');");
  const rows = 12;
  const session = open({ words: ["exercise", "watch", work], rows, columns: 200 });
  const window = async () => (await session.screen()).slice(-rows).map(({ text }) => text);
  await session.awaitText("l list, q quit");
  const verdict = await window();
  expect(verdict[0]).toMatch(/^Exercise 1: .*: 0 of \d checks passed, \d not run$/);
  expect(verdict[1]).toMatch(/^Edit .*01-accept-only-y-or-n\/program\.ts$/);
  expect(verdict.join("\n")).toContain("slip");
  session.type("l");
  await session.awaitText("l list, q quit");
  const list = await window();
  expect(list[0]).toMatch(/^\[\.+\] 0 of \d+ exercises passed\.$/);
  expect(list[8]).toBe("... Press Space for more.");
  session.type(" ");
  await session.awaitText("l list, q quit");
  const rest = await window();
  expect(rest).toContain("Messages");
  expect(rest).not.toContain(list[0]);
  session.type("r");
  await session.awaitText("l list, q quit");
  expect((await window())[0]).toBe(verdict[0]);
  session.type(CTRL_C);
  expect(await session.ended()).toMatchObject({ signal: 2 });
});

test("exercise watch still reads keys after it has gone on to other exercises", async () => {
  const work = join(folder, "keys");
  valueIn(await startExercise(work, undefined, undefined, START_HOST));
  const session = open({ words: ["exercise", "watch", work], columns: 200 });
  await session.awaitText("l list, q quit");
  for (const number of [2, 3]) {
    session.type("n");
    await session.awaitText(`Edit ${join(work, `0${number}-`)}`);
    await session.awaitText("l list, q quit");
  }
  session.type("h");
  await session.awaitText("Hint: ");
  await session.awaitText("l list, q quit");
  session.type("q");
  expect(await session.ended()).toMatchObject({ status: 0 });
});
