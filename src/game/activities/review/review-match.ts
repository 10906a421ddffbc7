import { err, ok, type Result } from "../../../base/result.ts";
import { progressBar } from "../../../base/text.ts";
import type { Screen } from "../../../terminal/screen-port.ts";
import { type Match, type PlyRecord, plyWith } from "../../match/match.ts";
import { FEWEST_REVIEWED } from "../../session/continue-match.ts";
import type { Ports } from "../../session/ports.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import { chancesOf, chartInWords, chartOf, chartTitle } from "./chart.ts";
import { evaluateGame, type SearchPosition } from "./evaluate-game.ts";
import { type JudgedMove, judgeGame, type Review } from "./judge.ts";
import { evaluationIn, FAULT_GLYPHS } from "./notes.ts";
import { summaryLines, summarySection } from "./review-summary.ts";
import {
  evaluationText,
  faultSentence,
  OWN_SENTENCE,
  reviewTitle,
  turningPoints,
  turningSection,
} from "./review-text.ts";

const SECOND = 1000;
/** The default time in seconds: for each position, and at most for a game, so that it ends within 6. */
const TIME = { position: 0.1, game: 5.5 };
const LONGEST_TIME = 3600;
/** The longest forced win, in moves, that is looked for first; longer ones would take half of the time. */
export const MOST_MOVES = 2;

/** Reads "60s" or "60 s"; undefined for the default time. */
export function readReviewTime(typed: string): Result<number | undefined> {
  const seconds = Number(/^(\d{1,4}) ?s?$/i.exec(typed.trim())?.[1] ?? Number.NaN);
  if (typed.trim() === "") return ok(undefined);
  return seconds >= 1 && seconds <= LONGEST_TIME
    ? ok(seconds)
    : err(`The time of a review is from 1s to ${LONGEST_TIME}s, for example: review 60s`);
}

/** A game to review, in that many seconds if they are given. */
export interface Reviewed {
  readonly match: Match;
  readonly seconds: number | undefined;
}

/** Reviews a game up to its current ply and shows the report; Ctrl-C and the time end it with what is known. */
export async function reviewMatch(
  { match, seconds }: Reviewed,
  view: ViewSettings,
  ports: Ports,
): Promise<Result<Review>> {
  const { game, at } = match;
  if (game.dice) return err(`${game.title} has dice; review is for games without dice.`);
  if (at < FEWEST_REVIEWED) {
    return err("There is nothing to review yet; a review needs two moves by each player.");
  }
  const played = { ...match, plies: match.plies.slice(0, at + 1) };
  const total = at + 1;
  const time = seconds ?? Math.min(TIME.game, TIME.position * total);
  const { screen } = ports;
  const how = screen.interactive ? "; Ctrl-C shows what is known." : ".";
  const most = time <= 1 ? "a second" : `${Math.ceil(time)} seconds`;
  if (view.plain) screen.show(`The review takes up to ${most}${how}`);
  // That says all that a bar does.
  const report = (from: number) => view.plain || screen.status(progress(total - from, total));
  const search = searchWith(ports, () => report(total));
  const milliseconds = SECOND * time;
  const end = ports.now() + milliseconds;
  const evaluations = await evaluateGame(played, 0, search, {
    milliseconds,
    now: ports.now,
    report,
  });
  screen.status("");
  const review = judgeGame(played, evaluations);
  const { moves } = review;
  if (moves.length === 0) return err("Interrupted before a move was reviewed.");
  const first = moves.length < at ? played.plies[moves[0]!.at] : undefined;
  const why = ports.now() < end ? "Interrupted" : "Time is up";
  if (first) screen.show(`${why}: only the moves from ${first.number} on are reviewed.`);
  showReview(review, view, screen);
  return ok(review);
}

/** Searches with the engine, from an empty table; `begun` is called when Ctrl-C interrupts. */
export function searchWith({ engine }: Ports, begun: () => void): SearchPosition {
  let fresh = true;
  return async (match, limits) => {
    const { game, info, plies, at } = match;
    const { position } = plies[at]!;
    const earlier = plies.slice(0, at).map((ply) => ply.position);
    const asked = { game, choices: info.choices, position, earlier, limits, mate: MOST_MOVES };
    const searching = engine.search({ ...asked, fresh }, () => {});
    if (fresh) begun();
    fresh = false;
    const found = await searching;
    return found.interrupted ? undefined : found.info;
  };
}

const progress = (done: number, total: number) =>
  `Reviewing ${progressBar(done, total)} ${done} of ${total}; Ctrl-C shows what is known.`;

function showReview(review: Review, { plain }: ViewSettings, screen: Screen): void {
  const lines = [...summaryLines(review, plain), "", ...turningPoints(review)];
  const title = `${chartTitle(review)}, by move (? is a turning point):`;
  const chart = chartOf(review);
  const chances = { title: chancesOf(review), aside: "in per cent, by move", lines: [], chart };
  if (plain) screen.show(...lines.filter((text) => text !== ""), chartInWords(review));
  else
    screen.show({
      kind: "report",
      title: reviewTitle(review),
      sections: [chances, turningSection(review)],
      beside: summarySection(review),
      otherwise: [title, chart, "", ...lines],
    });
}

const GLYPHS: readonly number[] = Object.values(FAULT_GLYPHS);

/** The match with evaluations, glyphs and sentences on its moves, which replace an earlier review's. */
export function withNotes(match: Match, { moves, scores }: Review): Match {
  const plies = match.plies.map((ply, at) => {
    const score = scores[at];
    if (!score) return ply;
    const fault = moves.find((move) => move.at === at && move.fault);
    const ended = "plies" in score && score.plies === 0;
    const evaluation = ended ? [] : [`[%eval ${evaluationText(score)}]`];
    const said = fault ? [faultSentence(match, fault)] : [];
    const comments = [...evaluation, ...said, ...peoplesComments(ply)];
    return plyWith(match.game, ply, { comments, glyphs: glyphsWith(ply, fault) });
  });
  return { ...match, plies };
}

function peoplesComments({ comments = [] }: PlyRecord): readonly string[] {
  return comments
    .map((text) => text.replace(/\[%eval [^\]]*\]/giu, "").trim())
    .filter((text) => text !== "" && !OWN_SENTENCE.test(text));
}

/** A verdict of the players stays on a move that no review has judged differently. */
function glyphsWith({ glyphs = [], comments }: PlyRecord, move: JudgedMove | undefined) {
  const replaced = move !== undefined || evaluationIn(comments) !== undefined;
  const kept = glyphs.filter((glyph) => !replaced || !GLYPHS.includes(glyph));
  return [...(move?.fault ? [FAULT_GLYPHS[move.fault]] : []), ...kept];
}
