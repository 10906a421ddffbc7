/** The first question at a terminal. */

import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { parseCommandLine } from "../../../../src/cli/command-line.ts";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { anyGame } from "../../../../src/game/rules/catalogue.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { converse } from "../../../../src/game/session/dialogue/dialogue.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { portsOf } from "../run-dialogue.ts";
import { type Talk, talk } from "../type-lines.ts";

const QUESTION = "Play the sample game (Y for yes, Enter for the full game)? ";
const AGAIN = `\n${QUESTION}\n\nThe input has ended.`;
const PLAIN = { ...DEFAULT_VIEW, plain: true };
const COLOURED: Talk = { palette: makePalette(1), columns: 80, rows: 20 };

const typed = (lines: readonly string[], more: Talk = {}) =>
  talk(sarrum, lines, { effects: { interactive: true }, ...more });

const ELSEWHERE: readonly (readonly [string, Talk])[] = [
  ["in a pipe", { effects: {} }],
  ["in a pipe in plain mode", { effects: {}, view: PLAIN }],
];

describe("at a terminal in colour", () => {
  test("stands below the board and one line with what else may be typed", async () => {
    const shown = stripVTControlCharacters(await typed([], COLOURED));
    expect(shown).toMatch(
      /8 +.*WG.*\n.* 8 .*\n\nCapture the Sarrum\. New here\? Type learn, computer or help\.\nPlay/,
    );
    expect(shown.match(/New here/g)).toHaveLength(1);
    expect(shown).not.toContain("turn.");
  });

  test("stands below the board again after an activity and for the next game", async () => {
    const shown = stripVTControlCharacters(
      await typed(["flip", "learn 1", "done", "y", "81 41", "y"], COLOURED),
    );
    // Between them stands how far the stages were solved.
    const asked = shown.replace(/^You have left the stages\..*\n/m, "");
    expect(asked.split(`or help.\n${QUESTION}`)).toHaveLength(5);
    expect(shown).toMatch(/White 1, Black 0, drawn 0\.\n\n8 .*WG.* Players/);
  });

  test.each([
    ...ELSEWHERE.map(([where, more]) => [where, { ...COLOURED, ...more }] as const),
    ["without colour", {}] as const,
  ])("has no board %s", async (_where, more) => {
    expect(await typed([], more)).toMatch(/^Capture the Sarrum\. .*\nPlay/);
  });
});

describe("a subcommand of the command line", () => {
  const subcommands = async () => {
    let help = "";
    await parseCommandLine(["--help"], { writeOut: (text) => (help += text) });
    const [, list = ""] = help.split("\nCommands:\n");
    return [...list.split("\n\n")[0]!.matchAll(/^ {2}(\w+)/gm)].map(([, name = ""]) => name);
  };

  test("is a command here, too, or is answered with where it belongs", async () => {
    const names = await subcommands();
    expect(names).toContain("worksheet");
    for (const name of names) {
      const shown = await typed([name]);
      expect(shown, name).not.toContain("begins.");
      expect(shown.includes("is typed on the command line"), name).toBe(
        /^(exercise|games|perft|skeleton|uci|worksheet)$/.test(name),
      );
    }
  });

  test.each(["exercise", "worksheet --seed 1", "--plain", "UCI"])(
    "asks again: %s",
    async (line) => {
      const [word = ""] = line.toLowerCase().split(" ");
      const hint = `${word} is typed on the command line: npx tsx src/main.ts ${word}`;
      expect(await typed([line])).toContain(`${QUESTION}${line}\n${hint}${AGAIN}`);
    },
  );

  test("is answered in a game as well", async () => {
    expect(await typed(["y", "exercise"])).toContain("src/main.ts exercise\nStart square");
  });

  test.each(ELSEWHERE)("begins the full game %s", async (_where, more) => {
    expect(await typed(["exercise"], more)).not.toContain("command line");
  });
});

describe("the name of a setup", () => {
  test.each(["sample", "Sample game", " the sample game "])("%s begins it", async (line) => {
    expect(await typed([line, "81 41"])).toContain("White wins!");
  });

  test("full begins it without a word about Y", async () => {
    const shown = await typed(["full", "17 16"]);
    expect(shown).toContain("White's redum moves from 17 to 16.");
    expect(shown).not.toContain("is not Y");
  });

  test("means no in a pipe", async () => {
    const shown = await typed(["sample", "setup text"], { effects: {} });
    expect(shown).toContain("genmsneg");
  });
});

describe("a move", () => {
  test.each(["17 16", "1716", "redum 16"])(
    "%s begins the full game and is played",
    async (line) => {
      const shown = await typed([line]);
      expect(shown).toContain("White's redum moves from 17 to 16.\n");
      expect(shown).not.toContain("is not Y");
    },
  );

  test("may be typed square by square", async () => {
    expect(await typed(["17", "16"])).toContain("White's redum moves from 17 to 16.\n");
  });

  test.each([
    ["45", "The square 45 is empty; start on one of White's pieces."],
    ["17 14", "The redum on 17 does not move like that"],
    ["21 23", "The piece on 21 is Black's etlu"],
    ["e2 e4", "“e2 e4” is not a grid reference"],
    ["nabu takes etlu", "No nabu can capture an etlu now."],
  ])("%s is refused with the reason, and the question is asked again", async (line, reason) => {
    const shown = await typed([line]);
    const refusal = "That is not a legal move – please try again";
    expect(shown).toContain(`${QUESTION}${line}\n${refusal}\n${reason}`);
    expect(shown).toContain(AGAIN);
  });

  test.each(["81 41", "81", "sarrum takes etlu"])("%s is one of the sample game", async (line) => {
    const refusal = `“${line}” is possible only in the sample game; type sample to begin it.`;
    expect(await typed([line])).toContain(`${QUESTION}${line}\n${refusal}${AGAIN}`);
  });

  test.each(ELSEWHERE)("means no %s", async (_where, more) => {
    const shown = await typed(["17 16", "setup text"], more);
    expect(shown).toContain("genmsneg/rrrrrrrr/8/8/8/8/RRRRRRRR/GENMSNEG w");
  });

  test("of the computer is not made by the player", async () => {
    const shown = await typed(["computer white 1", "17 16"]);
    expect(shown).toContain("“17 16” is not Y, so the full game begins.\nWhite: Computer");
  });
});

describe("the example of a move", () => {
  test("is legal in the position at a terminal", async () => {
    const shown = await typed(["help", "y", "help moves", "12 11", "help"]);
    expect(shown).toContain("Type a move such as 17 16. On");
    expect(shown).toContain("Start square (file then rank, like 81): help moves");
    expect(shown).toContain("moves 81 marks the moves of the piece on 81;");
    const [, start, finish] = /.*such as (\d\d) (\d\d)\./s.exec(shown) ?? [];
    expect(await typed(["y", "12 11", `${start} ${finish}`])).toMatch(/Black's .* moves from/);
  });

  test.each(ELSEWHERE)("is always the same %s, but legal in help", async (_where, more) => {
    const shown = await typed(["n", "17 16", "help"], more);
    expect(shown).toContain("like 47): help\n");
    expect(shown).toContain("such as 21 23");
  });
});

test.each([
  ["y", "81", "41", "n"],
  ["", "17 16", ""],
])("a game of squares and answers loads no commands: %j %j", async (...lines) => {
  const asked: string[] = [];
  const ask = async (prompt: string) => {
    asked.push(prompt);
    return lines.shift();
  };
  const opening = { game: anyGame(sarrum), choices: {} };
  const wings = async () => Promise.reject(new Error("the commands were loaded"));
  await converse(opening, { seed: 1, view: DEFAULT_VIEW, wings }, portsOf({ ask }));
  expect(asked.length).toBeGreaterThan(2);
});
