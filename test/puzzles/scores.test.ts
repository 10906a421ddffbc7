import { describe, expect, test } from "vitest";
import { GAMES_WITH_PUZZLES, puzzlesOf } from "../../src/puzzles/puzzles.ts";
import {
  newScore,
  PUZZLE_SCORES,
  type PuzzleResult,
  type PuzzleScore,
  parseScores,
  solvedIn,
  streaksOf,
  withPositions,
  withScore,
} from "../../src/puzzles/scores.ts";

/** Returns the score of a puzzle whose position has a row of so many empty squares. */
const score = (row: number, result: PuzzleResult, game = "sarrum"): PuzzleScore => ({
  game,
  position: `${row}/8 w`,
  result,
});

describe("the file of scores", () => {
  test("holds the scores that are added, one per line", () => {
    let text = withScore("", score(17, "unaided"), "2026.11.22", PUZZLE_SCORES);
    text = withScore(text, score(3, "shown"), "2026.11.23", PUZZLE_SCORES);
    expect(text).toBe(
      "# Puzzles: game, position, result, day\nsarrum 17/8 w unaided 2026.11.22\nsarrum 3/8 w shown 2026.11.23\n",
    );
    expect(parseScores(text, PUZZLE_SCORES)).toEqual({
      values: [score(17, "unaided"), score(3, "shown")],
      ignored: [],
    });
  });

  test("may end without a line end", () => {
    const text = withScore(
      "sarrum 1/8 w aided 2026.11.22",
      score(2, "aided"),
      "2026.11.22",
      PUZZLE_SCORES,
    );
    expect(text).toBe("sarrum 1/8 w aided 2026.11.22\nsarrum 2/8 w aided 2026.11.22\n");
  });

  test("may hold lines that are no scores", () => {
    const text = "# mine\n\nsarrum 0 aided 2026.11.22\r\nsarrum 5 solved 2026.11.22\nsarrum 5\n\0";
    const { values, ignored } = parseScores(text, PUZZLE_SCORES);
    expect(values).toEqual([]);
    expect(ignored.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  });

  test("named puzzles by their numbers before, which become positions", async () => {
    const [sarrum, zamma] = [await puzzlesOf("sarrum"), await puzzlesOf("zamma")];
    const old = [
      "# Puzzles: game, number, result, day",
      "sarrum 17 unaided 2026.11.22",
      " zamma 2 aided 2026.11.22\r",
      "sarrum 9999 aided 2026.11.22",
      "constructor 1 aided 2026.11.22",
      "sarrum 3 2026.11.22",
      "",
    ].join("\n");
    const text = await withPositions(old);
    expect(text).toBe(
      [
        "# Puzzles: game, position, result, day",
        `sarrum ${sarrum[16]!.position} unaided 2026.11.22`,
        `zamma ${zamma[1]!.position} aided 2026.11.22\r`,
        "sarrum 9999 aided 2026.11.22",
        "constructor 1 aided 2026.11.22",
        "sarrum 3 2026.11.22",
        "",
      ].join("\n"),
    );
    expect(await withPositions(text)).toBe(text);
    expect(parseScores(text, PUZZLE_SCORES)).toMatchObject({
      values: [
        { game: "sarrum", position: sarrum[16]!.position, result: "unaided" },
        { game: "zamma", position: zamma[1]!.position, result: "aided" },
        { position: "9999" },
        { position: "1" },
      ],
      ignored: [{ line: 6 }],
    });
  });

  test.each(GAMES_WITH_PUZZLES)("can name every puzzle of %s", async (game) => {
    for (const { position } of await puzzlesOf(game)) {
      const written = withScore(
        "",
        { game, position, result: "aided" },
        "2026.11.22",
        PUZZLE_SCORES,
      );
      expect(parseScores(written, PUZZLE_SCORES)).toEqual({
        values: [{ game, position, result: "aided" }],
        ignored: [],
      });
    }
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
  expect([...solvedIn(scores, "sarrum")]).toEqual(["1/8 w", "3/8 w"]);
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
