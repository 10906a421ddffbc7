import leven from "leven";
import type { AnyGame } from "../../core/game.ts";
import { quoted } from "../../core/text.ts";
import { current } from "../../match/match.ts";
import { EDITOR_COMMANDS } from "../activities/edit.ts";
import { FIGURE_COMMANDS } from "../activities/figure-command.ts";
import { QUIZ_COMMANDS } from "../activities/quiz-command.ts";
import { HOUSE, helpAboutHouse, takesHouse } from "../dialogue/house-rules.ts";
import type { State } from "../dialogue/state.ts";
import { draw } from "../render/show.ts";
import { withoutColumns } from "../render/speech.ts";
import { BOARD_COMMANDS } from "./board.ts";
import { aboutMatch, type Command, SQUARE } from "./command.ts";
import { DIAGRAM_COMMAND } from "./diagram.ts";
import { ENGINE_COMMANDS } from "./engine.ts";
import { POSITION_COMMANDS } from "./position.ts";
import { RECORD_COMMANDS } from "./records.ts";
import { TURN_COMMANDS } from "./turn.ts";
import { VIEW_COMMANDS } from "./view.ts";

const HELP: Command = {
  names: ["help", "?"],
  argument: "[COMMAND]",
  about: "lists the commands, or explains one; ? is short for it",
  async run(state, argument, port) {
    const about = argument === "" ? helpText(state) : await helpAbout(argument, state);
    port.say(state.view.plain ? withoutColumns(about) : about);
    return state;
  },
};

const UNMARKED = { lastMove: [], targets: [] };

/** Words that belong together. */
interface Group {
  readonly heading: string;
  readonly words: readonly Command[];
}

/** The words of the program, and those of one game among them. */
function groupsOf(game: AnyGame): readonly Group[] {
  return [
    {
      heading: "The board and the rules",
      words: [HELP, ...BOARD_COMMANDS, ...wordsOfGame(game), ...VIEW_COMMANDS],
    },
    { heading: "The course of the game", words: TURN_COMMANDS },
    { heading: "The computer", words: ENGINE_COMMANDS },
    { heading: "Records", words: RECORD_COMMANDS },
    {
      heading: "For a class",
      words: [...FIGURE_COMMANDS, ...QUIZ_COMMANDS, ...POSITION_COMMANDS, DIAGRAM_COMMAND],
    },
  ];
}

/** Whether `help` knows a word in a game. */
const isListed = ({ listed }: Command, game: AnyGame): boolean => listed?.(game) ?? true;

const wordsOf = (game: AnyGame) => groupsOf(game).flatMap(({ words }) => words);

function wordsOfGame(game: AnyGame): readonly Command[] {
  return game.commands.map(
    ({ name, argument, about, show }): Command => ({
      names: [name],
      argument,
      about,
      run: aboutMatch((match, text, port, view) => {
        const plan = show(current(match).position, text);
        if (plan.ok) draw({ game, diagram: plan.value, marks: UNMARKED }, view, port);
        else port.say(plan.reason);
      }),
    }),
  );
}

/** A word that was typed, and what follows it. */
export interface FoundCommand {
  readonly word: Command;
  readonly argument: string;
}

/** The word that a line begins with; undefined where it is none. */
export function findCommand(game: AnyGame, line: string): FoundCommand | undefined {
  const typed = line.trim();
  const [name = ""] = typed.split(/\s/, 1);
  const argument = typed.slice(name.length).trim();
  const word = wordsOf(game).find(({ names }) => names.includes(name.toLowerCase()));
  if (!word || (argument !== "" && word.argument === undefined)) return undefined;
  return { word, argument };
}

/** The word for what is called otherwise elsewhere. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["level", "computer"],
  ["think", "computer"],
  ["play", "computer"],
  ["takeback", "undo"],
  ["back", "undo"],
  ["restart", "new"],
  ["score", "analyse"],
  ["print", "diagram"],
]);

/** Returns a sentence about a line that looks like a mistyped command; undefined for other lines. */
export function nearestCommand(game: AnyGame, line: string): string | undefined {
  const [shown = ""] = line.trim().split(/\s/, 1);
  const typed = shown.toLowerCase();
  if (!/^[a-z]{3,12}$/.test(typed)) return undefined;
  const names = wordsOf(game).flatMap((word) => word.names);
  if (names.includes(typed)) return `${typed} takes no arguments.`;
  const meant = MEANT.get(typed);
  if (meant !== undefined) return `Unknown command ${quoted(shown)}; see help ${meant}.`;
  if (game.editing && EDITOR_COMMANDS.includes(typed)) {
    return `${quoted(shown)} is a command of the editor; type edit first.`;
  }
  const [near] = names
    .map((name) => ({ name, distance: leven(typed, name) }))
    .filter(({ name, distance }) => distance <= (name.length >= 4 ? 2 : 1))
    .sort((one, other) => one.distance - other.distance);
  return near === undefined
    ? undefined
    : `Unknown command ${quoted(shown)}; did you mean “${near.name}”?`;
}

/** How a word is used, without brackets: "moves, or moves SQUARE". */
function spokenUse(names: Command["names"], argument: string): string {
  if (argument === "") return names.join(" or ");
  const used = `${names[0]} ${argument.replace(/[[\]]/g, "")}`;
  return argument.startsWith("[") ? `${names[0]}, or ${used}` : used;
}

/** What `help` says about a word of the program or of the activity at hand, or about house rules. */
async function helpAbout(topic: string, state: State): Promise<string> {
  const { game, question } = state;
  if (topic.toLowerCase() === HOUSE) return helpAboutHouse(game);
  const word = findCommand(game, topic)?.word;
  if (word && isListed(word, game)) {
    return [wordLine(word, state), ...(word.more === undefined ? [] : [word.more])].join("\n");
  }
  if (question?.kind === "activity") return question.hint;
  return `${quoted(topic)} is not a command; type help for the list.`;
}

function helpLine(use: string, about: string, plain: boolean): string {
  return plain ? `${use}: ${about}.` : `  ${use.padEnd(17)} ${about}`;
}

function wordLine({ names, argument, about }: Command, { game, view: { plain } }: State): string {
  const takes = argument !== undefined && (argument !== SQUARE || game.squares);
  const shown = takes ? argument : "";
  const use = shown === "" ? names.join(" or ") : `${names[0]} ${shown}`;
  return helpLine(plain ? spokenUse(names, shown) : use, about, plain);
}

function helpText(state: State): string {
  const { game, question, view } = state;
  const lines = groupsOf(game).flatMap(({ heading, words }) => [
    `${heading}:`,
    ...words.filter((word) => isListed(word, game)).map((word) => wordLine(word, state)),
  ]);
  return [
    ...(question?.kind === "activity" ? [question.hint] : []),
    game.squares
      ? `A move is typed as its squares, such as ${game.example}, in one line or one after the other.`
      : `A move is typed in one line, such as ${game.example}.`,
    "These commands work at any prompt:",
    ...lines,
    ...(takesHouse(game)
      ? [helpLine(`help ${HOUSE}`, "explains how house rules are written", view.plain)]
      : []),
  ].join("\n");
}
