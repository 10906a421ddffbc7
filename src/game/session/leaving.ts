import { START_COMMAND } from "../../base/start-command.ts";
import {
  askToConfirm as ask,
  type Confirmation,
  yesQuestion,
} from "../../terminal/dialogue/confirm.ts";
import { GOODBYE } from "../../terminal/dialogue/loop.ts";
import type { Held } from "../../terminal/dialogue/mode.ts";
import { leaveAll, outermost } from "../../terminal/dialogue/stack.ts";
import { hasPlayersMove, type Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import type { Ports } from "./ports.ts";
import { activityOf, matchOf } from "./stage.ts";
import type { Reply, State } from "./state.ts";

/** Asks for a yes or no; after either the session is where it was. */
export const confirmLeaving: (state: State, question: Confirmation<State, Ports>) => State = ask;

/** Said when a player decides to stay in a game. */
export const GAME_CONTINUES = "The game continues.";

/** Said when a player decides to stay where they are. */
export function staying(state: State): string {
  const activity = activityOf(state);
  return activity ? `You are still in ${activity.title}.` : GAME_CONTINUES;
}

export async function leave({ state, ports }: Held<State, Ports>): Promise<State> {
  ports.screen.show(await farewell(state, ports));
  return leaveAll(state);
}

/** The last words; at a terminal they say how to resume a game that is under way and saved. */
export async function farewell(state: State, ports: Ports): Promise<string> {
  if (!ports.screen.interactive || !(await canBeResumed(state, ports))) return GOODBYE;
  // The other options of the screen may be kept as settings.
  const command = `${START_COMMAND}${state.view.plain ? " --plain" : ""} --resume`;
  return `${GOODBYE}\nYour game is saved; resume it with: ${command}`;
}

/** Whether the game on the board, or that which a lesson interrupts, is under way and saved as it stands. */
export async function canBeResumed(state: State, { disk }: Ports): Promise<boolean> {
  const match = matchUnderWay(outermost(state) as State);
  return match !== undefined && (await disk.store()).isSaved(match);
}

/** The game that is not left without a question; undefined for none. */
export function matchUnderWay(state: State): Match | undefined {
  const match = matchOf(state);
  return match && hasPlayersMove(match) && !matchOutcome(match) ? match : undefined;
}

/** Begins something else; asks first if a game is under way. */
export async function leaveGame(
  state: State,
  {
    prompt,
    yes: begin,
  }: { readonly prompt: string; readonly yes: Confirmation<State, Ports>["yes"] },
  ports: Ports,
): Promise<Reply> {
  if (!matchUnderWay(state)) return begin(state, ports);
  return confirmLeaving(state, {
    prompt: yesQuestion(prompt),
    yes: begin,
    no: staying(state),
  });
}
