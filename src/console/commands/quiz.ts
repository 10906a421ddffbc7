import { questionNumber } from "../activities/arguments.ts";
import { say } from "../session/saying.ts";
import type { Command } from "../session/state.ts";

/** The command that asks a class questions. */
export const QUIZ_COMMANDS: readonly Command[] = [
  {
    names: ["quiz"],
    argument: "[NUMBER]",
    about: "asks where pieces may move, starting at that question",
    offered: ({ squares }) => squares !== undefined,
    async run(state, argument, ports) {
      const { game } = state;
      if (!game.squares) {
        const reason = `The quiz asks for squares, and the moves of ${game.title} are not squares.`;
        return say(state, reason, ports);
      }
      const number = questionNumber(argument);
      if (!number.ok) return say(state, number.reason, ports);
      // Loaded only now, so that the program's first prompt appears sooner.
      const { startQuiz } = await import("../activities/quiz.ts");
      return startQuiz(state, number.value, ports);
    },
  },
];
