import leven from "leven";
import { inWords, quoted } from "../../base/text.ts";
import type { Command, Mode, Repl, Session } from "./mode.ts";
import { commandsAt, formerCommand, unknownCommand } from "./registry.ts";
import { modeWithCommands, stageOf } from "./stack.ts";

/** A sentence about a line that looks like a mistyped command; undefined for other lines. */
export function nearestCommand(state: Session, line: string, repl: Repl): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  if (!/^[a-z]{3,12}$/.test(typed) || repl.knows?.(state, typed)) return undefined;
  const former = formerCommand(state, line, repl);
  if (former !== undefined) return former;
  const commands = commandsAt(state, repl).filter((command) => !command.hidden);
  const opener = commands.find(({ opens = [] }) => namesOf(opens).includes(typed));
  if (opener) {
    const [name] = opener.names;
    const isAsked = modeWithCommands(state) && stageOf(state)?.isQuestion;
    return isAsked
      ? answerFirst(quoted(shown))
      : `${quoted(shown)} works only inside ${name}; type ${name} first.`;
  }
  const near = commands.filter(({ otherNames }) => otherNames?.includes(typed));
  const meant = near.length > 0 ? near.map(({ names }) => names[0]) : nearestNames(commands, typed);
  return meant.length === 0 ? undefined : unknownCommand(shown, meant);
}

/** Says that a question comes first. */
export const answerFirst = (name: string) => `${name} is not available here; answer Y or n first.`;

/** Names a mode's commands, after a line that is not one of them. */
export function modeHint({ title, commands, form }: Omit<Mode, "prompt">): string {
  const offered = commands.filter((command) => !command.hidden);
  const names = offered.map(({ names: [name], argument }) =>
    argument === undefined ? name : `${name} ${argument}`,
  );
  const typed = [...(form === undefined ? [] : [form]), ...names];
  return `In ${title} type ${inWords(typed, "or")}; help explains them.`;
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
