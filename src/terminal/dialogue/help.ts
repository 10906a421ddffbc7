import { capital, inWords, quoted } from "../../base/text.ts";
import {
  brokenLines,
  type Line,
  lineOf,
  SAID,
  type Span,
  spansOf,
  textOf,
} from "../../drawing/line.ts";
import type { Report } from "../../drawing/shown.ts";
import type { Command, CommandGroup, DialoguePorts, Mode, Repl, Session } from "./mode.ts";
import {
  availableCommands,
  findCommand,
  findPhrase,
  formerCommand,
  offeredGroups,
  ownCommands,
} from "./registry.ts";
import { leadingMode, modeWithCommands } from "./stack.ts";

/** The command that explains all commands of a REPL. */
export const helpCommand = (repl: Repl): Command => ({
  names: ["help", "h", "?"],
  otherNames: ["menu", "commands", "man"],
  argument: "[TOPIC]",
  about: "lists commands, or explains a topic or a command",
  common: true,
  complete: (state) => [
    ...offeredGroups(state, repl).map(({ topic }) => topic),
    ...(repl.pages ?? []),
    "all",
    ...availableCommands(state, repl).map(({ names: [name] }) => name),
  ],
  async run({ state, ports, argument }) {
    const seen = repl.forHelp?.(state) ?? state;
    const help =
      argument === "" ? shortHelp(seen, ports, repl) : await helpAbout(argument, seen, repl);
    if (help === undefined) return noHelp(argument, seen, repl);
    const { lines, page } = "page" in help ? help : { lines: help, page: undefined };
    const told = oneLine(state.view.plain ? lines.map(withoutColumns) : lines);
    ports.screen.show(page ? { kind: "report", ...page, otherwise: [told] } : told);
    return state;
  },
});

/** Replaces the column gaps of a list by colons: screen readers would read them as silence. */
const withoutColumns = (line: Line): string =>
  textOf(line).replace(/^ +/gm, "").replace(/ {2,}/g, ": ");

/** What help says, in a wide window on a page with the commands by topic. */
type Help =
  | readonly Line[]
  | { readonly lines: readonly Line[]; readonly page: Pick<Report, "sections" | "columns"> };

/** The short help: how to answer, the most useful commands, and the topics. */
function shortHelp(state: Session, ports: DialoguePorts, repl: Repl): Help {
  const mode = leadingMode(state) ?? modeWithCommands(state);
  if (mode) return helpInside(mode, state, repl);
  const groups = offeredGroups(state, repl);
  const useful = groups.map(({ commands, ...group }) => ({
    ...group,
    commands: commands.filter(({ common }) => common),
  }));
  const columns = useful.map((group) => topicSection(group, state, repl));
  const topics = [...new Set([...groups.map(({ topic }) => topic), ...(repl.pages ?? [])])];
  const before = [
    ...[repl.howToAnswer?.(state, ports) ?? []].flat(),
    "Commands work at any prompt. The most useful:",
  ];
  const after = [
    SAID.offer("More: ", `help ${inWords(topics, "or")}`),
    lineOf([
      ...[{ text: "Every command: " }, command("help all"), { text: ". One command: " }],
      ...[command("help save"), { text: "." }],
    ]),
  ];
  const sections = [
    { title: "Help", aside: LEGEND, lines: before },
    { title: "More help", lines: after },
  ];
  const lines = [...before, ...columns.flatMap((section) => section.lines), ...after];
  return { lines, page: { sections, columns: columns.filter((one) => one.lines.length > 0) } };
}

const LEGEND = "[ ] may be left out; CAPITALS stand for a value of yours";

/** The commands of a topic. */
function topicSection({ heading: title, commands }: CommandGroup, state: Session, repl: Repl) {
  const helpLines = (one: Command) => brokenLines(helpLine(one, state, repl), (text) => text);
  return { title, lines: commands.flatMap(helpLines) };
}

/** Lists the commands of a mode, and the names of the others that work in it. */
function helpInside(
  { title, commands, howToAnswer }: Mode,
  state: Session,
  repl: Repl,
): readonly Line[] {
  const own = commands.filter(({ hidden }) => !hidden);
  const others = offeredGroups(state, repl).flatMap((group) =>
    group.commands.map(({ names: [name] }) => name),
  );
  return [
    ...(howToAnswer === undefined ? [] : [howToAnswer]),
    heading(`${capital(title)}:`),
    ...own.map((one) => helpLine(one, state, repl)),
    SAID.offer("These work here as well: ", others.join(", ")),
  ];
}

/** Explains a topic, a page or a command; undefined for what is none of them. */
async function helpAbout(topic: string, state: Session, repl: Repl): Promise<Help | undefined> {
  const typed = topic.toLowerCase();
  const own = ownCommands(state).find(({ names }) => names.includes(typed));
  if (own && !own.hidden) return commandHelp(own, state, repl);
  const about = repl.about?.(topic);
  if (about !== undefined) return [about];
  const page = await repl.page?.(state, typed);
  const groups = offeredGroups(state, repl);
  const wanted = groups.filter((group) => typed === "all" || typed === group.topic);
  if (wanted.length > 0) {
    const columns = wanted.map((group) => topicSection(group, state, repl));
    const lines = columns.flatMap((one) => [heading(`${one.title}:`), ...one.lines]);
    if (page !== undefined || wanted.length === 1) return [...lines, ...(page ? [page] : [])];
    return { lines, page: { sections: [], columns } };
  }
  if (page !== undefined) return [page];
  const found = findCommand(state, topic, repl) ?? findPhrase(state, topic, repl);
  return found && !found.command.hidden ? commandHelp(found.command, state, repl) : undefined;
}

const noHelp = (topic: string, state: Session, repl: Repl): string =>
  formerCommand(state, topic, repl) ??
  `There is no help for ${quoted(topic)}; type help for the list of commands.`;

function commandHelp(one: Command, state: Session, repl: Repl): readonly Line[] {
  const { more } = one;
  return [helpLine(one, state, repl), ...(more ? [more] : [])];
}

/** Lines that are shown all or not at all. */
const oneLine = (lines: readonly Line[]): Line =>
  lineOf(lines.flatMap((line, at) => [{ text: at > 0 ? "\n" : "" }, ...spansOf(line)]));

const heading = (text: string): Line => lineOf([{ text, role: "heading" }]);

const command = (text: string): Span => ({ text, role: "command" });

/** The width of the commands; what a longer one does is on a line of its own. */
const COLUMN = 18;

function helpLine(one: Command, state: Session, repl: Repl): Line {
  const { names, about } = one;
  const argument = repl.usage ? repl.usage(state, one) : one.argument;
  const typed = names.map((name) => (name === "" ? "Enter" : name));
  if (state.view.plain) return `${spokenUse(typed, argument)}: ${about}.`;
  const others = typed
    .slice(1)
    .flatMap((name): Span[] => [{ text: " or ", role: "quiet" }, command(name)]);
  const taken: readonly Span[] =
    argument === undefined ? others : [{ text: " " }, ...argumentSpans(argument)];
  const use = [{ text: "  " }, command(typed[0]!), ...taken];
  const used = textOf(lineOf(use)).length - 2;
  const gap = used > COLUMN ? `\n${" ".repeat(COLUMN + 2)}` : " ".repeat(COLUMN - used);
  return lineOf([...use, { text: `${gap} ${about}` }]);
}

/** What may be left out is read second. */
const argumentSpans = (argument: string): readonly Span[] =>
  (argument.match(/\[[^\]]*\]|[^[]+/g) ?? []).map((text) => ({
    text,
    role: text.startsWith("[") ? "quiet" : "number",
  }));

/** How a command is used without brackets: "moves, or moves SQUARE". */
function spokenUse(names: readonly string[], argument: string | undefined): string {
  if (argument === undefined) return names.join(" or ");
  const used = `${names[0]} ${argument.replace(/[[\]]/g, "")}`;
  return argument.startsWith("[") ? `${names[0]}, or ${used}` : used;
}
