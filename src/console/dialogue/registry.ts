import leven from "leven";
import type { AnyGame } from "../../core/game.ts";
import { inWords, quoted } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import { withoutColumns } from "../../view/speech.ts";
import { FIGURE_COMMANDS } from "../activities/figures.ts";
import { BOARD_COMMANDS } from "../commands/board.ts";
import { DIAGRAM_COMMAND } from "../commands/diagram.ts";
import { END_COMMANDS } from "../commands/end-game.ts";
import { ENGINE_COMMANDS } from "../commands/engine.ts";
import { HOUSE_COMMAND } from "../commands/house.ts";
import { POSITION_COMMANDS } from "../commands/position.ts";
import { PUZZLE_COMMANDS } from "../commands/puzzle.ts";
import { QUIZ_COMMANDS } from "../commands/quiz.ts";
import { RECORD_COMMANDS } from "../commands/records.ts";
import { SETTINGS_COMMANDS } from "../commands/settings.ts";
import { UNDO_COMMANDS } from "../commands/undo.ts";
import { VIEW_COMMANDS } from "../commands/view.ts";
import type { Ports } from "../ports.ts";
import { HOUSE, helpAboutHouse } from "../session/house-rules.ts";
import { aboutMatch, say } from "../session/saying.ts";
import { draw } from "../session/show.ts";
import { activityOf, asksYesOrNo, type Command, matchOf, type State } from "../session/state.ts";
import { type CommandGroup, commandHelp, groupsHelp, isOffered, shortHelp } from "./help.ts";

const HELP: Command = {
  names: ["help", "h", "?"],
  otherNames: ["menu", "commands", "man"],
  argument: "[TOPIC]",
  about: "lists commands, or explains a topic or a command",
  common: true,
  complete: (state) => [
    ...offeredGroups(state).map(({ topic }) => topic),
    "all",
    ...availableCommands(state).map(({ names: [name] }) => name),
  ],
  async run(state, argument, ports) {
    const text =
      argument === "" ? shortHelp(offeredGroups(state), state) : await helpAbout(argument, state);
    return say(state, state.view.plain ? withoutColumns(text) : text, ports);
  },
};

/** Returns all commands outside activities, a game's own among them. */
function groupsOf(game: AnyGame): readonly CommandGroup[] {
  return [
    {
      topic: "board",
      heading: "The board and the rules",
      commands: [
        HELP,
        ...BOARD_COMMANDS,
        ...commandsOfGame(game),
        ...VIEW_COMMANDS,
        ...SETTINGS_COMMANDS,
      ],
    },
    {
      topic: "game",
      heading: "The course of the game",
      commands: [...UNDO_COMMANDS, ...END_COMMANDS],
    },
    { topic: "computer", heading: "The computer", commands: ENGINE_COMMANDS },
    { topic: "records", heading: "Records", commands: RECORD_COMMANDS },
    {
      topic: "class",
      heading: "For a class",
      commands: [
        ...FIGURE_COMMANDS,
        ...QUIZ_COMMANDS,
        ...PUZZLE_COMMANDS,
        ...POSITION_COMMANDS,
        DIAGRAM_COMMAND,
        HOUSE_COMMAND,
      ],
    },
  ];
}

const UNMARKED = { lastMove: [], targets: [] };

function commandsOfGame(game: AnyGame): readonly Command[] {
  return game.commands.map(
    ({ name, argument, about, show }): Command => ({
      names: [name],
      argument,
      about,
      concerns: "match",
      run: aboutMatch((match, text, terminal, view) => {
        const plan = show(current(match).position, text);
        if (plan.ok) draw({ game, diagram: plan.value, marks: UNMARKED }, view, terminal);
        else terminal.say(plan.reason);
      }),
    }),
  );
}

/** Returns the commands that may be typed now; those of an activity come first. */
function commandsAt({ game, stage }: State): readonly Command[] {
  const own = stage.kind === "activity" ? stage.commands : [];
  return [...own, ...groupsOf(game).flatMap(({ commands }) => commands)];
}

/** Returns the groups that help lists now: commands that the game offers and the stage accepts. */
function offeredGroups(state: State): readonly CommandGroup[] {
  const hidden = state.stage.kind === "activity" ? namesOf(state.stage.commands) : [];
  return groupsOf(state.game).flatMap(({ topic, heading, commands }) => {
    const offered = commands.filter(
      (command) =>
        isOffered(command, state.game) &&
        !hidden.includes(command.names[0]) &&
        unavailable(state, command) === undefined,
    );
    return offered.length > 0 ? [{ topic, heading, commands: offered }] : [];
  });
}

/** Returns the commands that can be used now, without repeating a name. */
export function availableCommands(state: State): readonly Command[] {
  const own = state.stage.kind === "activity" ? state.stage.commands : [];
  const offered = own.filter((command) => isOffered(command, state.game));
  return [...offered, ...offeredGroups(state).flatMap(({ commands }) => commands)];
}

const namesOf = (commands: readonly Pick<Command, "names">[]) =>
  commands.flatMap(({ names }) => names);

/** Returns the command that a line begins with, and the rest of the line; undefined for none. */
export function findCommand(
  state: State,
  line: string,
): { readonly command: Command; readonly argument: string } | undefined {
  const typed = line.trim();
  const [name = ""] = typed.split(/\s/, 1);
  const command = commandsAt(state).find(({ names }) => names.includes(name.toLowerCase()));
  return command && { command, argument: typed.slice(name.length).trim() };
}

/** Returns why a command cannot be used at the present stage; undefined if it can. */
function unavailable(state: State, { names: [name], concerns }: Command): string | undefined {
  const activity = activityOf(state);
  if (!activity || concerns === undefined) return undefined;
  if (concerns === "match" && activity.match) {
    return activity.match.ok ? undefined : activity.match.reason;
  }
  if (state.stage.kind === "confirmation") {
    return answerFirst(name);
  }
  const aim = matchOf(state) ? "to return to the game" : `to leave ${activity.title}`;
  return `${name} is not available here; type ${activity.back} ${aim}.`;
}

const answerFirst = (name: string) => `${name} is not available here; answer Y or n first.`;

/** Runs the command that a line is; returns undefined for a line that is not a command. */
export function runCommand(
  state: State,
  line: string,
  ports: Ports,
): State | Promise<State> | undefined {
  const found = findCommand(state, line);
  if (!found) return undefined;
  const { command, argument } = found;
  const own = state.stage.kind === "activity" && state.stage.commands.includes(command);
  if (argument !== "" && command.argument === undefined) {
    // At a question every line that is not a command is an answer.
    if (asksYesOrNo(state)) return undefined;
    return say(state, `${command.names[0]} takes no arguments.`, ports);
  }
  const reason = own ? undefined : unavailable(state, command);
  return reason === undefined ? command.run(state, argument, ports) : say(state, reason, ports);
}

/** Returns a sentence about a line that looks like a mistyped command; undefined for other lines. */
export function nearestCommand(state: State, line: string): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  if (!/^[a-z]{3,12}$/.test(typed)) return undefined;
  const commands = commandsAt(state).filter((command) => isOffered(command, state.game));
  const opener = commands.find(({ opens = [] }) => namesOf(opens).includes(typed));
  if (opener) {
    const [name] = opener.names;
    if (activityOf(state) && state.stage.kind === "confirmation") return answerFirst(quoted(shown));
    return `${quoted(shown)} works only inside ${name}; type ${name} first.`;
  }
  const near = commands.filter(({ otherNames }) => otherNames?.includes(typed));
  const meant = near.length > 0 ? near.map(({ names }) => names[0]) : mistyped(commands, typed);
  if (meant.length === 0) return undefined;
  const names = inWords(
    meant.map((name) => `“${name}”`),
    "or",
  );
  return `Unknown command ${quoted(shown)}; did you mean ${names}?`;
}

/** Returns the name that a mistyped one is nearest to, if any is near. */
function mistyped(commands: readonly Command[], typed: string): readonly string[] {
  return namesOf(commands)
    .map((name) => ({ name, distance: leven(typed, name) }))
    .filter(({ name, distance }) => distance <= (name.length >= 4 ? 2 : 1))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 1)
    .map(({ name }) => name);
}

const isAbout = (group: CommandGroup, topic: string) => topic === "all" || topic === group.topic;

/** Explains a topic, a command or house rules. */
async function helpAbout(topic: string, state: State): Promise<string> {
  const { game } = state;
  if (topic.toLowerCase() === HOUSE) return helpAboutHouse(game);
  const groups = offeredGroups(state);
  const wanted = groups.filter((group) => isAbout(group, topic.toLowerCase()));
  if (wanted.length > 0) return groupsHelp(wanted, state);
  const command = findCommand(state, topic)?.command;
  if (command && isOffered(command, game)) return commandHelp(command, state);
  return `There is no help for ${quoted(topic)}; type help for the list of commands.`;
}
