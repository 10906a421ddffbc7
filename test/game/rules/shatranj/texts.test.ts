/** Positions and moves of Turkish shatranj as text. */
import { describe, expect, test } from "vitest";
import { shatranj } from "../../../../src/game/rules/shatranj/shatranj.ts";
import { at, SHATRANJ_ROWS } from "../chess-rows.ts";

const RANKS = "rnefkenr/pppppppp/8/8/8/8/PPPPPPPP/RNEFKENR";

describe("a position as text", () => {
  test.each([
    [`${RANKS} w d1d8`, `${RANKS} w d1d8`],
    [`${RANKS} w d8d1`, `${RANKS} w d1d8`],
    [`  ${RANKS}   b   d8 `, `${RANKS} b d8`],
    [`${RANKS} w -`, `${RANKS} w -`],
    ["F3k2f/8/8/8/8/8/8/f3K2F w h8a8h1a1", "F3k2f/8/8/8/8/8/8/f3K2F w a1h1a8h8"],
  ])("%s is written as %s", (text, written) => {
    expect(shatranj.writePosition(at(shatranj, text))).toBe(written);
  });

  test("reads back as the position that was written, with its first moves", () => {
    for (const { fen } of SHATRANJ_ROWS) {
      const position = at(shatranj, fen);
      for (const move of shatranj.legalMoves(position)) {
        const next = shatranj.play(position, move);
        expect(shatranj.readPosition(shatranj.writePosition(next))).toEqual({
          ok: true,
          value: next,
        });
      }
    }
  });

  test("distinguishes a fers that has moved from one that has not", () => {
    const [fresh, spent] = ["w d4", "w -"].map((fields) =>
      at(shatranj, `4k3/8/8/8/3F4/8/8/4K3 ${fields}`),
    );
    expect(fresh).not.toEqual(spent);
  });
});

describe("a position refused", () => {
  test.each([
    ["", "A position has 8 ranks between slashes; this text has 1."],
    ["8/8/8/8/8/8/8 w -", "A position has 8 ranks between slashes; this text has 7."],
    [`${RANKS}/8 w -`, "A position has 8 ranks between slashes; this text has 9."],
    ["4k3/8/8/7/8/8/8/4K3 w -", "Rank 5 has 8 squares; this text fills 7."],
    ["4k3/8/8/8/8/8/8/4K4 w -", "Rank 1 has 8 squares; this text fills 9."],
    ["4k3/8/9/8/8/8/8/4K3 w -", "Rank 6 has 8 squares; this text fills 9."],
    ["4k3/q7/8/8/8/8/8/4K3 w -", "Rank 7: no piece has the letter “q”."],
    ["4k3/8/8/8/8/8/8/4K2* w -", "The square h1 exists: it cannot be written “*”."],
    [RANKS, "After the ranks a position names the side to move: w or b."],
    [`${RANKS} x d1`, "After the ranks a position names the side to move: w or b, not “x”."],
    [`${RANKS} W d1`, "After the ranks a position names the side to move: w or b, not “W”."],
    [`${RANKS} w d1 0`, "“0” does not belong in a position."],
  ])("%s", (text, reason) => {
    expect(shatranj.readPosition(text)).toEqual({ ok: false, reason });
  });

  test.each([
    [
      "is missing",
      `${RANKS} w`,
      "After the side to move a position lists its unmoved pieces, or - for none.",
    ],
    ["names an empty square", `${RANKS} w d1e4`, "No piece on e4 has a first move of its own."],
    ["names a shah", `${RANKS} w e1`, "No piece on e1 has a first move of its own."],
    ["names a sarbaz", `${RANKS} w d2`, "No piece on d2 has a first move of its own."],
    [
      "names no square of the board",
      `${RANKS} w i9`,
      "i9 is off the board; its squares run from a1 to h8.",
    ],
    [
      "names a rank of two digits",
      `${RANKS} w d1d11`,
      "d11 is off the board; its squares run from a1 to h8.",
    ],
    [
      "names no square at all",
      `${RANKS} w d1d`,
      "“d” is not a square: type a letter and a number, such as e2.",
    ],
    [
      "mixes a - with squares",
      `${RANKS} w -d1`,
      "“-” is not a square: type a letter and a number, such as e2.",
    ],
  ])("because the third field %s", (_name, text, reason) => {
    expect(shatranj.readPosition(text)).toEqual({ ok: false, reason });
  });

  test.each([
    ["8/6F1/8/8/8/r6K/8/3R3k b -", "White is in check although Black is to move."],
    ["8/8/8/8/8/8/8/8 w -", "Neither side has a shah."],
    ["8/8/8/8/8/8/8/4K3 w -", "Each side must have a shah."],
    ["4k3/8/8/8/8/8/8/8 b -", "Each side must have a shah."],
    ["4k3/8/8/8/8/8/K7/4K3 w -", "White has more than one shah."],
    ["4k3/k7/8/8/8/8/8/4K3 w -", "Black has more than one shah."],
    ["P3k3/8/8/8/8/8/8/4K3 w -", "White's sarbaz cannot stand on a8: there it becomes a fers."],
    ["4k3/8/8/8/8/8/8/4K2p w -", "Black's sarbaz cannot stand on h1: there it becomes a fers."],
    ["R3k3/8/8/8/8/8/8/5K2 w -", "Black is in check although White is to move."],
    ["4k3/8/8/8/8/8/4R3/5K2 w -", "Black is in check although White is to move."],
    ["5k2/4r3/8/8/8/8/8/4K3 b -", "White is in check although Black is to move."],
    ["8/8/8/8/8/8/4k3/4K3 w -", "Black is in check although White is to move."],
  ])("because no game leads to it: %s", (text, reason) => {
    expect(shatranj.readPosition(text)).toEqual({ ok: false, reason });
  });
});
