/** A review as a page of a window with colours, drawn without them. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../../../src/drawing/line.ts";
import { reportLines } from "../../../../src/drawing/text/report.ts";
import { chartOf } from "../../../../src/game/activities/review/chart.ts";
import { judgeGame } from "../../../../src/game/activities/review/judge.ts";
import {
  historyLines,
  historyReport,
} from "../../../../src/game/activities/review/replay-plies.ts";
import { withNotes } from "../../../../src/game/activities/review/review-match.ts";
import { countsOf, summarySection } from "../../../../src/game/activities/review/review-summary.ts";
import {
  reviewTitle,
  turningPoints,
  turningSection,
  turningsOf,
} from "../../../../src/game/activities/review/review-text.ts";
import type { Score } from "../../../../src/game/engine/types.ts";
import { resignation } from "../../../../src/game/match/outcome.ts";
import { human } from "../../../../src/game/match/players.ts";
import { SAMPLE } from "../../../sample-game.ts";
import { matchAt, withMoves } from "./planted-games.ts";

const MATCH = withMoves(matchAt(SAMPLE), ["13x23", "41-42", "81x21", "42-43"]);
const value = (centi: number): Score => ({ kind: "value", centi });
const SCORES: readonly Score[] = [
  { kind: "win", plies: 1 },
  { kind: "win", plies: 1 },
  ...[700, -390, 350].map(value),
];
const REVIEW = judgeGame(
  { ...MATCH, at: 4 },
  SCORES.map((score) => ({ score, best: "81x41" })),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

describe("a review", () => {
  test("tells in colour all that it tells without: marks, counts, letters, better moves", () => {
    const chances = { title: "Chances", lines: [], chart: chartOf(REVIEW) };
    const sections = [chances, turningSection(REVIEW)];
    const report = {
      kind: "report",
      sections,
      beside: summarySection(REVIEW),
      otherwise: [],
    } as const;
    for (const columns of [60, 120]) {
      const lines = reportLines(report, columns, "quarters").map(textOf);
      const text = lines.join("\n").replace(/\s+/g, " ");
      for (const [, number, side, sentence] of turningPoints(REVIEW)
        .slice(1)
        .join("\n")
        .matchAll(/^(\d+) (\w+): \S+ (.*)$/gm))
        expect(text).toMatch(
          new RegExp(` [A-Z] ${number} ${side} \\S+ \\?[?!]? ${escaped(sentence!)}`),
        );
      for (const { letter } of turningsOf(REVIEW, true))
        expect(
          lines.filter((line) => new RegExp(`[^a-z]${letter}[^a-z]`).test(line)),
        ).not.toHaveLength(0);
      for (const side of [0, 1])
        for (const [label, count] of Object.entries(countsOf(REVIEW, side)))
          expect(text).toMatch(new RegExp(`${label} (?:\\?[?!]? )?(?:\\d+ )?${count}\\b`));
    }
  });

  test("says first how the game has ended, in how many moves, and who played", () => {
    const [white, black] = [human("Ann"), human()];
    const named = { ...MATCH, info: { ...MATCH.info, players: [white, black] } };
    const titled = (match: typeof MATCH) => {
      const title = reviewTitle({ match, moves: [], scores: [] });
      const report = { kind: "report", title, sections: [], otherwise: [] } as const;
      return reportLines(report, 120, "quarters").map(textOf);
    };
    expect(titled(named)).toEqual(["The game is not over. 2 moves, White (Ann) against Black."]);
    expect(titled({ ...MATCH, agreed: resignation(MATCH, 1) })).toEqual([
      "Black resigns. White wins! 2 moves.",
    ]);
  });

  test("lists moves as a table with their marks", () => {
    const noted = withNotes(REVIEW.match, REVIEW);
    const lines = reportLines(historyReport(noted), 100, "quarters").map(textOf);
    expect(lines.find((line) => line.includes("13x23"))).toMatch(/^ {2}1\. 13x23\?\?? +41-42\?\?$/);
    expect(historyReport(noted).otherwise).toEqual([historyLines(noted, false).join("\n")]);
  });
});
