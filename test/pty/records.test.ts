/** Saved games and records of programs at terminals. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GREETING, newHome, PROMPT, TERMINAL_GREETING } from "../cli/program.ts";
import { ENTER, leaveByCtrlC, open } from "./terminal.ts";

const SAMPLE = ["--setup", "sample"];

test("an interrupted game is mentioned in one line before the first question, and resumed", async () => {
  const home = newHome();
  const first = open({ words: SAMPLE, home });
  await first.answer(PROMPT.start, "13 14");
  await first.awaitText("It is Black's turn.");
  await first.awaitText(PROMPT.start);
  await leaveByCtrlC(first, PROMPT.start);
  const next = open({ home });
  const notice = await next.awaitText(TERMINAL_GREETING.trim());
  expect(notice.match(/Saved game.*(\n|$)/g)).toEqual([
    "Saved game: Capture the Sarrum, sample game, 1 move; type resume to continue.\n",
    "Saved game: Capture the Sarrum, sample game, 1 move; type resume to continue.\n",
  ]);
  await next.answer(PROMPT.setup, "resume");
  await next.awaitText("Resumed: Capture the Sarrum, 1 move");
  await next.awaitText("It is Black's turn.");
  await next.answer(PROMPT.start, "41 42");
  await next.answer(PROMPT.start, "quit");
  await next.awaitText("Goodbye. Your game is saved; resume it with: npx tsx src/main.ts --resume");
  const last = open({ words: ["--resume"], home });
  expect((await last.awaitText(GREETING.trim())).trim()).toBe("");
  await last.answer(PROMPT.start, "review list");
  await last.awaitText("1. 13-14      41-42");
});

test("the game of a running program is not offered to another", async () => {
  const home = newHome();
  const running = open({ words: SAMPLE, home });
  await running.answer(PROMPT.start, "13 14");
  await running.awaitText("It is Black's turn.");
  // The game is on disk before the next prompt.
  await running.awaitText(PROMPT.start);
  const other = open({ home });
  expect(await other.awaitText(TERMINAL_GREETING.trim())).not.toContain("Saved game");
  await other.answer(PROMPT.setup, "resume");
  await other.awaitText("The only saved game is open in another window.");
  await other.answer(PROMPT.setup, "y");
  await other.answer(PROMPT.start, "13 24");
  await other.awaitText("It is Black's turn.");
  running.type(`review list${ENTER}`);
  await running.awaitText("1. 13-14");
});

test("a record is stepped through with Enter", async () => {
  const home = newHome();
  mkdirSync(home);
  const file = join(home, "game.txt");
  writeFileSync(file, '[Game "Capture the Sarrum"]\n[Start "sample"]\n\n1. 13x23 83-63 *\n');
  const session = open({ words: ["replay", file], home });
  await session.answer("Replay, move 0 of 1 (Enter for the next, or help): ", "");
  await session.awaitText("Move 1: 13x23.");
  await session.answer("Replay, White's move 1 of 1 (Enter for the next, or help): ", "done");
  await session.awaitText("Goodbye.");
  expect(await session.ended()).toMatchObject({ status: 0 });
});
