/** Promotion, and how a game of Capture the Sarrum ends. */

import { describe, expect, test } from "vitest";
import { sarrum } from "../../../../src/game/rules/sarrum/sarrum.ts";
import { mustRead } from "../../../must-read.ts";
import { engineMoves } from "../../../perft/rows.ts";
import { SAMPLE } from "../../../sample-game.ts";

/** Returns the position after typed moves, which are separated by commas. */
function played(text: string, moves: string) {
  let position = mustRead(sarrum, text);
  for (const typed of moves.split(", ")) {
    const move = sarrum.readMove(position, typed);
    if (!move.ok) throw new Error(`${typed}: ${move.reason}`);
    position = sarrum.play(position, move.value);
  }
  return position;
}

const WHITE_WINS = { winner: 0, sentence: "Black's sarrum has been captured. White wins!" };
const BLACK_WINS = { winner: 1, sentence: "White's sarrum has been captured. Black wins!" };

describe("a redum on the far rank becomes a marzaz pani", () => {
  test.each([
    ["White's by a step", "s7/4R3/8/8/8/8/8/7S w", "52 51", "s3M3/8/8/8/8/8/8/7S b"],
    ["White's by a capture", "s2e4/4R3/8/8/8/8/8/7S w", "52 41", "s2M4/8/8/8/8/8/8/7S b"],
    ["Black's by a step", "s7/8/8/8/8/8/4r3/7S b", "57 58", "s7/8/8/8/8/8/8/4m2S w"],
    ["Black's by a capture", "s7/8/8/8/8/8/4r3/3E3S b", "57 48", "s7/8/8/8/8/8/8/3m3S w"],
  ])("%s", (_what, text, move, expected) => {
    expect(sarrum.writePosition(played(text, move))).toBe(expected);
  });

  test("and then moves as one", () => {
    const promoted = played("s7/4R3/8/8/8/8/8/7S w", "52 51, 11 12");
    expect(
      engineMoves(sarrum, promoted)
        .filter((move) => move.startsWith("e8"))
        .sort(),
    ).toEqual(["e8d8", "e8e7", "e8f8"]);
  });

  test("but not one rank before it", () => {
    expect(sarrum.writePosition(played("s7/8/4R3/8/8/8/8/7S w", "53 52"))).toBe(
      "s7/4R3/8/8/8/8/8/7S b",
    );
  });

  test("and no other piece is promoted there", () => {
    expect(sarrum.writePosition(played("s7/4N3/8/8/8/8/8/7S w", "52 41"))).toBe(
      "s2N4/8/8/8/8/8/8/7S b",
    );
  });
});

test("a capture of the sarrum takes no other from its square", () => {
  expect(played("s6G/8/8/8/8/8/8/7S w", "81 11").royals).toEqual([63, -1]);
  expect(played("g6S/8/8/8/8/8/8/s7 b", "11 81").royals).toEqual([-1, 56]);
});

describe("capturing the sarrum wins", () => {
  test.each([
    ["White's gisgigir", SAMPLE, "81 41", WHITE_WINS],
    [
      "Black's gisgigir",
      SAMPLE,
      "81 82, 41 42, 13 14, 83 81, 14 13, 23 43, 13 23, 21 23",
      BLACK_WINS,
    ],
    ["White's redum as it is promoted", "3s4/4R3/8/8/8/8/8/7S w", "52 41", WHITE_WINS],
    ["Black's redum as it is promoted", "s7/8/8/8/8/8/4r3/3S4 b", "57 48", BLACK_WINS],
    ["White's sarrum itself", "8/8/8/3s4/4S3/8/8/8 w", "55 44", WHITE_WINS],
    ["Black's sarrum itself", "8/8/8/3s4/4S3/8/8/8 b", "44 55", BLACK_WINS],
    ["White's gisgigir, White's sarrum on 11", "S7/8/8/8/8/8/8/G6s w", "18 88", WHITE_WINS],
    ["Black's gisgigir, White's sarrum on 11", "S6g/8/8/8/8/8/8/7s b", "81 11", BLACK_WINS],
    ["White's gisgigir, Black's sarrum on 11", "s6G/8/8/8/8/8/8/7S w", "81 11", WHITE_WINS],
    ["Black's gisgigir, Black's sarrum on 11", "s7/8/8/8/8/8/8/g6S b", "18 88", BLACK_WINS],
  ])("%s", (_what, text, moves, outcome) => {
    const over = played(text, moves);
    expect(sarrum.outcome(over)).toEqual(outcome);
    expect(sarrum.legalMoves(over)).toEqual([]);
  });

  test("a redum that wins on its far rank is promoted too", () => {
    expect(sarrum.writePosition(played("3s4/4R3/8/8/8/8/8/7S w", "52 41"))).toBe(
      "3M4/8/8/8/8/8/8/7S b",
    );
  });

  test("capturing anything else does not, even with a sarrum on 11", () => {
    expect(sarrum.outcome(played(SAMPLE, "12 21"))).toBeUndefined();
    expect(sarrum.outcome(played("S6s/8/8/8/8/8/8/G6e w", "18 88"))).toBeUndefined();
    expect(sarrum.outcome(played("s6S/8/8/8/8/8/8/g6E b", "18 88"))).toBeUndefined();
  });
});

describe("there is no check", () => {
  test("a sarrum may step into danger and be captured there", () => {
    const inDanger = played("3s4/8/8/8/8/8/8/G6S b", "41 31, 88 87, 31 21, 87 88, 21 11");
    expect(sarrum.outcome(inDanger)).toBeUndefined();
    const captured = sarrum.readMove(inDanger, "18 11");
    expect(captured.ok && sarrum.outcome(sarrum.play(inDanger, captured.value))).toEqual(
      WHITE_WINS,
    );
  });

  test("a sarrum in danger may stay there", () => {
    const stays = played("s6n/8/8/8/8/8/8/G6S b", "81 72");
    expect(sarrum.outcome(stays)).toBeUndefined();
    expect(engineMoves(sarrum, stays)).toContain("a1a8");
  });

  test("two sarrums may stand side by side", () => {
    expect(sarrum.outcome(played("8/8/8/s7/8/S7/8/8 w", "16 15"))).toBeUndefined();
  });
});

describe("a player without a legal move draws", () => {
  test.each([
    ["White", "s7/8/8/8/1e6/gRg5/RMR5/SN6 w"],
    ["Black", "6ns/5rmr/5GrG/6E1/8/8/8/7S b"],
  ])("%s", (side, text) => {
    const stuck = mustRead(sarrum, text);
    expect(sarrum.legalMoves(stuck)).toEqual([]);
    expect(sarrum.outcome(stuck)).toEqual({
      winner: undefined,
      sentence: `${side} has no legal move. The game is drawn.`,
    });
    expect(sarrum.readMove(stuck, "11 12")).toEqual({
      ok: false,
      reason: `The game is over. ${side} has no legal move. The game is drawn.`,
    });
  });

  test("as soon as the opponent's move has left none", () => {
    const before = "s7/8/8/8/3e4/gRg5/RMR5/SN6 b";
    expect(sarrum.outcome(mustRead(sarrum, before))).toBeUndefined();
    expect(sarrum.outcome(played(before, "45 25"))).toMatchObject({ winner: undefined });
  });

  test("only on his own turn", () => {
    expect(sarrum.outcome(mustRead(sarrum, "s7/8/8/8/1e6/gRg5/RMR5/SN6 b"))).toBeUndefined();
  });
});
