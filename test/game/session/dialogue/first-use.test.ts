/** What a player new to a game is asked and told. */

import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { sarrumWith } from "../../../../src/game/rules/sarrum/apply-house-rules.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { saturankam } from "../../../../src/game/rules/saturankam/saturankam.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { EDITOR, portsOf, runDialogue } from "../run-dialogue.ts";
import { talk } from "../type-lines.ts";

const ZAMMA = zamma({ size: 9, removal: "deferred" });
const FOUR = saturankam({ players: 4, startOff: false, easyEntry: false });

describe("zamma", () => {
  test("asks for points", async () => {
    const shown = await talk(ZAMMA, ["d4", "e5 f6", "x", "help", "quiz"], {});
    expect(shown).toContain("Start point (file then rank, like e4): d4\n");
    expect(shown).toContain("Finish point, from d4: e5 f6\n");
    expect(shown).toContain("is more than a point; only the finish point is asked for here.\n");
    expect(shown).toContain("Type a move as its points, such as");
    expect(shown).toMatch(/Which points may .* move to\?\nThe points \(or none/);
    expect(shown).not.toMatch(/square/i);
  });

  test("keeps limits of the implementation out of its rules", async () => {
    expect(await talk(ZAMMA, ["rules"], {})).not.toContain("500,000");
  });
});

test("the cursor reaches every move of saturankam, and help names its keys", async () => {
  const lines = ["moves", "help"];
  let [shown, reached] = ["", 0];
  const ports = portsOf(
    {
      interactive: true,
      editor: EDITOR,
      say(text) {
        shown += `${text}\n`;
      },
      async ask(_prompt, { choice }) {
        reached = choice?.().names.length ?? 0;
        return lines.shift();
      },
    },
    { rows: 50, palette: () => makePalette(3) },
  );
  await runDialogue(FOUR, { dice: () => 2, view: DEFAULT_VIEW }, ports);
  shown = stripVTControlCharacters(shown);
  expect(shown).toContain(`moves to list all ${reached}; track shows the numbered path`);
  expect(shown).toContain("On a board that stays on top, Left opens a cursor.");
});

test("setup house rules and rules say “their” of a player", async () => {
  const enforced = sarrumWith("check=enforce");
  if (!enforced.ok) throw new Error(enforced.reason);
  for (const game of [enforced.value, ZAMMA, FOUR, shatranj]) {
    expect(await talk(game as typeof sarrum, ["rules"], {})).not.toMatch(/\b(his|he|him)\b/i);
  }
});

test("with the house rule confirm, every other answer says that the move was not made", async () => {
  const confirm = sarrumWith("confirm");
  if (!confirm.ok) throw new Error(confirm.reason);
  const shown = await talk(confirm.value, ["13 23", "n", "13 23", "y"], { position: SAMPLE });
  expect(shown).toContain("(Y for yes) n\nThe move was not made.\nStart square");
  expect(shown).toContain("White's sarrum captures Black's etlu on 23.\n");
  expect(shown.match(/was not made/g)).toHaveLength(1);
});

describe("a score", () => {
  const analysed = (game: typeof sarrum | typeof ZAMMA | typeof FOUR, more = {}) =>
    talk(game as typeof sarrum, ["analyse 0.1"], more);

  test("has a unit", async () => {
    expect(await analysed(sarrum, { position: SAMPLE })).toContain(
      "Depth, score for White (1.00 is a redum), and best play:",
    );
    expect(await analysed(ZAMMA)).toContain("Depth, score for Black (1.00 is a man), and");
    expect(await analysed(FOUR, { dice: () => 0 })).toContain(
      "Depth, chance to win for South, and",
    );
  });

  test("has none where house rules change the worth of the pieces", async () => {
    const changed = sarrumWith("etlu=N");
    if (!changed.ok) throw new Error(changed.reason);
    const shown = await talk(changed.value, ["analyse 0.1"], { position: SAMPLE });
    expect(shown).toContain("Depth, score for White, and best play:");
  });
});

describe("help", () => {
  test("keeps two columns", async () => {
    const shown = await talk(sarrum, ["help all"], { position: SAMPLE });
    expect(shown).toContain("  set [NAME VALUE]   lists the settings");
    expect(shown).toContain("  load FILE [NUMBER] continues a game from a file\n");
    expect(shown).toContain(`  review [FILE] [NUMBER] [TIME]\n${" ".repeat(20)} reviews a game`);
    const lines = shown.split("\n").filter((line) => /^ {2}\S.{30}/.test(line));
    expect(lines.filter((line) => line[20] !== " " || line[21] === " ")).toEqual([]);
    expect(shown.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("of saturankam leaves out what it refuses, and names track", async () => {
    const shown = await talk(FOUR, ["help", "help all", "lesson"], { dice: () => 0 });
    expect(shown.match(/^ {2}track \[SIDE\]/gm)).toHaveLength(2);
    expect(shown).toContain("  lesson [NAME]      lists the lessons, or runs one step by step\n");
    expect(shown).not.toMatch(/quiz|puzzle|figure|lesson demo|threats|house etlu|\[SQUARE\]/);
    const [short = ""] = shown.split("help all\n");
    expect(short.split("\n").slice(-25).join("\n")).toContain("Type a move on one line");
  });

  test("says who plays after computer off, and describes each level", async () => {
    const shown = await talk(sarrum, ["help computer"], { position: SAMPLE });
    expect(shown).not.toContain("gives the sides back");
    expect(shown).toContain(
      "\nAlone it lets you play White against the computer. For example: computer black 3. Name",
    );
    expect(await talk(FOUR, ["help computer"])).toContain("For example: computer east 3. Name");
    expect(shown).toContain(
      "Level 1 often overlooks captures, even one that captures the sarrum.\n",
    );
    expect(shown.match(/^Level [1-8] .*\.$/gm)).toHaveLength(8);
    expect(shown).toContain("after off the players make the moves of the sides named, or of all.");
  });
});

describe("the seed of the quiz", () => {
  const LINE = "Quiz seed 1 (repeat these questions with --seed 1).";

  test("is shown on request", async () => {
    const shown = await talk(sarrum, ["quiz", "help", "seed"], {});
    expect(shown).toMatch(/\? quiz\nQuestion 1/);
    expect(shown).toContain("  seed               says how to ask the same questions again\n");
    expect(shown.split(LINE)).toHaveLength(2);
  });

  test("is shown if it was given", async () => {
    let shown = "";
    const answers = ["quiz"];
    const ports = portsOf({
      say(text) {
        shown += `${text}\n`;
      },
      ask: async () => answers.shift(),
    });
    await runDialogue(sarrum, { view: DEFAULT_VIEW }, { ...ports, seedGiven: true });
    expect(shown).toContain(`${LINE}\nQuestion 1`);
  });
});
