/** What is asked of the reader of an answer that hides the board. */

import { expect, test } from "vitest";
import { startMatch } from "../../src/game/match/match.ts";
import { anyGame } from "../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../src/game/rules/game.ts";
import { sarrum as exam } from "../../src/game/rules/sarrum/sarrum.ts";
import { matchScene } from "../../src/game/view/board-scenes.ts";
import { DEFAULT_VIEW } from "../../src/game/view/view-settings.ts";
import { typedAt } from "./typed-at.ts";

const sarrum = anyGame(exam);
const NO_INFO = { choices: {}, setup: undefined, date: "", players: [] };

/** What is asked of the reader of an answer of so many lines in a window of 24, and whether a page is drawn last. */
async function readBelowBoard(lines: number, answers: readonly string[], typedAhead = false) {
  const typedNow = ["17", ...answers];
  const written: string[] = [];
  const prompts: string[] = [];
  const typed: string[] = [];
  const palette = () => ({ paint: (text: string) => text });
  const screen = typedAt((text) => written.push(text), {
    window: () => ({ columns: 70, rows: 24, palette, keyboard: true }),
    editor: {
      hideKeys() {},
      typedAhead: () => typedAhead,
      typeFirst: (keys) => void typed.push(keys),
      showAgain() {},
      reportClicks() {},
      hasGrown: () => false,
    },
    async readLine(prompt) {
      prompts.push(prompt.trimEnd());
      return typedNow.shift();
    },
  });
  const scene = matchScene(startMatch(sarrum, setupPosition(sarrum, 0), NO_INFO), {});
  screen.use(DEFAULT_VIEW);
  screen.show(scene);
  await screen.ask({ prompt: "first?", board: () => scene });
  screen.show(Array.from({ length: lines }, (_, line) => `line ${line}`).join("\n"));
  await screen.ask({ prompt: "second?", board: () => scene });
  return { prompts: prompts.slice(1), typed, isPage: written.at(-1)!.includes("\x1b[") };
}

const MORE = "Enter for more, q to skip the rest:";
const BACK = "Enter for the board:";

test.each([
  [10, [], ["second?"], []],
  [15, [""], [BACK, "second?"], []],
  [15, ["18 17"], [BACK, "second?"], ["18 17\r"]],
  [30, ["", ""], [MORE, BACK, "second?"], []],
  [30, ["q"], [MORE, "second?"], []],
])("after an answer of %i lines, read with %j, the board is there", async (...row) => {
  const [lines, answers, prompts, typed] = row;
  expect(await readBelowBoard(lines, answers)).toEqual({ prompts, typed, isPage: true });
});

test("what has been typed ahead is not taken for the reading of an answer", async () => {
  expect(await readBelowBoard(15, [], true)).toMatchObject({ prompts: ["second?"], typed: [] });
});
