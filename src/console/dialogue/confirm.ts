import type { Ports } from "../ports.ts";
import type { Confirmation, State } from "./state.ts";

/** Said when a player decides to stay in a game. */
export const GAME_CONTINUES = "The game continues.";

/** Returns true for `Y`, `y` and `yes`; everything else means no, as in the exam. */
export function meansYes(line: string): boolean {
  return /^y(es)?$/i.test(line.trim());
}

/** Asks for a yes or no; after either the session is back at the present stage. */
export function confirming(
  state: State,
  confirmation: Pick<Confirmation, "prompt" | "yes" | "no">,
): State {
  const { stage } = state;
  if (stage.kind === "left") return state;
  const before = stage.kind === "confirmation" ? stage.before : stage;
  return { ...state, stage: { kind: "confirmation", ...confirmation, before } };
}

/** Takes the answer to a confirmation. */
export function takeConfirmation(
  state: State,
  { before, yes, no }: Confirmation,
  line: string,
  ports: Ports,
): State | Promise<State> {
  const returned = { ...state, stage: before };
  if (meansYes(line)) return yes(returned, ports);
  if (no !== undefined) {
    const inActivity = before.kind === "activity" && no === GAME_CONTINUES;
    ports.terminal.say(inActivity ? `You are still in ${before.title}.` : no);
  }
  return returned;
}
