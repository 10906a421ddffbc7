import { matchOutcome } from "../records/match.ts";
import { type Step, stepsOf } from "./figure-steps.ts";
import { figuresList, readFigure } from "./figures.ts";
import type { Port } from "./port.ts";
import type { Activity, Question, State } from "./state.ts";
import { asking, begin, leaveActivity, outside } from "./turns.ts";
import type { Word } from "./word.ts";

const HINT =
  "Enter goes on to what follows, back goes back, board shows the board, play begins a game here, done leaves the figures.";

/** The words that show the figures of the paper. */
export const FIGURE_WORDS: readonly Word[] = [
  {
    names: ["figure", "figures"],
    argument: "[NUMBER]",
    about: "lists the paper's figures, or shows one: figure 9, 5e, 5 etlu",
    listed: ({ figures }) => figures.length > 0,
    run(state, argument, port) {
      const { game, question } = state;
      if (argument === "" || !question) {
        const list = figuresList(game);
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
  steps[at]?.show(port);
  return { ...state, question: stepping(steps, at, then) };
}

/** The question after a step. */
function stepping(steps: readonly Step[], at: number, then: Question): Activity {
  const next = steps[at + 1];
  return {
    kind: "activity",
    prompt: next
      ? `Enter for ${next.name}, play to begin here, done to go back: `
      : "Enter to go back, play to begin here: ",
    hint: HINT,
    then,
    take(state, line, port) {
      switch (line.trim().toLowerCase()) {
        case "":
        case "next":
          return next ? goTo(state, steps, at + 1, then, port) : leaveActivity(state, then, port);
        case "back":
          return goTo(state, steps, Math.max(0, at - 1), then, port);
        case "board":
          steps[at]?.again(port);
          return state;
        case "play":
          return steps[at] ? playFrom(state, steps[at], port) : state;
        case "done":
          return leaveActivity(state, then, port);
        default:
          return undefined;
      }
    },
  };
}

/** Begins a game at a step; one that is being played is not left without asking. */
function playFrom(state: State, { position: read }: Step, port: Port): State {
  const { match, game } = state;
  if (!read.ok) {
    port.say(read.reason);
    return state;
  }
  const position = read.value;
  const text = game.writePosition(position);
  const setup = game.setups.find((candidate) => candidate.position === text)?.name;
  const yes = (then: State, at: Port) => begin(then, position, setup, at);
  if (!match || match.at === 0 || matchOutcome(match)) return yes(state, port);
  return asking(state, {
    prompt: "Do you want to leave this game and begin here (Y for yes)? ",
    yes,
  });
}
