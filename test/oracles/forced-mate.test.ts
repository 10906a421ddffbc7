/** The solver of forced mates against oracles that try every move. */
import { describe, expect, test } from "vitest";
import { searchersFor } from "../../src/game/engine/registry.ts";
import type { ChesslikeGame } from "../../src/game/rules/chesslike/chesslike-game.ts";
import { citadel } from "../../src/game/rules/citadel/citadel.ts";
import { shatranj } from "../../src/game/rules/shatranj/shatranj.ts";
import { scattered as scatteredCitadel } from "../game/rules/citadel/scattered.ts";
import { scattered as scatteredShatranj } from "../game/rules/shatranj/scattered.ts";
import { mustRead } from "../must-read.ts";
import { type Random, randomFrom } from "../random.ts";
import { SCALE, scaled } from "../scale.ts";
import {
  isDrawn,
  isInCheck,
  isKingExposed,
  type MateGame,
  make,
  movesOf,
  moveText,
  readArrayBoard,
  unmake,
  writeArrayBoard,
} from "./array-board.ts";
import { remembered, type Verdict } from "./chess.ts";
import { judgeCitadel } from "./citadel.ts";
import { forcedMate, winningMoves } from "./forced-mate.ts";
import { judgeShatranj } from "./shatranj.ts";

interface Subject {
  readonly game: MateGame;
  readonly program: ChesslikeGame;
  readonly judge: (text: string) => Verdict;
  readonly scattered: (random: Random) => string;
}

const SUBJECTS: readonly Subject[] = [
  {
    game: "shatranj",
    program: shatranj,
    judge: remembered(judgeShatranj),
    scattered: scatteredShatranj,
  },
  {
    game: "citadel",
    program: citadel,
    judge: remembered(judgeCitadel),
    scattered: scatteredCitadel,
  },
];

/** Yields random positions with up to `most` pieces; the mover has at least `ahead` more of them. */
function* positionsOf(
  { judge, scattered }: Subject,
  { count, most, ahead, seed }: Record<"count" | "most" | "ahead" | "seed", number>,
): Generator<string> {
  const random = randomFrom(seed);
  for (let found = 0; found < count; ) {
    const text = scattered(random);
    const [board = "", mover] = text.split(" ");
    const [white, black] = [/[A-Z]/g, /[a-z]/g].map((letters) => board.match(letters)!.length);
    const lead = mover === "w" ? white! - black! : black! - white!;
    if (white! + black! <= most && lead >= ahead && !judge(text).waitingInCheck) {
      found += 1;
      yield text;
    }
  }
}

/** Returns what the board of the solver says of a position, as a verdict of the oracle. */
function verdictOf(game: MateGame, text: string): Verdict {
  const board = readArrayBoard(game, text);
  const drawn = isDrawn(board);
  const [inCheck, waitingInCheck] = [isInCheck(board), isKingExposed(board)];
  const moves = new Map<string, string>();
  for (const move of drawn ? [] : movesOf(board)) {
    const name = moveText(board, move);
    make(board, move);
    if (!isKingExposed(board)) moves.set(name, writeArrayBoard(board));
    unmake(board);
  }
  expect(writeArrayBoard(board)).toBe(text);
  const lost = board.mover === 1 ? "black wins" : "white wins";
  const outcome = drawn ? "draw" : moves.size > 0 ? "ongoing" : lost;
  return { outcome, inCheck, waitingInCheck, moves };
}

/** Returns the first moves that win within a number of moves, by trying every move on an oracle. */
function naiveWins(judge: Subject["judge"], text: string, moves: number): readonly string[] {
  const wins = (position: string, left: number) =>
    left > 0 && [...judge(position).moves.values()].some((next) => loses(next, left - 1));
  const loses = (position: string, left: number): boolean => {
    const { outcome, moves: replies } = judge(position);
    if (outcome !== "ongoing") return outcome !== "draw";
    return left > 0 && [...replies.values()].every((next) => wins(next, left));
  };
  const first = [...judge(text).moves].filter(([, next]) => loses(next, moves - 1));
  return first.map(([move]) => move).sort();
}

describe.each(SUBJECTS)("the solver of $game", (subject) => {
  const { game, judge, program } = subject;

  test("knows the rules as the oracle does", () => {
    const positions = positionsOf(subject, {
      count: SCALE < 1 ? 30 : 2_000,
      most: 12,
      ahead: -12,
      seed: 3,
    });
    for (const text of positions) expect(verdictOf(game, text), text).toEqual(judge(text));
  });

  test("finds the first moves that trying every move on the oracle finds", () => {
    const wanted = scaled(8);
    const some = new Map<number | undefined, string[]>([undefined, 1, 2].map((key) => [key, []]));
    for (const text of positionsOf(subject, { count: 2_000, most: 8, ahead: 4, seed: 4 })) {
      const found = some.get(forcedMate(game, text, 2));
      if (found && found.length < wanted) found.push(text);
      if ([...some.values()].every(({ length }) => length === wanted)) break;
    }
    for (const [fewest, positions] of some) {
      expect(positions).toHaveLength(wanted);
      for (const text of positions) {
        const [one, two] = [1, 2].map((moves) => naiveWins(judge, text, moves));
        expect(winningMoves(game, text, 1), text).toEqual(one);
        expect(winningMoves(game, text, 2), text).toEqual(two);
        expect([one?.length, two?.length].findIndex(Boolean) + 1, text).toBe(fewest ?? 0);
      }
    }
  });

  test("finds wins of the same length as the program", () => {
    let wins = 0;
    const { findMate } = searchersFor(program, 1);
    const clock = { now: () => 0, stopped: () => false };
    const positions = positionsOf(subject, { count: scaled(240, 20), most: 12, ahead: 6, seed: 5 });
    for (const text of positions) {
      const position = mustRead(program, text);
      const mate = findMate?.({ position, earlier: [], limits: {} }, 2, clock);
      const moves = mate && (mate.pv.length + 1) / 2;
      expect(forcedMate(game, text, 2), text).toBe(moves);
      if (!moves) continue;
      wins++;
      const first = program.writeEngineMove(position, mate.pv[0]!);
      expect(winningMoves(game, text, moves)).toContain(first);
    }
    expect(wins).toBeGreaterThan(SCALE * 40);
  });
});

test.each([
  [
    "a defender whose only move reaches a citadel",
    2,
    ["d6e5"],
    "1**********1/*10*/*9K*/*10*/*1R8*/*10*/*2D7*/*10*/*6R3*/*10*/*k9*/1**********1 w",
  ],
  [
    "a king that captures the last piece that can move",
    1,
    [],
    "e**********k/*K2R6*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/*10*/1**********1 w",
  ],
])("the solver of citadel chess sees the draw of %s", (_what, moves, first, text) => {
  expect(naiveWins(remembered(judgeCitadel), text, moves)).toEqual(first);
  expect(winningMoves("citadel", text, moves)).toEqual(first);
  expect(forcedMate("citadel", text, moves)).toBe(first.length > 0 ? moves : undefined);
});
