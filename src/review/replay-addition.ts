import { type Replay, type ReplayAddition, replayAt } from "../console/activities/replay.ts";
import { reviewMoves } from "../console/activities/review-moves.ts";
import type { Ports } from "../console/ports.ts";
import { matchOf, type Reply, type State, withMatch } from "../console/session/state.ts";
import { isFault } from "../records/record.ts";

/** What the review adds to the replay of a game. */
export const REVIEW_ADDITION: ReplayAddition = {
  atMistake: ", try for a better one",
  toMark: "; review looks for mistakes",
  commands: [
    { names: ["try"], about: "at a marked move: lets you look for a better one", run: tryBetter },
    {
      names: ["review"],
      argument: "[TIME]",
      about: "reviews this game and marks its mistakes",
      run: reviewSeen,
    },
  ],
};

async function tryBetter(state: State, { match, at }: Replay, ports: Ports): Promise<Reply> {
  if (at === 0 || !isFault(match.plies[at]!)) {
    return "try needs a move that is marked; next mistake goes to one.";
  }
  return (await import("./better-move.ts")).findBetter(state, match, at, ports);
}

/** Reviews the game of a replay, which may be the one on the board. */
async function reviewSeen(state: State, seen: Replay, ports: Ports, typed: string): Promise<Reply> {
  const shown = await reviewMoves(state, ports, typed, [REVIEW_ADDITION]);
  if (shown !== undefined) return shown;
  const { readReviewTime, reviewMatch, withNotes } = await import("./review-match.ts");
  const time = readReviewTime(typed);
  const whole = { ...seen.match, at: seen.match.plies.length - 1 };
  const review = time.ok ? await reviewMatch(whole, time.value, state.view, ports) : time;
  if (!review.ok) return review.reason;
  const match = withNotes(whole, review.value);
  const played = matchOf(state);
  const same = played?.plies === seen.match.plies;
  const noted = same ? withMatch(state, { ...played, plies: match.plies }) : state;
  return replayAt(noted, { ...seen, match });
}
