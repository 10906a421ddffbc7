import type { AnyGame } from "../../core/game.ts";
import { capital } from "../../core/text.ts";
import { HOUSE, takesHouse } from "../dialogue/house-rules.ts";
import {
  type Activity,
  activityOf,
  type Command,
  type State,
  type View,
} from "../dialogue/state.ts";
import { SQUARE } from "./command.ts";

/** Commands under a heading. */
export interface CommandGroup {
  readonly heading: string;
  readonly commands: readonly Command[];
}

/** Returns true if help offers a command in a game. */
export const isOffered = ({ offered }: Command, game: AnyGame): boolean => offered?.(game) ?? true;

/** Lists the commands by group, those of the present activity first. */
export function helpText(groups: readonly CommandGroup[], state: State): string {
  const { game, view } = state;
  const activity = activityOf(state);
  const lines = groups.flatMap(({ heading, commands }) => [
    `${heading}:`,
    ...commands.map((command) => helpLine(command, state)),
  ]);
  return [
    ...(activity ? activityLines(activity, state) : [howToMove(game)]),
    activity ? "These commands work here as well:" : "These commands work at any prompt:",
    ...lines,
    ...(takesHouse(game) && !activity
      ? [lineOf(`help ${HOUSE}`, "explains how house rules are written", view)]
      : []),
  ].join("\n");
}

function howToMove({ squares, example }: AnyGame): string {
  return squares
    ? `A move is typed as its squares, such as ${example}, in one line or one after the other.`
    : `A move is typed in one line, such as ${example}.`;
}

function activityLines({ title, commands }: Activity, state: State): string[] {
  return [
    `${capital(title)}:`,
    ...commands
      .filter((command) => isOffered(command, state.game))
      .map((command) => helpLine(command, state)),
  ];
}

/** Explains one command. */
export function commandHelp(command: Command, state: State): string {
  return [helpLine(command, state), ...(command.more === undefined ? [] : [command.more])].join(
    "\n",
  );
}

function helpLine(command: Command, { game, view }: State): string {
  const { names, about } = command;
  const argument = command.argument === SQUARE && !game.squares ? undefined : command.argument;
  const typed = names.map((name) => (name === "" ? "Enter" : name));
  return lineOf(view.plain ? spokenUse(typed, argument) : use(typed, argument), about, view);
}

function lineOf(command: string, about: string, { plain }: View): string {
  return plain ? `${command}: ${about}.` : `  ${command.padEnd(17)} ${about}`;
}

function use(names: readonly string[], argument: string | undefined): string {
  return argument === undefined ? names.join(" or ") : `${names[0]} ${argument}`;
}

/** Returns how a command is used without brackets: "moves, or moves SQUARE". */
function spokenUse(names: readonly string[], argument: string | undefined): string {
  if (argument === undefined) return names.join(" or ");
  const used = `${names[0]} ${argument.replace(/[[\]]/g, "")}`;
  return argument.startsWith("[") ? `${names[0]}, or ${used}` : used;
}
