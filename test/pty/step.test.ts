import { expect, test } from "vitest";
import { NEXT_STEP } from "../cli/program.ts";
import { ENTER, open } from "./terminal.ts";

const LEFT = "\x1b[D";
const RIGHT = "\x1b[C";

test("a page of 80 by 24 shows the line that comes next, the variables and the board", async () => {
  const session = open({ words: ["skeleton", "--step", "makeMove", "--answers", "y 13 23"] });
  for (let step = 0; step < 3; step += 1) await session.answer(NEXT_STEP, "");
  await session.awaitText('becomes "WS"');
  const lines = (await session.screen()).slice(-24).map(({ text }) => text.trimEnd());
  expect(lines.find((line) => line.startsWith(">"))).toMatch(
    /^>215 +board\[startRank]!\[startFile] = " {2}";$/,
  );
  expect(lines).toContain("-- main > makeMove (rules.ts) --");
  expect(lines.join("\n")).toMatch(/^3 +WS \(WS\) +BE$/m);
  session.type(LEFT);
  await session.awaitText("is not looked at");
  session.type(RIGHT);
  await session.awaitText('becomes "WS"');
  session.type(`done${ENTER}`);
  await session.awaitText("Goodbye.");
});
