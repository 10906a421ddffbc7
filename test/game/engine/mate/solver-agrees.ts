import { expect } from "vitest";
import { forcedWin, winningMoves } from "../../../oracles/forced-win.ts";
import { readBoard } from "../../../skeleton/boards.ts";
import type { ForcedWin } from "./forced-wins.ts";

/** The longest win in the set, in the winner's own moves. */
export const MAX_MOVES = 5;

/** Expects the solver to find the same number of moves and the same first moves. */
export function solverAgrees({ position, moves, first }: ForcedWin): void {
  const [board, player] = readBoard(position);
  expect(forcedWin(board, player, MAX_MOVES, Number.MAX_SAFE_INTEGER)).toBe(moves);
  expect(winningMoves(board, player, moves)).toEqual(first);
}
