import { openReplay } from "../activities/replay.ts";
import { loadNamed } from "../session/load-game.ts";
import { say } from "../session/say.ts";
import { activityOf, type Command, matchOf, NO_MATCH, withMatch } from "../session/state.ts";

/** A time after the name of a file, or alone: "60s", "game.txt 60s". */
const TIME_LAST = /^(.*?)(?<!\S)(\d{1,4} ?s|^\d{1,4})$/is;

/** Reviews the game on the board, or one from a file, which can then be replayed. */
export const reviewGame: Command["run"] = async (state, ports, typed) => {
  const { readReviewTime, reviewMatch, withNotes } = await import("../activities/review.ts");
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
    return say(openReplay(state, noted), `Press Enter for the next move${mistake}.`, ports);
  }
  const mistake = faulty ? ", then next mistake," : "";
  const how = `Type replay${mistake} to go through it; save FILE keeps the review.`;
  return say(withMatch(state, noted), how, ports);
};
