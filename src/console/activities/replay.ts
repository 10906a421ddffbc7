import { err, ok, type Result } from "../../core/result.ts";
import { shortened } from "../../core/text.ts";
import { type Match, matchOutcome, moveNumbers } from "../../match/match.ts";
import { runOn } from "../commands/board.ts";
import { announceSavedGame, seatMatch } from "../dialogue/seat-match.ts";
import type { Activity, Question, State, View } from "../dialogue/state.ts";
import { leave, leaveActivity } from "../dialogue/transitions.ts";
import { matchView, showDiagram, standing } from "../render/show.ts";
import { summary } from "../render/summaries.ts";
import type { Port } from "../terminal/port.ts";
import { readPause } from "./pause.ts";

/** The longest comment that is shown, in characters. */
const LONGEST_COMMENT = 2_000;

const HINT =
  "Enter shows the next move. Type back, start, end, go 12 for a move, every 2 to let it run (Ctrl-C stops it), play to go on from here as a new game, or done.";

/** The words of a replay that nothing follows. */
const ALONE = new Set(["back", "start", "end", "board", "play", "done"]);

/** A record that is looked at: which of its plies is shown, and what comes after it. */
interface Replay {
  readonly match: Match;
  readonly at: number;
  /** What to come back to; undefined where `done` ends the program. */
  readonly then: Question | undefined;
}

/** Shows a record from its first position; the current game is kept. */
export function replay(state: State, match: Match, port: Port): State {
  const { question: then } = state;
  port.say(summary(match));
  return show(state, { match, at: 0, then }, port);
}

/** Shows all plies of a record, with so many seconds between them. */
export async function showAll(
  match: Match,
  seconds: number,
  view: View,
  port: Port,
): Promise<void> {
  for (let at = 0; at < match.plies.length; at++) {
    if (at > 0) await port.wait?.(seconds);
    showPly(match, at, view, port);
  }
}

/** The ply after the moves with that number; refused where there are not so many. */
export function plyAfterMove(match: Match, number: number): Result<number> {
  const numbers = moveNumbers(match);
  const last = numbers.at(-1) ?? 0;
  if (number > last) return err(`The last move has the number ${last}.`);
  return ok(numbers.findLastIndex((other) => other <= number));
}

/** Shows a ply: the move that led to it, the board, what has been noted, and whose turn it is. */
export function showPly(match: Match, at: number, view: View, port: Port): void {
  const { plies } = match;
  const seen = matchAfter(match, at);
  const { move, comments = [] } = plies[at] ?? {};
  const written = view.plain ? "" : `${move?.written}. `;
  if (move) port.say(`Move ${moveNumbers(seen)[at]}: ${written}${move.sentence}`);
  showDiagram(seen, view, port, []);
  for (const comment of comments) port.say(`Note: ${shortened(comment, LONGEST_COMMENT)}`);
  port.say(standing(seen));
}

/** A match as it was at a ply: what was agreed came at its end. */
function matchAfter(match: Match, at: number): Match {
  const { game, info, plies } = match;
  return at === plies.length - 1 ? { ...match, at } : { game, info, plies, at };
}

function show(state: State, seen: Replay, port: Port): State {
  showPly(seen.match, seen.at, state.view, port);
  return asked(state, seen);
}

/** Asks how to go on. */
function asked(state: State, seen: Replay): State {
  const { then = { kind: "again" } as const } = seen;
  const question: Activity = {
    kind: "activity",
    prompt: promptOf(seen),
    hint: HINT,
    then,
    scene: matchView({ ...seen.match, at: seen.at }, []),
    take: (now, line, port) => take(now, seen, line, port),
  };
  return { ...state, question };
}

function promptOf({ match, at }: Replay): string {
  const numbers = moveNumbers(match);
  return at < match.plies.length - 1
    ? `Replay, move ${numbers[at]} of ${numbers.at(-1)} (Enter for the next, or help): `
    : "Replay, at the end (back, start, play, done, or help): ";
}

/** What a line means in a replay; undefined where it means nothing here. */
function take(
  state: State,
  seen: Replay,
  line: string,
  port: Port,
): State | Promise<State> | undefined {
  const last = seen.match.plies.length - 1;
  const [word = "", argument = ""] = line.trim().toLowerCase().split(/\s+/, 2);
  if (argument !== "" && ALONE.has(word)) return say(state, HINT, port);
  switch (word) {
    case "":
      return step(state, seen, 1, port);
    case "back":
      return step(state, seen, -1, port);
    case "start":
      return show(state, { ...seen, at: 0 }, port);
    case "end":
      return show(state, { ...seen, at: last }, port);
    case "board":
      return show(state, seen, port);
    case "go":
      return goTo(state, seen, argument, port);
    case "every":
      return playItself(state, seen, argument, port);
    case "play":
      return playOn(state, seen, port);
    case "done":
      return seen.then ? leaveActivity(state, seen.then, port) : leave(state, port);
    default:
      return speak(state, seen, line, port);
  }
}

/** A word about a game, said of the record; undefined where it is none. */
function speak(state: State, { match, at }: Replay, line: string, port: Port): State | undefined {
  return runOn(matchAfter(match, at), state, line, port) ? state : undefined;
}

function say(state: State, sentence: string, port: Port): State {
  port.say(sentence);
  return state;
}

function step(state: State, seen: Replay, by: number, port: Port): State {
  const at = seen.at + by;
  if (at < 0) return say(state, "This is the beginning.", port);
  if (at >= seen.match.plies.length) return say(state, "That was the last move.", port);
  return show(state, { ...seen, at }, port);
}

function goTo(state: State, seen: Replay, number: string, port: Port): State {
  if (!/^\d{1,9}$/.test(number)) {
    return say(state, "go needs the number of a move, for example: go 12", port);
  }
  const at = plyAfterMove(seen.match, Number(number));
  return at.ok ? show(state, { ...seen, at: at.value }, port) : say(state, at.reason, port);
}

async function playItself(state: State, seen: Replay, pause: string, port: Port): Promise<State> {
  const seconds = readPause(pause);
  if (!seconds.ok) return say(state, seconds.reason, port);
  let { at } = seen;
  for (let next = at + 1; next < seen.match.plies.length; next++) {
    if (next > seen.at + 1 && (await port.rest?.(seconds.value)) === false) {
      port.say("The replay stops here.");
      break;
    }
    at = next;
    showPly(seen.match, at, state.view, port);
  }
  return asked(state, { ...seen, at });
}

/** Begins a new game with the moves so far. */
async function playOn(state: State, { match, at }: Replay, port: Port): Promise<State> {
  const { game, info } = match;
  const [first, ...more] = match.plies.slice(0, at + 1);
  if (!first) throw new Error("a match without a first ply");
  const plies = [{ ...first }, ...more];
  const begun: Match = { game, info: { ...info, date: port.today() }, plies, at };
  if (matchOutcome(begun)) {
    return say(state, "The game is over at this position; go back a move or more first.", port);
  }
  announceSavedGame(state, port);
  const next = await seatMatch(state, begun, port);
  return { ...next, asRead: next.match };
}
