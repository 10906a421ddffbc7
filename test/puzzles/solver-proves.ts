import { expect } from "vitest";
import { anyGame } from "../../src/games/catalogue.ts";
import { sarrum } from "../../src/games/sarrum/sarrum.ts";
import type { Puzzle } from "../../src/puzzles/puzzles.ts";
import { mustRead } from "../must-read.ts";
import { forcedWin, winningMoves } from "../oracles/forced-win.ts";
import { readBoard } from "../skeleton/boards.ts";

const game = anyGame(sarrum);

/**
 * Expects the solver to find that a puzzle of Capture the Sarrum takes exactly its number of moves,
 * that its first move is the only one that wins in so many, and that no reply in its solution loses
 * sooner than it must.
 */
export function solverProves({ position, moves, solution }: Puzzle): void {
  let at = mustRead(game, position);
  for (const [ply, text] of solution.entries()) {
    const written = game.writePosition(at);
    const [board, player] = readBoard(written);
    const move = game.readMove(at, text);
    if (!move.ok) throw new Error(`${written}: ${move.reason}`);
    if (ply % 2 === 0) {
      const left = moves - ply / 2;
      expect(forcedWin(board, player, left, Number.MAX_SAFE_INTEGER)).toBe(left);
    }
    if (ply === 0) {
      expect(winningMoves(board, player, moves)).toEqual([game.writeEngineMove(at, move.value)]);
    }
    at = game.play(at, move.value);
  }
  expect(game.outcome(at)?.winner).toBe(game.toMove(mustRead(game, position)));
}
