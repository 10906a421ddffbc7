/** Random numbers from a seed. */
import { expect, test } from "vitest";
import { seededRandom, shuffle } from "../../src/base/rng.ts";

test("every number up to the largest comes up, and no other", () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 100 }, () => random(3));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3]));
});

test("a seed repeats its numbers", () => {
  const [one, again] = [seededRandom(7), seededRandom(7)];
  expect(Array.from({ length: 9 }, () => one(99))).toEqual(
    Array.from({ length: 9 }, () => again(99)),
  );
});

test("every order comes up about as often, and the items stay where they were", () => {
  const items = ["a", "b", "c"];
  const orders = Array.from({ length: 600 }, (_, seed) => shuffle(items, seed).join());
  expect(items).toEqual(["a", "b", "c"]);
  for (const order of ["a,b,c", "a,c,b", "b,a,c", "b,c,a", "c,a,b", "c,b,a"]) {
    const count = orders.filter((one) => one === order).length;
    expect(Math.abs(count - 100), order).toBeLessThan(35);
  }
});
