/** Boards that are drawn again at the top of a window. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PROMPT, START_IN_SHELL, TERMINAL_GREETING } from "../cli/program.ts";
import type { Window } from "./program-window.ts";
import { ARROW_LEFT, CTRL_C, ENTER, open, type Session, withFixedExample } from "./terminal.ts";

const SMALL = { columns: 80, rows: 24 };
/** Returns the lines of the window, without those that have scrolled out of it. */
async function visible(session: Session, { rows = 24 }: Window): Promise<string[]> {
  return (await session.screen()).map(({ text }) => text).slice(-rows);
}

const boardsIn = (lines: readonly string[]) => lines.filter((text) => /^1 {2}/.test(text)).length;

/** Waits until the window, which may just be written, shows one board and a text. Gives all its lines. */
async function linesWithBoard(session: Session, window: Parameters<typeof visible>[1], text = "") {
  let lines = await visible(session, window);
  const isWhole = () => boardsIn(lines) === 1 && lines.some((line) => line.includes(text));
  for (let times = 0; times < 100 && !isWhole(); times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    lines = await visible(session, window);
  }
  expect(boardsIn(lines), lines.join("\n")).toBe(1);
  return lines;
}

/** Checks that the window shows one board, which begins in one of its first lines. */
async function expectBoardAtTop(session: Session, window: Window): Promise<void> {
  const lines = await linesWithBoard(session, window);
  // A label stands in the third of up to four lines, below a frame or an empty line.
  expect(lines.findIndex((text) => /^1 {2}/.test(text))).toBeLessThanOrEqual(3);
}

const TAGS = '[Game "Capture the Sarrum"]\n[Start "full"]\n';

/** Returns a recorded game of six moves in a folder that is removed after the test. */
function recordedGame(): string {
  const folder = mkdtempSync(join(tmpdir(), "redraw-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "game.txt");
  writeFileSync(file, `${TAGS}\n1. 17-16 12-13 2. 27-26 22-23 3. 37-36 32-33 *\n`);
  return file;
}

test("a watched game keeps one board at the top, pauses at Ctrl-C and continues after a command", async () => {
  const size = { columns: 120, rows: 50 };
  const session = open({ ...size, words: ["--setup", "full", "--seed", "1"] });
  await session.answer(PROMPT.start, "computer show 0.05");
  await session.awaitText("Ctrl-C pauses the game.");
  const before = (await session.screen()).length;
  // Of the sentence about the turn only what changes is written.
  for (let moves = 0; moves < 6; moves += 1) await session.awaitText(" moves from ");
  await expectBoardAtTop(session, size);
  expect((await session.screen()).length).toBe(before);
  session.type(CTRL_C);
  await session.awaitText("The computer has paused.");
  await session.awaitText(PROMPT.start);
  await expectBoardAtTop(session, size);
  const all = (await session.screen()).map(({ text }) => withFixedExample(text));
  expect(all).toContain(`${PROMPT.start}computer show 0.05`);
  session.type(`computer${ENTER}`);
  await session.awaitText(" moves from ");
});

test("replay --every keeps one board at the top, and what was in the window", async () => {
  const program = `echo earlier; ${START_IN_SHELL} replay ${recordedGame()} --every 0.05`;
  const session = open({ ...SMALL, command: ["sh", "-c", program] });
  await session.ended();
  await expectBoardAtTop(session, SMALL);
  expect((await session.screen()).map(({ text }) => text)).toContain("earlier");
  expect((await session.screen()).length).toBeLessThanOrEqual(2 * SMALL.rows);
  const last = "Move 3: 32-33. Black's redum moves from 32 to 33.";
  expect(await visible(session, SMALL)).toContain(last);
});

/** Checks that the window shows one board, and what is said first below it. */
async function expectFirstQuestion(session: Session, rows: number): Promise<void> {
  await session.awaitText(PROMPT.setup);
  const [lastWord] = PROMPT.setup.trim().split(" ").slice(-1);
  const lines = await linesWithBoard(session, { rows }, lastWord);
  // The question is wrapped where it would leave little room to type.
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const below = lines.slice(lines.findIndex((line) => /^Capture/.test(line))).join("\n");
  expect(words(below)).toEqual(words(TERMINAL_GREETING + PROMPT.setup));
}

test("at the first question the board is redrawn in a window of another size, and has the cursor", async () => {
  const session = open({ columns: 120, rows: 40, variables: { LC_ALL: "C" } });
  await expectFirstQuestion(session, 40);
  session.resize(80);
  await expectFirstQuestion(session, 40);
  session.type(ARROW_LEFT);
  await session.awaitText(">WR<");
  session.type(`\x1517 16${ENTER}`);
  await session.awaitText("White's redum moves from 17 to 16.");
});
