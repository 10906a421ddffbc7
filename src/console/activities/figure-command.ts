import { runOn } from "../commands/board.ts";
import type { Command } from "../commands/command.ts";
import type { Activity, Question, State } from "../dialogue/state.ts";
import { beginInstead, leaveActivity, outside } from "../dialogue/transitions.ts";
import type { Port } from "../terminal/port.ts";
import { type Step, stepsOf } from "./figure-steps.ts";
import { figuresList, readFigure } from "./figures.ts";

const HINT =
  "Enter continues, back goes back, board shows the figure again, done leaves the figures. Where there are pieces, play begins a game, and moves and explain are about that position.";

/** What only a figure with a position can answer. */
const NEEDS_GAME = /^(play|position|history|(moves|explain)(\s.*)?)$/isu;

/** The words that show the figures of the paper. */
export const FIGURE_COMMANDS: readonly Command[] = [
  {
    names: ["figure", "figures"],
    argument: "[NUMBER]",
    about: "lists the paper's figures, or shows one: figure 9, 5e, 5 etlu",
    listed: ({ figures }) => figures.length > 0,
    run(state, argument, port) {
      const { game, question } = state;
      if (argument === "" || !question) {
        const list = figuresList(game, state.view.plain);
        port.say(list.ok ? `${list.value}\nThe word figure shows one: figure 4` : list.reason);
        return state;
      }
      const figure = readFigure(game, argument);
      if (!figure.ok) {
        port.say(figure.reason);
        return state;
      }
      return goTo(state, stepsOf(state, figure.value, port), 0, outside(question, HINT), port);
    },
  },
];

function goTo(state: State, steps: readonly Step[], at: number, then: Question, port: Port): State {
  steps[at]?.show(state.view, port);
  return { ...state, question: stepping(steps, at, then) };
}

/** The question after a step. */
function stepping(steps: readonly Step[], at: number, then: Question): Activity {
  const next = steps[at + 1];
  const step = steps[at];
  const play = step?.game.ok ? ", play to begin here" : "";
  return {
    kind: "activity",
    prompt: next ? `Enter for ${next.name}${play}, done to go back: ` : `Enter to go back${play}: `,
    hint: HINT,
    then,
    ...(step?.scene && { scene: step.scene }),
    take(state, line, port) {
      switch (line.trim().toLowerCase()) {
        case "":
        case "next":
          return next ? goTo(state, steps, at + 1, then, port) : leaveActivity(state, then, port);
        case "back":
          return goTo(state, steps, Math.max(0, at - 1), then, port);
        case "done":
          return leaveActivity(state, then, port);
        default:
          return step && takeAtFigure(state, step, line, port);
      }
    },
  };
}

/** Takes an answer that is about what the figure shows; returns undefined for any other. */
function takeAtFigure(state: State, { game }: Step, line: string, port: Port): State | undefined {
  const typed = line.trim();
  if (!game.ok) {
    if (!NEEDS_GAME.test(typed)) return undefined;
    port.say(game.reason);
    return state;
  }
  if (typed.toLowerCase() === "play") return beginInstead(state, game.value.start, port);
  return runOn(game.value.match, state, line, port) ? state : undefined;
}
