/** Positions and moves of citadel chess as text. */
import { describe, expect, test } from "vitest";
import { EMPTY } from "../../../../src/game/rules/chesslike/position.ts";
import { citadel } from "../../../../src/game/rules/citadel/citadel.ts";
import { textOf } from "../../../oracles/citadel.ts";
import { at, CITADEL_ROWS } from "../chess-rows.ts";

const MAIN = "*rnedkgdenr*/*pppppppppp*/*10*/*10*/*10*/*10*/*10*/*10*/*PPPPPPPPPP*/*RNEDKGDENR*";
const EDGE = "1**********1";
const START = `${EDGE}/${MAIN}/${EDGE} w`;

describe("a position as text", () => {
  test("begins with the top rank, which has two citadels", () => {
    expect(citadel.setups[0]?.position).toBe(START);
    expect(citadel.writePosition(at(citadel, START))).toBe(START);
  });

  test.each([
    ["on a12", "Na12 Kf2 kf11", "N**********1/"],
    ["on l12", "Nl12 Kf2 kf11", "1**********N/"],
    ["on a1", "na1 Kf2 kf11", "/n**********1 w"],
    ["on l1", "nl1 Kf2 kf11", "/1**********n w"],
    ["on b11", "nb11 Kf2 kf11", "/*n3k5*/"],
    ["on k2", "Nk2 Kf2 kf11", "/*4K4N*/"],
    ["ten empty squares away", "Kf2 kf11", "/*10*/"],
  ])("shows a piece %s in its place", (_name, men, part) => {
    const text = textOf("w", men);
    expect(text).toContain(part);
    expect(citadel.writePosition(at(citadel, text))).toBe(text);
  });

  test("has its forty pieces on the board, and nothing on missing squares", () => {
    const { board } = at(citadel, START);
    const occupied = [...board.keys()].filter((square) => board[square] !== EMPTY);
    expect(occupied).toHaveLength(40);
    expect(occupied.every((square) => citadel.kernel.rules.board.exists(square))).toBe(true);
  });

  test("reads back as the position that was written", () => {
    for (const { fen } of CITADEL_ROWS) {
      const position = at(citadel, fen);
      for (const move of citadel.legalMoves(position)) {
        const next = citadel.play(position, move);
        expect(citadel.readPosition(citadel.writePosition(next))).toEqual({
          ok: true,
          value: next,
        });
      }
    }
  });
});

describe("a position refused", () => {
  test.each([
    ["no text", "", "A position has 12 ranks between slashes; this text has 1."],
    [
      "the main board alone",
      `${MAIN} w`,
      "A position has 12 ranks between slashes; this text has 10.",
    ],
    ["a rank more", `8/${START}`, "A position has 12 ranks between slashes; this text has 13."],
    [
      "no side to move",
      START.slice(0, -2),
      "After the ranks a position names the side to move: w or b.",
    ],
    [
      "another side",
      `${START.slice(0, -1)}g`,
      "After the ranks a position names the side to move: w or b, not “g”.",
    ],
    ["a third field", `${START} -`, "“-” does not belong in a position."],
    ["an unknown letter", START.replace("g", "q"), "Rank 11: no piece has the letter “q”."],
    ["a short rank", START.replace("*10*", "*9*"), "Rank 9 has 12 squares; this text fills 11."],
    ["a long rank", START.replace("*10*", "*11*"), "Rank 9 has 12 squares; this text fills 13."],
    ["no number below ten", START.replace("*10*", "*0*"), "Rank 9: no piece has the letter “0”."],
  ])("%s", (_name, text, reason) => {
    expect(citadel.readPosition(text)).toEqual({ ok: false, reason });
  });

  test.each([
    ["g11", START.replace("kgd", "k*d")],
    ["a12", START.replace("1*", "**")],
    ["l1", START.replace("*1 w", "** w")],
    ["b9", START.replace("*10*", "**9*")],
  ])("because %s exists and is written as missing", (name, text) => {
    expect(citadel.readPosition(text)).toEqual({
      ok: false,
      reason: `The square ${name} exists: it cannot be written “*”.`,
    });
  });

  test.each([
    ["a11", "a piece", START.replace("*rned", "Rrned")],
    ["l2", "a piece", START.replace("DENR*", "DENRN")],
    ["b12", "a piece", START.replace("1**********1", "1N*********1")],
    ["k1", "a piece", START.replace("*1 w", "n1 w")],
    ["a9", "a number", START.replace("*10*", "11*")],
    ["b12", "a number", START.replace("1**********1", "12")],
  ])("because %s does not exist and is written as %s", (name, _what, text) => {
    expect(citadel.readPosition(text)).toEqual({
      ok: false,
      reason: `There is no square ${name}: write “*” in its place.`,
    });
  });

  test.each([
    ["w", "Gb2", "Neither side has a king."],
    ["w", "Kf2", "Each side must have a king."],
    ["b", "kf2", "Each side must have a king."],
    ["w", "Kf2 Ka1 kf11", "White has more than one king."],
    ["w", "Kf2 kf11 kl12", "Black has more than one king."],
    ["w", "Kf2 kf9 Pb11", "White's pawn cannot stand on b11: there it becomes a general."],
    ["w", "Kf4 kf11 pk2", "Black's pawn cannot stand on k2: there it becomes a general."],
    ["w", "Kf2 kf9 Pa12", "White's pawn cannot stand on a12: no move brings it there."],
    ["w", "Kf2 kf9 pl12", "Black's pawn cannot stand on l12: no move brings it there."],
    ["w", "Kf2 kf11 Rf9", "Black is in check although White is to move."],
    ["b", "Kf2 kf11 rf9", "White is in check although Black is to move."],
    ["w", "Kf5 kl12 De5", "Black is in check although White is to move."],
    ["w", "Kf5 kf6", "Black is in check although White is to move."],
  ])("because no game leads to it: %s, %s", (mover, men, reason) => {
    expect(citadel.readPosition(textOf(mover, men))).toEqual({ ok: false, reason });
  });
});
