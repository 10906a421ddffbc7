import { describe, expect, test } from "vitest";
import {
  newScore,
  type PuzzleResult,
  type PuzzleScore,
  parseScores,
  solvedIn,
  streaksOf,
  withScore,
} from "../../src/puzzles/scores.ts";

const score = (number: number, result: PuzzleResult, game = "sarrum"): PuzzleScore => ({
  game,
  number,
  result,
});

describe("the file of scores", () => {
  test("holds the scores that are added, one per line", () => {
    let text = withScore("", score(17, "unaided"), "2026.11.22");
    text = withScore(text, score(3, "shown"), "2026.11.23");
    expect(text).toBe(
      "# Puzzles: game, number, result, day\nsarrum 17 unaided 2026.11.22\nsarrum 3 shown 2026.11.23\n",
    );
    expect(parseScores(text)).toEqual({
      scores: [score(17, "unaided"), score(3, "shown")],
      ignored: [],
    });
  });

  test("may end without a line end", () => {
    const text = withScore("sarrum 1 aided 2026.11.22", score(2, "aided"), "2026.11.22");
    expect(text).toBe("sarrum 1 aided 2026.11.22\nsarrum 2 aided 2026.11.22\n");
  });

  test("may hold lines that are no scores", () => {
    const text = "# mine\n\nsarrum 0 aided 2026.11.22\r\nsarrum 5 solved 2026.11.22\nsarrum 5\n\0";
    expect(parseScores(text)).toEqual({ scores: [], ignored: [3, 4, 5, 6] });
  });
});

describe("a new score", () => {
  test.each<[readonly PuzzleResult[], PuzzleResult, PuzzleResult | undefined]>([
    [[], "unaided", "unaided"],
    [[], "shown", "shown"],
    [["shown"], "shown", undefined],
    [["shown"], "unaided", "aided"],
    [["aided"], "unaided", undefined],
    [["unaided"], "shown", undefined],
  ])("after %j, %s adds %s", (before, result, added) => {
    const scores = [...before.map((one) => score(4, one)), score(5, "unaided")];
    expect(newScore(scores, score(4, result))?.result).toBe(added);
  });
});

test("a puzzle is solved unless its solution was only shown", () => {
  const scores = [
    score(1, "aided"),
    score(2, "shown"),
    score(3, "unaided"),
    score(4, "aided", "x"),
  ];
  expect([...solvedIn(scores, "sarrum")]).toEqual([1, 3]);
});

test.each<[string, number, number]>([
  ["", 0, 0],
  ["uu", 2, 2],
  ["uuua", 0, 3],
  ["uusu", 1, 2],
])("after %j the streak is %i, at most %i", (letters, last, longest) => {
  const results = { u: "unaided", a: "aided", s: "shown" } as const;
  const scores = [...letters].map((letter, index) =>
    score(index + 1, results[letter as keyof typeof results]),
  );
  expect(streaksOf(scores, "sarrum")).toEqual({ last, longest });
});
