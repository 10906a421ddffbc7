import { quoted } from "../../core/text.ts";
import type { Command } from "../commands/command.ts";

/** The word that asks a class questions. */
export const QUIZ_COMMANDS: readonly Command[] = [
  {
    names: ["quiz"],
    argument: "[NUMBER]",
    about: "asks where pieces may move, starting at that question",
    listed: ({ squares }) => squares !== undefined,
    async run(state, argument, port) {
      const { game, question } = state;
      if (!game.squares || !question) {
        port.say(`The quiz asks for squares, and the moves of ${game.title} are not squares.`);
        return state;
      }
      if (!/^([1-9][0-9]{0,5})?$/.test(argument)) {
        port.say(`${quoted(argument)} is not the number of a question, such as quiz 14.`);
        return state;
      }
      // What the quiz needs is only loaded here: the first prompt of the program comes sooner.
      const { startQuiz } = await import("./quiz.ts");
      return startQuiz(state, question, Number(argument || 1), port);
    },
  },
];
