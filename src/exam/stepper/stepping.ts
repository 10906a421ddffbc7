import { err, ok, type Result } from "../../base/result.ts";
import { inWords, quoted } from "../../base/text.ts";
import { boardInWords } from "../../drawing/board-in-words.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import type { Panes } from "../../drawing/shown.ts";
import { GOODBYE } from "../../terminal/dialogue/loop.ts";
import type { Command, DialoguePorts, Mode, Session } from "../../terminal/dialogue/mode.ts";
import { enterMode, isTaught, returnBelow } from "../../terminal/dialogue/stack.ts";
import { toldIfLong } from "../../terminal/pager.ts";
import { isSameName } from "../canonical-form.ts";
import { followedSkeleton } from "./followed-skeleton.ts";
import { firstOf, inOwnNames, isAnswered, variablesThere } from "./navigate.ts";
import { beginningOf, boardOfStep, panesAt } from "./page/panes.ts";
import {
  howToPredict,
  type Prediction,
  questionAbout,
  rightOfAsked,
  scoreInWords,
} from "./predict.ts";
import { isVariable } from "./print-variable.ts";
import { stepLine } from "./sentences.ts";
import {
  answer,
  COMMANDS,
  endFrom,
  print,
  questionOf,
  type StepCommand,
  type Stepping,
  type Turn,
  turnBy,
  turnOf,
} from "./turns.ts";
import { preparedOrStopped } from "./twin/child.ts";
import type { Step } from "./twin/step.ts";

/** How a program is followed. */
interface StepOptions extends Pick<Stepping, "answers" | "marked"> {
  /** Prepares a copy; undefined for the exam's own program. */
  readonly open?: Stepping["open"] | undefined;
  /** The subroutine that is run to; undefined for none. */
  readonly to?: string | undefined;
  /** Whether values are asked for; of one subroutine alone, if one is named. */
  readonly predict?: boolean | undefined;
  readonly subroutine?: string | undefined;
}

/** Prepares a program that is followed from its first line; refuses what cannot be read or named. */
export async function openStepping(options: StepOptions): Promise<Result<Stepping>> {
  const { open = followedSkeleton, answers, to, predict = false, subroutine, marked } = options;
  const program = await preparedOrStopped(open());
  if (!program.ok) return program;
  const { subroutines, run } = program.value;
  const named = (called = "") => subroutines.find((name) => isSameName(name, called));
  const unknown = [to, subroutine].find((name) => name !== undefined && !named(name));
  if (unknown !== undefined)
    return err(`There is no subroutine ${unknown}. There are ${inWords(subroutines)}.`);
  const steps = await run(answers);
  const prediction = { on: predict, subroutine: named(subroutine), asked: 0, right: 0 };
  const view = { at: firstOf(steps), furthest: firstOf(steps), looks: [], board: false };
  return ok({ open, program: program.value, steps, ...view, answers, prediction, marked });
}

/** A program to be followed, and a line that is typed into it first unless that is empty. */
interface FirstTyped {
  readonly stepping: Stepping;
  readonly line: string;
}

/** Begins to follow a program. */
export async function startStepping<S extends Session>(
  state: S,
  { stepping, line }: FirstTyped,
  ports: DialoguePorts,
): Promise<S> {
  const news = endFrom(stepping);
  const turn = line === "" ? { stepping, news } : await whileRunning(turnOf(stepping, line), ports);
  return show(state, typeof turn === "string" ? { stepping, news: turn } : turn, ports);
}

/** Begins to follow the exam's program or another, with a line typed into it unless that is empty. */
export async function stepInto<S extends Session>(
  state: S,
  { line, open }: Pick<FirstTyped, "line"> & Pick<StepOptions, "open">,
  ports: DialoguePorts,
): Promise<S | string> {
  const stepping = await whileRunning(openStepping({ answers: [], open }), ports);
  return stepping.ok
    ? startStepping(state, { stepping: stepping.value, line }, ports)
    : stepping.reason;
}

/** Waits until a program has run; says so if it takes long. */
export const whileRunning = <Value>(run: Promise<Value>, { screen }: DialoguePorts) =>
  toldIfLong(run, "Running the program ... Ctrl-C stops it.", screen);

/** Shows a program after a turn. In a pipe, each step that has been made is a line. */
function show<S extends Session>(
  state: S,
  { stepping, from = stepping.at, news, verdict, stays = false }: Turn,
  ports: DialoguePorts,
): S {
  const next = stays ? stepping : skipped(stepping);
  const { steps, at, prediction } = next;
  const question = questionOf(next);
  const made = steps.slice(from, stepping.at);
  const lines: Line[] = made.slice(ports.screen.interactive ? -1 : 0).map(stepLine);
  if (news) lines.push(...[news].flat());
  lines.push(...told(steps.slice(stepping.at, at), ports).map(stepLine));
  if (lines.length === 0) lines.push(at > 0 ? stepLine(steps[at - 1]!) : "The program begins.");
  if (prediction.asked > 0 && at === steps.length - 1) lines.push(scoreInWords(prediction));
  // The lesson's own prompt takes the place of the question.
  if (isTaught(state) && question !== undefined) lines.push(question.trim());
  else if (ports.screen.interactive && question !== undefined && at === steps.length - 1)
    lines.push(SAID.hint(AT_QUESTIONS));
  const part = next.board && !ports.screen.interactive ? boardOfStep(next) : undefined;
  if (part) lines.push(...boardInWords(part.board));
  const scene = { ...panesAt(next, lines, from), verdict, ...scoreOn(prediction) };
  ports.screen.show(scene);
  return enterMode(state, modeAt(next, scene));
}

/** The score in the corner, once predictions have begun. */
const scoreOn = (prediction: Prediction) =>
  prediction.on || prediction.asked > 0 ? { corner: rightOfAsked(prediction) } : {};

/** The mode in which a program is followed, at the step that comes next. */
function modeAt(stepping: Stepping, scene: Panes): Mode {
  const step = stepping.steps[stepping.at]!;
  const question = questionOf(stepping);
  return {
    title: "the program's steps",
    scene,
    prompt: () => question ?? (step.action.kind === "end" ? ENDED : NEXT),
    commands: [...COMMANDS.map((command) => withRun(command, stepping)), doneWith(stepping)],
    back: "done",
    shortcuts: { left: "back", right: "next" },
    form: "the program's answers",
    ...(questionAbout(step, stepping.prediction) && { howToAnswer: howToPredict(step) }),
    async take({ state, argument, ports, near }) {
      if (question !== undefined) return replyTo(state, answer(stepping, argument), ports);
      if (isVariable(stepping, argument)) return show(state, print(stepping, argument), ports);
      return unasked(argument, stepping) ?? near ?? unknownName(argument, stepping);
    },
    showAgain: (_state, { screen }) => screen.show(scene),
  };
}

/** What is told of the steps before a prediction: in a pipe all, elsewhere the beginning of a call. */
const told = (skippedSteps: readonly Step[], { screen }: DialoguePorts) =>
  screen.interactive ? [beginningOf(skippedSteps) ?? []].flat() : skippedSteps;

async function replyTo(state: Session, led: Promise<Turn | string>, ports: DialoguePorts) {
  const turn = await whileRunning(led, ports);
  return typeof turn === "string" ? turn : show(state, turn, ports);
}

/** What Enter does at a question or at the end; undefined where it executes a line. */
function aboutEnter(stepping: Stepping): string | undefined {
  const { action } = stepping.steps[stepping.at]!;
  if (action.kind === "end") return "does nothing: the program has ended";
  if (action.kind === "ask" && action.answer !== undefined) return "gives the same answer again";
  return questionOf(stepping) && "repeats the question";
}

const withRun = (command: StepCommand, stepping: Stepping): Command => ({
  ...command,
  get about() {
    const atEnter = command.names.includes("") ? aboutEnter(stepping) : undefined;
    return inOwnNames(atEnter ?? command.about, stepping);
  },
  run: async ({ state, ports, argument }) =>
    replyTo(state, turnBy(command, stepping, argument), ports),
});

const doneWith = ({ marked, prediction }: Stepping): Command => ({
  names: ["done"],
  about: "leaves the program",
  async run({ state, ports }) {
    // The command line shows the score at any end.
    if (!marked && prediction.asked > 0) ports.screen.show(scoreInWords(prediction));
    if (!marked) return returnBelow(state, ports);
    ports.screen.show(GOODBYE);
    return { ...state, stack: [] };
  },
});

/** Where the next prediction is due, or the program waits or ends. */
function skipped(stepping: Stepping): Stepping {
  const { prediction, steps } = stepping;
  const isDue = (step: Step, index: number) =>
    index >= stepping.at && (!prediction.on || questionAbout(step, prediction) !== undefined);
  const due = steps.findIndex(isDue);
  const at = due < 0 ? steps.length - 1 : due;
  return { ...stepping, at, furthest: Math.max(stepping.furthest, at) };
}

/** A sentence for an answer typed where the program asks nothing; undefined for any other line. */
function unasked(line: string, { steps, at }: Stepping): string | undefined {
  if (!/^\s*=?(?:[yn]|\d+)(?:\s+\d+)*\s*$/i.test(line)) return undefined;
  const enter = steps[at]!.action.kind === "end" ? "It has ended" : "Enter makes one step, go many";
  const back = steps.slice(0, at).some(isAnswered) ? "; back answer goes to the last question" : "";
  return `The program asks nothing here. ${enter}${back}.`;
}

/** A sentence for a name that neither a command nor a variable has; undefined for other lines. */
const unknownName = (line: string, position: Stepping): string | undefined =>
  /^[a-z_$][\w$]*(\[.*)?$/i.test(line.trim())
    ? `${quoted(line.trim())} is neither a command nor a variable${variablesThere(position)}, or help.`
    : undefined;

const AT_QUESTIONS = "back and help work here as well.";
const NEXT = "Enter for the next line (or over, back, to, go, why, help): ";
const ENDED = "At the end (back, again, done): ";
