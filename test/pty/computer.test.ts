/** Keys while the computer thinks or plays. */
import { describe, expect, test } from "vitest";
import { PROMPT } from "../cli/program.ts";
import { CTRL_C, ENTER, leaveByCtrlC, open, openForAll } from "./terminal.ts";

describe("while the computer thinks", () => {
  const opened = openForAll({ words: ["--setup", "full"] });

  test("Ctrl-C drops what has been typed", async () => {
    const session = opened();
    await session.answer(PROMPT.start, "analyse 600");
    await session.awaitText("Thinking: depth");
    session.type(`resign${ENTER}y${ENTER}`);
    await session.awaitText("Thinking: depth");
    session.type(CTRL_C);
    await session.answer(PROMPT.start, "review list");
    await session.awaitText("No move has been made yet.");
  });

  test("keys that are typed wait for the next prompt", async () => {
    const session = opened();
    await session.answer(PROMPT.start, "analyse 0.5");
    await session.awaitText("Thinking: depth");
    session.type(`review list${ENTER}17 16${ENTER}`);
    await session.awaitText(`${PROMPT.start}review list\n`);
    await session.awaitText("No move has been made yet.\n");
    await session.awaitText(`${PROMPT.start}17 16\n`);
    await session.awaitText("White's redum moves from 17 to 16.");
  });

  test("Ctrl-C stops it, and twice at the prompt after it ends the program", async () => {
    const session = opened();
    await session.answer(PROMPT.start, "analyse 600");
    await session.awaitText("Thinking: depth");
    await session.awaitText("Thinking: depth");
    session.type(CTRL_C);
    await session.awaitText(PROMPT.start);
    await leaveByCtrlC(session, PROMPT.start);
  });
});

test("the computer answers, and its status line is erased", async () => {
  const session = open({ words: ["--setup", "sample", "--computer", "black", "--level", "1"] });
  await session.answer(PROMPT.start, "12 11");
  await session.awaitText("It is Black's turn (Computer, level 1).");
  await session.awaitText("Thinking ...");
  await session.awaitText("It is White's turn.");
  await session.answer(PROMPT.start, "quit");
  await session.awaitText("Goodbye.");
  const lines = (await session.screen()).map(({ text }) => text);
  expect(lines.filter((line) => line.includes("Thinking"))).toEqual([]);
});
