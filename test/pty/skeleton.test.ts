/** The exam's program at a keyboard. */
import process from "node:process";
import { describe, expect, test } from "vitest";
import { NOT_LEGAL, SKELETON_PROMPT as PROMPT, START_SKELETON } from "../cli/program.ts";
import { CTRL_D, open } from "./terminal.ts";

const WHITE_ON_BLUE = [4, 15];
const YELLOW_ON_BLACK = [0, 11];

describe("the exam's program at a keyboard", () => {
  test("plays Figure 8 in colour, after a refusal, and another game", async () => {
    const session = open({ command: [process.execPath, ...START_SKELETON] });
    await session.answer(PROMPT.setup, "y");
    await session.awaitText("It is White's turn.");
    await session.answer(PROMPT.start, "81");
    await session.answer(PROMPT.finish, "31");
    await session.awaitText(`${NOT_LEGAL}\n`);
    expect(await session.awaitText(PROMPT.start)).toBe("");
    session.type("81\r");
    await session.answer(PROMPT.finish, "41");
    await session.awaitText("Black's sarrum has been captured. White wins!");
    expect(await session.awaitText(PROMPT.again)).toBe("\n");
    const lines = await session.screen();
    const last = lines.findLast(({ text }) => text.startsWith("1   |"));
    expect(last?.text).toBe("1   |  |BG|  |BS|  |  |  |WG|");
    const colours = [8, 26].map((column) => [last?.ground(column), last?.ink(column)]);
    expect(colours).toEqual([YELLOW_ON_BLACK, WHITE_ON_BLUE]);
    session.type("Y\r");
    await session.answer(PROMPT.setup, "");
    await session.awaitText("8   |WG|WE|WN|WM|WS|WN|WE|WG|");
    await session.awaitText(PROMPT.start);
    session.type(CTRL_D);
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
    expect(session.rest()).toBe("\n");
  });

  test("is started by the full program, and shows no colour with NO_COLOR", async () => {
    const session = open({ words: ["skeleton"], variables: { NO_COLOR: "1" } });
    await session.answer(PROMPT.setup, "y");
    await session.awaitText(PROMPT.start);
    const lines = await session.screen();
    const first = lines.find(({ text }) => text.startsWith("1   |"));
    expect(first?.text).toBe("1   |  |BG|  |BS|  |  |  |WG|");
    expect([first?.ground(8), first?.ink(8)]).toEqual([undefined, undefined]);
    session.type("!!\r");
    await session.answer(PROMPT.finish, "!!");
    await session.awaitText(`${NOT_LEGAL}\n`);
    session.type(CTRL_D);
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  });
});
