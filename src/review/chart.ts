import type { Palette } from "../view/view-settings.ts";
import { chanceOf, percent } from "./chances.ts";
import type { Review } from "./judge.ts";
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

const ROWS = 9;
/** Characters before the chart, and of it for each ply at most. */
const LABEL = 5;
const WIDEST = 3;
/** Columns between the numbers of moves. */
const STEP = 10;

/**
 * Draws the chances of the first side in at most so many columns: o is a position, ? a turning point.
 * With a palette the part below the line is lighter.
 */
export function drawChart(review: Review, columns: number, palette: Palette | undefined): string {
  const points = pointsOf(review);
  const width = Math.min(columns - LABEL, WIDEST * points.length);
  const place = (column: number) => Math.floor((column * points.length) / width);
  const seen = Array.from({ length: width }, (_, column) => {
    const group = points.slice(place(column), Math.max(place(column) + 1, place(column + 1)));
    const first = column === 0 || place(column) > place(column - 1);
    const turning = first ? group.find(({ fault }) => fault) : undefined;
    const point = turning ?? group[0]!;
    return { ...point, row: rowOf(point.chance), sign: turning ? "?" : "o" };
  });
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = seen.map((point, column) => {
      const sign = signAt(row, point, seen[column - 1]?.row ?? point.row);
      const mark = sign === "?" ? "target" : "none";
      return palette ? palette.square(sign, row >= point.row, mark, 0) : sign;
    });
    const label = row % 2 === 0 ? String(100 - (100 * row) / (ROWS - 1)) : "";
    return `${label.padStart(LABEL - 2)}  ${cells.join("")}`.trimEnd();
  });
  const labels = seen.map(({ number }, column) =>
    column % STEP === 0 ? String(number).padEnd(STEP) : "",
  );
  return [...rows, `${" ".repeat(LABEL)}${labels.join("")}`.slice(0, LABEL + width).trimEnd()].join(
    "\n",
  );
}

/** @param before the row of the column before */
function signAt(
  row: number,
  point: { readonly row: number; readonly sign: string },
  before: number,
) {
  if (row === point.row) return point.sign;
  if ((row - before) * (row - point.row) < 0) return "|";
  return row === (ROWS - 1) / 2 ? "-" : " ";
}

const rowOf = (chance: number) => Math.round((1 - chance) * (ROWS - 1));

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
