/** What a review counts of each side's moves, as sentences, a table and bars. */
import { movesInWords } from "../../../base/text.ts";
import { type Line, lineOf, spansOf, textOf } from "../../../drawing/line.ts";
import type { ReportSection } from "../../../drawing/shown.ts";
import { barLine } from "../../../drawing/text/score.ts";
import { playerName, sideWithName } from "../../match/players.ts";
import { glyphSpan } from "../../view/panel-sections.ts";
import type { JudgedMove, Review } from "./judge.ts";
import { FAULT_GLYPHS } from "./notes.ts";

/** What is counted of a side's moves. */
const COUNTED: Readonly<Record<string, (move: JudgedMove) => boolean>> = {
  Moves: () => true,
  "Good moves": ({ fault }) => !fault,
  Inaccuracies: ({ fault }) => fault === "inaccuracy",
  Mistakes: ({ fault }) => fault === "mistake",
  Blunders: ({ fault }) => fault === "blunder",
  "Missed wins": ({ missedWin }) => missedWin,
};

/** The counts of a side's moves, by what is counted. */
export function countsOf({ moves }: Review, side: number): Readonly<Record<string, number>> {
  const own = moves.filter((move) => move.side === side);
  const counts = Object.entries(COUNTED).map(([name, is]) => [name, own.filter(is).length]);
  return Object.fromEntries(counts);
}

/** What is counted, as a table with a column for each side, and perhaps one for marks before them. */
function summaryTable(review: Review, hasMarks: boolean): readonly Line[] {
  const { sides } = review.match.game;
  const counts = sides.map((_, side) => countsOf(review, side));
  const gap = hasMarks ? MARK : 1;
  const cells = (texts: readonly unknown[]) =>
    texts.map((text) => String(text).padStart(CELL)).join("");
  const rows = Object.keys(COUNTED).map((label) => {
    const mark = hasMarks ? glyphSpan(FAULT_OF[label]) : { text: "" };
    const numbers = cells(counts.map((one) => one[label]));
    return lineOf([
      { text: label.padEnd(LABEL), role: "quiet" },
      mark,
      { text: " ".repeat(gap - mark.text.length) + numbers },
    ]);
  });
  const names = cells(sides.map(({ name }) => name));
  return [lineOf([{ text: " ".repeat(LABEL + gap) + names, role: "heading" }]), ...rows];
}

/** What is counted, as a table or as sentences. */
export function summaryLines(review: Review, plain: boolean): readonly string[] {
  if (!plain) return summaryTable(review, false).map(textOf);
  const { game, info } = review.match;
  const counts = game.sides.map((_, side) => countsOf(review, side));
  return counts.map(({ Moves = 0, ...others }, side) => {
    const rest = Object.entries(others).map(([label, count]) => `${label.toLowerCase()}: ${count}`);
    const name = sideWithName(game.sides[side]?.name, playerName(info.players[side]));
    return `${name} made ${movesInWords(Moves)}; ${rest.join(", ")}.`;
  });
}

/** What is counted, as a table with marks, and the shares of good moves as bars. */
export function summarySection(review: Review): ReportSection {
  const { sides } = review.match.game;
  const counts = sides.map((_, side) => countsOf(review, side));
  const shares = counts.map(({ Moves = 0, "Good moves": good = 0 }, side) => {
    const percentage = Moves === 0 ? 0 : Math.round((100 * good) / Moves);
    const bar = barLine(
      [{ length: good, role: "goodLabel" }],
      { columns: BAR, units: Math.max(1, Moves) },
      "halves",
    );
    const name = (sides[side]?.name ?? "").padEnd(LABEL - 6);
    return lineOf([
      { text: name, role: "quiet" },
      ...spansOf(bar),
      { text: ` ${percentage}% good`.padStart(10) },
    ]);
  });
  const lines = [...summaryTable(review, true), ...shares.flatMap((share) => ["", share])];
  return { title: "Summary", lines };
}

const FAULT_OF: Readonly<Record<string, readonly number[]>> = {
  Inaccuracies: [FAULT_GLYPHS.inaccuracy],
  Mistakes: [FAULT_GLYPHS.mistake],
  Blunders: [FAULT_GLYPHS.blunder],
};

/** The columns of labels, marks, numbers and bars in the table of a report. */
const LABEL = 13;
const MARK = 3;
const CELL = 9;
const BAR = 18;
