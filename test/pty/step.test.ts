import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NEXT_STEP } from "../cli/program.ts";
import { CTRL_C, ENTER, open } from "./terminal.ts";

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
  session.resize(130);
  await session.awaitText("-- printed --");
  session.type(`done${ENTER}`);
  await session.awaitText("Goodbye.");
});

test("Ctrl-C keeps the result of a prediction, whose page shows the board", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "class.csv");
  const words = ["skeleton", "--predict", "--subroutine", "MakeMove", "--seed", "7"];
  const session = open({ words: [...words, "--name", "Ann", "--result", file] });
  for (const asked of [1, 2]) {
    await session.answer("– true or false? ", "f");
    await session.awaitText(`${asked} of ${asked} right`);
  }
  await session.awaitText("board[6][5] become? ");
  const lines = (await session.screen()).slice(-24).map(({ text }) => text.trimEnd());
  expect(lines.filter((line) => /^7 +WR +WR/.test(line))).toHaveLength(1);
  session.type(CTRL_C);
  await session.awaitText("press Ctrl-C again to leave");
  session.type(CTRL_C);
  await session.ended();
  expect(readFileSync(file, "utf8")).toMatch(/,Ann,MakeMove,7,2,2\n$/);
});
