import leven from "leven";
import { START_COMMAND } from "../../../base/start-command.ts";
import { quoted } from "../../../base/text.ts";
import { activityOf, type Command, type State } from "../state.ts";
import { isOffered } from "./help.ts";
import { answerFirst, commandsAt, formerCommand, unknownCommand } from "./registry.ts";

/** The subcommands that are not commands of the dialogue as well. */
const COMMAND_LINE = ["exercise", "games", "perft", "skeleton", "uci", "worksheet"];

/** Says where a subcommand or an option is typed; undefined for other lines. */
export function commandLineHint(line: string): string | undefined {
  const [word = ""] = line.trim().toLowerCase().split(/\s/, 1);
  const belongsThere = COMMAND_LINE.includes(word) || /^--[a-z]{2,20}$/.test(word);
  return belongsThere
    ? `${word} is typed on the command line: ${START_COMMAND} ${word}`
    : undefined;
}

/** A sentence about a line that looks like a mistyped command; undefined for other lines. */
export function nearestCommand(state: State, line: string): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  const isPiece = state.game.ruleBook.pieces.some(
    ({ name, meaning }) => name.toLowerCase() === typed || meaning === typed,
  );
  if (isPiece || !/^[a-z]{3,12}$/.test(typed)) return undefined;
  const former = formerCommand(state, line);
  if (former !== undefined) return former;
  const commands = commandsAt(state).filter((command) => isOffered(command, state.game));
  const opener = commands.find(({ opens = [] }) => namesOf(opens).includes(typed));
  if (opener) {
    const [name] = opener.names;
    if (activityOf(state) && state.stage.kind === "confirmation") return answerFirst(quoted(shown));
    return `${quoted(shown)} works only inside ${name}; type ${name} first.`;
  }
  const near = commands.filter(({ otherNames }) => otherNames?.includes(typed));
  const meant = near.length > 0 ? near.map(({ names }) => names[0]) : nearestNames(commands, typed);
  return meant.length === 0 ? undefined : unknownCommand(shown, meant);
}

/** The name nearest to a mistyped one; two letters may differ if its first is among the first two typed. */
function nearestNames(commands: readonly Command[], typed: string): readonly string[] {
  const most = (name: string) => (name.length >= 4 && typed.slice(0, 2).includes(name[0]!) ? 2 : 1);
  return namesOf(commands)
    .filter((name) => !LEAVING.includes(name) || isMistyped(typed, name))
    .map((name) => ({ name, distance: leven(typed, name) }))
    .filter(({ name, distance }) => distance <= most(name))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 1)
    .map(({ name }) => name);
}

/** Only a word that can hardly mean anything else is led out of the program. */
const LEAVING = ["quit", "exit"];
const isMistyped = (typed: string, name: string) =>
  typed.length === name.length && typed.startsWith(name.slice(0, 2));

const namesOf = (commands: readonly Pick<Command, "names">[]) =>
  commands.flatMap(({ names }) => names);
