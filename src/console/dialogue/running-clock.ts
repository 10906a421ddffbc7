import { timeToAct, withTimeSpent } from "../../match/clock.ts";
import type { Match } from "../../match/match.ts";
import { timeForfeit } from "../../match/outcome.ts";
import type { Ports } from "../ports.ts";
import { continueMatch } from "../session/continue-match.ts";
import { leadingLesson, type State, withMatch } from "../session/state.ts";

/** The match whose clock runs at a prompt; undefined without one, at questions and in activities. */
function matchOfClock(state: State): Match | undefined {
  const { stage } = state;
  if (stage.kind !== "playing" || leadingLesson(state)) return undefined;
  return stage.match.info.timeControl && stage.match;
}

/** The clock of the player who is to type a line, in milliseconds. */
interface RunningClock {
  /** What is left; it runs from the first call on. */
  left(): number;
  spent(): number;
}

/** The clock that runs at the next prompt; undefined for none. */
export function runningClock(state: State, { now }: Ports): RunningClock | undefined {
  const match = matchOfClock(state);
  if (!match) return undefined;
  let start: number | undefined;
  const spent = () => {
    const time = now();
    start ??= time;
    return time - start;
  };
  return { spent, left: () => (timeToAct(match) ?? 0) - spent() };
}

/** The session after a player has typed while a clock ran: if the time is up, the game is over. */
export function chargeTime(state: State, clock: RunningClock | undefined, ports: Ports): State {
  const before = matchOfClock(state);
  if (!before || !clock) return state;
  const match = withTimeSpent(before, clock.spent());
  if ((timeToAct(match) ?? 0) > 0) return withMatch(state, match);
  return continueMatch(state, { ...match, agreed: timeForfeit(match) }, ports);
}
