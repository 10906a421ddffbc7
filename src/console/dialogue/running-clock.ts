import { timeToAct, withTimeSpent } from "../../match/clock.ts";
import type { Match } from "../../match/match.ts";
import { timeForfeit } from "../../match/outcome.ts";
import { timeText } from "../../match/time-control.ts";
import type { Countdown, Ports } from "../ports.ts";
import { continueMatch } from "../session/continue-match.ts";
import { leadingLesson, type State, withMatch } from "../session/state.ts";

/** The match whose clock runs at a prompt; undefined without one, at questions and in activities. */
function matchOfClock(state: State): Match | undefined {
  const { stage } = state;
  if (stage.kind !== "playing" || leadingLesson(state)) return undefined;
  return stage.match.info.timeControl && stage.match;
}

/**
 * The countdown of the player who is to type a line from now on; undefined if no clock runs.
 * @param prompt the prompt without the time
 */
export function countdownFor(state: State, prompt: string, ports: Ports): Countdown | undefined {
  const match = matchOfClock(state);
  if (!match) return undefined;
  const end = ports.now() + (timeToAct(match) ?? 0);
  const left = () => end - ports.now();
  return { left, prompt: () => `[${timeText(left())}] ${prompt}` };
}

/** The session after a player has typed for so many milliseconds: if the time is up, the game is over. */
export function chargeTime(state: State, milliseconds: number, ports: Ports): State {
  const before = matchOfClock(state);
  if (!before) return state;
  const match = withTimeSpent(before, milliseconds);
  if ((timeToAct(match) ?? 0) > 0) return withMatch(state, match);
  return continueMatch(state, { ...match, agreed: timeForfeit(match) }, ports);
}
