import { yesQuestion } from "../../../terminal/dialogue/confirm.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { engineStrength } from "../../match/players.ts";
import { isReviewable } from "../../session/continue-match.ts";
import { confirmLeaving, staying } from "../../session/leaving.ts";
import { loadNamed } from "../../session/load-game.ts";
import { type Ports, say } from "../../session/ports.ts";
import { activityOf, matchOf, withBegun } from "../../session/stage.ts";
import { type GameCommand, NO_MATCH, type Reply, type State } from "../../session/state.ts";
import { stopsAtOwn } from "./notes.ts";
import { openReplay, reviewMoves } from "./replay.ts";
import type { Reviewed } from "./review-match.ts";

/** A time after the name of a file, or alone: "60s", "game.txt 60s". */
const TIME_LAST = /^(.*?)(?<!\S)(\d{1,4} ?s|^\d{1,4})$/is;

/** Reviews the game on the board, or one from a file, which can then be replayed. */
export const reviewGame: GameCommand["run"] = async (context) => {
  const { state, ports, argument: typed } = context;
  const shown = await reviewMoves(context);
  if (shown !== undefined) return shown;
  const { readReviewTime } = await import("./review-match.ts");
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
  const go = (then: State, at: Ports) =>
    reviewAndShow(then, { match, isNamed: read !== undefined, seconds: seconds.value }, at);
  const atKeyboard = ports.screen.interactive;
  const shared = !read && !matchOutcome(match) && !match.info.players.some(engineStrength);
  if (!atKeyboard || !shared || !isReviewable(match)) return go(state, ports);
  return confirmLeaving(state, {
    prompt: yesQuestion("A review shows both players good moves. Review this game now"),
    yes: go,
    no: staying(state),
  });
};

/** A match to review, which may be from a file. */
interface NamedReview extends Reviewed {
  readonly isNamed: boolean;
}

/** Shows the report; then a game from a file, and at a keyboard every game, can be gone through. */
async function reviewAndShow(
  state: State,
  { match, isNamed, seconds }: NamedReview,
  ports: Ports,
): Promise<Reply> {
  const { reviewMatch, withNotes } = await import("./review-match.ts");
  const review = await reviewMatch({ match, seconds }, state.view, ports);
  if (!review.ok) return review.reason;
  const noted = withNotes(match, review.value);
  const faulty = review.value.moves.some(({ fault }) => fault);
  const now = isNamed ? state : withBegun(state, { match: noted });
  if (ports.screen.interactive) {
    const first = stopsAtOwn(noted) ? "your own mistakes (next mistake: all)" : "the first mistake";
    const how = faulty ? `for ${first}, Right for the next move` : "for the next move";
    const kept = isNamed ? "" : " save FILE keeps the review.";
    const sentence = `Press Enter ${how}; done leaves the review.${kept}`;
    return say(openReplay(now, noted, faulty), sentence, ports);
  }
  if (isNamed) {
    const mistake = faulty ? ", or type next mistake" : "";
    return say(openReplay(now, noted), `Press Enter for the next move${mistake}.`, ports);
  }
  const mistake = faulty ? ", then next mistake," : "";
  const how = `Type review moves${mistake} to go through it; save FILE keeps the review.`;
  return say(now, how, ports);
}
