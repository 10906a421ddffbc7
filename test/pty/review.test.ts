/** A review that is interrupted. */
import { expect, test } from "vitest";
import { PROMPT } from "../cli/program.ts";
import { CTRL_C, open } from "./terminal.ts";

test("Ctrl-C ends a review with what is known, and the game continues", async () => {
  const session = open({ words: ["--setup", "sample"] });
  for (const move of ["12 11", "41 42", "11 12", "42 41"]) {
    await session.answer(PROMPT.start, move);
  }
  await session.answer(PROMPT.start, "review 600s");
  await session.answer("(Y for yes)?", "y");
  await session.awaitText("Reviewing [");
  session.type(CTRL_C);
  await session.awaitText("Interrupted before a move was reviewed.");
  await session.answer(PROMPT.start, "review 1s");
  await session.answer("(Y for yes)?", "y");
  await session.awaitText("1 White 12-11=M ?? misses an immediate win");
  await session.answer("Enter for the board: ", "");
  await session.answer("(Enter for the next mistake, or help):", "done");
  await session.answer(PROMPT.start, "quit");
  await session.awaitText("Goodbye.");
  const lines = (await session.screen()).map(({ text }) => text);
  expect(lines.filter((line) => line.includes("Reviewing ["))).toEqual([]);
});
