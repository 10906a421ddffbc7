import { describe, expect, test } from "vitest";
import {
  checkEtluMoveIsLegal,
  checkGisgigirMoveIsLegal,
  checkMarzazPaniMoveIsLegal,
  checkNabuMoveIsLegal,
  checkRedumMoveIsLegal,
  checkSarrumMoveIsLegal,
  sarrum,
} from "../../src/games/sarrum.ts";
import { mustRead } from "../must-read.ts";
import {
  type Board,
  boardAfter,
  engineText,
  etluMoveIsLegal,
  gisgigirMoveIsLegal,
  landsOnOwnPiece,
  marzazPaniMoveIsLegal,
  movesOf,
  nabuMoveIsLegal,
  type Player,
  type Predicate,
  positionText,
  redumMoveIsLegal,
  SQUARES,
  sarrumMoveIsLegal,
  winnerOf,
} from "../oracles/sarrum.ts";
import { randomFrom } from "../random.ts";
import { randomBoard } from "./random-board.ts";

type Ours = typeof checkSarrumMoveIsLegal;

const VALIDATORS: readonly (readonly [name: string, ours: Ours, theirs: Predicate])[] = [
  ["sarrum", checkSarrumMoveIsLegal, sarrumMoveIsLegal],
  ["marzaz pani", checkMarzazPaniMoveIsLegal, marzazPaniMoveIsLegal],
  ["nabu", checkNabuMoveIsLegal, nabuMoveIsLegal],
  ["etlu", checkEtluMoveIsLegal, etluMoveIsLegal],
  ["gisgigir", checkGisgigirMoveIsLegal, gisgigirMoveIsLegal],
  ["redum", checkRedumMoveIsLegal, redumMoveIsLegal],
];

/** Pairs of squares about which the two disagree, and the number that both allow. */
function compareAllPairs(ours: Ours, theirs: Predicate, board: Board, player: Player) {
  const text = positionText(board, player);
  const position = mustRead(sarrum, text);
  const free = SQUARES.map((finish) => !landsOnOwnPiece(board, finish, player));
  const differences: string[] = [];
  let allowed = 0;
  for (const [from, start] of SQUARES.entries()) {
    for (const [to, finish] of SQUARES.entries()) {
      const expected = free[to] === true && theirs(board, start, finish, player);
      if (expected) allowed++;
      if (ours(position, from, to) !== expected) differences.push(`${text}: ${from} to ${to}`);
    }
  }
  return { differences, allowed };
}

describe("the six validators against hand-written ones, over all 4,096 pairs of squares", () => {
  test.each(VALIDATORS)("the %s on 2,000 boards", (_name, ours, theirs) => {
    const below = randomFrom(2015);
    let allowed = 0;
    for (let board = 0; board < 2000; board++) {
      const found = compareAllPairs(ours, theirs, randomBoard(below), board % 2 === 0 ? "W" : "B");
      expect(found.differences).toEqual([]);
      allowed += found.allowed;
    }
    expect(allowed).toBeGreaterThan(60_000);
  });
});

const START: Board = [
  ..."GENMSNEG".split("").map((letter) => `B${letter}`),
  ...new Array<string>(8).fill("BR"),
  ...new Array<string>(32).fill("  "),
  ...new Array<string>(8).fill("WR"),
  ..."GENMSNEG".split("").map((letter) => `W${letter}`),
];

/** Moves and the positions that they lead to, a line each, by the program and by hand. */
function bothMoveLists(board: Board, player: Player) {
  const next = player === "W" ? "B" : "W";
  const position = mustRead(sarrum, positionText(board, player));
  const ours = sarrum.legalMoves(position).map((move) => {
    const after = sarrum.play(position, move);
    const result = sarrum.outcome(after);
    const winner = result && result.winner !== undefined ? "WB"[result.winner] : undefined;
    return `${sarrum.writeEngineMove(position, move)} ${sarrum.writePosition(after)} ${winner}`;
  });
  const theirs = movesOf(board, player).map((move) => {
    const after = boardAfter(board, move);
    return `${engineText(board, move)} ${positionText(after, next)} ${winnerOf(after)}`;
  });
  return { ours: ours.sort(), theirs: theirs.sort() };
}

/** A game of moves picked blindly: each board on the way and the player whose turn it is. */
function* randomGame(first: Board, below: (limit: number) => number) {
  let board = first;
  let player: Player = "W";
  for (let ply = 0; ply < 100; ply++) {
    yield { board, player };
    const moves = movesOf(board, player);
    const move = moves[below(moves.length)];
    if (!move) return;
    board = boardAfter(board, move);
    player = player === "W" ? "B" : "W";
  }
}

describe("moves and the positions after them, against the hand-written program", () => {
  test.each([1, 2, 3, 4])("random games from seed %i", (seed) => {
    const below = randomFrom(seed);
    const seen: string[] = [];
    for (let game = 0; game < 30; game++) {
      const first = game % 6 === 0 ? START : randomBoard(below);
      for (const { board, player } of randomGame(first, below)) {
        const { ours, theirs } = bothMoveLists(board, player);
        expect(ours).toEqual(theirs);
        seen.push(...theirs);
      }
    }
    expect(seen.filter((line) => /^\w{4}m/.test(line)).length).toBeGreaterThan(50);
    expect(seen.filter((line) => line.endsWith(" W")).length).toBeGreaterThan(5);
    expect(seen.filter((line) => line.endsWith(" B")).length).toBeGreaterThan(5);
  });
});
