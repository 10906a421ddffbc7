import type { Completer } from "../../../terminal/screen-port.ts";
import { timeToAct, withTimeSpent } from "../../match/clock.ts";
import { isEngineMatch } from "../../match/engine-sides.ts";
import type { Match } from "../../match/match.ts";
import { timeForfeit } from "../../match/outcome.ts";
import { continueMatch } from "../continue-match.ts";
import { engineMoves } from "../engine-turn.ts";
import { movePrompt } from "../move-input.ts";
import { begin, newGame, optionQuestion } from "../new-game.ts";
import type { Ports } from "../ports.ts";
import { savingFor } from "../saving.ts";
import { canBeResumed, farewell, tellUnused } from "../stage-transitions.ts";
import {
  activityOf,
  asksYesOrNo,
  HOW_TO_LEAVE,
  type InitialState,
  leadingLesson,
  type State,
  setupQuestion,
  withMatch,
} from "../state.ts";
import { completions } from "./completion.ts";
import { takeLine } from "./dispatch.ts";
import { boardAt } from "./prompt-board.ts";
import { findCommand } from "./registry.ts";

/** In milliseconds after a player's time is up. */
const TOO_SOON = 2_000;

/**
 * Prompts, takes the answer, and so on until the players leave or the input ends.
 * @param asked the first line, if it has been asked for or typed already
 */
export async function runLoop(
  idle: State,
  initial: InitialState,
  asked: Promise<string | undefined> | undefined,
  ports: Ports,
): Promise<void> {
  const saving = savingFor(ports);
  let pending = asked;
  let ended = Number.NEGATIVE_INFINITY;
  let state = await firstState(idle, initial, ports);
  while (state.stage.kind !== "left") {
    await saving.save(state.lesson?.before ?? state);
    if (state.lesson?.takeStep) {
      state = await state.lesson.takeStep(typeLine, ports);
      continue;
    }
    if (state.stage.kind === "playing" && state.stage.awaits.kind === "engine") {
      state = await engineMoves(state, state.stage.match, ports);
      continue;
    }
    const clock = runningClock(state, ports);
    const line = await (pending ?? ask(state, ports, ended, clock?.left));
    pending = undefined;
    if (line === undefined) {
      ports.screen.show(`\nThe input has ended. ${await farewell(state, ports)}`);
      break;
    }
    const timed = chargeTime(state, clock, ports);
    // A line that comes too late is not an answer to the next question.
    const late = state.stage.kind === "playing" && timed.stage.kind === "over";
    if (late) ended = ports.now();
    state = late ? timed : await takeTyped(timed, line, ports);
  }
  await saving.finish();
}

/** Takes a line, and says which position of an activity is lost if it leaves the activity. */
async function takeTyped(state: State, line: string, ports: Ports): Promise<State> {
  const next = await takeLine(state, line, ports);
  const activity = activityOf(state);
  // A lesson returns to the activity in which it began.
  const begun = next.lesson !== state.lesson;
  if (activity?.unused !== undefined && !begun) tellUnused(activity, next, ports);
  return next;
}

/** Types a line of a lesson, at its prompt if it is an answer, and lets the engine move. */
async function typeLine(state: State, line: string, ports: Ports): Promise<State> {
  ports.screen.show(`${findCommand(state, line) ? "> " : promptFor(state, ports)}${line}`);
  let next = await takeLine(state, line, ports);
  while (next.stage.kind === "playing" && next.stage.awaits.kind === "engine") {
    // A game that only engines play continues after the step.
    if (isEngineMatch(next.stage.match)) break;
    next = await engineMoves(next, next.stage.match, ports);
  }
  return next;
}

/** A choice of setups is the first question, to which the answer may have been typed already. */
async function firstState(idle: State, { position, setup, start }: InitialState, ports: Ports) {
  if (start) return start(idle, ports);
  if (position !== undefined) return begin(idle, position, setup, ports);
  return idle.game.setups.length > 1 ? idle : newGame(idle, ports);
}

/**
 * @param ended when a player's time was up, by the clock of the ports
 * @param left what is left of the player's time
 */
async function ask(
  state: State,
  ports: Ports,
  ended: number,
  left?: () => number,
): Promise<string | undefined> {
  const { screen } = ports;
  screen.use(state.view);
  const line = await screen.ask({
    prompt: promptFor(state, ports),
    complete: completer(state, ports),
    advice: advice(state, ports),
    left,
    ...boardAt(state, ports),
  });
  // Enter may have been meant for the move, and would leave the program.
  const unmeant = line === "" && screen.interactive && ports.now() - ended < TOO_SOON;
  return unmeant ? ask(state, ports, ended, left) : line;
}

/** What Tab completes the last word of a line to. */
export const completer =
  (state: State, ports: Ports): Completer =>
  (typed) =>
    completions(state, typed, ports);

/** What Ctrl-C says at an empty prompt: how to leave, and pressed again the last words. */
export const advice = (state: State, ports: Ports) => async (again: boolean) => {
  if (again) return farewell(state, ports);
  const saved = await canBeResumed(state, ports);
  return saved ? HOW_TO_LEAVE.replace(/\.$/, "; the game is saved.") : HOW_TO_LEAVE;
};

function promptFor(state: State, ports: Ports): string {
  const { stage, game } = state;
  const lesson = leadingLesson(state);
  if (lesson) return lesson.prompt;
  if (state.listed && asksYesOrNo(state)) return "Number of the game (Enter for none): ";
  switch (stage.kind) {
    case "lobby":
      return optionQuestion(state) ?? setupQuestion(game);
    case "playing":
      return movePrompt(stage, ports.screen.interactive);
    case "over":
      return "Play again (Y for yes, Enter to leave)? ";
    case "left":
      return "";
    default:
      return stage.prompt;
  }
}

/** The match whose clock runs at a prompt; undefined without one, at questions and in activities. */
function matchOfClock(state: State): Match | undefined {
  const { stage } = state;
  if (stage.kind !== "playing" || leadingLesson(state)) return undefined;
  return stage.match.info.timeControl && stage.match;
}

type RunningClock = ReturnType<typeof runningClock>;

/** The clock that runs at the next prompt, in milliseconds from the first look at it; undefined for none. */
export function runningClock(state: State, { now }: Ports) {
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
export function chargeTime(state: State, clock: RunningClock, ports: Ports): State {
  const before = matchOfClock(state);
  if (!before || !clock) return state;
  const match = withTimeSpent(before, clock.spent());
  if ((timeToAct(match) ?? 0) > 0) return withMatch(state, match);
  return continueMatch(state, { ...match, agreed: timeForfeit(match) }, ports);
}
