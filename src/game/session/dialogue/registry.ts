import { inWords, quoted } from "../../../base/text.ts";
import { inPlainCharacters } from "../../../base/typed-squares.ts";
import { current } from "../../match/match.ts";
import { CATALOGUE } from "../../rules/catalogue.ts";
import type { AnyGame } from "../../rules/game.ts";
import { helpOnGame, readGame } from "../../rules/read-game.ts";
import { boardScene } from "../../view/board-scenes.ts";
import { withoutColumns } from "../../view/board-sentences.ts";
import { gameBoard } from "../../view/board-view.ts";
import { BOARD_COMMANDS } from "../commands/board.ts";
import { CLOCK_COMMAND } from "../commands/clock.ts";
import { DIAGRAM_COMMAND } from "../commands/diagram.ts";
import { END_COMMANDS } from "../commands/end-game.ts";
import { RECORD_COMMANDS } from "../commands/save-and-load.ts";
import { FLIP, SET } from "../commands/settings-commands.ts";
import { UNDO_COMMANDS } from "../commands/undo.ts";
import { withLegalExample } from "../move-in-words.ts";
import { aboutMatch } from "../say.ts";
import { offeredMatch } from "../scenes.ts";
import {
  activityOf,
  asksYesOrNo,
  type Command,
  leadingLesson,
  matchOf,
  type State,
  shownMatch,
  type Wing,
} from "../state.ts";
import { type CommandGroup, commandHelp, groupsHelp, isOffered, PAGES, shortHelp } from "./help.ts";

const HELP: Command = {
  names: ["help", "h", "?"],
  otherNames: ["menu", "commands", "man"],
  argument: "[TOPIC]",
  about: "lists commands, or explains a topic or a command",
  common: true,
  complete: (state) => [
    ...offeredGroups(state).map(({ topic }) => topic),
    ...Object.keys(PAGES),
    "all",
    ...availableCommands(state).map(({ names: [name] }) => name),
  ],
  async run(state, ports, argument) {
    const { view } = state;
    const match = shownMatch(state);
    const game = withLegalExample(match.ok ? match.value : offeredMatch(state));
    const keyboard = ports.screen.interactive;
    const seen = { ...state, game };
    const short = () => shortHelp(offeredGroups(seen), seen, keyboard && !view.plain);
    const text = argument === "" ? short() : await helpAbout(argument, seen);
    return view.plain ? withoutColumns(text) : text;
  },
};

type Offering = Pick<State, "game" | "wings">;

/** All commands outside activities, a game's own among them. */
function groupsOf({ game, wings }: Offering): readonly CommandGroup[] {
  const board = [HELP, ...BOARD_COMMANDS, ...commandsOfGame(game), FLIP, SET];
  const kernel: readonly CommandGroup[] = [
    { topic: "board", heading: "The board and the rules", commands: board },
    {
      topic: "game",
      heading: "The course of the game",
      commands: [...UNDO_COMMANDS, CLOCK_COMMAND, ...END_COMMANDS],
    },
    { topic: "computer", heading: "The computer", commands: [] },
    { topic: "records", heading: "Records", commands: RECORD_COMMANDS },
    { topic: "class", heading: "For a class", commands: [DIAGRAM_COMMAND] },
  ];
  return kernel.map((group) => ({ ...group, commands: withWings(group, wings) }));
}

/** The commands of a group with those of the wings, each wing's in its place. */
const withWings = ({ topic, commands }: CommandGroup, wings: readonly Wing[]) =>
  wings
    .filter((wing) => wing.topic === topic)
    .reduce(
      (list, { after, commands: own }) =>
        list.toSpliced(list.findIndex(({ names }) => names[0] === after) + 1, 0, ...own),
      commands,
    );

function commandsOfGame(game: AnyGame): readonly Command[] {
  return game.commands.map(
    ({ name, argument, about, show }): Command => ({
      names: [name],
      common: true,
      argument,
      about,
      concerns: "match",
      run: aboutMatch((match, text) => {
        const plan = show(current(match).position, text);
        return [plan.ok ? boardScene(gameBoard(game, plan.value)) : plan.reason];
      }),
    }),
  );
}

/** The commands of the lesson and the activity that take the next line. */
function ownCommands(state: State): readonly Command[] {
  const { stage } = state;
  const lesson = leadingLesson(state)?.commands ?? [];
  return stage.kind === "activity" ? [...lesson, ...stage.commands] : lesson;
}

/** The commands that may be typed now; those of a lesson or an activity come first. */
export function commandsAt(state: State): readonly Command[] {
  return [...ownCommands(state), ...groupsOf(state).flatMap(({ commands }) => commands)];
}

/** The words with which a line of a session may begin that has just been opened. */
export const firstWords = (offering: Offering): readonly string[] => [
  ...groupsOf(offering).flatMap(({ commands }) => commands.flatMap(({ names }) => names)),
  ...CATALOGUE.map(({ id }) => id),
];

/** The groups that help lists now: commands that the game offers and the stage accepts. */
function offeredGroups(state: State): readonly CommandGroup[] {
  const hidden = ownCommands(state).flatMap(({ names }) => names);
  return groupsOf(state).flatMap(({ topic, heading, commands }) => {
    const offered = commands.filter(
      (command) =>
        isOffered(command, state.game) &&
        !hidden.includes(command.names[0]) &&
        unavailable(state, command) === undefined,
    );
    return offered.length > 0 ? [{ topic, heading, commands: offered }] : [];
  });
}

/** The commands that can be used now, without repeating a name. */
export function availableCommands(state: State): readonly Command[] {
  const offered = ownCommands(state).filter((command) => isOffered(command, state.game));
  return [...offered, ...offeredGroups(state).flatMap(({ commands }) => commands)];
}

/** The command that a line begins with, and the rest of the line; undefined for none. */
export function findCommand(state: State, line: string) {
  const typed = line.trim();
  const [word = ""] = typed.split(/\s/, 1);
  const name = inPlainCharacters(word).toLowerCase();
  const command = commandNamed(state, name);
  if (command) return { command, argument: typed.slice(word.length).trim() };
  const start = isGame(state, typed) ? commandNamed(state, "new") : undefined;
  return start && { command: start, argument: typed };
}

/** Whether a line begins with a game; the name of a piece is one only where a game is to begin. */
function isGame({ game, stage }: State, line: string): boolean {
  const typed = readGame(line);
  const isPiece = game.ruleBook.pieces.some(({ name }) => name === typed?.entry.id);
  return isPiece ? stage.kind === "lobby" && typed?.rest === "" : typed !== undefined;
}

/** A sentence about a line that begins with a command's former name; undefined for other lines. */
export function formerCommand(state: State, line: string): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  const command = commandsAt(state).find(({ formerly = {} }) => Object.hasOwn(formerly, typed));
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

/** The command that a whole line means in other words, and its argument; undefined for other lines. */
export function findPhrase(state: State, line: string) {
  const typed = line.trim().toLowerCase().replace(/\s+/g, " ");
  const found = commandsAt(state).find(({ phrases = {} }) => Object.hasOwn(phrases, typed));
  return found && { command: inItsPlace(state, found), argument: found.phrases?.[typed] ?? "" };
}

/** Shorter beginnings of a name are more likely to be mistyped. */
const SHORTEST_BEGINNING = 3;

/** The command with a name, or the only one whose first name begins like it. */
function commandNamed(state: State, typed: string): Command | undefined {
  const found = commandsAt(state).find(({ names }) => names.includes(typed));
  // At a question every line that is not a command is an answer.
  if (found) return inItsPlace(state, found);
  if (typed.length < SHORTEST_BEGINNING || asksYesOrNo(state)) return undefined;
  const begun = availableCommands(state).filter(({ names: [name] }) => name.startsWith(typed));
  return begun.length === 1 ? begun[0] : undefined;
}

/** A command, or that of an activity which takes its place, by whichever of its names it was typed. */
const inItsPlace = (state: State, command: Command): Command =>
  commandsAt(state).find(({ names }) => names.includes(command.names[0])) ?? command;

/** It would take the game that waits for the end of a lesson for one of another window. */
const SAVED_GAMES = "resume";

/** Why a command cannot be used at the present stage; undefined if it can. */
export function unavailable(state: State, command: Command): string | undefined {
  const {
    concerns,
    names: [name],
  } = command;
  if (state.inLesson && name === SAVED_GAMES) {
    return `${name} is not available in a lesson; type done first.`;
  }
  const activity = activityOf(state);
  if (!activity || concerns === undefined) return undefined;
  if (ownCommands(state).includes(command)) return undefined;
  if (concerns === "match" && activity.match) {
    return activity.match.ok ? undefined : activity.match.reason;
  }
  if (state.stage.kind === "confirmation") return answerFirst(name);
  if (leadingLesson(state)) return `${name} is not available here; press Enter for the next step.`;
  const aim = matchOf(state) ? "to return to the game" : `to leave ${activity.title}`;
  return `${name} is not available here; type ${activity.back} ${aim}.`;
}

export const answerFirst = (name: string) => `${name} is not available here; answer Y or n first.`;

/** Explains a topic, a page or a command. */
async function helpAbout(topic: string, state: State): Promise<string> {
  const { game } = state;
  const typed = topic.toLowerCase();
  const own = ownCommands(state).find(({ names }) => names.includes(typed));
  if (own && isOffered(own, game)) return commandHelp(own, state);
  const page = Object.hasOwn(PAGES, typed)
    ? PAGES[typed]
    : await state.wings
        .find(({ pages = {} }) => Object.hasOwn(pages, typed))
        ?.pages?.[typed]?.(game);
  const ending = page === undefined ? [] : [page];
  const groups = offeredGroups(state);
  const wanted = groups.filter((group) => typed === "all" || typed === group.topic);
  const { entry } = readGame(topic) ?? {};
  if (entry) return helpOnGame(entry);
  const { command } = findCommand(state, topic) ?? findPhrase(state, topic) ?? {};
  if (wanted.length > 0) return [groupsHelp(wanted, state), ...ending].join("\n");
  if (page !== undefined) return page;
  if (command && isOffered(command, game)) return commandHelp(command, state);
  const none = `There is no help for ${quoted(topic)}; type help for the list of commands.`;
  return formerCommand(state, topic) ?? none;
}
