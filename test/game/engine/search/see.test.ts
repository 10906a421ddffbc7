/** The value of an exchange on one square. */
import { describe, expect, test } from "vitest";
import { staticExchange } from "../../../../src/game/engine/search/see.ts";
import type { ChesslikeGame } from "../../../../src/game/rules/chesslike/chesslike-game.ts";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../../must-read.ts";

/** By letter of the piece tables. */
const VALUES: Readonly<Record<string, number>> = { S: 9999, K: 9999, G: 500, R: 100, M: 200 };

function exchangeValue(game: ChesslikeGame, text: string, words: string): number {
  const position = mustRead(game, text);
  const { moveTables, attackTables } = game.kernel;
  const values = Int32Array.from({ length: 32 }, (_, code) => {
    const letter = moveTables.kinds[code]?.piece.letter ?? "";
    return code === 0 ? 0 : (VALUES[letter] ?? 300);
  });
  const before = [...position.board];
  const move = game.readMove(position, words);
  if (!move.ok) throw new Error(move.reason);
  const value = staticExchange(
    { attacks: attackTables, board: position.board, values },
    move.value,
  );
  expect([...position.board]).toEqual(before);
  return value;
}

describe("static exchange evaluation", () => {
  test.each([
    ["an undefended piece", sarrum, "s7/8/8/r2G4/8/8/8/7S w", "44 14", 100],
    ["a soldier does not defend backwards", sarrum, "s7/8/8/r2G4/1r6/8/8/7S w", "44 14", 100],
    ["a Black soldier defends down the board", sarrum, "s7/1r6/r2G4/8/8/8/8/7S w", "43 13", -400],
    ["a second rider behind the first", sarrum, "s7/1r6/r2G3G/8/8/8/8/7S w", "43 13", -300],
    [
      "the sarrum may not capture a defended piece",
      sarrum,
      "8/s7/r2G3G/8/8/8/8/7S w",
      "43 13",
      100,
    ],
    ["a quiet move into an attack", sarrum, "s7/1r6/3G4/8/8/8/8/7S w", "43 13", -500],
    ["rukh for rukh, through the square left", shatranj, "k7/8/8/3R4/8/8/3r4/3R3K b -", "d2 d1", 0],
  ])("counts %s", (_what, game, text, words, value) => {
    expect(exchangeValue(game, text, words)).toBe(value);
  });
});
