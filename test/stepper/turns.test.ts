import { expect, test } from "vitest";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import { COMMANDS } from "../../src/stepper/turns.ts";
import { DEFAULT_VIEW } from "../../src/view/view-settings.ts";
import { talk } from "../console/type-lines.ts";
import { follow } from "./followed.ts";

test.each([
  [
    ["to 73", "13 23"],
    "line 72: startSquare becomes 13 (it was 0) and finishSquare becomes 23 (it was 0).\nEnter",
  ],
  [["over", "13"], "line 48: startSquare becomes 13 (it was 0).\nFinish"],
  [["to displayWinner", "13 23"], "displayWinner is not called before"],
])("%j at a question runs on after the answer", async (lines, shown) => {
  const all = await follow("to getMove", "y", ...lines);
  expect(all).toContain("Answer first; then it runs that far.");
  expect(all).toContain(shown);
});

test.each([
  ["main.startSquare", "line 72: startSquare becomes 13 (it was 0)"],
  ["startSquare", "line 48: startSquare becomes 13 (it was 0)"],
  ["main.board", 'line 214: board[3][2] becomes "WS"'],
  ["board[3][1]", 'line 215: board[3][1] becomes "  "'],
  ["main.startRank = 3", "line 73: startRank becomes 3"],
])("until %s runs until that changes", async (variable, shown) => {
  const all = await follow("to getMove", "y", `until ${variable}`, "13 23", "look board");
  expect(all.split("look board")[0]!.split("\n").at(-2)).toContain(shown);
});

test("each command is explained by its name, also where it is a topic of the game's help", async () => {
  const names = COMMANDS.map((command) => command.names[0]);
  const shown = await follow(...names.map((name) => `help ${name}`));
  for (const { about } of COMMANDS) expect(shown).toContain(about);
});

test("what several steps have printed and changed is read out with the line that comes next", async () => {
  const lines = ["over", "to 68", "y", "until moveIsLegal", "13 23", "to makeMove", "go", "go"];
  const shown = await talk(sarrum, ["step", ...lines, "quit"], {
    effects: { interactive: true },
    view: { ...DEFAULT_VIEW, plain: true },
  });
  expect(shown).toContain("Meanwhile board changes in 8 places");
  expect(shown).toContain(
    `Meanwhile startRank becomes 3, startFile becomes 1, finishRank becomes 3, finishFile becomes 2 and whoseTurn becomes "W".
Next, line 129: if (finishFile === startFile && finishRank === startRank) moveIsLegal = false;`,
  );
  expect(shown).toMatch(/makeMove is called with .*\nNext, line 207: /);
  expect(shown).toContain(`line 85: whoseTurn becomes "B" (it was "W").
Meanwhile board[3][1] becomes "  " (it was "WS") and board[3][2] becomes "WS" (it was "BE").
Next, line 67: while (!gameOver) {`);
  expect(shown).toContain("Meanwhile it prints “It is Black's turn.”.\nNext, line 48:");
});
