import { openReplay } from "../console/activities/replay.ts";
import { files } from "../console/session/completion-candidates.ts";
import { loadNamed } from "../console/session/load-game.ts";
import { say } from "../console/session/say.ts";
import {
  activityOf,
  type Command,
  matchOf,
  NO_MATCH,
  withMatch,
} from "../console/session/state.ts";
import { REVIEW_ADDITION } from "./replay-addition.ts";

/** A time after the name of a file, or alone: "60s", "game.txt 60s". */
const TIME_LAST = /^(.*?)(?<!\S)(\d{1,4} ?s|^\d{1,4})$/is;

/** Reviews the game on the board, or one from a file, which can then be replayed. */
const reviewGame: Command["run"] = async (state, ports, typed) => {
  const { readReviewTime, reviewMatch, withNotes } = await import("./review-match.ts");
  const [, name = typed, time = ""] = TIME_LAST.exec(typed) ?? [];
  const seconds = readReviewTime(time);
  if (!seconds.ok) return seconds.reason;
  const read = name.trim() === "" ? undefined : await loadNamed(name, ports.disk);
  if (read && !read.ok) return read.reason;
  const match = read?.value ?? matchOf(state);
  if (!match) return NO_MATCH;
  if (!read && activityOf(state)) {
    return "review needs a file name here, for example: review game.txt";
  }
  const review = await reviewMatch(match, seconds.value, state.view, ports);
  if (!review.ok) return review.reason;
  const noted = withNotes(match, review.value);
  const faulty = review.value.moves.some(({ fault }) => fault);
  if (read) {
    const mistake = faulty ? ", or type next mistake" : "";
    return say(
      openReplay(state, noted, [REVIEW_ADDITION]),
      `Press Enter for the next move${mistake}.`,
      ports,
    );
  }
  const mistake = faulty ? ", then next mistake," : "";
  const how = `Type replay${mistake} to go through it; save FILE keeps the review.`;
  return say(withMatch(state, noted), how, ports);
};

export const REVIEW_COMMANDS: readonly Command[] = [
  {
    names: ["review"],
    otherNames: ["report", "accuracy", "mistakes"],
    argument: "[FILE] [NUMBER] [TIME]",
    about: "reviews a game: its mistakes, better moves, and a chart",
    more: "review alone is about the game on the board; review club.pgn 3 is about the third game of a file, which can then be replayed. It takes at most 20 seconds; review 60s takes longer. Ctrl-C shows what is known so far.",
    run: reviewGame,
    complete: files,
  },
];
