/** What help says of a session of games. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { mayBeCommand } from "../../../../src/terminal/dialogue/dispatch.ts";
import { commandsAt } from "../../../../src/terminal/dialogue/registry.ts";
import { everyBoard } from "../../../every-game.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { firstQuestion } from "../run-dialogue.ts";
import { talk } from "../type-lines.ts";

describe("help", () => {
  test("fits a window of 24 lines and 80 columns in every game", async () => {
    for (const { name, game } of await everyBoard()) {
      const shown = await talk(game, ["help"], { dice: () => 0 });
      const [, help = ""] = shown.split(/help\n/);
      const lines = help.split("\n").slice(0, -4);
      expect(lines.length, name).toBeLessThanOrEqual(22);
      expect(Math.max(...lines.map((line) => line.length)), name).toBeLessThanOrEqual(80);
    }
  });

  test("about one of them shows its line", async () => {
    const shown = await talk(
      sarrum,
      ["help undo", "help moves 13", "setup", "help put", "cancel", "set plain on", "help Moves"],
      { position: SAMPLE },
    );
    expect(shown).toMatch(/help moves 13\n {2}moves \[SQUARE\] +lists/);
    expect(shown).toMatch(/help put\n {2}put PIECE SQUARE +puts a piece on one or more squares/);
    expect(shown).toMatch(/^ {2}undo \[NUMBER\] +takes back a move, or several/m);
    expect(shown).not.toContain("These words work");
    expect(shown).toMatch(/^moves, or moves SQUARE: lists the legal moves/m);
  });

  test("does not explain those of other games", async () => {
    expect(await talk(shatranj, ["help figure"])).toContain("There is no help for “figure”");
  });
});

test("every command that works has help of its own, by each of its names", async () => {
  const { state, repl } = await firstQuestion(anyGame(sarrum));
  const commands = commandsAt(state, repl);
  const phrases = commands.flatMap((command) => Object.keys(command.phrases ?? {}));
  const names = [...commands.flatMap((command) => command.names), ...phrases];
  // Lines that are shorter load no commands.
  expect(names.filter((name) => !mayBeCommand(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["step", "analyze", "?", "give up"]));
  const shown = await talk(
    sarrum,
    names.map((name) => `help ${name}`),
  );
  expect(shown).not.toContain("There is no help");
  expect(shown).toMatch(/help step\n {2}step \[COMMAND\]\s+runs the exam's program/);
});

test.each(await everyBoard())("help all lists at most 31 commands in $name", async ({ game }) => {
  for (const lines of [["help all"], ["y", "help all"]]) {
    const shown = await talk(game, lines, {});
    const [, list = ""] = shown.split("The board and the rules:\n");
    const rows = list.split("\n").filter((line) => /^ {2}[a-z]/.test(line));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThanOrEqual(31);
  }
});

test("in a wide window with colours help has its topics, in two columns where no line is broken", async () => {
  const palette = makePalette(3);
  const asked = async (line: string, columns: number) =>
    stripVTControlCharacters(await talk(sarrum, [line], { columns, palette }));
  const short = await asked("help", 160);
  expect(short).toMatch(/\nThe board and the rules [─-]+ {4}The computer [─-]+\n/);
  expect(short).toMatch(/\n {2}help \[TOPIC\] {7}lists commands, .* {4}computer \[SIDE\] /);
  expect(short).toMatch(/\n[^\n]+ {4}For a class [─-]+\n/);
  expect(await asked("help", 100)).toMatch(/\nThe computer [─-]+\n {2}computer \[SIDE\] .* time\n/);
  expect(short).not.toContain("adds a comment");
  expect(await asked("help all", 120)).toContain("comment TEXT       adds a comment");
  for (const columns of [99, 80]) expect(await asked("help", columns)).not.toContain("For a class");
  const coloured = await talk(sarrum, ["help load"], { columns: 100, palette });
  const { paint } = palette;
  expect(coloured).toContain(
    `${paint("load", "command")} ${paint("FILE ", "number")}${paint("[NUMBER]", "quiet")}`,
  );
});

test.each([
  ["keys", "Ctrl-L draws the board again."],
  ["mouse", "set mouse on lets clicks choose squares"],
  ["moves", "or in words: redum 17 to 16."],
])("help %s is a page", async (topic, shown) => {
  expect(await talk(sarrum, [`help ${topic}`], {})).toContain(shown);
});

test("phrases are understood with --plain at a keyboard, as without", async () => {
  const effects = { interactive: true };
  const view = { ...DEFAULT_VIEW, plain: true };
  const lines = ["give up", "n", "offer a draw", "n", "play computer", "two players", "new game"];
  const shown = await talk(sarrum, lines, { position: SAMPLE, effects, view });
  expect(shown).toContain("do you really resign");
  expect(shown).toContain("do you agree to a draw");
  expect(shown).toContain("Black: Computer, level 1.");
  expect(shown).toContain("The computer is not playing.");
  expect(shown).toContain("Play the sample game");
});
