/** Settings of one session in the next. */
import { expect, test } from "vitest";
import { newHome, PROMPT, runPiped } from "../cli/program.ts";
import { open, type Session } from "./terminal.ts";

const SAMPLE = ["--setup", "sample"];

/** Returns the background of square 11 on the last board of the screen. */
async function firstSquare(session: Session): Promise<number | undefined> {
  const line = (await session.screen()).findLast(({ text }) => text.startsWith("1 "));
  return line?.ground(4);
}

test("settings of one session are used in the next; options and pipes come before them", async () => {
  const home = newHome();
  const first = open({ words: SAMPLE, home });
  await first.awaitText(PROMPT.start);
  const slate = await firstSquare(first);
  first.type("set white Ann\r");
  await first.answer(PROMPT.start, "set theme warm");
  await first.awaitText("theme: warm, saved for every session.");
  await first.awaitText(PROMPT.start);
  const warm = await firstSquare(first);
  expect(warm).not.toBe(slate);
  first.type("quit\r");
  await first.ended();

  const next = open({ words: SAMPLE, home });
  await next.awaitText("White's turn (Ann).");
  await next.answer(PROMPT.start, "set theme");
  await next.awaitText("theme: warm");
  expect(await firstSquare(next)).toBe(warm);

  const chosen = open({ words: [...SAMPLE, "--theme", "slate", "--white", "Zoe"], home });
  await chosen.awaitText("White's turn (Zoe).");
  await chosen.awaitText(PROMPT.start);
  expect(await firstSquare(chosen)).toBe(slate);

  expect(runPiped("y\n", { home }).output).not.toContain("Ann");
});
