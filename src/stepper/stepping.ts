import type { Ports } from "../console/ports.ts";
import { leave } from "../console/session/leaving.ts";
import {
  type ActivityCommand,
  enterActivity,
  leaveActivity,
} from "../console/session/stage-transitions.ts";
import type { Reply, State } from "../console/session/state.ts";
import { panesAt } from "./panes.ts";
import { questionAbout, scoreInWords } from "./predict.ts";
import { stepLine } from "./sentences.ts";
import {
  answer,
  COMMANDS,
  questionOf,
  type StepCommand,
  type Stepping,
  type Turn,
} from "./turns.ts";

/** Shows a program after a turn. In a pipe, each step that has been made is a line. */
export function show(state: State, { stepping, made = [], news }: Turn, ports: Ports): State {
  const next = skipped(stepping);
  const { recording, at, prediction } = next;
  const question = questionOf(next);
  const last = recording.steps[at - 1];
  const lines = made.slice(ports.screen.interactive ? -1 : 0).map(stepLine);
  if (news) lines.push(news);
  if (lines.length === 0) lines.push(last ? stepLine(last) : "The program begins.");
  if (prediction?.asked && recording.steps[at] === undefined) lines.push(scoreInWords(prediction));
  // The lesson's own prompt takes the place of the question.
  if (state.inLesson && question !== undefined) lines.push(question.trim());
  const scene = panesAt(next, state.game, lines);
  ports.screen.show(scene);
  return enterActivity(state, next, {
    title: "the program’s steps",
    scene,
    prompt: question ?? promptOf(next),
    commands: [...COMMANDS.map(withRun), DONE],
    back: "done",
    shortcuts: { left: "back", right: "next" },
    answers: {
      form: "the program’s answers",
      take: async (now, line, to) =>
        question === undefined ? undefined : replyTo(now, answer(next, line), to),
    },
  });
}

const replyTo = (state: State, turn: Turn | string, ports: Ports): Reply =>
  typeof turn === "string" ? turn : show(state, turn, ports);

const withRun = ({ turn, ...command }: StepCommand): ActivityCommand<Stepping> => ({
  ...command,
  run: async (state, stepping, ports, argument) => replyTo(state, turn(stepping, argument), ports),
});

const DONE: ActivityCommand<Stepping> = {
  names: ["done"],
  about: "leaves the program",
  async run(state, stepping, ports) {
    // The command line shows the score at any end.
    if (stepping.alone) return leave(state, ports);
    if (stepping.prediction?.asked) ports.screen.show(scoreInWords(stepping.prediction));
    return leaveActivity(state, stepping, ports);
  },
};

/** Where the next prediction is due, or the program asks. */
function skipped(stepping: Stepping): Stepping {
  const { prediction, recording, at } = stepping;
  if (!prediction) return stepping;
  const rest = recording.steps.slice(at);
  const far = rest.findIndex((step) => questionAbout(step, prediction) !== undefined);
  return { ...stepping, at: far < 0 ? recording.steps.length : at + far };
}

const promptOf = ({ recording, at }: Stepping): string =>
  recording.steps[at]
    ? "Enter for the next line (or over, back, to, go, why, help): "
    : "The program has ended (back, again, done): ";
