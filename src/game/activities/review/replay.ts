import { ok } from "../../../base/result.ts";
import { unquoted } from "../../../base/text.ts";
import { current, type Match, plyWith } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { readPause } from "../../match/time-control.ts";
import { announceHouseRules } from "../../session/announcements.ts";
import { enterActivity, leaveActivity } from "../../session/dialogue/activities.ts";
import { leave } from "../../session/leaving.ts";
import { loadNamed } from "../../session/load-game.ts";
import { announceSavedGame, seatMatch } from "../../session/new-game.ts";
import type { Ports } from "../../session/ports.ts";
import { aboutMatch, activityOf, matchOf, withAsRead, withBegun } from "../../session/stage.ts";
import type { Context, GameCommand, Reply, State } from "../../session/state.ts";
import { NO_MOVE } from "../../view/board-sentences.ts";
import { summary } from "../../view/game-summaries.ts";
import { withoutEnter } from "../find-move.ts";
import { evaluationIn, isMarked, isOwnFault, stopsAtOwn } from "./notes.ts";
import {
  historyLines,
  historyReport,
  matchAfter,
  plyAfterMove,
  plyShown,
  sceneOf,
  showPlies,
} from "./replay-plies.ts";

interface Replay {
  readonly match: Match;
  readonly at: number;
  /** Whether the session ends with the replay. */
  readonly only: boolean;
  /** Whether Enter goes to the next mistake, and not to the next move. */
  readonly byMistake?: boolean;
  /** The game with a better move in place of the one at `at`, once one has been found. */
  readonly better?: Match | undefined;
}

const NEXT: GameCommand<Replay> = {
  names: ["next", ""],
  argument: "[MISTAKE]",
  about: "shows the next move; next mistake goes to the next one marked ?!, ? or ??",
  complete: () => ["mistake"],
  run: (context) => step(context, 1),
};

/** Enter where it does not go to the next move. */
const MISTAKE: GameCommand<Replay> = {
  names: ["mistake", ""],
  about: "goes to the next mistake; in a game against the computer, to yours",
  run: async (context) =>
    toMarked(context, 1, stopsAtOwn(context.data.match) ? isOwnFault : isMarked),
};

const showAt =
  (at: (match: Match) => number): GameCommand<Replay>["run"] =>
  (context) =>
    show(context, at(context.data.match));

const OTHERS: readonly GameCommand<Replay>[] = [
  {
    names: ["back"],
    argument: "[MISTAKE]",
    about: "goes back a move; back mistake goes to the marked one before",
    complete: () => ["mistake"],
    run: (context) => step(context, -1),
  },
  { names: ["try"], about: "at a marked move: lets you look for a better one", run: tryBetter },
  {
    names: ["show"],
    about: "shows this move of the game with its notes",
    run: (context) => show(context),
  },
  {
    names: ["review"],
    argument: "[TIME]",
    about: "reviews this game and marks its mistakes",
    run: reviewSeen,
  },
  { names: ["start"], about: "goes to the beginning", run: showAt(() => 0) },
  { names: ["end"], about: "goes to the end", run: showAt(({ plies }) => plies.length - 1) },
  {
    names: ["go"],
    argument: "MOVE",
    about: "goes to that move: go 12, or go 12w for White's",
    run: goTo,
  },
  {
    names: ["every"],
    argument: "SECONDS",
    about: "shows a move every SECONDS seconds; Ctrl-C stops it",
    run: playItself,
  },
  { names: ["play"], about: "begins a new game here; at a mistake, before it", run: playOn },
  {
    names: ["done"],
    about: "leaves the replay",
    run: async (context) => (context.data.only ? leave(context) : leaveActivity(context)),
  },
];

/** A match to show; alone in a session of its own, which has announced its rules and ends with the replay. */
interface ReplayedMatch {
  readonly match: Match;
  readonly only?: boolean;
}

/** Shows a record from its first position; the game being played is kept. */
export async function replay(state: State, { match, only = false }: ReplayedMatch, ports: Ports) {
  const seen = upToNow(match);
  ports.screen.show(summary(seen, ports.disk.today()));
  if (!only) announceHouseRules(match.game, state.view, ports.screen);
  return show({ state, data: { match: seen, at: 0, only }, ports });
}

/**
 * Shows a game again without an analysis, if one of these forms of review is typed: its moves one by one
 * or as a list. Returns undefined for another argument.
 */
export async function reviewMoves(context: Context<unknown>) {
  const [, form, rest = ""] = /^(moves|list)\b(.*)$/is.exec(context.argument) ?? [];
  if (form === undefined) return undefined;
  return form.toLowerCase() === "list"
    ? listMoves({ ...context, argument: rest, data: undefined })
    : showRecord({ ...context, argument: rest.trim() });
}

const listMoves = aboutMatch((match, _argument, { view }) =>
  view.plain ? [historyLines(match, true).join("\n") || NO_MOVE] : [historyReport(match)],
);

/** Shows the moves of a game from a file, or of the one on the board. */
async function showRecord({ state, ports, argument: name }: Context<unknown>): Promise<Reply> {
  const match = matchOf(state);
  if (name === "" && match && !activityOf(state))
    return match.at > 0 ? replay(state, { match }, ports) : NO_MOVE;
  if (unquoted(name) === "")
    return "review moves needs a file name, for example: review moves game.txt";
  const read = await loadNamed(name, ports.disk);
  return read.ok ? replay(state, { match: read.value }, ports) : read.reason;
}

type Seeing = Omit<Context<Replay>, "argument">;

async function show({ state, data, ports }: Seeing, at = data.at): Promise<State> {
  ports.screen.show(...plyShown(data.match, at, state.view));
  return replayAt(state, { ...data, at, better: undefined });
}

/** Opens a record that has been told about, at its first position. */
export const openReplay = (state: State, match: Match, byMistake = false): State =>
  replayAt(state, { match: upToNow(match), at: 0, only: false, byMistake });

const upToNow = (match: Match) => ({ ...match, plies: match.plies.slice(0, match.at + 1) });

/** The session at a ply of the replay. */
function replayAt(state: State, seen: Replay): State {
  const match = seen.better ?? matchAfter(seen.match, seen.at);
  return enterActivity(state, seen, {
    title: "the replay",
    prompt: promptOf(seen),
    commands: seen.byMistake ? [withoutEnter(NEXT), MISTAKE, ...OTHERS] : [NEXT, ...OTHERS],
    back: "done",
    scene: sceneOf(match, state.view),
    shortcuts: { left: "back", right: "next" },
    match: ok(match),
  });
}

function promptOf({ match, at, byMistake, better }: Replay): string {
  const { move, number } = match.plies[at]!;
  const side = match.game.sides[Number(move?.by)];
  const where = `${side ? `${side.name}'s ` : ""}move ${number}`;
  const isEnd = at === match.plies.length - 1;
  const next = byMistake ? `${stopsAtOwn(match) ? "your" : "the"} next mistake` : "the next";
  const enter = isEnd ? "" : `Enter for ${next}, `;
  if (better)
    return `Replay, ${current(better).move?.written} in place of ${where} (play to continue after it, ${enter}or help): `;
  const mend = isOwnFault(match, at) ? "play to continue before it, " : "";
  const marked = isMarked(match, at) ? `try for a better one, ${mend}` : "";
  return isEnd
    ? `Replay, at the end (${marked || "back, start, play, "}done, or help): `
    : `Replay, ${where} of ${match.plies.at(-1)?.number} (${enter}${marked}or help): `;
}

const AT_END = "That was the last move.";
/** Shows the next move or the one before, or if requested a marked one. */
async function step(context: Context<Replay>, by: 1 | -1) {
  const { data: seen, argument: typed } = context;
  if (/^mistakes?$/i.test(typed)) return toMarked(context, by, isMarked);
  const name = by > 0 ? "next" : "back";
  if (typed !== "") return `${name} takes only mistake: ${name} mistake`;
  const at = seen.at + by;
  if (seen.match.plies[at]) return show(context, at);
  return at < 0 ? "This is the beginning." : AT_END;
}

function toMarked(context: Context<Replay>, by: 1 | -1, stops: typeof isMarked) {
  const { match } = context.data;
  let at = context.data.at + by;
  while (match.plies[at] && !stops(match, at)) at += by;
  if (match.plies[at]) return show(context, at);
  if (stops === isOwnFault)
    return "You made no mistake after this move; next mistake looks for the computer's.";
  const where = by > 0 ? "after" : "before";
  const isReviewed = match.plies.some(({ comments }) => evaluationIn(comments));
  const how = isReviewed ? "" : "; review looks for mistakes";
  return `No move ${where} this one is marked as a mistake${how}.`;
}

async function goTo(context: Context<Replay>): Promise<Reply> {
  const { data: seen, argument: typed } = context;
  if (typed === "") return "go needs a move, for example: go 12";
  const at = plyAfterMove(seen.match, typed);
  return at.ok ? show(context, at.value) : at.reason;
}

async function playItself(context: Context<Replay>): Promise<Reply> {
  const { state, data: seen, ports, argument: pause } = context;
  const seconds = readPause(pause);
  if (!seconds.ok) return seconds.reason;
  const { match } = seen;
  if (seen.at === match.plies.length - 1) return AT_END;
  const pace = { from: seen.at + 1, seconds: seconds.value };
  const reached = await showPlies(match, pace, { view: state.view, screen: ports.screen });
  if (reached < match.plies.length - 1) ports.screen.show("Stopped.");
  return replayAt(state, { ...seen, at: reached, better: undefined });
}

async function tryBetter({ state, data: seen, ports }: Context<Replay>): Promise<Reply> {
  const { match, at } = seen;
  if (!isMarked(match, at)) return "try needs a move that is marked; next mistake goes to one.";
  const found = (after: State, better: Match) =>
    replayAt({ ...after, stack: state.stack }, { ...seen, better });
  return (await import("./better-move.ts")).findBetter({ state, ports }, { match, at }, found);
}

/** Reviews the game of a replay, which may be the one on the board. */
async function reviewSeen(context: Context<Replay>): Promise<Reply> {
  const { state, data: seen, ports, argument: typed } = context;
  const shown = await reviewMoves(context);
  if (shown !== undefined) return shown;
  const { readReviewTime, reviewMatch, withNotes } = await import("./review-match.ts");
  const time = readReviewTime(typed);
  const whole = { ...seen.match, at: seen.match.plies.length - 1 };
  const review = time.ok
    ? await reviewMatch({ match: whole, seconds: time.value }, state.view, ports)
    : time;
  if (!review.ok) return review.reason;
  const played = matchOf(state);
  const isPlayed = played?.plies[whole.at] === whole.plies[whole.at];
  const noted = withNotes(played && isPlayed ? played : whole, review.value);
  const next = isPlayed ? withBegun(state, { match: noted }) : state;
  return replayAt(next, { ...seen, match: upToNow(noted) });
}

/** Begins a new game with the moves so far: with a better move, or without a mistake of a player. */
async function playOn({ state, data: seen, ports }: Context<Replay>): Promise<Reply> {
  const mends = !seen.better && isOwnFault(seen.match, seen.at);
  const match = seen.better ?? { ...seen.match, at: mends ? seen.at - 1 : seen.at };
  const { game, info, at } = match;
  // A first ply of its own makes it another game.
  const plies = match.plies.slice(0, at + 1).with(0, plyWith(match.game, match.plies[0]!));
  const begun: Match = { game, info: { ...info, date: ports.disk.today() }, plies, at };
  if (matchOutcome(begun)) return "The game is over at this position; go back first.";
  await announceSavedGame(state, ports);
  const { number, move } = seen.match.plies[seen.at]!;
  const where = mends ? `before move ${number}, ${move?.written}` : "here";
  if (mends || ports.screen.interactive) ports.screen.show(`A new game begins ${where}.`);
  const next = await seatMatch(state, begun, ports);
  return withAsRead(next);
}
