import { unquoted } from "../../core/text.ts";
import { catalogueEntry } from "../../games/catalogue.ts";
import { lessonsOf } from "../../lessons/lessons.ts";
import { current } from "../../match/match.ts";
import { GAMES_WITH_PUZZLES } from "../../puzzles/puzzles.ts";
import { EDIT_CHANGES, startEditing } from "../activities/editor.ts";
import { showFigures } from "../activities/figures.ts";
import { openStages } from "../activities/learn.ts";
import { runLesson } from "../activities/lesson.ts";
import { openPuzzles } from "../activities/puzzle.ts";
import { startQuiz } from "../activities/quiz.ts";
import { files } from "../session/completion-candidates.ts";
import { beginInstead } from "../session/new-game.ts";
import { aboutMatch } from "../session/say.ts";
import type { Command, State } from "../session/state.ts";
import { DIAGRAM_COMMAND } from "./diagram.ts";
import { HOUSE_COMMAND } from "./house.ts";

const printPosition = aboutMatch((match) => [current(match).text]);

/** The commands for a class, most of which open an activity. */
export const CLASS_COMMANDS: readonly Command[] = [
  {
    names: ["figure", "figures"],
    otherNames: ["example"],
    argument: "[NUMBER]",
    about: "lists the figures, or shows one: 9, 5e (our letter), 5 etlu",
    complete: ({ game }) =>
      game.figures.flatMap(({ number, diagrams }) => [
        String(number),
        ...diagrams.map(({ id }) => id),
      ]),
    offered: ({ figures }) => figures.length > 0,
    run: showFigures,
  },
  {
    names: ["quiz"],
    argument: "[NUMBER]",
    about: "asks where pieces may move, starting at that question",
    offered: ({ squares }) => squares !== undefined,
    run: startQuiz,
  },
  {
    names: ["learn"],
    otherNames: ["tutorial", "course"],
    common: true,
    argument: "[STAGE]",
    about: "teaches the game in short stages, by playing",
    more: "learn continues at the first stage that you have not solved; learn 12 sets stage 12, learn and a topic its first stage. learn scores lists the topics and your stars; learn zamma teaches another game.",
    complete: () => ["scores"],
    run: openStages,
  },
  {
    names: ["puzzle", "puzzles"],
    argument: "[NUMBER]",
    about: "sets a puzzle: a forced win or gain to find",
    more: "puzzle sets the next unsolved puzzle, puzzle in 3 the next unsolved one in three moves, puzzle 17 number 17; puzzle scores shows your progress.",
    offered: ({ id }) => GAMES_WITH_PUZZLES.includes(id),
    complete: () => ["in ", "scores"],
    async run(state, ports, argument) {
      const reason = whyNoPuzzles(state);
      return reason === undefined ? openPuzzles(state, ports, argument) : reason;
    },
  },
  {
    names: ["lesson", "lessons"],
    argument: "[NAME]",
    about: (game) =>
      `lists the lessons, or runs one step by step${lessonsOf(game).length > 0 ? ": lesson demo" : ""}`,
    more: "Enter goes one step further, back one step back, and done leaves the lesson. lesson FILE runs a lesson of your own: a text file of notes to the class, and of lines to type after >. Games played in a lesson are not saved.",
    complete: async (state, words, ports) => [
      ...lessonsOf(state.game).map(({ name }) => name),
      ...(await files(state, words, ports)),
    ],
    run: runLesson,
  },
  {
    names: ["position"],
    otherNames: ["fen"],
    argument: "[TEXT]",
    about: "prints the position as text, or starts from TEXT",
    concerns: "match",
    async run(state, ports, argument) {
      if (argument === "") return printPosition(state, ports, argument);
      const position = state.game.readPosition(unquoted(argument));
      return position.ok ? beginInstead(state, position.value, ports) : position.reason;
    },
  },
  {
    names: ["edit"],
    otherNames: ["setup"],
    about: "sets up a position of your own and starts there",
    opens: EDIT_CHANGES,
    offered: ({ editing }) => editing !== undefined,
    run: startEditing,
  },
  DIAGRAM_COMMAND,
  HOUSE_COMMAND,
];

/** Why a game has no puzzles as it is played; undefined if it has. */
function whyNoPuzzles({ game, choices }: State): string | undefined {
  if (!GAMES_WITH_PUZZLES.includes(game.id)) return `There are no puzzles of ${game.title}.`;
  if (game.houseRules) return "Puzzles have no house rules; type house off first.";
  const { options } = catalogueEntry(game.id);
  const others = options.filter(({ name, values }) => (choices[name] ?? values[0]) !== values[0]);
  if (others.length === 0) return undefined;
  const defaults = others.map(({ name, values }) => `--${name} ${values[0]}`).join(" ");
  return `${game.title} puzzles need ${defaults}; type quit and start with that.`;
}
