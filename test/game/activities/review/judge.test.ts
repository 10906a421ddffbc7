/** How a review judges moves, and what it counts. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { makePalette } from "../../../../src/drawing/palette.ts";
import { drawChart } from "../../../../src/drawing/text/line-chart.ts";
import {
  chartInWords,
  chartOf,
  chartPicture,
} from "../../../../src/game/activities/review/chart.ts";
import { evaluateGame } from "../../../../src/game/activities/review/evaluate-game.ts";
import { judgeGame, type Review } from "../../../../src/game/activities/review/judge.ts";
import { withNotes } from "../../../../src/game/activities/review/review-match.ts";
import { countsOf } from "../../../../src/game/activities/review/review-summary.ts";
import {
  faultSentence,
  turningPoints,
} from "../../../../src/game/activities/review/review-text.ts";
import type { Score } from "../../../../src/game/engine/types.ts";
import { chanceOf } from "../../../../src/game/engine/winning-chance.ts";
import { matchFromRecord } from "../../../../src/game/records/match-from-record.ts";
import { readRecord } from "../../../../src/game/records/pgn-reader.ts";
import { writeMatch } from "../../../../src/game/records/record-from-match.ts";
import { UNREADABLE } from "../../../cli/program.ts";
import { readXml } from "../../../drawing/svg/xml.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { matchAt, withMoves } from "./planted-games.ts";

const GAME = withMoves(matchAt(SAMPLE), ["13x23", "41-42", "81x21", "42-43"]);
const value = (centi: number): Score => ({ kind: "value", centi });
const win = (plies: number): Score => ({ kind: "win", plies });
const loss = (plies: number): Score => ({ kind: "loss", plies });

/** Judges the first moves of the sample game by the scores of its positions, for the side to move. */
function judged(...scores: readonly Score[]): Review {
  const match = { ...GAME, at: scores.length - 1, plies: GAME.plies.slice(0, scores.length) };
  return judgeGame(
    match,
    scores.map((score) => ({ score, best: "81x41" })),
  );
}

/** What is said of the first move. */
const verdict = (before: Score, after: Score) => {
  const { match, moves } = judged(before, after);
  const [move] = moves;
  const sentence = move?.fault ? faultSentence(match, move) : undefined;
  return [move?.fault, move?.missedWin, sentence];
};

describe("a move is judged", () => {
  test("by the winning chance that it loses, as lichess does", () => {
    expect(chanceOf(value(0))).toBe(0.5);
    expect(chanceOf(value(280))).toBeCloseTo(0.731, 3);
    expect(verdict(value(0), value(50))).toEqual([undefined, false, undefined]);
    const better = "Better: 81x41.";
    const lowers = "13x23 lowers White's chances from 50 to";
    expect(verdict(value(0), value(70))).toEqual([
      "inaccuracy",
      false,
      `${lowers} 44 per cent after 81x41. ${better}`,
    ]);
    expect(verdict(value(0), value(120))[0]).toBe("mistake");
    expect(verdict(value(0), value(180))[0]).toBe("blunder");
    // As many points, but of a position that is won anyway.
    expect(verdict(value(1200), value(-1020))[0]).toBeUndefined();
  });

  test("against what is proved: forced wins", () => {
    expect(verdict(win(3), value(-100))).toEqual([
      "blunder",
      true,
      "13x23 misses a win in 2 and lowers White's chances to 59 per cent after 81x41. Better: 81x41.",
    ]);
    expect(verdict(win(1), value(-2000))).toEqual([
      "inaccuracy",
      true,
      "13x23 misses an immediate win. Better: 81x41.",
    ]);
    expect(verdict(value(0), win(5))[2]).toBe("13x23 lets Black win in 3 (81x41). Better: 81x41.");
  });

  test("as no fault if it wins more slowly, or if every other loses as soon", () => {
    expect(verdict(win(3), loss(20))).toEqual([undefined, false, undefined]);
    expect(verdict(loss(20), win(3))).toEqual([undefined, false, undefined]);
    expect(verdict(loss(2), win(1))).toEqual([undefined, false, undefined]);
  });

  test("as a blunder if the opponent wins at once though another move prevents that", () => {
    const expected = ["blunder", false, "13x23 lets Black win at once (81x41). Better: 81x41."];
    expect(verdict(loss(20), win(1))).toEqual(expected);
    expect(verdict(value(-3000), win(1))).toEqual(expected);
  });
});

describe("the positions of a game", () => {
  const search = (scores: Readonly<Record<number, Score>>) => {
    const asked: number[] = [];
    const evaluations = evaluateGame(
      GAME,
      0,
      async ({ at, game, plies }) => {
        asked.push(at);
        const score = scores[at];
        const { position } = plies[at]!;
        const played = GAME.plies[at + 1]?.move?.written;
        const move = game
          .legalMoves(position)
          .find((one) => game.writeMove(position, one) !== played);
        return score && { depth: 9, score, nodes: 1, milliseconds: 1, pv: [move!] };
      },
      { milliseconds: 1000, now: () => 0 },
    );
    return evaluations.then((found) => ({ asked, found }));
  };

  test("are worth at least what the move played has reached", async () => {
    const { found } = await search({
      0: value(-50),
      1: value(30),
      2: value(10),
      3: win(5),
      4: win(4),
    });
    const expected = [value(-50), win(7), loss(6), win(5), win(4)];
    expect(found.map((evaluation) => evaluation?.score)).toEqual(expected);
  });

  test("are known from the end if the search is interrupted", async () => {
    const { asked, found } = await search({ 4: value(0), 3: value(0) });
    expect([0, 1, 2, 3, 4].filter((at) => found[at])).toEqual([3, 4]);
    expect(asked.slice(0, 2)).toEqual([4, 3]);
    expect(judgeGame(GAME, found).moves.map(({ at }) => at)).toEqual([4]);
  });

  test("are searched with a fixed number of nodes if the time is too short to see anything", async () => {
    const asked: number[] = [];
    await evaluateGame(
      { ...GAME, at: 0 },
      0,
      async ({ game, plies }, { milliseconds, nodes = 0 }) => {
        asked.push(nodes);
        const depth = milliseconds === undefined ? 5 : 0;
        const pv = game.legalMoves(plies[0]!.position);
        return { depth, score: value(0), nodes, milliseconds: 1, pv };
      },
      { milliseconds: 1, now: () => 0 },
    );
    expect(asked).toEqual([0, 4000]);
  });

  test.each([
    [999, 41],
    [1000, 20],
  ])("are known from the end when %i ms of 1000 are over: %i of 41", async (time, known) => {
    const there = ["13-14", "41-42", "14-13", "42-41"];
    const long = withMoves(matchAt(SAMPLE), Array(10).fill(there).flat());
    const start = [0];
    const found = await evaluateGame(
      long,
      0,
      async ({ at, game, plies }) => {
        const pv = game.legalMoves(plies[at]!.position);
        return { depth: 9, score: value(0), nodes: 1, milliseconds: 1, pv };
      },
      { milliseconds: 1000, now: () => start.pop() ?? time },
    );
    expect(found.filter((evaluation) => evaluation !== undefined)).toHaveLength(known);
  });

  test("are searched again if another move seems better, and count as the lower result", async () => {
    // Position 3: 4 men better by a first move; but its check, at ply 4, finds no more than the move played.
    const { found } = await search({
      0: value(0),
      1: value(0),
      2: value(0),
      3: value(400),
      4: value(0),
    });
    expect(found[3]?.best).toBe("42-43");
    expect(found[3] && chanceOf(found[3].score)).toBe(0.5);
  });
});

describe("a review", () => {
  const REVIEW = judged(win(1), win(1), value(700), value(-390), value(350));

  test("counts what it marks, and names it", () => {
    expect(countsOf(REVIEW, 0)).toEqual({
      Moves: 2,
      "Good moves": 0,
      Inaccuracies: 0,
      Mistakes: 1,
      Blunders: 1,
      "Missed wins": 1,
    });
    const good = countsOf(judged(value(0), value(0), value(0)), 0);
    expect(good).toMatchObject({ Moves: 1, "Good moves": 1 });
    const marked = withNotes(REVIEW.match, REVIEW).plies.flatMap(({ glyphs = [] }) => glyphs);
    const faults = [0, 1].flatMap((side) => {
      const { Inaccuracies, Mistakes, Blunders } = countsOf(REVIEW, side);
      return [Inaccuracies, Mistakes, Blunders];
    });
    expect(marked).toHaveLength(faults.reduce((sum = 0, count = 0) => sum + count) ?? 0);
    expect(turningPoints(REVIEW)).toHaveLength(1 + marked.length);
    expect(drawChart(chartOf(REVIEW).points, 80, undefined).match(/\?/g)).toHaveLength(
      marked.length,
    );
    expect(chartPicture(REVIEW).match(/<circle/g)).toHaveLength(marked.length);
  });

  test("names the move that lost: the loser's last one before which the game could be saved", () => {
    const losing = (...scores: readonly Score[]) => {
      const { match, ...review } = judged(...scores);
      const agreed = { by: "resignation", winner: 1, sentence: "White resigns." } as const;
      return turningPoints({ ...review, match: { ...match, agreed } }).slice(-1);
    };
    const even = value(0);
    expect(losing(even, even, even, value(900), value(-900))).toEqual([
      "The move that lost: 2. 81x21",
    ]);
    expect(losing(even, value(900), value(-900), win(5), loss(4))).toEqual([
      "The move that lost: 1. 13x23",
    ]);
    // The opponent gives the win away, and White loses it again.
    expect(losing(even, value(900), even, value(900), value(-900))).toEqual([
      "The move that lost: 2. 81x21",
    ]);
    expect(losing(even, value(100), value(-100), even, even)[0]).toMatch(/^1 White: /);
    expect(turningPoints(judged(even, value(900))).at(-1)).toMatch(/^1 White: /);
  });

  test("names at most the ten greatest turning points of each side", () => {
    const [move] = REVIEW.moves;
    const faults = Array.from({ length: 12 }, (_, index) => ({
      ...move!,
      loss: (1 + index) / 20,
      losesAtOnce: false,
    }));
    const lines = turningPoints({ ...REVIEW, moves: [...REVIEW.moves, ...faults] });
    expect(lines[0]).toBe("The greatest 11 of 15 turning points:");
    expect(lines.filter((line) => line.includes("Black: "))).toHaveLength(1);
    const last = { ...move!, at: 3, better: "81-71", loss: 0, losesAtOnce: true };
    const more = turningPoints({ ...REVIEW, moves: [...faults, last] });
    expect(more.filter((line) => line.includes("White: 81x21"))).toHaveLength(1);
  });

  test("stays in the record, in place of an earlier one, beside other comments", async () => {
    const plies = GAME.plies.with(1, { ...GAME.plies[1]!, comments: ["Bold"], glyphs: [5] });
    const first = withNotes({ ...GAME, plies }, REVIEW);
    const text = writeMatch(first);
    expect(text).toContain("{[%eval #1]} 1. 13x23?? $5 {[%eval #-1]} {13x23 misses");
    const record = readRecord(text);
    const read = record.ok ? await matchFromRecord(record.value) : record;
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.plies.map(({ comments }) => comments)).toEqual(
      first.plies.map(({ comments }) => comments),
    );
    const again = withNotes(read.value, REVIEW);
    expect(writeMatch(again)).toBe(text);
    const quiet = judged(...Array.from({ length: 5 }, () => value(0)));
    const replaced = writeMatch(withNotes(read.value, quiet));
    expect(replaced.replace(/\s+/g, " ")).toContain(
      "{[%eval 0.00]} 1. 13x23!? {[%eval 0.00]} {Bold} 41-42 {[%eval 0.00]} 2. 81x21",
    );
  });

  test("is drawn at any width, with the same signs in colour, and told in words", () => {
    for (const columns of [16, 40, 80]) {
      const lines = drawChart(chartOf(REVIEW).points, columns, undefined).split("\n");
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
      expect(lines).toHaveLength(10);
    }
    const coloured = stripVTControlCharacters(
      drawChart(chartOf(REVIEW).points, 40, makePalette(2)),
    );
    const plain = drawChart(chartOf(REVIEW).points, 40, undefined);
    expect(coloured.split("\n").map((line) => line.trimEnd())).toEqual(plain.split("\n"));
    expect(chartInWords(REVIEW)).not.toMatch(UNREADABLE);
    expect(chartInWords(REVIEW)).toMatch(
      /^White's chances in per cent: 100 at the start, 0 after /,
    );
  });

  test("has a picture that other programs can read", () => {
    expect(() => readXml(chartPicture(REVIEW))).not.toThrow();
  });
});
