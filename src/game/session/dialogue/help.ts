import { capital, inWords } from "../../../base/text.ts";
import type { AnyGame } from "../../rules/game.ts";
import type { ViewSettings } from "../../view/view-settings.ts";
import { SQUARE } from "../say.ts";
import { activityOf, type Command, type Guide, leadingLesson, type State } from "../state.ts";

export interface CommandGroup {
  /** What help calls them: "help board". */
  readonly topic: string;
  readonly heading: string;
  readonly commands: readonly Command[];
}

export const isOffered = ({ offered }: Command, game: AnyGame): boolean => offered?.(game) ?? true;

/**
 * The short help: how to move, the most useful commands, and the topics.
 * @param keyboard whether keys are pressed, so that the cursor can be used
 */
export function shortHelp(groups: readonly CommandGroup[], state: State, keyboard: boolean) {
  const guide = leadingLesson(state) ?? activityOf(state);
  if (guide) return helpInside(guide, groups, state);
  const useful = groups.flatMap(({ commands }) => commands.filter((command) => command.common));
  // A game's own command takes the line of help, which the topics explain, so that all fits a window.
  const common = state.game.commands.length > 0 ? useful.slice(1) : useful;
  return [
    howToMove(state.game, keyboard),
    "Commands work at any prompt. The most useful:",
    ...common.map((command) => helpLine(command, state)),
    ...topicLines(groups),
  ].join("\n");
}

function topicLines(groups: readonly CommandGroup[]): string[] {
  const topics = [...new Set([...groups.map(({ topic }) => topic), ...Object.keys(PAGES)])];
  return [
    `More: help ${inWords(topics, "or")}.`,
    "Every command: help all. One command: help save.",
  ];
}

/** What help says about keys and the mouse. */
export const PAGES: Readonly<Record<string, string>> = {
  board: `board words describes the board, board turn says whose turn it is, board last the last move; board and a square, file 3, rank 3, a piece or a side says what stands there. set colour off draws the exam’s grid in a terminal, also in later sessions.`,
  keys: `On a board that stays at the top, Left or Right on an empty line opens a cursor: the arrow keys move it, Enter picks up a piece and puts it down, Escape lets it go. In a replay Right shows the next move and Left the one before.
Up and Down bring back earlier lines, and Tab completes commands and squares. Ctrl-L draws the board again.
Ctrl-C clears the line, or stops the computer while it thinks; pressed twice at an empty prompt it leaves, as Ctrl-D does.`,
  mouse: `set mouse on lets clicks choose squares on a board that stays at the top: the piece, then where it moves. Meanwhile the mouse selects text only while you hold Shift; set mouse off ends that.`,
};

/** Lists the commands of a lesson or an activity, and the names of the others that work in it. */
function helpInside({ title, commands }: Guide, groups: readonly CommandGroup[], state: State) {
  const own = commands.filter((command) => isOffered(command, state.game));
  const others = groups.flatMap((group) => group.commands.map(({ names: [name] }) => name));
  return [
    `${capital(title)}:`,
    ...own.map((command) => helpLine(command, state)),
    `These work here as well: ${others.join(", ")}.`,
  ].join("\n");
}

export function groupsHelp(groups: readonly CommandGroup[], state: State): string {
  return groups
    .flatMap(({ heading, commands }) => [
      `${heading}:`,
      ...commands.map((command) => helpLine(command, state)),
    ])
    .join("\n");
}

function howToMove({ squares, example }: AnyGame, keyboard: boolean): string {
  if (keyboard) {
    return `Type a move such as ${example}. On a board that stays on top, Left opens a cursor.`;
  }
  return squares
    ? `Type a move as its ${squares.noun}s, such as ${example}, on one line or one at a time.`
    : `Type a move on one line, such as ${example}.`;
}

export function commandHelp(command: Command, state: State): string {
  const { more, games, names } = command;
  const text = typeof more === "function" ? more(state.game) : more;
  const first = games && `A game with its options may come first: ${names[0]} sarrum.`;
  return [helpLine(command, state), ...[text, first].filter(Boolean)].join("\n");
}

function helpLine(command: Command, { game, view }: State): string {
  const { names, about } = command;
  const noun = game.squares && `[${game.squares.noun.toUpperCase()}]`;
  const argument = command.argument === SQUARE ? noun : command.argument;
  const typed = names.map((name) => (name === "" ? "Enter" : name));
  const line = typeof about === "function" ? about(game) : about;
  return lineOf(view.plain ? spokenUse(typed, argument) : use(typed, argument), line, view);
}

/** The width of the commands; what a longer one does is on a line of its own. */
const COLUMN = 18;

function lineOf(command: string, about: string, { plain }: ViewSettings): string {
  if (plain) return `${command}: ${about}.`;
  const gap = command.length > COLUMN ? `\n${" ".repeat(COLUMN + 2)}` : "";
  return `  ${command.padEnd(COLUMN)}${gap} ${about}`;
}

function use(names: readonly string[], argument: string | undefined): string {
  return argument === undefined ? names.join(" or ") : `${names[0]} ${argument}`;
}

/** How a command is used without brackets: "moves, or moves SQUARE". */
function spokenUse(names: readonly string[], argument: string | undefined): string {
  if (argument === undefined) return names.join(" or ");
  const used = `${names[0]} ${argument.replace(/[[\]]/g, "")}`;
  return argument.startsWith("[") ? `${names[0]}, or ${used}` : used;
}
