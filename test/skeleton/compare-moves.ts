import { expect } from "vitest";
import { sarrum } from "../../src/game/rules/sarrum/sarrum.ts";
import { randomBoard } from "../game/rules/sarrum/random-board.ts";
import { mustRead } from "../must-read.ts";
import { type Random, randomFrom } from "../random.ts";
import {
  type Board,
  type Colour,
  isLegal,
  type Move,
  pieceOn,
  positionText,
  referenceOf,
  SQUARES,
  winnerOf,
} from "./boards.ts";

/** All 4,096 pairs of squares, each with its text, such as "81 41". */
const PAIRS: readonly (Move & { readonly text: string })[] = SQUARES.flatMap((start) =>
  SQUARES.map((finish) => ({
    start,
    finish,
    text: `${referenceOf(start)} ${referenceOf(finish)}`,
  })),
);

/** Returns a random board on which both sarrums stand. */
function unfinishedBoard(below: Random): Board {
  const board = randomBoard(below);
  return winnerOf(board) ? unfinishedBoard(below) : board;
}

/** Returns the kernel's legal moves as pairs of grid references. */
function kernelMoves(text: string): string[] {
  const position = mustRead(sarrum, text);
  return sarrum
    .legalMoves(position)
    .map((move) =>
      sarrum.squaresTouched(position, move).map((square) => sarrum.squares?.name(square)),
    )
    .map((squares) => squares.join(" "))
    .sort();
}

/**
 * Expects that the kernel generates exactly the moves that `checkMoveIsLegal` allows, on random
 * boards and for both players. Returns how many legal moves each kind of piece had, by its letter.
 */
export function kernelAgrees(boards: number, seed: number): Record<string, number> {
  const below = randomFrom(seed);
  const legal: Record<string, number> = {};
  for (let count = 0; count < boards; count++) {
    const board = unfinishedBoard(below);
    for (const player of ["W", "B"] satisfies Colour[]) {
      const allowed = PAIRS.filter((pair) => isLegal(board, pair, player));
      const text = positionText(board, player);
      expect(kernelMoves(text), text).toEqual(allowed.map((pair) => pair.text).sort());
      for (const { start } of allowed) {
        const letter = pieceOn(board, start)[1] ?? "";
        legal[letter] = (legal[letter] ?? 0) + 1;
      }
    }
  }
  return legal;
}
