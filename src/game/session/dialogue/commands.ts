/** The commands outside activities, which are loaded with the first line that may be one. */
import { helpCommand } from "../../../terminal/dialogue/help.ts";
import type { Command, CommandGroup, Repl } from "../../../terminal/dialogue/mode.ts";
import { current } from "../../match/match.ts";
import { CATALOGUE } from "../../rules/catalogue.ts";
import type { AnyGame } from "../../rules/game.ts";
import { boardScene } from "../../view/board-scenes.ts";
import { gameBoard } from "../../view/board-view.ts";
import { BOARD_COMMANDS } from "../commands/board.ts";
import { CLOCK_COMMAND } from "../commands/clock.ts";
import { DIAGRAM_COMMAND } from "../commands/diagram.ts";
import { END_COMMANDS } from "../commands/end-game.ts";
import { RECORD_COMMANDS } from "../commands/save-and-load.ts";
import { FLIP, SET } from "../commands/settings-commands.ts";
import { UNDO_COMMANDS } from "../commands/undo.ts";
import { aboutMatch } from "../stage.ts";
import type { GameCommand, Wing } from "../state.ts";
import { forGame } from "./game-commands.ts";

/** The words with which a line of a session may begin that has just been opened. */
export const firstWords = (game: AnyGame, wings: readonly Wing[]): readonly string[] => [
  ...["help", "h", "?"],
  ...groupsOf(game, wings).flatMap(({ commands }) => commands.flatMap(({ names }) => names)),
  ...CATALOGUE.map(({ id }) => id),
];

interface Group extends Omit<CommandGroup, "commands"> {
  readonly commands: readonly GameCommand[];
}

/** The commands outside activities, a game's own among them, but for help. */
function groupsOf(game: AnyGame, wings: readonly Wing[]): readonly Group[] {
  const groups: readonly Group[] = [
    {
      topic: "board",
      heading: "The board and the rules",
      commands: [...BOARD_COMMANDS, ...commandsOfGame(game), FLIP, SET],
    },
    {
      topic: "game",
      heading: "The course of the game",
      commands: [...UNDO_COMMANDS, CLOCK_COMMAND, ...END_COMMANDS],
    },
    { topic: "computer", heading: "The computer", commands: [] },
    { topic: "records", heading: "Records", commands: RECORD_COMMANDS },
    { topic: "class", heading: "For a class", commands: [DIAGRAM_COMMAND] },
  ];
  return groups.map((group) => ({ ...group, commands: withWings(group, wings) }));
}

/** The commands of games as the dialogue takes them, each game's made once, and the pages of help of the wings. */
export function gameCommands(wings: readonly Wing[], repl: Repl) {
  const groups = new WeakMap<AnyGame, readonly CommandGroup[]>();
  return {
    groups(game: AnyGame) {
      const made = groups.get(game) ?? groupsFor(game, wings, helpCommand(repl));
      groups.set(game, made);
      return made;
    },
    async page(topic: string, game: AnyGame) {
      const { pages } = wings.find((wing) => Object.hasOwn(wing.pages ?? {}, topic)) ?? {};
      return pages?.[topic]?.(game);
    },
  };
}

/** The commands of a game; help comes first. */
function groupsFor(game: AnyGame, wings: readonly Wing[], help: Command): readonly CommandGroup[] {
  // A game's own command takes the line of help in the short help, so that all fits a window.
  const first = { ...help, common: game.commands.length > 0 ? undefined : help.common };
  return groupsOf(game, wings).map((group, index) => {
    const commands = group.commands.map((command) => forGame(command, game));
    return { ...group, commands: index === 0 ? [first, ...commands] : commands };
  });
}

/** The commands of a group with those of the wings, each wing's in its place. */
const withWings = ({ topic, commands }: Group, wings: readonly Wing[]) =>
  wings
    .filter((wing) => wing.topic === topic)
    .reduce(
      (list, { after, commands: own }) =>
        list.toSpliced(list.findIndex(({ names }) => names[0] === after) + 1, 0, ...own),
      commands,
    );

const commandsOfGame = (game: AnyGame): readonly GameCommand[] =>
  game.commands.map(({ name, argument, about, show }) => ({
    names: [name],
    common: true,
    argument,
    about,
    concerns: "match",
    run: aboutMatch((match, text) => {
      const plan = show(current(match).position, text);
      return [plan.ok ? boardScene(gameBoard(game, plan.value)) : plan.reason];
    }),
  }));
