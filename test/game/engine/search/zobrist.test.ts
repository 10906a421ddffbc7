/** The keys of positions. */
import { expect, test } from "vitest";
import { zobristKeys } from "../../../../src/game/engine/search/zobrist.ts";

/** Returns the rank of numbers under exclusive or: how many are not combinations of the others. */
function rankOf(numbers: readonly bigint[]): number {
  const basis: bigint[] = [];
  for (const number of numbers) {
    const rest = basis.reduce((left, each) => ((left ^ each) < left ? left ^ each : left), number);
    if (rest === 0n) continue;
    basis.push(rest);
    basis.sort((one, other) => (one < other ? 1 : -1));
  }
  return basis.length;
}

test("keys use all 64 bits", () => {
  const { low, high } = zobristKeys(200);
  const keys = [...low].map(
    (half, index) =>
      (BigInt.asUintN(32, BigInt(high[index] ?? 0)) << 32n) | BigInt.asUintN(32, BigInt(half)),
  );
  expect(rankOf(keys)).toBe(64);
});

test("keys are the same every time", () => {
  expect(zobristKeys(20)).toEqual(zobristKeys(20));
});
