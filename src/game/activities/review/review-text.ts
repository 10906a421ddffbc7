import { inWords } from "../../../base/text.ts";
import { type Line, lineOf, type Span, textOf } from "../../../drawing/line.ts";
import type { ReportSection } from "../../../drawing/shown.ts";
import type { Score } from "../../engine/types.ts";
import { chanceOf } from "../../engine/winning-chance.ts";
import type { Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { movesAndPlayers } from "../../view/game-summaries.ts";
import { reasonFor, whichOf } from "../../view/move-reason.ts";
import { glyphSpan } from "../../view/panel-sections.ts";
import { FAULTS, type JudgedMove, type Review } from "./judge.ts";
import { FAULT_GLYPHS, inMoves, percent } from "./notes.ts";

/** The most turning points of a side that the report names. */
const MOST_POINTS = 10;
/** The most that stand below the chart in a window of 30 lines. */
const MOST_ON_PAGE = 6;

/** Of a review's own sentences in comments, which another review replaces. */
export const OWN_SENTENCE = /^\S+ (?:lets|loses|misses|lowers) .+ Better: (\S+)(?:, which .+)?\.$/u;

/** The better move that a review has noted in a ply's comments, as written. */
export const betterIn = (comments: readonly string[] = []): string | undefined =>
  comments.flatMap((text) => OWN_SENTENCE.exec(text)?.[1] ?? [])[0];

/** "46-45 lets White win in 3 (45x47). Better: 33-31, which captures an undefended etlu." */
export const faultSentence = (match: Match, move: JudgedMove): string =>
  textOf(lineOf(faultSpans(match, move)));

/** The sentence in parts: the move, what happens, how often in a row, and the better move with what it does. */
function faultSpans(match: Match, move: JudgedMove, times = ""): readonly Span[] {
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
    { text: ` ${consequence(match, move)}${times}. Better: ` },
    { text: move.better, role: "good" },
    { text: `${which}.` },
  ];
}

/** "46-45 lets White win in 3 (45x47)." */
export const whatHappens = (match: Match, move: JudgedMove): string =>
  `${match.plies[move.at]?.move?.written} ${consequence(match, move)}.`;

/** "lets White win in 3 (45x47)" */
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
  return inWords(parts);
}

/** How a move lowers the chances of its side; nothing if something else says more. */
function chancesLost(name = "", move: JudgedMove): readonly string[] {
  const { before, after, fault, missedWin, lostPiece, answer } = move;
  const [from, to] = [before, after].map((score) => percent(chanceOf(score)));
  if (missedWin ? fault === "inaccuracy" : lostPiece && from === to) return [];
  const then = answer === undefined || lostPiece ? "" : ` after ${answer}`;
  return [`lowers ${name}'s chances${missedWin ? "" : ` from ${from}`} to ${to} per cent${then}`];
}

/** The win that a move lets the opponent have, or misses; undefined if it does neither, or both. */
function winOf({ game: { sides } }: Match, move: JudgedMove): string | undefined {
  const { side, before, after, missedWin, better, answer } = move;
  const missed = before.kind === "win" && missedWin;
  if (missed === (after.kind === "loss" && answer !== undefined)) return undefined;
  const [winner, score, written] = missed ? [side, before, better] : [1 - side, after, answer];
  return `${sides[winner]?.name} could win ${inMoves("plies" in score ? score.plies : 0)} with ${written}`;
}

/** Faults in a row with the same cause and the same better moves, each with how often that has been so. */
function inRow({ match, moves }: Review) {
  const causeOf = (move: JudgedMove) =>
    winOf(match, move) ?? `${move.side} ${consequence(match, move)} ${move.better}`;
  const rows: JudgedMove[][] = [];
  for (const move of moves.filter(({ fault }) => fault)) {
    const last = rows.at(-1);
    if (last && causeOf(last[0]!) === causeOf(move)) last.push(move);
    else rows.push([move]);
  }
  return rows.flatMap((row) => {
    // A fault that gives a win and the next, which misses it, tell of one chance.
    const times = new Set(row.map(({ at, missedWin }) => (missedWin ? at - 1 : at))).size;
    return times > 1 ? [{ row, times }] : row.map((move) => ({ row: [move], times }));
  });
}

/** What lost the game at once weighs most, however little was left to lose. */
const weightOf = (row: readonly JudgedMove[]) =>
  Math.max(...row.map(({ loss, losesAtOnce }) => (losesAtOnce ? 1 : 0) + loss));

/**
 * The turning points in the order of play, each with its faults. Those that are told have letters: the greatest of
 * each side if there are many, or those for which a page has room.
 */
export function turningsOf(review: Review, onPage = false) {
  const { match } = review;
  const all = inRow(review);
  const greatest = (some: typeof all, most: number) =>
    some.toSorted((one, other) => weightOf(other.row) - weightOf(one.row)).slice(0, most);
  const ofSide = (side: number) => all.filter(({ row }) => row[0]?.side === side);
  const chosen = onPage
    ? greatest(all, MOST_ON_PAGE)
    : match.game.sides.flatMap((_, side) => greatest(ofSide(side), MOST_POINTS));
  const told = all.filter((one) => chosen.includes(one));
  return all.map((one) => {
    const { row: moves, times } = one;
    const [first, last] = [moves[0]!, moves.at(-1)!];
    const win = times > 1 ? winOf(match, first) : undefined;
    const often = times > 1 ? `, ${times === 2 ? "twice" : `${times} times`}` : "";
    const numbers = [first, last].map(({ at }) => match.plies[at]!.number);
    const name = win === undefined ? ` ${match.game.sides[first.side]?.name}` : "";
    return {
      moves,
      place: `${[...new Set(numbers)].join(" to ")}${name}`,
      letter: told.includes(one) ? String.fromCharCode(65 + told.indexOf(one)) : undefined,
      fault: FAULTS.find((fault) => moves.some((move) => move.fault === fault))!,
      /** The move played, which is nothing for several that give and miss a win; and what is said of it. */
      spans:
        win === undefined
          ? faultSpans(match, first, often)
          : [{ text: "" }, { text: `${win}${often}.` }, ...betterSpans(match, moves)],
    };
  });
}

/** The better move of the side that gives a win, if it is the same each time. */
function betterSpans({ game }: Match, moves: readonly JudgedMove[]): readonly Span[] {
  const givers = moves.filter(({ missedWin }) => !missedWin);
  const [better, ...more] = new Set(givers.map((move) => move.better));
  if (better === undefined || more.length > 0) return [];
  const before = ` Better for ${game.sides[givers[0]!.side]?.name}: `;
  return [{ text: before }, { text: better, role: "good" }, { text: "." }];
}

type Turnings = ReturnType<typeof turningsOf>;

const countFaults = (some: Turnings) => some.flatMap(({ moves }) => moves).length;

const NONE = "There was no turning point.";

/** How the game has ended, or that it has not, in how many moves, and who played. */
export function reviewTitle({ match }: Review): Line {
  const outcome = matchOutcome(match)?.sentence ?? "The game is not over.";
  const game = ` ${movesAndPlayers(match).join(", ")}.`;
  return lineOf([{ text: outcome, role: "heading" }, { text: game }]);
}

/** The turning points that are told, as lines. */
export function turningPoints(review: Review): readonly string[] {
  const all = turningsOf(review);
  const told = all.filter(({ letter }) => letter);
  if (all.length === 0) return [NONE];
  const head =
    told.length < all.length
      ? `The greatest ${countFaults(told)} of ${countFaults(all)} turning points:`
      : "Turning points:";
  return [
    head,
    ...told.map(({ place, spans }) => `${place}: ${textOf(lineOf(spans))}`),
    ...losingMove(review).map((move) => `${LOST}: ${move}`),
  ];
}

/** The turning points with their letters, and in what roles their marks and moves are. */
export function turningSection(review: Review): ReportSection {
  const all = turningsOf(review, true);
  const told = all.filter(({ letter }) => letter);
  const lines = told.map(({ letter, place, fault, spans: [played, ...others] }) => {
    const [before, after] = played!.text === "" ? ["", " "] : [" ", ""];
    return lineOf([
      { text: ` ${letter} `, role: "badLabel" },
      { text: `  ${place} `, role: "quiet" },
      played!,
      { text: before },
      glyphSpan([FAULT_GLYPHS[fault]]),
      { text: after },
      ...others,
    ]);
  });
  const losing = losingMove(review).map((move) =>
    lineOf([
      { text: ` ${LOST} `, role: "badLabel" },
      { text: `  ${move}`, role: "heading" },
    ]),
  );
  return {
    title: "Turning points",
    ...(told.length < all.length && { aside: `${told.length} greatest of ${all.length}` }),
    lines: all.length > 0 ? [...lines, ...losing] : [NONE],
  };
}

const LOST = "The move that lost";

/** With a smaller chance a game is as good as lost. */
const LEAST_CHANCE = 0.1;

/** Names the last fault of the loser before which the game could be saved, if there is one. */
function losingMove({ match, moves }: Pick<Review, "match" | "moves">): readonly string[] {
  const winner = matchOutcome(match)?.winner;
  const isLost = (score: Score) => chanceOf(score) < LEAST_CHANCE;
  const losing = ({ side, fault, before, after }: JudgedMove) =>
    side !== winner && fault && !isLost(before) && isLost(after);
  const { number, move } = match.plies[moves.findLast(losing)?.at ?? 0]!;
  return winner === undefined || !move ? [] : [`${number}. ${move.written}`];
}

/** A score for the first side as other programs write it: "0.35", "#3", "#-3". */
export function evaluationText(score: Score): string {
  if (score.kind === "value") return (score.centi / 100).toFixed(2).replace(/^-(?=0\.00$)/, "");
  return `#${score.kind === "win" ? "" : "-"}${Math.ceil(score.plies / 2)}`;
}
