import { element, textMarkup } from "../../../drawing/markup.ts";
import type { Chart } from "../../../drawing/shown.ts";
import { group, picture, textAt } from "../../../drawing/svg/markup.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import type { Review } from "./judge.ts";
import { percent } from "./notes.ts";
import { summaryLines } from "./review-summary.ts";
import { faultSentence, turningPoints, turningsOf } from "./review-text.ts";

/** The positions evaluated, each with the chance of the first side and, at a turning point, its fault in words. */
function pointsOf(review: Review) {
  const { match, moves, scores } = review;
  const turnings = turningsOf(review, true);
  return scores.flatMap((score, at) => {
    const { number, mover } = match.plies[at]!;
    const when =
      number === 0 ? "at the start" : `after ${match.game.sides[mover]?.name}'s move ${number}`;
    const turning = moves.find((move) => move.at === at && move.fault);
    const fault = turning && faultSentence(match, turning);
    const letter = turnings.find((one) => one.moves[0] === turning)?.letter;
    const told = { number, when, isMarked: !!turning, fault, letter };
    return score ? [{ ...told, value: chanceOf(score) }] : [];
  });
}

/** The chances of the first side after each move, with the turning points marked. */
export const chartOf = (review: Review): Chart => ({ kind: "chart", points: pointsOf(review) });

/** The least change of the chances that the chart names in words. */
const NOTABLE = 0.1;

/** "White's chances in per cent: 52 at the start, 31 after White's move 4", where they have changed, and at the end. */
export function chartInWords(review: Review): string {
  const points = pointsOf(review);
  let told: number | undefined;
  const named = points.filter(({ value }, index) => {
    const isSmall = told !== undefined && Math.abs(value - told) < NOTABLE;
    if (isSmall && index < points.length - 1) return false;
    told = value;
    return true;
  });
  const texts = named.map(({ when, value }) => `${percent(value)} ${when}`);
  return `${chartTitle(review)}: ${texts.join(", ")}.`;
}

export const chartTitle = (review: Review): string => `${chancesOf(review)} in per cent`;

/** "White's chances" */
export const chancesOf = ({ match }: Review): string => `${match.game.sides[0]?.name}'s chances`;

const WIDTH = 720;
const HEIGHT = 300;
const MARGIN = 44;
const SIZE = 13;
/** The most numbers of moves below the chart. */
const NUMBERS = 12;

const y = (chance: number) => MARGIN + (1 - chance) * (HEIGHT - 2 * MARGIN);

/** The chart as a picture (SVG). Turning points are circles, which say what happened there. */
export function chartPicture(review: Review): string {
  const points = pointsOf(review);
  const last = Math.max(1, points.length - 1);
  const x = (index: number) => MARGIN + (index * (WIDTH - 2 * MARGIN)) / last;
  const step = Math.ceil(points.length / NUMBERS);
  const numbers = points.flatMap(({ number }, index) =>
    index % step === 0 ? [textAt(x(index), HEIGHT - MARGIN / 2, SIZE, String(number))] : [],
  );
  const line = points.map(({ value }, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const circles = points.flatMap(({ value, fault }, index) => {
    const title = fault === undefined ? "" : element("title", {}, textMarkup(fault));
    return title === "" ? [] : [element("circle", { cx: x(index), cy: y(value), r: 4 }, title)];
  });
  const stroke = { fill: "none", stroke: "#333", "stroke-width": 2 };
  const parts = [
    element("rect", { width: WIDTH, height: HEIGHT, fill: "#fff" }),
    group({ "text-anchor": "end" }, [0, 0.25, 0.5, 0.75, 1].map(gridLine)),
    group({ "text-anchor": "middle" }, numbers),
    textAt(MARGIN, MARGIN / 2, SIZE, `${chartTitle(review)}, by move`),
    element("polyline", { points: line.join(" "), ...stroke }),
    group({ fill: "#b00020" }, circles),
  ];
  const words = [...summaryLines(review, true), ...turningPoints(review), chartInWords(review)];
  return picture(`0 0 ${WIDTH} ${HEIGHT}`, chartTitle(review), words, parts);
}

const gridLine = (chance: number) =>
  element("path", { d: `M${MARGIN} ${y(chance)}H${WIDTH - MARGIN}`, stroke: "#bbb" }) +
  textAt(MARGIN - 8, y(chance), SIZE, String(percent(chance)));
