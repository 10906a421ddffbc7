/** The words after go. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GoCommand, readGo } from "../../../../src/game/engine/uci/go-command.ts";

const WHITE = 0;
const BLACK = 1;

const go = (text: string, side = WHITE) =>
  readGo(text.split(" ").filter(Boolean), side === WHITE ? 0 : 1);

/** A search command with these limits. */
const search = (limits: object, more: Partial<GoCommand> = {}) => ({
  perft: undefined,
  limits,
  infinite: false,
  ponder: false,
  mate: undefined,
  searchMoves: [],
  ignored: [],
  errors: [],
  ...more,
});

describe("the go command", () => {
  test.each([
    ["depth 7", search({ depth: 7 })],
    ["nodes 1000 depth 7", search({ nodes: 1000, depth: 7 })],
    ["movetime 250", search({ milliseconds: 250 })],
    ["movetime 0", search({ milliseconds: 1 })],
    ["infinite", search({}, { infinite: true })],
    ["", search({}, { infinite: true })],
    ["infinite depth 3", search({ depth: 3 }, { infinite: true })],
    ["mate 4", search({ depth: 7 }, { mate: 4 })],
    ["mate 4 depth 5", search({ depth: 5 }, { mate: 4 })],
    ["mate 4 nodes 9", search({ nodes: 9, depth: 7 }, { mate: 4 })],
    ["mate 900", search({ depth: 99 }, { mate: 50 })],
    ["btime 5000", search({ milliseconds: 166 })],
    ["winc 5000", search({ milliseconds: 1 })],
    ["btime 0 wtime 0 movetime 970", search({ milliseconds: 970 })],
    ["wtime 60000 movetime 9999", search({ milliseconds: 9999 })],
    ["perft 4", search({}, { perft: 4, infinite: true })],
  ])("%s", (text, read) => {
    expect(go(text)).toEqual(read);
  });

  test.each([
    ["ponder wtime 60000 btime 60000", search({ milliseconds: 2000 }, { ponder: true })],
    ["ponder", search({}, { ponder: true, infinite: true })],
    ["searchmoves a2a3 b2b3 depth 4", search({ depth: 4 }, { searchMoves: ["a2a3", "b2b3"] })],
    ["depth 4 searchmoves a2a3", search({ depth: 4 }, { searchMoves: ["a2a3"] })],
    ["depth 4 toString", search({ depth: 4 }, { ignored: ["toString"] })],
    ["fast depth 4", search({ depth: 4 }, { ignored: ["fast"] })],
  ])("%s", (text, read) => {
    expect(go(text)).toEqual(read);
  });

  const whole = (token: string, from: string, text: string) =>
    `${token} needs a whole number${from}, not “${text}”.`;

  test.each([
    ["depth 0", { depth: 1 }, whole("depth", " of at least 1", "0")],
    ["depth -3", { depth: 1 }, whole("depth", " of at least 1", "-3")],
    ["depth abc", { depth: 1 }, whole("depth", " of at least 1", "abc")],
    ["depth", { depth: 1 }, whole("depth", " of at least 1", "")],
    ["depth nodes 50", { depth: 1, nodes: 50 }, whole("depth", " of at least 1", "")],
    ["nodes 0", { nodes: 1 }, whole("nodes", " of at least 1", "0")],
    ["movetime 1e9", { milliseconds: 1 }, whole("movetime", " of at least 0", "1e9")],
    ["wtime soon", { milliseconds: 1 }, whole("wtime", "", "soon")],
    ["wtime 60000 movestogo x", { milliseconds: 2000 }, whole("movestogo", "", "x")],
  ])("%s: an invalid number counts as the smallest", (text, limits, error) => {
    expect(go(text)).toEqual(search(limits, { errors: [error] }));
  });

  test.each([
    ["a thirtieth of the clock", "wtime 60000 btime 1", WHITE, 2000],
    ["the clock of the side to move", "wtime 1 btime 30000", BLACK, 1000],
    ["a share of the moves to go", "wtime 60000 movestogo 10", WHITE, 6000],
    ["most of the increment as well", "wtime 30000 winc 1000 binc 7", WHITE, 1800],
    ["never the whole clock", "wtime 1000 movestogo 1", WHITE, 800],
    ["a move overhead kept back", "wtime 100 movestogo 1", WHITE, 70],
    ["hardly anything once time has run out", "wtime -50 btime 1000", WHITE, 1],
    ["movestogo 0 as if it were missing", "wtime 60000 movestogo 0", WHITE, 2000],
    ["less with a negative increment", "wtime 60000 winc -1000", WHITE, 1200],
    ["a given time rather than the clock", "wtime 60000 movetime 100", WHITE, 100],
  ])("%s: %s", (_what, text, side, milliseconds) => {
    expect(go(text, side)).toEqual(search({ milliseconds }));
  });

  test("a move gets some time, but never more than the clock has", () => {
    const number = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 100 }), (left, increment, moves) => {
        const { limits } = go(`wtime ${left} winc ${increment} movestogo ${moves}`);
        const { milliseconds = 0 } = limits;
        return milliseconds >= 1 && milliseconds <= Math.max(1, left);
      }),
    );
  });
});
