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
  turnBy,
} from "./turns.ts";

/** Shows a program after a turn. In a pipe, each step that has been made is a line. */
export function show(state: State, { stepping, made = [], news }: Turn, ports: Ports): State {
  const next = skipped(stepping);
  const { steps, at, prediction } = next;
  const { action } = steps[at]!;
  const question = questionOf(next);
  const lines = made.slice(ports.screen.interactive ? -1 : 0).map(stepLine);
  if (news) lines.push(news);
  if (lines.length === 0) lines.push(at > 0 ? stepLine(steps[at - 1]!) : "The program begins.");
  if (prediction.made.length > 0 && at === steps.length - 1) lines.push(scoreInWords(prediction));
  // The lesson's own prompt takes the place of the question.
  if (state.inLesson && question !== undefined) lines.push(question.trim());
  const scene = panesAt(next, state.game, lines);
  ports.screen.show(scene);
  return enterActivity(state, next, {
    title: "the program’s steps",
    scene,
    prompt: question ?? (action.kind === "end" ? ENDED : NEXT),
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

const withRun = (command: StepCommand): ActivityCommand<Stepping> => ({
  ...command,
  run: async (state, stepping, ports, argument) =>
    replyTo(state, turnBy(command, stepping, argument), ports),
});

const DONE: ActivityCommand<Stepping> = {
  names: ["done"],
  about: "leaves the program",
  async run(state, stepping, ports) {
    // The command line shows the score at any end.
    if (stepping.alone) return leave(state, ports);
    if (stepping.prediction.made.length > 0) ports.screen.show(scoreInWords(stepping.prediction));
    return leaveActivity(state, stepping, ports);
  },
};

/** Where the next prediction is due, or the program waits or ends. */
function skipped(stepping: Stepping): Stepping {
  const { prediction, steps, at } = stepping;
  if (!prediction.on) return stepping;
  const due = steps.findIndex((step, index) => index >= at && questionAbout(step, prediction));
  return { ...stepping, at: due < 0 ? steps.length - 1 : due };
}

const NEXT = "Enter for the next line (or over, back, to, go, why, help): ";
const ENDED = "The program has ended (back, again, done): ";
