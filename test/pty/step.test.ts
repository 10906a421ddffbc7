/** The exam's program, and others, line by line in a window. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { NEXT_STEP } from "../cli/program.ts";
import { CTRL_C, ENTER, open } from "./terminal.ts";

const BACKSPACE = "\x7f";
const LEFT = "\x1b[D";
const RIGHT = "\x1b[C";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a page of 80 by 24 shows a prediction with the board, and Ctrl-C keeps the result", async () => {
  const file = join(newFolder(), "class.csv");
  const words = ["skeleton", "--predict", "--subroutine", "MakeMove", "--answers", "y 13 23"];
  const session = open({ words: [...words, "--seed", "5", "--name", "Ann", "--result", file] });
  const shown = async () => (await session.screen()).slice(-24).map(({ text }) => text.trimEnd());
  for (const asked of [1, 2]) {
    await session.answer("– true or false? ", "f");
    await session.awaitText(`${asked} of ${asked} right`);
  }
  await session.awaitText("board[3][2] become? ");
  const lines = await shown();
  expect(lines.find((line) => line.startsWith(">"))).toMatch(/^>214 +board\[finishRank/);
  expect(lines[0]).toMatch(/^rules\.ts ─+ 2 of 2 right$/);
  expect(lines.join("\n")).toMatch(/┌─ makeMove ─+ line 214 ─┐/);
  expect(lines.filter((line) => / 3 +\[WS\]▐BE▌ +▐BE▌$/.test(line))).toHaveLength(1);
  session.type(`predict${ENTER}`);
  await session.answer(NEXT_STEP, "");
  await session.awaitText('becomes "WS"');
  expect((await shown()).join("\n")).toMatch(/ 3 +▙WS▟\(WS\) +▐BE▌$/m);
  session.type(LEFT);
  await session.awaitText("is not looked at");
  session.type(RIGHT);
  await session.awaitText('becomes "WS"');
  session.resize(130);
  await session.awaitText("Finish square, file first: 23");
  await session.awaitText(NEXT_STEP.trim());
  session.type(CTRL_C);
  await session.awaitText("press Ctrl-C again to leave");
  session.type(CTRL_C);
  await session.awaitText("Goodbye.\nYou had 2 of 2 right.\n");
  await session.ended();
  expect(readFileSync(file, "utf8")).toMatch(/,Ann,MakeMove,5,2,2\n$/);
});

test("a window of 60 by 20 without colours shows the code, also after help has filled it", async () => {
  const size = { columns: 60, rows: 20, variables: { NO_COLOR: "1" } };
  const session = open({ ...size, words: ["skeleton", "--step", "checkMoveIsLegal"] });
  const shown = async () => (await session.screen()).slice(-size.rows).map(({ text }) => text);
  const marked = async () => (await shown()).filter((line) => line.startsWith(">"));
  await session.answer("Play the sample game (Y for yes)? ", "y 13 23");
  await session.awaitText(NEXT_STEP.trim());
  expect(await marked()).toHaveLength(1);
  expect((await marked())[0]).toMatch(/^>125 {5}Math\.min/);
  session.type(`why${ENTER}`);
  await session.awaitText("checkMoveIsLegal has been called, and begins here.");
  await session.awaitText(NEXT_STEP.trim());
  expect(await marked()).toHaveLength(1);
  session.type(`help${ENTER}`);
  await session.answer("Enter for more, q to skip the rest: ", "");
  await session.answer("Enter for the program: ", "13");
  await session.awaitText(`${NEXT_STEP}13`);
  expect(await marked()).toHaveLength(1);
  session.type(`${BACKSPACE}${BACKSPACE}help${ENTER}`);
  expect(await session.awaitText("The program's steps:")).not.toContain("asks nothing");
  await session.answer("Enter for more, q to skip the rest: ", "");
  await session.answer("Enter for the program: ", "until moveIsLegal");
  await session.awaitText("moveIsLegal becomes true.");
  await session.awaitText(NEXT_STEP.trim());
  expect((await marked())[0]).toMatch(/^>129/);
});

test("Ctrl-C stops a program that does not end, and what was typed ahead", async () => {
  const file = join(newFolder(), "program.ts");
  writeFileSync(file, "export function main() { let a = 1; }");
  const session = open({ words: ["skeleton", "--step", "--from", file] });
  await session.awaitText(NEXT_STEP.trim());
  writeFileSync(file, "export function main() { /(x+x+)+y/.test('x'.repeat(60)); }");
  session.type(`again${ENTER}over${ENTER}`);
  // Its process has to start first.
  await setTimeout(1_000);
  session.type(CTRL_C);
  await session.awaitText("Ctrl-C has stopped it.");
});
