/** What the table of positions keeps and replaces. */
import { describe, expect, test } from "vitest";
import {
  boundAt,
  clearTable,
  depthAt,
  EXACT,
  LOWER_BOUND,
  makeTable,
  moveAt,
  newGeneration,
  probe,
  scoreAt,
  store,
  UPPER_BOUND,
} from "../../../../src/game/engine/search/transposition-table.ts";

describe("the transposition table", () => {
  test.each([
    [1, 5, 0x1234, 77, 9, EXACT],
    [-1, -5, 0x3f3f, -29_990, 255, LOWER_BOUND],
    [123_456_789, -2_000_000_000, 1, 29_999, 0, EXACT],
  ])("returns what was stored for key %i, %i", (low, high, move, score, depth, bound) => {
    const table = makeTable(16);
    store(table, low, high, move, score, depth, bound);
    const entry = probe(table, low, high);
    expect(entry).toBeGreaterThanOrEqual(0);
    expect([
      moveAt(table, entry),
      scoreAt(table, entry),
      depthAt(table, entry),
      boundAt(table, entry),
    ]).toEqual([move, score, depth, bound]);
  });

  test("keeps a deep result of the same search, and a move for it", () => {
    const table = makeTable(16);
    const kept = () => {
      const entry = probe(table, 3, 7);
      return [depthAt(table, entry), moveAt(table, entry)];
    };
    store(table, 3, 7, 0, 10, 9, UPPER_BOUND);
    store(table, 3, 7, 11, 20, 2, LOWER_BOUND);
    expect(kept()).toEqual([9, 11]);
    store(table, 3, 7, 12, 20, 2, LOWER_BOUND);
    expect(kept()).toEqual([9, 11]);
    store(table, 3, 7, 13, 20, 6, LOWER_BOUND);
    expect(kept()).toEqual([6, 13]);
    store(table, 3, 7, 14, 20, 0, EXACT);
    expect(kept()).toEqual([0, 14]);
    store(table, 3, 7, 15, 20, 9, LOWER_BOUND);
    newGeneration(table);
    store(table, 3, 7, 16, 20, 2, LOWER_BOUND);
    expect(kept()).toEqual([2, 16]);
  });

  test("does not confuse positions that share a bucket", () => {
    const table = makeTable(16);
    store(table, 3, 7, 1, 0, 1, EXACT);
    expect(probe(table, 3, 8)).toBe(-1);
    expect(probe(table, 3 + 1024, 7)).toBe(-1);
  });

  test("keeps a move when the position is stored again without one", () => {
    const table = makeTable(16);
    store(table, 3, 7, 99, 10, 1, EXACT);
    store(table, 3, 7, 0, 20, 2, EXACT);
    const entry = probe(table, 3, 7);
    expect([moveAt(table, entry), scoreAt(table, entry)]).toEqual([99, 20]);
  });

  test("replaces the shallower of two entries, and old ones first", () => {
    const table = makeTable(2);
    store(table, 0, 1, 1, 0, 9, EXACT);
    store(table, 0, 2, 2, 0, 3, EXACT);
    store(table, 0, 3, 3, 0, 1, EXACT);
    expect([probe(table, 0, 1) >= 0, probe(table, 0, 2) >= 0]).toEqual([true, false]);
    newGeneration(table);
    newGeneration(table);
    newGeneration(table);
    store(table, 0, 4, 4, 0, 2, EXACT);
    store(table, 0, 5, 5, 0, 2, EXACT);
    expect(probe(table, 0, 1)).toBe(-1);
  });

  test.each([
    [1, 2],
    [2, 2],
    [16, 16],
    [33, 32],
  ])("with a limit of %i entries has room for %i", (entries, capacity) => {
    expect(makeTable(entries).words).toHaveLength(4 * capacity);
  });

  test("is empty after being cleared", () => {
    const table = makeTable(16);
    store(table, 3, 7, 99, 10, 1, EXACT);
    clearTable(table);
    expect(probe(table, 3, 7)).toBe(-1);
  });
});
