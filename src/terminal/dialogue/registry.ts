import { inWords, quoted } from "../../base/text.ts";
import { inPlainCharacters } from "../../base/typed-squares.ts";
import type { Command, CommandGroup, FoundCommand, Repl, Session } from "./mode.ts";
import { leadingMode, stageOf, takesAll } from "./stack.ts";

/** The commands of the modes that take the next line. */
export const ownCommands = (state: Session): readonly Command[] => [
  ...(leadingMode(state)?.commands ?? []),
  ...(stageOf(state)?.commands ?? []),
];

/** The commands that may be typed now; those of the modes come first. */
export const commandsAt = (state: Session, repl: Repl): readonly Command[] => [
  ...ownCommands(state),
  ...repl.groups(state).flatMap(({ commands }) => commands),
];

/** Why a command cannot be used at present; undefined if it can. */
export const refusalOf = (state: Session, command: Command) =>
  ownCommands(state).includes(command) ? undefined : command.refusal?.(state);

/** The groups that help lists now: commands that are offered and can be used. */
export function offeredGroups(state: Session, repl: Repl): readonly CommandGroup[] {
  const hidden = ownCommands(state).flatMap(({ names }) => names);
  return repl.groups(state).flatMap(({ topic, heading, commands }) => {
    const offered = commands.filter(
      (command) =>
        !command.hidden &&
        !hidden.includes(command.names[0]) &&
        refusalOf(state, command) === undefined,
    );
    return offered.length > 0 ? [{ topic, heading, commands: offered }] : [];
  });
}

/** The commands that can be used now, without repeating a name. */
export function availableCommands(state: Session, repl: Repl) {
  const offered = ownCommands(state).filter((command) => !command.hidden);
  return [...offered, ...offeredGroups(state, repl).flatMap(({ commands }) => commands)];
}

/** The command that a line begins with, and the rest of the line; undefined for none. */
export function findCommand(state: Session, line: string, repl: Repl): FoundCommand | undefined {
  const typed = line.trim();
  const [word = ""] = typed.split(/\s/, 1);
  const command = commandNamed(state, inPlainCharacters(word).toLowerCase(), repl);
  if (command) return { command, argument: typed.slice(word.length).trim() };
  return repl.meaning?.(state, typed);
}

/** The command that a whole line means in other words, and its argument; undefined for other lines. */
export function findPhrase(state: Session, line: string, repl: Repl): FoundCommand | undefined {
  const typed = line.trim().toLowerCase().replace(/\s+/g, " ");
  const all = commandsAt(state, repl);
  const found = all.find(({ phrases = {} }) => Object.hasOwn(phrases, typed));
  return found && { command: inItsPlace(all, found), argument: found.phrases?.[typed] ?? "" };
}

/** A sentence about a line that begins with a command's former name; undefined for other lines. */
export function formerCommand(state: Session, line: string, repl: Repl): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  const command = commandsAt(state, repl).find(({ formerly = {} }) =>
    Object.hasOwn(formerly, typed),
  );
  const now = command?.formerly?.[typed]?.map((words) => `${command.names[0]} ${words}`.trimEnd());
  return now && unknownCommand(shown, now);
}

/** Refuses a word, with what may have been meant. */
export function unknownCommand(shown: string, meant: readonly string[]): string {
  const names = inWords(
    meant.map((name) => quoted(name)),
    "or",
  );
  return `Unknown command ${quoted(shown)}; did you mean ${names}?`;
}

/** Shorter beginnings of a name are more likely to be mistyped. */
const SHORTEST_BEGINNING = 3;

/** The command with a name, or the only one whose first name begins like it. */
export function commandNamed(state: Session, typed: string, repl: Repl): Command | undefined {
  const all = commandsAt(state, repl);
  const found = all.find(({ names }) => names.includes(typed));
  if (found) return inItsPlace(all, found);
  // At a question every line that is not a command is an answer.
  if (typed.length < SHORTEST_BEGINNING || takesAll(state)) return undefined;
  const begun = availableCommands(state, repl).filter(({ names: [name] }) =>
    name.startsWith(typed),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** A command, or that of a mode which takes its place, by whichever of its names it was typed. */
const inItsPlace = (all: readonly Command[], command: Command) =>
  all.find(({ names }) => names.includes(command.names[0])) ?? command;
