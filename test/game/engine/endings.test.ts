/** The search wins endings with three pieces whose end is beyond its depth at first. */
import { expect, test } from "vitest";
import { searchersFor } from "../../../src/game/engine/registry.ts";
import type { ChesslikeGame } from "../../../src/game/rules/chesslike/chesslike-game.ts";
import type { ChessPosition } from "../../../src/game/rules/chesslike/position.ts";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { mustRead } from "../../must-read.ts";
import { SCALE } from "../../scale.ts";
import { STILL } from "./positions.ts";

/** A small part of what level 8 searches in its three seconds. */
const NODES = 10_000;

/** Returns whether the side to move wins within so many moves against the same search. */
function winsWithin(moves: number, game: ChesslikeGame, text: string): boolean {
  const searchers = [0, 1].map(() => searchersFor(game, 1 << 16).searcher);
  const earlier: ChessPosition[] = [];
  let position: ChessPosition = mustRead(game, text);
  const winner = position.turn;
  while (earlier.length < 2 * moves && !game.outcome(position)) {
    const request = { position, earlier: [...earlier], limits: { nodes: NODES } };
    const info = searchers[position.turn]?.search(request, STILL, () => {});
    earlier.push(position);
    position = game.play(position, info?.pv[0] ?? 0);
  }
  return game.outcome(position)?.winner === winner;
}

const ENDINGS = [
  ["a gisgigir", sarrum, "S7/1G6/8/3s4/8/8/8/8 w", 17],
  ["a marzaz pani", sarrum, "s1S5/8/8/8/8/M7/8/8 w", 14],
  ["an asb", shatranj, "1k1K4/8/1N6/8/8/8/8/8 w -", 14],
] as const;

// The first takes as long as the others together.
test.each(ENDINGS.slice(SCALE === 1 ? 0 : 1))(
  "wins with %s within twice the fewest moves",
  (_piece, game, text, fewest) => {
    expect(winsWithin(2 * fewest, game, text)).toBe(true);
  },
);
