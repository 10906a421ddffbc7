import { inWords } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import type { Ports } from "../ports.ts";
import { showBoard } from "./show.ts";
import {
  type Activity,
  type Command,
  type Confirmation,
  matchOf,
  type ReturnStage,
  type Stage,
  type State,
} from "./state.ts";

/** Leaves an activity for the stage before it, and shows the board of a game that it returns to. */
export function leaveActivity(state: State, before: ReturnStage, { terminal }: Ports): State {
  const next = { ...state, stage: before };
  const match = matchOf(next);
  if (match && before.kind !== "activity") showBoard(match, state.view, terminal);
  return next;
}

/** The stage that a new activity will return to: it replaces one with the same title. */
export function stageBefore({ stage }: State, title: string): ReturnStage {
  if (stage.kind === "left") throw new Error("an activity began after the players had left");
  const place = stage.kind === "confirmation" ? stage.before : stage;
  return place.kind === "activity" && place.title === title ? place.before : place;
}

/** A hint that names an activity's commands, after a line that is not one of them. */
export function activityHint({ title, commands, answers }: Activity): string {
  const offered = commands.filter((command) => command.offered === undefined);
  const names = offered.map(({ names: [name], argument }) =>
    argument === undefined ? name : `${name} ${argument}`,
  );
  const typed = [...(answers ? [answers.form] : []), ...names];
  return `In ${title} type ${inWords(typed, "or")}; help explains them.`;
}

/** A command of an activity, which acts on the activity's own data. */
export interface ActivityCommand<Data> extends Omit<Command, "run"> {
  run(state: State, data: Data, ports: Ports, argument: string): Promise<State>;
}

export function commandsFor<Data>(
  commands: readonly ActivityCommand<Data>[],
  data: Data,
): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    run: async (state, ports, argument) => command.run(state, data, ports, argument),
  }));
}

/** Says which position is lost when the editor is left without using it. */
export function tellUnused({ title, unused }: Activity, after: State, { terminal }: Ports): void {
  if (isWithin(after.stage, title)) return;
  const match = matchOf(after);
  if (match?.plies.length === 1 && current(match).text === unused) return;
  terminal.say(`The position in ${title} was not used: ${unused}`);
}

/** Whether a stage is an activity, or will return to it. */
function isWithin(stage: Stage, title: string): boolean {
  if (stage.kind === "activity" && stage.title === title) return true;
  return "before" in stage && isWithin(stage.before, title);
}

/** Said when a player decides to stay in a game. */
export const GAME_CONTINUES = "The game continues.";

/** True for `Y`, `y` and `yes`; everything else means no, as in the exam. */
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

export async function takeConfirmation(
  state: State,
  { before, yes, no }: Confirmation,
  line: string,
  ports: Ports,
): Promise<State> {
  const returned = { ...state, stage: before };
  if (meansYes(line)) return yes(returned, ports);
  if (no !== undefined) {
    const inActivity = before.kind === "activity" && no === GAME_CONTINUES;
    ports.terminal.say(inActivity ? `You are still in ${before.title}.` : no);
  }
  return returned;
}
