/** The setting that draws the exam's grid in a terminal. */

import { expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import type { Theme } from "../../../../src/drawing/theme-colours.ts";
import { linesInMemory } from "../../../../src/game/records/store/player-file.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { DEFAULT_VIEW } from "../../../../src/game/view/view-settings.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { portsOf, runDialogue } from "../run-dialogue.ts";
import { talk } from "../type-lines.ts";

const settings = { path: async () => "settings.txt", ...linesInMemory() };

/** Returns what a terminal with colours shows after some lines. */
async function shownAfter(lines: string[], colour = true): Promise<string> {
  let shown = "";
  const say = (text: string) => {
    shown += `${text}\n`;
  };
  const palette = (theme: Theme) => makePalette(3, theme);
  const effects = { settings, say, ask: async () => lines.shift() };
  const ports = portsOf(effects, { columns: 120, rows: 40, palette });
  await runDialogue(sarrum, { position: SAMPLE, view: { ...DEFAULT_VIEW, colour } }, ports);
  return shown;
}

const GRID = /^1 {3}\| {2}\|BG\|/gm;

test("it takes effect at once, is kept, and colours can come back", async () => {
  const shown = await shownAfter(["set colour off", "board", "set color on", "set colour"]);
  expect(shown.match(GRID)).toHaveLength(2);
  expect(shown.split(GRID).at(-1)).toContain("\u001b[48;");
  expect(shown).toContain("colour: on (default)\n");
  expect(await settings.read()).toMatchObject({ value: "colour = off\ncolour = on\n" });
});

test("a session that begins with it has no colours", async () => {
  const shown = await shownAfter(["help board"], false);
  expect(shown).toMatch(GRID);
  expect(shown).not.toContain("\u001b");
  expect(shown).toContain("set colour off draws the exam's grid");
});

test("it makes no difference where there are no colours", async () => {
  const shown = await talk(sarrum, ["set colour off"], { position: SAMPLE });
  expect(shown).toContain("The board here has no colours and one size.");
});
