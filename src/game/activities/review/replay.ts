import { ok } from "../../../base/result.ts";
import { unquoted } from "../../../base/text.ts";
import { current, type Match, plyWith } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { readPause } from "../../match/time-control.ts";
import { loadNamed } from "../../session/load-game.ts";
import { announceSavedGame, seatMatch } from "../../session/new-game.ts";
import type { Ports } from "../../session/ports.ts";
import { aboutMatch, announceHouseRules } from "../../session/say.ts";
import {
  type ActivityCommand,
  enterActivity,
  leave,
  leaveActivity,
} from "../../session/stage-transitions.ts";
import { activityOf, matchOf, type Reply, type State, withMatch } from "../../session/state.ts";
import { summary } from "../../view/game-summaries.ts";
import { withoutEnter } from "../find-move.ts";
import { evaluationIn, isMarked, isOwnFault, stopsAtOwn } from "./notes.ts";
import {
  historyLines,
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

const NEXT: ActivityCommand<Replay> = {
  names: ["next", ""],
  argument: "[MISTAKE]",
  about: "shows the next move; next mistake goes to the next one marked ?!, ? or ??",
  complete: () => ["mistake"],
  run: (...typed) => step(1, ...typed),
};

/** Enter where it does not go to the next move. */
const MISTAKE: ActivityCommand<Replay> = {
  names: ["mistake", ""],
  about: "goes to the next mistake; in a game against the computer, to yours",
  run: async (state, seen, ports) =>
    toMarked(1, state, seen, ports, stopsAtOwn(seen.match) ? isOwnFault : isMarked),
};

const showAt =
  (at: (match: Match) => number): ActivityCommand<Replay>["run"] =>
  (state, seen, ports) =>
    show(state, { ...seen, at: at(seen.match) }, ports);

const OTHERS: readonly ActivityCommand<Replay>[] = [
  {
    names: ["back"],
    argument: "[MISTAKE]",
    about: "goes back a move; back mistake goes to the marked one before",
    complete: () => ["mistake"],
    run: (...typed) => step(-1, ...typed),
  },
  { names: ["try"], about: "at a marked move: lets you look for a better one", run: tryBetter },
  { names: ["show"], about: "shows this move of the game with its notes", run: show },
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
    run: async (state, seen, ports) =>
      seen.only ? leave(state, ports) : leaveActivity(state, seen, ports),
  },
];

/**
 * Shows a record from its first position; the game being played is kept.
 * @param only in a session of its own, which has announced its rules and ends with the replay
 */
export async function replay(state: State, match: Match, ports: Ports, only = false) {
  ports.screen.show(summary(match, ports.disk.today()));
  if (!only) announceHouseRules(match.game, state.view, ports.screen);
  return show(state, { match: upToNow(match), at: 0, only }, ports);
}

/** The forms of review that need no analysis, for Tab. */
export const FORMS = ["moves", "list"] as const;

/**
 * Shows a game again without an analysis, if one of these forms of review is typed: its moves one by one
 * or as a list. Returns undefined for another argument.
 */
export async function reviewMoves(state: State, ports: Ports, typed: string) {
  const [, form, rest = ""] = /^(moves|list)\b(.*)$/is.exec(typed) ?? [];
  if (form === undefined) return undefined;
  return form.toLowerCase() === "list"
    ? listMoves(state, ports, rest)
    : showRecord(state, ports, rest.trim());
}

const listMoves = aboutMatch((match, _argument, { view }) => [
  historyLines(match, view.plain).join("\n") || "No move has been made yet.",
]);

/** Shows the moves of a game from a file, or of the one on the board. */
async function showRecord(state: State, ports: Ports, name: string): Promise<Reply> {
  const match = matchOf(state);
  if (name === "" && match && !activityOf(state)) return replay(state, match, ports);
  if (unquoted(name) === "")
    return "review moves needs a file name, for example: review moves game.txt";
  const read = await loadNamed(name, ports.disk);
  return read.ok ? replay(state, read.value, ports) : read.reason;
}

async function show(state: State, seen: Replay, ports: Ports): Promise<State> {
  ports.screen.show(...plyShown(seen.match, seen.at, state.view));
  return replayAt(state, { ...seen, better: undefined });
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
async function step(by: 1 | -1, state: State, seen: Replay, ports: Ports, typed: string) {
  if (/^mistakes?$/i.test(typed)) return toMarked(by, state, seen, ports, isMarked);
  const name = by > 0 ? "next" : "back";
  if (typed !== "") return `${name} takes only mistake: ${name} mistake`;
  const at = seen.at + by;
  if (seen.match.plies[at]) return show(state, { ...seen, at }, ports);
  return at < 0 ? "This is the beginning." : AT_END;
}

function toMarked(by: 1 | -1, state: State, seen: Replay, ports: Ports, stops: typeof isMarked) {
  const { match } = seen;
  let at = seen.at + by;
  while (match.plies[at] && !stops(match, at)) at += by;
  if (match.plies[at]) return show(state, { ...seen, at }, ports);
  if (stops === isOwnFault)
    return "You made no mistake after this move; next mistake looks for the computer's.";
  const where = by > 0 ? "after" : "before";
  const isReviewed = match.plies.some(({ comments }) => evaluationIn(comments));
  const how = isReviewed ? "" : "; review looks for mistakes";
  return `No move ${where} this one is marked as a mistake${how}.`;
}

async function goTo(state: State, seen: Replay, ports: Ports, typed: string): Promise<Reply> {
  if (typed === "") return "go needs a move, for example: go 12";
  const at = plyAfterMove(seen.match, typed);
  return at.ok ? show(state, { ...seen, at: at.value }, ports) : at.reason;
}

async function playItself(state: State, seen: Replay, ports: Ports, pause: string): Promise<Reply> {
  const seconds = readPause(pause);
  if (!seconds.ok) return seconds.reason;
  const { match } = seen;
  if (seen.at === match.plies.length - 1) return AT_END;
  const reached = await showPlies(match, seen.at + 1, seconds.value, state.view, ports.screen);
  if (reached < match.plies.length - 1) ports.screen.show("Stopped.");
  return replayAt(state, { ...seen, at: reached, better: undefined });
}

async function tryBetter(state: State, seen: Replay, ports: Ports): Promise<Reply> {
  const { match, at } = seen;
  if (!isMarked(match, at)) return "try needs a move that is marked; next mistake goes to one.";
  const found = (after: State, better: Match) =>
    replayAt({ ...after, stage: state.stage }, { ...seen, better });
  return (await import("./better-move.ts")).findBetter(state, match, at, ports, found);
}

/** Reviews the game of a replay, which may be the one on the board. */
async function reviewSeen(state: State, seen: Replay, ports: Ports, typed: string): Promise<Reply> {
  const shown = await reviewMoves(state, ports, typed);
  if (shown !== undefined) return shown;
  const { readReviewTime, reviewMatch, withNotes } = await import("./review-match.ts");
  const time = readReviewTime(typed);
  const whole = { ...seen.match, at: seen.match.plies.length - 1 };
  const review = time.ok ? await reviewMatch(whole, time.value, state.view, ports) : time;
  if (!review.ok) return review.reason;
  const played = matchOf(state);
  const isPlayed = played?.plies[whole.at] === whole.plies[whole.at];
  const noted = withNotes(played && isPlayed ? played : whole, review.value);
  return replayAt(isPlayed ? withMatch(state, noted) : state, { ...seen, match: upToNow(noted) });
}

/** Begins a new game with the moves so far: with a better move, or without a mistake of a player. */
async function playOn(state: State, seen: Replay, ports: Ports): Promise<Reply> {
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
  return { ...next, asRead: matchOf(next) };
}
