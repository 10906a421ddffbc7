/** What a review says of a better move. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../../src/drawing/line.ts";
import { judgeGame } from "../../../../src/game/activities/review/judge.ts";
import {
  faultSentence,
  turningPoints,
  turningSection,
  turningsOf,
} from "../../../../src/game/activities/review/review-text.ts";
import type { Score } from "../../../../src/game/engine/types.ts";
import { chanceOf } from "../../../../src/game/engine/winning-chance.ts";
import { matchAt, withMoves } from "./planted-games.ts";

const value = (centi: number): Score => ({ kind: "value", centi });
const win = (plies: number): Score => ({ kind: "win", plies });

test("a better move is named with a reason only if that does not hold for the move played", () => {
  const said = (played: string) => {
    const match = withMoves(matchAt("7s/8/8/G2e4/8/8/3G4/S7 w"), [played]);
    const evaluations = [
      { score: value(400), best: "47x44" },
      { score: value(100), best: "81-71" },
    ];
    return faultSentence(match, judgeGame(match, evaluations).moves[0]!);
  };
  expect(said("14x44")).toMatch(/ Better: 47x44\.$/);
  expect(said("47-37")).toMatch(/ Better: 47x44, which captures an undefended etlu\.$/);
});

describe("a piece lost for nothing in a game that is lost anyway", () => {
  /** Judges White's move by the scores before and after it, for the side to move, and Black's answer. */
  const judge = (position: string, move: string, after: Score, answer: string) => {
    const match = withMoves(matchAt(position), [move]);
    const evaluations = [
      { score: value(-1500), best: "88-87" },
      { score: after, best: answer },
    ];
    const review = judgeGame(match, evaluations);
    expect(chanceOf(value(-1500))).toBeLessThan(0.03);
    return turningPoints(review);
  };
  const ROOKS = "s3G3/8/8/g7/8/8/8/7S w";

  test("is a turning point", () => {
    const loses = "1 White: 51-54 loses the gisgigir for nothing";
    expect(judge(ROOKS, "51-54", value(2000), "14x54")).toEqual([
      "Turning points:",
      `${loses} (14x54). Better: 88-87.`,
    ]);
    expect(judge(ROOKS, "51-54", win(7), "14x54")[1]).toBe(
      `${loses} (14x54) and lets Black win in 4. Better: 88-87.`,
    );
    expect(judge("s7/8/8/g7/7S/8/8/8 w", "85-84", win(1), "14x84")[1]).toBe(
      "1 White: 85-84 lets Black win at once (14x84). Better: 88-87.",
    );
  });

  test("is not called lost for nothing if a redum was captured with it", () => {
    const lines = judge("s3G3/8/8/g3r3/8/8/8/7S w", "51-54", value(2000), "14x54");
    expect(lines[1]).toBe("1 White: 51x54 loses the gisgigir for a redum (14x54). Better: 88-87.");
  });

  test.each([
    ["if the best move is no better", ROOKS, "51-54", value(1510), "14x54"],
    ["if it is not what the answer captures", ROOKS, "51-54", value(2000), "14-24"],
    ["in an exchange", "s3G3/8/8/g3g3/8/8/8/7S w", "51-54", value(2000), "14x54"],
    ["that is defended", "s3G3/8/8/g7/8/8/8/4G2S w", "51-54", value(2000), "14x54"],
    ["that is a redum", "s7/8/8/g7/4R3/8/8/7S w", "55-54", value(2000), "14x54"],
  ])("is none %s", (_why, position, move, after, answer) => {
    expect(judge(position, move, after, answer)).toEqual(["There was no turning point."]);
  });
});

describe("turning points in a row", () => {
  const MATCH = withMoves(
    matchAt("3s4/8/8/8/8/8/8/3S3G w"),
    "88-87 41-31 87-88 31-41 88-87 41-31".split(" "),
  );
  const even = { score: value(0), best: "48-38" };
  const wins = { score: win(1), best: "41x48" };
  const review = (...evaluations: Parameters<typeof judgeGame>[1]) => judgeGame(MATCH, evaluations);
  const told = (of: ReturnType<typeof review>) => turningSection(of).lines.map(textOf);

  test("that give and miss one win are one, with the moves that they cover", () => {
    const repeated = review(even, wins, even, wins, even, wins, even);
    const sentence = "Black could win at once with 41x48, 3 times. Better for White: 48-38.";
    expect(turningPoints(repeated)).toEqual(["Turning points:", `1 to 3: ${sentence}`]);
    expect(told(repeated)).toEqual([` A   1 to 3 ?? ${sentence}`]);
    expect(turningsOf(repeated).map(({ letter }) => letter)).toEqual(["A"]);
  });

  test("are two if a win is given and missed once", () => {
    const once = turningPoints(review(even, wins, even, even));
    expect(once.map((line) => line.slice(0, 8))).toEqual(["Turning ", "1 White:", "1 Black:"]);
  });

  test("that lose the same are one, unless something better changes", () => {
    const [move] = review(even, wins, even).moves;
    const scores = { before: value(-1500), after: value(-2000), lostPiece: "gisgigir for nothing" };
    const faults = [1, 3, 5].map((at) => ({ ...move!, ...scores, at }));
    const pointsOf = (moves: typeof faults) => turningPoints({ match: MATCH, moves, scores: [] });
    expect(pointsOf(faults)).toEqual([
      "Turning points:",
      "1 to 3 White: 88-87 loses the gisgigir for nothing (41x48), 3 times. Better: 48-38.",
    ]);
    const changed = faults.with(1, { ...faults[1]!, better: "48-58" });
    expect(pointsOf(changed)).toHaveLength(4);
  });

  test("are at most six on a page", () => {
    const [move] = review(even, wins, even).moves;
    const faults = Array.from({ length: 9 }, (_, at) => ({
      ...move!,
      better: `${at}`,
      answer: `${at}`,
    }));
    const section = turningSection({ match: MATCH, moves: faults, scores: [] });
    expect([section.lines.length, section.aside]).toEqual([6, "6 greatest of 9"]);
  });

  test("are counted as they are listed: three faults of one cause are one", () => {
    const [even, wins] = [value(0), win(1)];
    const repeated = judgeGame(
      MATCH,
      [even, wins, even, wins, even, wins, even].map((score) => ({ score, best: "48-38" })),
    );
    expect(turningSection(repeated).aside).toBeUndefined();
  });
});
