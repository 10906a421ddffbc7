import { inWords, movesInWords } from "../../../base/text.ts";
import { type Line, lineOf, type Span, spansOf, textOf } from "../../../drawing/line.ts";
import type { ReportSection } from "../../../drawing/shown.ts";
import { barLine } from "../../../drawing/text/score.ts";
import type { Score } from "../../engine/types.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import type { Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { playerName, sideWithName } from "../../match/players.ts";
import { reasonFor, whichOf } from "../../view/move-reason.ts";
import { glyphSpan } from "../../view/panel-sections.ts";
import type { JudgedMove, Review } from "./judge.ts";
import { FAULT_GLYPHS, inMoves, percent } from "./notes.ts";

/** The most turning points of a side that the report names. */
const MOST_POINTS = 10;

/** Of a review's own sentences in comments, which another review replaces. */
export const OWN_SENTENCE = /^\S+ (?:lets|loses|misses|lowers) .+ Better: (\S+)(?:, which .+)?\.$/u;

/** The better move that a review has noted in a ply's comments, as written. */
export const betterIn = (comments: readonly string[] = []): string | undefined =>
  comments.flatMap((text) => OWN_SENTENCE.exec(text)?.[1] ?? [])[0];

/** "46-45 lets White win in 3 (45x47). Better: 33-31, which captures an undefended etlu." */
export const faultSentence = (match: Match, move: JudgedMove): string =>
  textOf(lineOf(faultSpans(match, move)));

/** The sentence in parts: the move, what happens, and the better move with what it does. */
function faultSpans(match: Match, move: JudgedMove): readonly Span[] {
  const { game, plies } = match;
  const { position } = plies[move.at - 1]!;
  const played = plies[move.at]?.move?.written ?? "";
  const [why, other] = [move.better, played].map((written) => {
    const read = game.readMove(position, written);
    return read.ok ? reasonFor(game, position, read.value) : undefined;
  });
  // What the move played does, too, does not make the other one better.
  const which = why?.clause === other?.clause ? "" : whichOf(why);
  return [
    { text: played, role: "heading" },
    { text: ` ${consequence(match, move)} Better: ` },
    { text: move.better, role: "good" },
    { text: `${which}.` },
  ];
}

/** "46-45 lets White win in 3 (45x47)." */
export const whatHappens = (match: Match, move: JudgedMove): string =>
  `${match.plies[move.at]?.move?.written} ${consequence(match, move)}`;

/** "lets White win in 3 (45x47)." */
function consequence({ game: { sides } }: Match, move: JudgedMove): string {
  const { side, before, after, missedWin, lostPiece, answer } = move;
  const parts: string[] = [];
  if (before.kind === "win" && missedWin)
    parts.push(
      before.plies === 1 ? "misses an immediate win" : `misses a win ${inMoves(before.plies)}`,
    );
  if (lostPiece) parts.push(`loses the ${lostPiece} (${answer})`);
  if (after.kind === "loss") {
    const win = answer === undefined || lostPiece ? "" : ` (${answer})`;
    parts.push(`lets ${sides[1 - side]?.name} win ${inMoves(after.plies)}${win}`);
  } else parts.push(...chancesLost(sides[side]?.name, move));
  return `${inWords(parts)}.`;
}

/** How a move lowers the chances of its side; nothing if something else says more. */
function chancesLost(name = "", move: JudgedMove): readonly string[] {
  const { before, after, fault, missedWin, lostPiece, answer } = move;
  const [from, to] = [before, after].map((score) => percent(chanceOf(score)));
  if (missedWin ? fault === "inaccuracy" : lostPiece && from === to) return [];
  const then = answer === undefined || lostPiece ? "" : ` after ${answer}`;
  return [`lowers ${name}'s chances${missedWin ? "" : ` from ${from}`} to ${to} per cent${then}`];
}

/** What lost the game at once weighs most, however little was left to lose. */
const weightOf = ({ loss, losesAtOnce }: JudgedMove) => (losesAtOnce ? 1 : 0) + loss;

/** The turning points in the order of play. Those that are told have letters: the greatest of each side if there are many. */
export function turningsOf({ match, moves }: Review) {
  const { plies, game } = match;
  const all = moves.filter(({ fault }) => fault);
  const greatest = game.sides.flatMap((_, side) => {
    const own = all.filter((move) => move.side === side);
    return own.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST_POINTS);
  });
  const told = all.filter((move) => greatest.includes(move));
  return all.map((move) => {
    const place = `${plies[move.at]!.number} ${game.sides[move.side]?.name}`;
    const letter = told.includes(move) ? String.fromCharCode(65 + told.indexOf(move)) : undefined;
    return { ...move, place, letter, spans: faultSpans(match, move) };
  });
}

const NONE = "There was no turning point.";

/** The turning points that are told, as lines. */
export function turningPoints(review: Review): readonly string[] {
  const all = turningsOf(review);
  const told = all.filter(({ letter }) => letter);
  if (all.length === 0) return [NONE];
  const head =
    told.length < all.length
      ? `The greatest ${told.length} of ${all.length} turning points:`
      : "Turning points:";
  return [
    head,
    ...told.map(({ place, spans }) => `${place}: ${textOf(lineOf(spans))}`),
    ...losingMove(review),
  ];
}

/** The turning points with their letters, and in what roles their marks and moves are. */
export function turningSection(review: Review): ReportSection {
  const all = turningsOf(review);
  const lines = all.flatMap(({ letter, place, fault, spans: [played, ...others] }) => {
    if (letter === undefined) return [];
    return lineOf([
      { text: ` ${letter} `, role: "badLabel" },
      { text: `  ${place} `, role: "quiet" },
      played!,
      { text: " " },
      glyphSpan([FAULT_GLYPHS[fault!]]),
      ...others,
    ]);
  });
  const aside = `${lines.length < all.length ? `${lines.length} greatest of ` : ""}${all.length}`;
  const losing = losingMove(review).map((text) => lineOf([{ text, role: "heading" }]));
  return {
    title: "Turning points",
    ...(all.length > 0 && { aside }),
    lines: all.length > 0 ? [...lines, ...losing] : [NONE],
  };
}

/** With a smaller chance a game is as good as lost. */
const LEAST_CHANCE = 0.1;

/** Names the last fault of the loser before which the game could be saved, if there is one. */
function losingMove({ match, moves }: Pick<Review, "match" | "moves">): readonly string[] {
  const winner = matchOutcome(match)?.winner;
  const isLost = (score: Score) => chanceOf(score) < LEAST_CHANCE;
  const losing = ({ side, fault, before, after }: JudgedMove) =>
    side !== winner && fault && !isLost(before) && isLost(after);
  const { number, move } = match.plies[moves.findLast(losing)?.at ?? 0]!;
  return winner === undefined || !move ? [] : [`The move that lost: ${number}. ${move.written}`];
}

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

/** A score for the first side as other programs write it: "0.35", "#3", "#-3". */
export function evaluationText(score: Score): string {
  if (score.kind === "value") return (score.centi / 100).toFixed(2).replace(/^-(?=0\.00$)/, "");
  return `#${score.kind === "win" ? "" : "-"}${Math.ceil(score.plies / 2)}`;
}
