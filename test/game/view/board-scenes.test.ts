/** Boards with what stands beside and below them. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { textOf } from "../../../src/drawing/line.ts";
import { DEFAULT_LOOK } from "../../../src/drawing/look.ts";
import { makePalette } from "../../../src/drawing/palette.ts";
import { drawScene } from "../../../src/drawing/text/scene.ts";
import { current, type Match, startMatch, withMove } from "../../../src/game/match/match.ts";
import { CATALOGUE, loadConfigured } from "../../../src/game/rules/catalogue.ts";
import { setupPosition } from "../../../src/game/rules/game.ts";
import { matchScene } from "../../../src/game/view/board-scenes.ts";

const INFO = { choices: {}, setup: undefined, date: "", players: [] };

/** A match of a game after some moves. */
async function matchOf(id: string, moves: readonly string[]): Promise<Match> {
  const loaded = await loadConfigured(CATALOGUE.find((entry) => entry.id === id)!, {});
  if (!loaded.ok) throw new Error(loaded.reason);
  const { game } = loaded.value;
  return moves.reduce(
    (match, text) => {
      const move = game.readMove(current(match).position, text);
      if (!move.ok) throw new Error(move.reason);
      return withMove(match, move.value);
    },
    startMatch(game, setupPosition(game, 0), INFO),
  );
}

describe("pieces of which one has to capture", () => {
  const marked = (match: Match, options = {}) => {
    const { marks, diagram } = matchScene(match, {}, options).board;
    return marks.duty?.map((square) => diagram.cells[square]?.name);
  };

  test("are marked while their player is to choose", async () => {
    const match = await matchOf("zamma", ["e4 e5"]);
    expect(marked(match)).toEqual(["e6"]);
    expect(marked(match, { targets: [40] })).toEqual([]);
    expect(marked(match, { still: true })).toEqual([]);
    expect(marked(await matchOf("zamma", []))).toEqual([]);
    expect(marked(await matchOf("sarrum", []))).toEqual([]);
  });

  test("have a sign of their own where a point is one line high", async () => {
    const scene = matchScene(await matchOf("zamma", ["e4 e5"]), {});
    const window = { columns: 80, rows: 24, keyboard: true, palette: () => makePalette(3) };
    expect(stripVTControlCharacters(drawScene(scene, DEFAULT_LOOK, window).text)).toContain("*Wo*");
  });
});

test("nobody is to move in a game that is only offered", async () => {
  const players = async (offered: boolean) =>
    matchScene(await matchOf("sarrum", []), {}, { offered })
      .beside[0]!.lines.map(textOf)
      .join("\n");
  expect(await players(true)).not.toContain("to move");
  expect(await players(false)).toContain("to move");
});

describe("where the pieces of saturankam are", () => {
  const drawn = async (
    columns: number,
    palette: (() => ReturnType<typeof makePalette>) | undefined,
  ) => {
    const scene = matchScene(await matchOf("saturankam", []), {});
    const window = { columns, rows: 24, keyboard: true, palette };
    return stripVTControlCharacters(drawScene(scene, DEFAULT_LOOK, window).text);
  };

  test("is one table beside a coloured board", async () => {
    const text = await drawn(80, () => makePalette(3));
    expect(text).toMatch(/Players -+ piece 1 {5}2\n/);
    expect(text).toMatch(/ S {2}South +e1 {4}e1\n/);
    expect(text).not.toContain("piece 1 on e1");
    expect(text).not.toContain("Key");
  });

  test("is told below the board elsewhere", async () => {
    for (const text of [await drawn(80, undefined), await drawn(70, () => makePalette(3))]) {
      expect(text).toContain("South: piece 1 on e1, step 0; piece 2 on e1, step 0");
      expect(text).not.toContain("Players");
    }
  });
});
