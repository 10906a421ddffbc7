import { START_COMMAND } from "../../core/text.ts";
import { hasPlayersMove, type Match } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import type { Ports } from "../ports.ts";
import { askToConfirm, GAME_CONTINUES } from "./stage-transitions.ts";
import { type Confirmation, matchOf, type State } from "./state.ts";

export async function leave(state: State, ports: Ports): Promise<State> {
  ports.screen.show(await farewell(state, ports));
  return { ...state, stage: { kind: "left" } };
}

/** The last words; at a terminal they say how to resume a game that is under way and saved. */
export async function farewell(state: State, ports: Ports): Promise<string> {
  return ports.screen.interactive && (await canBeResumed(state, ports))
    ? `Goodbye.\nYour game is saved; resume it with: ${START_COMMAND} --resume`
    : "Goodbye.";
}

/** Whether the game on the board is under way and saved as it stands. */
export async function canBeResumed(state: State, { disk }: Ports): Promise<boolean> {
  const match = matchOf(state.lesson?.before ?? state);
  if (!match || !underWay(match)) return false;
  return (await disk.store()).isSaved(match);
}

const underWay = (match: Match): boolean => hasPlayersMove(match) && !matchOutcome(match);

/** Begins something else; asks first if a game is under way. */
export async function leaveGame(
  state: State,
  question: string,
  begin: Confirmation["yes"],
  ports: Ports,
): Promise<State> {
  const match = matchOf(state);
  if (!match || !underWay(match)) return begin(state, ports);
  return askToConfirm(state, {
    prompt: `${question} (Y for yes)? `,
    yes: begin,
    no: GAME_CONTINUES,
  });
}
