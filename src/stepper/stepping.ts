import type { Ports } from "../console/ports.ts";
import { leave } from "../console/session/leaving.ts";
import {
  type ActivityCommand,
  enterActivity,
  leaveActivity,
} from "../console/session/stage-transitions.ts";
import type { Reply, State } from "../console/session/state.ts";
import { quoted, shortened } from "../core/text.ts";
import { BLANK } from "../view/shown.ts";
import {
  END_OF_MOVE,
  type Goal,
  outOf,
  overCall,
  positionOf,
  readCondition,
  readPlace,
  stackAt,
} from "./navigate.ts";
import { lookAt, type Position, panesAt, placeAt } from "./panes.ts";
import {
  answerTo,
  canBe,
  isRight,
  marked,
  type Prediction,
  questionAbout,
  scoreOf,
} from "./predict.ts";
import { stepLine, whyNext } from "./sentences.ts";
import type { Recording } from "./twin/program.ts";
import type { Place } from "./twin/step.ts";

/** A program that is followed. */
export interface Stepping extends Position {
  /** What is typed into it. */
  readonly answers: readonly string[];
  /** Where to continue to once the program has its answer. */
  readonly goal?: Goal | undefined;
  readonly prediction?: Prediction | undefined;
  /** Leaving it leaves the session. */
  readonly alone: boolean;
  /** Is told the score after each prediction. */
  marked?(score: Prediction): void;
}

type Run = ActivityCommand<Stepping>["run"];

/** The most steps that can be taken back at once. */
const MOST_BACK = 99_999;

/** The main program has been called. */
export const FIRST = 1;

const depthOf = ({ recording, at }: Stepping) => stackAt(recording, at).length;

const walk =
  (goalOf: (stepping: Stepping) => Goal): Run =>
  async (state, stepping, ports) =>
    go(state, stepping, goalOf(stepping), ports);

const COMMANDS: readonly ActivityCommand<Stepping>[] = [
  {
    names: ["next", ""],
    about: "executes the next line",
    async run(state, stepping, ports) {
      if (questionOf(stepping) !== undefined) return answer(state, stepping, "", ports);
      return go(state, stepping, NEXT, ports);
    },
  },
  {
    names: ["over"],
    about: "executes a call as one step",
    run: walk((stepping) => overCall(depthOf(stepping))),
  },
  {
    names: ["out"],
    about: "executes the rest of this subroutine",
    run: walk((stepping) => outOf(depthOf(stepping))),
  },
  {
    names: ["back"],
    argument: "[STEPS]",
    about: "takes a step back, or several: back 20",
    async run(state, stepping, ports, argument) {
      const steps = Number(argument || 1);
      if (!(steps >= 1 && steps <= MOST_BACK)) return "back takes a number of steps: back 20";
      return show(
        state,
        { ...stepping, at: Math.max(FIRST, stepping.at - Math.floor(steps)) },
        ports,
      );
    },
  },
  {
    names: ["to"],
    argument: "LINE",
    about: "runs to a line, or until a subroutine is called: to 73, to makeMove",
    async run(state, stepping, ports, argument) {
      const { file } = placeAt(stepping.recording, stepping.at);
      const goal = readPlace(argument, stepping.program, file);
      return goal.ok ? go(state, stepping, goal.value, ports) : goal.reason;
    },
  },
  {
    names: ["until"],
    argument: "VARIABLE",
    about: "runs until a variable changes, or has a value: until moveIsLegal = false",
    async run(state, stepping, ports, argument) {
      const goal = readCondition(argument);
      return goal.ok ? go(state, stepping, goal.value, ports) : goal.reason;
    },
  },
  { names: ["go"], about: "runs to the end of this move", run: walk(() => END_OF_MOVE) },
  {
    names: ["again"],
    about: "goes back to the first line; your answers stay",
    run: async (state, stepping, ports) => show(state, { ...stepping, at: FIRST }, ports),
  },
  {
    names: ["why"],
    about: "says why this line comes next",
    run: async (_, { recording: { steps }, at, program }) =>
      whyNext(steps[at - 1], steps[at], ({ file, line }: Place) =>
        String(program.files.get(file)?.split("\n")[line - 1]),
      ),
  },
  {
    names: ["look"],
    argument: "VARIABLE",
    about: "keeps a variable in view; typed again, it no longer does",
    async run(state, stepping, ports, argument) {
      if (argument === "") return "look takes a variable: look moveIsLegal";
      const { looks, recording, at } = stepping;
      const others = looks.filter((name) => name !== argument);
      const kept = others.length < looks.length ? others : [...looks, argument];
      const news = `${argument} ${lookAt(recording, at, argument)}.`;
      return show(state, { ...stepping, looks: kept }, ports, news);
    },
  },
  {
    names: ["board"],
    about: "shows the board after every step, or only where it has changed",
    run: async (state, stepping, ports) =>
      show(state, { ...stepping, board: !stepping.board }, ports),
  },
  {
    names: ["predict"],
    about: "asks you for each value before it is worked out; typed again, ends that",
    async run(state, stepping, ports) {
      const { prediction } = stepping;
      const news = prediction && `You had ${scoreOf(prediction)}.`;
      const next = prediction ? undefined : { right: 0, asked: 0 };
      return show(state, { ...stepping, prediction: next }, ports, news);
    },
  },
  {
    names: ["step"],
    argument: "[COMMAND]",
    about: "is each of these: step to 73",
    run: (state, stepping, ports, argument) => typeInto(state, stepping, ports, argument),
  },
  {
    names: ["done"],
    about: "leaves the program",
    run: async (state, stepping, ports) =>
      stepping.alone ? leave(state, ports) : leaveActivity(state, stepping, ports),
  },
];

const NEXT: Goal = { missed: "", reached: () => true };

const NEXT_LINE: Goal = {
  missed: "",
  reached: (last, next) => last.line !== next?.line || last.file !== next.file,
};

/** Types a line into a program that is followed. */
export async function typeInto(
  state: State,
  stepping: Stepping,
  ports: Ports,
  line: string,
): Promise<Reply> {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.find(({ names }) => names.includes(name.toLowerCase()));
  if (command) return command.run(state, stepping, ports, words.join(" "));
  return questionOf(stepping) === undefined
    ? `${quoted(name)} is not a command here; type help for those of the program’s steps.`
    : answer(state, stepping, line, ports);
}

/** Runs until a goal, or until the program needs an answer. */
function go(state: State, stepping: Stepping, goal: Goal, ports: Ports): Reply {
  const { recording, at } = stepping;
  const { steps, end } = recording;
  if (at === steps.length)
    return end.kind === "asks" ? "Answer the program’s question first." : endInWords(recording);
  const found = positionOf(goal, recording, at);
  const made = steps.slice(at, found);
  // A pipe shows every step.
  const news = made.slice(ports.screen.interactive ? -1 : 0).map(stepLine);
  if (found !== undefined) return show(state, { ...stepping, at: found }, ports, news.join("\n"));
  const waits = end.kind === "asks" ? goal : undefined;
  if (!waits) news.push(`${goal.missed} ${endInWords(recording)}`.trim());
  return show(state, { ...stepping, at: steps.length, goal: waits }, ports, news.join("\n"));
}

function endInWords({ end }: Recording): string {
  return end.kind === "stopped" ? end.reason : "The program has ended.";
}

/** What is asked here: a prediction, or the program’s own question; undefined for nothing. */
function questionOf({ recording, at, prediction }: Stepping): string | undefined {
  const step = recording.steps[at];
  const asked = prediction && questionAbout(step, prediction);
  if (asked !== undefined) return `${asked} `;
  if (step?.action.kind === "ask" && !prediction)
    return `${step.action.question}(Enter for ${step.action.answer || "none"}) `;
  return step === undefined && recording.end.kind === "asks" ? recording.end.question : undefined;
}

function answer(state: State, stepping: Stepping, typed: string, ports: Ports): Reply {
  const { recording, at, prediction } = stepping;
  const step = recording.steps[at];
  if (step && prediction && step.action.kind !== "ask")
    return predict(state, stepping, typed, ports);
  if (step && typed === "") return go(state, stepping, NEXT, ports);
  const earlier = recording.steps.slice(0, at).filter(({ action }) => action.kind === "ask").length;
  const answers = [...stepping.answers.slice(0, earlier), typed.replace(/^=/, "")];
  const next = { ...stepping, answers, recording: stepping.program.run(answers) };
  return go(state, { ...next, goal: undefined }, stepping.goal ?? NEXT_LINE, ports);
}

/** Marks a prediction, and makes the step. */
function predict(state: State, stepping: Stepping, typed: string, ports: Ports): Reply {
  const { prediction, recording, at } = stepping;
  const step = recording.steps[at];
  if (!prediction || !step) return state;
  if (!canBe(step, typed))
    return `Type ${step.action.kind === "test" ? "true or false" : 'the value, "  " for two spaces'}; over goes on without it, and predict ends the questions.`;
  const right = isRight(step, typed);
  const score = marked(prediction, step, right);
  stepping.marked?.(score);
  const verdict = right
    ? "Right."
    : `You said ${shortened(typed, 20)}, but it is ${answerTo(step)}.`;
  const news = `${verdict} ${stepLine(step)} (${scoreOf(score)})`;
  return show(state, { ...stepping, at: at + 1, prediction: score }, ports, news);
}

/** Where the next prediction is due, or the program asks. */
function skipped(stepping: Stepping): Stepping {
  const { prediction, recording, at } = stepping;
  if (!prediction) return stepping;
  const rest = recording.steps.slice(at);
  const far = rest.findIndex((step) => questionAbout(step, prediction) !== undefined);
  return { ...stepping, at: far < 0 ? recording.steps.length : at + far };
}

/**
 * Shows a program at a step. In a pipe, each step that has been made is a line.
 * @param news what is said in place of what the last step has done
 */
export function show(state: State, next: Stepping, ports: Ports, news?: string): State {
  const stepping = skipped(next);
  const { recording, at } = stepping;
  const last = recording.steps[at - 1];
  const said = news ?? (last ? stepLine(last) : "The program begins.");
  ports.screen.show(BLANK, panesAt(stepping, state.game, said));
  return enterActivity(state, stepping, {
    title: "the program’s steps",
    prompt: questionOf(stepping) ?? promptOf(stepping),
    commands: COMMANDS,
    back: "done",
    shortcuts: { left: "back", right: "next" },
    answers: {
      form: "the program’s answers",
      take: async (now, line, to) =>
        questionOf(stepping) === undefined ? undefined : answer(now, stepping, line, to),
    },
  });
}

const promptOf = ({ recording, at }: Stepping): string =>
  recording.steps[at]
    ? "Enter for the next line (or over, back, to, go, why, help): "
    : "The program has ended (back, again, done): ";
