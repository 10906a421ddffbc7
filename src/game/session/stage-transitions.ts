import { START_COMMAND } from "../../base/start-command.ts";
import { inWords } from "../../base/text.ts";
import { inPlainCharacters } from "../../base/typed-squares.ts";
import { current, hasPlayersMove, type Match } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";
import type { Ports } from "./ports.ts";
import { showCurrentBoard } from "./scenes.ts";
import {
  type Activity,
  type Command,
  type Confirmation,
  matchOf,
  type Reply,
  type ReturnStage,
  type Stage,
  type State,
} from "./state.ts";

/** What an activity consists of, apart from the stage that it returns to. */
interface ActivityFrame<Data> extends Omit<Activity, "kind" | "before" | "commands"> {
  readonly commands: readonly ActivityCommand<Data>[];
}

/** A command of an activity, which acts on the activity's own data. */
export interface ActivityCommand<Data> extends Omit<Command, "run"> {
  run(state: State, data: Data, ports: Ports, argument: string): Promise<Reply>;
}

/** Enters an activity, which returns to this stage, or from its next step to the one before it. */
export function enterActivity<Data>(state: State, data: Data, frame: ActivityFrame<Data>): State {
  const commands = commandsFor(frame.commands, data);
  const before = stageBefore(state, frame.title);
  return { ...state, stage: { kind: "activity", ...frame, commands, before } };
}

export function commandsFor<Data>(
  commands: readonly ActivityCommand<Data>[],
  data: Data,
): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    run: (state, ports, argument) => command.run(state, data, ports, argument),
  }));
}

export function stageBefore({ stage }: State, title: string): ReturnStage {
  if (stage.kind === "left") throw new Error("an activity began after the players had left");
  const place = stage.kind === "confirmation" ? stage.before : stage;
  return place.kind === "activity" && place.title === title ? place.before : place;
}

/** Returns to the stage before an activity, and shows its board. */
export async function leaveActivity(state: State, _data: unknown, ports: Ports): Promise<State> {
  return state.stage.kind === "activity" ? returnTo(state, state.stage.before, ports) : state;
}

/** Leaves an activity as `leaveActivity` does, and says what was reached and what comes next. */
export const leaveWith =
  <Data>(ending: (state: State, data: Data, ports: Ports) => Promise<string>) =>
  async (state: State, data: Data, ports: Ports): Promise<State> => {
    const left = await leaveActivity(state, data, ports);
    ports.screen.show(await ending(state, data, ports));
    return left;
  };

/** Says that something has been left without an answer: "Stage 2 skipped." */
export function tellSkipped(what: string, isFinished: boolean, { screen }: Ports): void {
  if (!isFinished) screen.show(`${what} skipped.`);
}

/** Returns to a stage, and shows its board. */
export function returnTo(state: State, before: ReturnStage, ports: Ports): State {
  const next = { ...state, stage: before };
  showCurrentBoard(next, ports);
  return next;
}

/** Replaces a command that would give a solution away, by whichever of its names it is typed. */
export function withheld(name: string, solution: string): ActivityCommand<unknown> {
  const reply = `${name} would give the ${solution} away; type show to see it.`;
  return { names: [name], argument: "", about: "", offered: () => false, run: async () => reply };
}

interface Hinted extends Pick<Activity, "title" | "answers"> {
  readonly commands: readonly Omit<Command, "run">[];
}

/** A hint that names an activity's commands, after a line that is not one of them. */
export function activityHint({ title, commands, answers }: Hinted): string {
  const offered = commands.filter((command) => command.offered === undefined);
  const names = offered.map(({ names: [name], argument }) =>
    argument === undefined ? name : `${name} ${argument}`,
  );
  const typed = [...(answers ? [answers.form] : []), ...names];
  return `In ${title} type ${inWords(typed, "or")}; help explains them.`;
}

/** Says which position is lost when the editor is left without using it. */
export function tellUnused({ title, unused }: Activity, after: State, { screen }: Ports): void {
  if (isWithin(after.stage, title)) return;
  const match = matchOf(after);
  if (match?.plies.length === 1 && current(match).text === unused) return;
  screen.show(`The position in ${title} was not used: ${unused}`);
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
  return /^y(es)?$/i.test(inPlainCharacters(line).trim());
}

/** Asks for a yes or no; after either the session is back at the present stage. */
export function askToConfirm(
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
    ports.screen.show(inActivity ? `You are still in ${before.title}.` : no);
  }
  return returned;
}

export async function leave(state: State, ports: Ports): Promise<State> {
  ports.screen.show(await farewell(state, ports));
  return { ...state, stage: { kind: "left" } };
}

/** The last words; at a terminal they say how to resume a game that is under way and saved. */
export async function farewell(state: State, ports: Ports): Promise<string> {
  if (!ports.screen.interactive || !(await canBeResumed(state, ports))) return "Goodbye.";
  // The other options of the screen may be kept as settings.
  const command = `${START_COMMAND}${state.view.plain ? " --plain" : ""} --resume`;
  return `Goodbye.\nYour game is saved; resume it with: ${command}`;
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
  prompt: string,
  begin: Confirmation["yes"],
  ports: Ports,
): Promise<State> {
  const match = matchOf(state);
  if (!match || !underWay(match)) return begin(state, ports);
  return askToConfirm(state, { prompt: `${prompt} (Y for yes)? `, yes: begin, no: GAME_CONTINUES });
}
