/** Moves in letters, and as chess players write them. */
import { describe, expect, test } from "vitest";
import { sarrum } from "../../../src/game/rules/sarrum/sarrum.ts";
import { shatranj } from "../../../src/game/rules/shatranj/shatranj.ts";
import { talk } from "./type-lines.ts";

describe("a move", () => {
  test.each([
    ["Nf3", "White's asb moves from g1 to f3."],
    ["N f3", "White's asb moves from g1 to f3."],
    ["knight f3", "White's asb moves from g1 to f3."],
    ["Ngf3!", "White's asb moves from g1 to f3."],
    ["n1f3", "White's asb moves from g1 to f3."],
    ["Ng1–f3", "White's asb moves from g1 to f3."],
    ["Bc1e3", "White's pil moves from c1 to e3."],
    ["bishop to e3", "White's pil moves from c1 to e3."],
    ["e3", "White's sarbaz moves from e2 to e3."],
    ["pawn e3", "White's sarbaz moves from e2 to e3."],
    ["explain Nf3", "A legal move: White's asb moves from g1 to f3."],
    ["e2", "Finish square, from e2"],
    ["exd3", "d3 is empty, so nothing can be captured there."],
    ["Zf3", "“Z” is not a piece; the letters of the pieces are K, F, R, E, N and P."],
  ])("of shatranj is understood as chess players write it: %s", async (move, answer) => {
    const more = { effects: { interactive: true } };
    expect(await talk(shatranj, [move], more)).toContain(answer);
    expect(await talk(shatranj, [move])).toContain(answer);
  });

  test.each([
    ["R 57x56", "White's redum moves from 57 to 56."],
    ["r57-56", "White's redum moves from 57 to 56."],
    ["R56", "White's redum moves from 57 to 56."],
    ["e2e3", "that move is 57 56 here, each file and then rank"],
    ["Nf6", "“f6” is not a grid reference: that square is 63 here"],
    ["Qd4", "“Q” is not a piece; the letters of the pieces are S, M, N, E, G and R."],
  ])("of sarrum in letters is read or said how to type: %s", async (move, answer) => {
    expect(await talk(sarrum, ["n", move])).toContain(answer);
  });
});
