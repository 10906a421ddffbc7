import { files } from "../../session/completion-candidates.ts";
import type { GameCommand, Wing } from "../../session/state.ts";
import { taughtBy } from "./lessons.ts";

/** What carries them out is loaded when they are typed. */
const TEACHING: readonly GameCommand[] = [
  {
    names: ["figure", "figures"],
    games: "numbers",
    otherNames: ["example"],
    argument: "[NUMBER]",
    about: "lists the figures, or shows one: 9, 5e (our letter), 5 etlu",
    complete: ({ game }) =>
      game.figures.flatMap(({ number, diagrams }) => [
        String(number),
        ...diagrams.map(({ id }) => id),
      ]),
    offered: ({ figures }) => figures.length > 0,
    run: async (context) => (await import("./activities/figures.ts")).showFigures(context),
  },
  {
    names: ["quiz"],
    games: "none",
    argument: "[NUMBER]",
    about: "asks where pieces may move, starting at that question",
    more: "A game and its options may precede the number: quiz zamma 25 asks about zamma with 25 points, quiz zamma 25 7 the seventh question about it. quiz 25 asks question 25 about the present game.",
    offered: ({ squares }) => squares !== undefined,
    run: async (context) => (await import("./activities/quiz.ts")).startQuiz(context),
  },
  {
    names: ["learn"],
    games: "topics",
    sets: "stage",
    otherNames: ["tutorial", "course"],
    common: true,
    argument: "[STAGE]",
    about: "teaches the game in short stages, by playing",
    more: "learn continues at the first stage that you have not solved; learn 12 sets stage 12, learn and a topic its first stage. learn scores lists the topics and your stars.",
    complete: () => ["scores"],
    run: async (context) => (await import("./activities/learn.ts")).openStages(context),
  },
];

const lessonCommand = (wings: () => readonly Wing[]): GameCommand => ({
  names: ["lesson", "lessons"],
  games: "none",
  argument: "[NAME]",
  about: (game) =>
    `lists the lessons, or runs one step by step${game.figures.length > 0 ? ": lesson demo" : ""}`,
  more: "Enter goes one step further, back one step back, and done leaves the lesson. lesson FILE runs a lesson of your own: a text file of notes to the class, and of lines to type after >. Games played in a lesson are not saved.",
  complete: async (state, words, ports) => [
    ...taughtBy(wings(), state.game).lessons.map(({ name }) => name),
    ...(await files(state, words, ports)),
  ],
  run: async (context) => (await import("./activities/lesson.ts")).runLesson(context, wings()),
});

/** The commands for a class; all wings may have lessons. */
export const lessonCommands = (wings: () => readonly Wing[]): readonly GameCommand[] => [
  ...TEACHING,
  lessonCommand(wings),
];
