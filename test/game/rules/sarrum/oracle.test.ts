/** The kernel's sarrum rules against the exam's program. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { randomFrom } from "../../../random.ts";
import { SCALE, scaled } from "../../../scale.ts";
import {
  type Board,
  boardAfter,
  type Colour,
  engineText,
  type Move,
  movesOf,
  opponentOf,
  positionText,
  startBoard,
  winnerOf,
} from "../../../skeleton/boards.ts";
import { kernelAgrees } from "../../../skeleton/compare-moves.ts";
import { randomBoard } from "./random-board.ts";

test("the kernel allows the moves that the skeleton allows, over all 4,096 pairs of squares", () => {
  const legal = kernelAgrees(scaled(2_000), 2015);
  expect(Object.keys(legal).sort().join("")).toBe("EGMNRS");
  for (const [letter, count] of Object.entries(legal)) {
    expect(count, letter).toBeGreaterThan(SCALE * 5_000);
  }
});

/** A board of a game, the player whose turn it is, and the moves that the skeleton allows. */
interface Turn {
  readonly board: Board;
  readonly player: Colour;
  readonly moves: readonly Move[];
}

/** Returns moves and the positions after them, a line each, by the kernel and by the skeleton. */
function bothMoveLists({ board, player, moves }: Turn) {
  const position = mustRead(sarrum, positionText(board, player));
  const kernel = sarrum.legalMoves(position).map((move) => {
    const after = sarrum.play(position, move);
    const result = sarrum.outcome(after);
    const winner = result && result.winner !== undefined ? "WB"[result.winner] : undefined;
    return `${sarrum.writeEngineMove(position, move)} ${sarrum.writePosition(after)} ${winner}`;
  });
  const skeleton = moves.map((move) => {
    const after = boardAfter(board, move, player);
    const text = positionText(after, opponentOf(player));
    return `${engineText(board, move)} ${text} ${winnerOf(after)}`;
  });
  return { kernel: kernel.sort(), skeleton: skeleton.sort() };
}

/** Plays random moves; yields each turn. */
function* randomGame(first: Board, below: (limit: number) => number): Generator<Turn> {
  let board = first;
  let player: Colour = "W";
  for (let ply = 0; ply < 100; ply++) {
    const moves = movesOf(board, player);
    yield { board, player, moves };
    const move = moves[below(moves.length)];
    if (!move) return;
    board = boardAfter(board, move, player);
    player = opponentOf(player);
  }
}

describe("moves and the positions after them, by the kernel and by the skeleton", () => {
  test.each(SCALE < 1 ? [1] : [1, 2, 3, 4])("random games from seed %i", (seed) => {
    const below = randomFrom(seed);
    const seen: string[] = [];
    for (let game = 0; game < scaled(30, 8); game++) {
      const first = game % 6 === 0 ? startBoard("N") : randomBoard(below);
      for (const turn of randomGame(first, below)) {
        const { kernel, skeleton } = bothMoveLists(turn);
        expect(kernel).toEqual(skeleton);
        seen.push(...skeleton);
      }
    }
    expect(seen.filter((line) => /^\w{4}m/.test(line)).length).toBeGreaterThan(SCALE * 50);
    expect(seen.filter((line) => line.endsWith(" W")).length).toBeGreaterThan(SCALE * 5);
    expect(seen.filter((line) => line.endsWith(" B")).length).toBeGreaterThan(SCALE * 5);
  });
});
