/** What the command explain explains, with and without a move, and where it must not. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { zamma } from "../../../../src/game/rules/zamma/zamma.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { talk } from "../type-lines.ts";

const NEEDS_MOVE = "explain needs a move, for example: explain ";
const atKeyboard = { effects: { interactive: true } };

/** Returns what is shown after the last line. */
async function lastAnswer(...[game, lines, more]: Parameters<typeof talk>) {
  const shown = await talk(game, lines, more);
  const [, answer = ""] = shown.split(new RegExp(`: ${lines.at(-1)?.replace("?", "\\?")}\n`));
  return answer;
}

describe("explain without a move explains the last one that was refused", () => {
  const BLOCKED = "  NO   The squares on the way are empty. (CheckGisgigirMoveIsLegal)";

  test.each(["explain", "why"])("in one line, or square by square: %s", async (typed) => {
    for (const lines of [["81 21"], ["81", "21"]]) {
      expect(await lastAnswer(sarrum, [...lines, typed], { position: SAMPLE })).toContain(BLOCKED);
    }
  });

  test.each(["why?", "why not"])("in other words at a keyboard: %s", async (typed) => {
    const options = { position: SAMPLE, ...atKeyboard };
    expect(await lastAnswer(sarrum, ["81 21", typed], options)).toContain(BLOCKED);
  });

  test("a square on which no move begins", async () => {
    const options = { position: SAMPLE, ...atKeyboard };
    expect(await lastAnswer(sarrum, ["44", "why"], options)).toMatch(/^The square 44 is empty;/);
    expect(await lastAnswer(sarrum, ["why 81"], options)).toMatch(/^White's gisgigir on 81: /);
    expect(
      await lastAnswer(zamma({ size: 9, removal: "deferred" }), ["a1", "why"], atKeyboard),
    ).toMatch(/^Black's man on a1 has no legal move\./);
  });

  test("a first move, before its game has begun", async () => {
    expect(await talk(shatranj, ["e2 e5", "why"], atKeyboard)).toContain("  NO   A sarbaz moves");
  });

  test("a puzzle's", async () => {
    expect(await talk(sarrum, ["puzzle 1", "11 12", "why"])).toContain("Not a legal move.");
  });

  test("until another position is reached", async () => {
    const options = { position: SAMPLE };
    expect(await lastAnswer(sarrum, ["81 21", "13 14", "why"], options)).toContain(NEEDS_MOVE);
    expect(await lastAnswer(sarrum, ["why"], options)).toContain(NEEDS_MOVE);
    const back = ["81 21", "13 14", "undo", "why"];
    expect(await lastAnswer(sarrum, back, options)).toContain(BLOCKED);
  });
});

describe("explain without a move explains the last hint", () => {
  test("of a game", async () => {
    expect(await talk(sarrum, ["81 21", "hint", "why"], { position: SAMPLE })).toMatch(
      /A good move: 81x41[\s\S]*A legal move: White's gisgigir captures Black's sarrum on 41\./,
    );
  });

  test.each([
    ["a puzzle, but not before it names the move", ["puzzle 1", "hint", "why", "hint", "why"], 2],
    ["a stage", ["learn 2", "hint", "why"], 1],
  ])("of %s", async (_where, lines, parts) => {
    const shown = await talk(sarrum, lines);
    expect(shown.split(NEEDS_MOVE)).toHaveLength(parts);
    expect(shown.match(/^A legal move: /gm)).toHaveLength(1);
  });
});

test("in the quiz no name of a command gives the answer away", async () => {
  const options = { effects: { interactive: true } };
  const shown = await talk(
    sarrum,
    ["quiz", "why 23 24", "why", "why not", "expl 23 24", "analyze"],
    options,
  );
  expect(shown.match(/explain would give the answer away/g)).toHaveLength(3);
  expect(shown).toContain("analyse would give the answer away");
  expect(shown).not.toContain("legal move");
});
