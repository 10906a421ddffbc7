/** Repetitions and endless play are told, and end nothing. */
import { expect, test } from "vitest";
import { isEndless, nowEndless } from "../../../src/game/match/endless.ts";
import { matchAt, withMoves } from "../activities/review/planted-games.ts";

const QUIET = ["44-54", "84-83", "54-44", "83-84"];
const POSITION = "8/8/8/3S3s/8/8/R7/8 w";

test("a position that comes up for the third time is told once", () => {
  const there = withMoves(matchAt(POSITION), [...QUIET, ...QUIET]);
  expect(nowEndless(there)).toBe("This position has come up three times");
  expect(nowEndless({ ...there, at: there.at - 1 })).toBeUndefined();
  expect(isEndless({ ...there, at: there.at - 1 })).toBe(false);
  expect(isEndless(there)).toBe(true);
});

/** A walk of two sarrums through so many positions that none comes up three times. */
function walk(moves: number): readonly string[] {
  const files = [1, 2, 3, 4, 5, 6, 7, 8];
  const whites = files.flatMap((file) =>
    (file % 2 ? [4, 3, 2] : [2, 3, 4]).map((rank) => `${file}${rank}`),
  );
  const blacks = files.flatMap((file) =>
    (file % 2 ? [8, 7] : [7, 8]).map((rank) => `${file}${rank}`),
  );
  const step = (squares: readonly string[], at: number) => {
    const path = [...squares, ...squares.slice(1, -1).reverse()];
    return `${path[at % path.length]}-${path[(at + 1) % path.length]}`;
  };
  return Array.from({ length: moves }, (_, ply) =>
    step(ply % 2 ? blacks : whites, Math.floor(ply / 2)),
  );
}

test("fifty moves of each side without a capture or a redum's move are told once", () => {
  const start = matchAt("8/8/8/S7/7R/8/8/s7 w");
  const long = withMoves(start, walk(100));
  expect(nowEndless(long)).toBe("Each side has made 50 moves without a capture or a redum's move");
  expect(nowEndless({ ...long, at: 99 })).toBeUndefined();
  expect(isEndless(withMoves(long, ["85-84"]))).toBe(false);
  const other = withMoves(start, walk(2));
  const after = withMoves(withMoves(other, ["85-84"]), [walk(4)[3]!]);
  expect(nowEndless(after)).toBeUndefined();
});
