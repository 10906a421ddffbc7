import { capital, inWords, quoted } from "../../base/text.ts";
import type { Command, DialoguePorts, House, Mode, Session } from "./mode.ts";
import {
  availableCommands,
  findCommand,
  findPhrase,
  formerCommand,
  offeredGroups,
  ownCommands,
} from "./registry.ts";
import { leadingMode, modeWithCommands } from "./stack.ts";

/** The command that explains all commands of a house. */
export const helpCommand = (house: House): Command => ({
  names: ["help", "h", "?"],
  otherNames: ["menu", "commands", "man"],
  argument: "[TOPIC]",
  about: "lists commands, or explains a topic or a command",
  common: true,
  complete: (state) => [
    ...offeredGroups(state, house).map(({ topic }) => topic),
    ...(house.pages ?? []),
    "all",
    ...availableCommands(state, house).map(({ names: [name] }) => name),
  ],
  async run({ state, ports, argument }) {
    const seen = house.forHelp?.(state) ?? state;
    const text =
      argument === "" ? shortHelp(seen, ports, house) : await helpAbout(argument, seen, house);
    return state.view.plain ? withoutColumns(text) : text;
  },
});

/** Replaces the column gaps of a list by colons: screen readers would read them as silence. */
const withoutColumns = (text: string): string => text.replace(/^ +/gm, "").replace(/ {2,}/g, ": ");

/** The short help: how to answer, the most useful commands, and the topics. */
function shortHelp(state: Session, ports: DialoguePorts, house: House): string {
  const mode = leadingMode(state) ?? modeWithCommands(state);
  if (mode) return helpInside(mode, state, house);
  const groups = offeredGroups(state, house);
  const useful = groups.flatMap(({ commands }) => commands.filter((command) => command.common));
  const topics = [...new Set([...groups.map(({ topic }) => topic), ...(house.pages ?? [])])];
  return [
    ...[house.howToAnswer?.(state, ports) ?? []].flat(),
    "Commands work at any prompt. The most useful:",
    ...useful.map((command) => helpLine(command, state, house)),
    `More: help ${inWords(topics, "or")}.`,
    "Every command: help all. One command: help save.",
  ].join("\n");
}

/** Lists the commands of a mode, and the names of the others that work in it. */
function helpInside({ title, commands }: Mode, state: Session, house: House): string {
  const own = commands.filter((command) => !command.hidden);
  const others = offeredGroups(state, house).flatMap((group) =>
    group.commands.map(({ names: [name] }) => name),
  );
  return [
    `${capital(title)}:`,
    ...own.map((command) => helpLine(command, state, house)),
    `These work here as well: ${others.join(", ")}.`,
  ].join("\n");
}

/** Explains a topic, a page or a command. */
async function helpAbout(topic: string, state: Session, house: House): Promise<string> {
  const typed = topic.toLowerCase();
  const own = ownCommands(state).find(({ names }) => names.includes(typed));
  if (own && !own.hidden) return commandHelp(own, state, house);
  const about = house.about?.(topic);
  if (about !== undefined) return about;
  const page = await house.page?.(state, typed);
  const groups = offeredGroups(state, house);
  const wanted = groups.filter((group) => typed === "all" || typed === group.topic);
  if (wanted.length > 0) {
    const lines = wanted.flatMap(({ heading, commands }) => [
      `${heading}:`,
      ...commands.map((command) => helpLine(command, state, house)),
    ]);
    return [...lines, ...(page === undefined ? [] : [page])].join("\n");
  }
  if (page !== undefined) return page;
  const { command } = findCommand(state, topic, house) ?? findPhrase(state, topic, house) ?? {};
  if (command && !command.hidden) return commandHelp(command, state, house);
  const none = `There is no help for ${quoted(topic)}; type help for the list of commands.`;
  return formerCommand(state, topic, house) ?? none;
}

function commandHelp(command: Command, state: Session, house: House): string {
  const { more } = command;
  return [helpLine(command, state, house), ...(more ? [more] : [])].join("\n");
}

/** The width of the commands; what a longer one does is on a line of its own. */
const COLUMN = 18;

function helpLine(command: Command, state: Session, house: House): string {
  const { names, about } = command;
  const argument = house.usage ? house.usage(state, command) : command.argument;
  const typed = names.map((name) => (name === "" ? "Enter" : name));
  if (state.view.plain) return `${spokenUse(typed, argument)}: ${about}.`;
  const used = argument === undefined ? typed.join(" or ") : `${typed[0]} ${argument}`;
  const gap = used.length > COLUMN ? `\n${" ".repeat(COLUMN + 2)}` : "";
  return `  ${used.padEnd(COLUMN)}${gap} ${about}`;
}

/** How a command is used without brackets: "moves, or moves SQUARE". */
function spokenUse(names: readonly string[], argument: string | undefined): string {
  if (argument === undefined) return names.join(" or ");
  const used = `${names[0]} ${argument.replace(/[[\]]/g, "")}`;
  return argument.startsWith("[") ? `${names[0]}, or ${used}` : used;
}
