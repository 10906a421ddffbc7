/** The scores of puzzles as lines of a file. */
import { describe, expect, test } from "vitest";
import { GAMES_WITH_PUZZLES, puzzlesOf } from "../../../../src/game/activities/puzzles/puzzles.ts";
import {
  newScore,
  PUZZLE_SCORES,
  type PuzzleResult,
  type PuzzleScore,
  parseScores,
  scoreLine,
  solvedIn,
  streaksOf,
} from "../../../../src/game/activities/puzzles/scores.ts";

/** Returns the score of a puzzle whose position has a row of so many empty squares. */
const score = (row: number, result: PuzzleResult, game = "sarrum"): PuzzleScore => ({
  game,
  position: `${row}/8 w`,
  result,
});

const DAY = "2026.11.22";
const parse = (...lines: readonly string[]) => parseScores(lines.join("\n"), PUZZLE_SCORES);

describe("the file of scores", () => {
  test("holds the scores that are added, one per line", () => {
    const lines = [scoreLine(score(17, "unaided"), DAY), scoreLine(score(3, "shown"), DAY)];
    expect(lines[0]).toBe("sarrum 17/8 w unaided 2026.11.22");
    expect(parse(PUZZLE_SCORES.heading, ...lines)).toEqual({
      scores: [score(17, "unaided"), score(3, "shown")],
      ignored: [],
    });
  });

  test("may hold lines that are no scores", () => {
    const lines = ["# mine", "", "sarrum 0 aided 2026.11.22\r", "sarrum 5/ solved 2026.11.22"];
    const { scores, ignored } = parse(...lines, "sarrum 5/", "\0");
    expect(scores).toEqual([]);
    expect(ignored.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  });

  test.each<[readonly PuzzleResult[], readonly PuzzleResult[]]>([
    [["unaided", "unaided"], ["unaided"]],
    [["aided", "unaided"], ["aided"]],
    [["unaided", "shown"], ["unaided"]],
    [
      ["shown", "unaided"],
      ["shown", "aided"],
    ],
  ])("counts what two windows have added for one puzzle, %j, as %j", (added, counted) => {
    const lines = added.map((result) => scoreLine(score(4, result), DAY));
    expect(parse(...lines).scores.map(({ result }) => result)).toEqual(counted);
  });

  test.each(GAMES_WITH_PUZZLES)("can name every puzzle of %s", async (game) => {
    for (const { position } of await puzzlesOf(game)) {
      const scores = [{ game, position, result: "aided" as const }];
      expect(parse(...scores.map((one) => scoreLine(one, DAY)))).toEqual({ scores, ignored: [] });
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
