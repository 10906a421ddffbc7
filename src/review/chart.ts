import { chanceOf } from "../engine/winning-chance.ts";
import type { Chart } from "../view/shown.ts";
import type { Review } from "./judge.ts";
import { percent } from "./notes.ts";
import { faultSentence } from "./review-text.ts";

/** A position on the chart. */
interface Point {
  /** Of the move that led to it. */
  readonly number: number;
  /** Of the first side, from 0 to 1. */
  readonly chance: number;
  /** What is said of a turning point. */
  readonly fault: string | undefined;
}

export function pointsOf({ match, moves, scores }: Review): readonly Point[] {
  const faults = new Map(
    moves.filter(({ fault }) => fault).map((move) => [move.at, faultSentence(match, move)]),
  );
  return scores.flatMap((score, at) => {
    const { number } = match.plies[at]!;
    return score ? [{ number, chance: chanceOf(score), fault: faults.get(at) }] : [];
  });
}

/** The chances of the first side after each move, with the turning points marked. */
export const chartOf = (review: Review): Chart => ({
  kind: "chart",
  points: pointsOf(review).map(({ number, chance, fault }) => ({
    number,
    value: chance,
    isMarked: fault !== undefined,
  })),
});

/** The most positions that the chart names in words. */
const NAMED = 8;

/** "White's chances: 52 per cent after move 1, 61 after move 4." */
export function chartInWords(review: Review): string {
  const points = pointsOf(review);
  const step = Math.ceil(points.length / NAMED);
  const named = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  const texts = named.map(({ number, chance }) => `${percent(chance)} after move ${number}`);
  return `${chartTitle(review)}: ${texts.join(", ")}.`;
}

export const chartTitle = ({ match }: Review): string =>
  `${match.game.sides[0]?.name}'s chances in per cent`;
