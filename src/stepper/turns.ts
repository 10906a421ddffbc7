import type { ActivityCommand } from "../console/session/stage-transitions.ts";
import { ok, type Result } from "../core/result.ts";
import { quoted, shortened } from "../core/text.ts";
import {
  END_OF_MOVE,
  type Goal,
  isWrittenIn,
  NEXT_LINE,
  NEXT_STEP,
  outOf,
  overLine,
  placeAt,
  positionOf,
  readCondition,
  readPlace,
  stackAt,
} from "./navigate.ts";
import { type Looking, lookAt } from "./panes.ts";
import {
  answerTo,
  isRight,
  marked,
  type Prediction,
  questionAbout,
  refusalOf,
  scoreInWords,
  scoreOf,
} from "./predict.ts";
import { stepLine, whyNext } from "./sentences.ts";
import type { Recording } from "./twin/program.ts";
import type { Step } from "./twin/step.ts";

/** A program that is followed. */
export interface Stepping extends Looking {
  /** What is typed into it. */
  readonly answers: readonly string[];
  /** Where to continue to once the program has its answer. */
  readonly goal?: Goal | undefined;
  readonly prediction?: Prediction | undefined;
  /** Predictions that have been switched off: they are counted on when they are switched on again. */
  readonly paused?: Prediction | undefined;
  /** Leaving it leaves the session. */
  readonly alone: boolean;
  /** Is told the score after each prediction. */
  marked?(score: Prediction): void;
}

/** What a line that is typed leads to: the steps that it makes, and what is said after them. */
export interface Turn {
  readonly stepping: Stepping;
  readonly made?: readonly Step[];
  readonly news?: string | undefined;
}

/** The main program has been called. */
export const FIRST = 1;

/** A command, which returns a sentence if nothing comes of it. */
export interface StepCommand extends Omit<ActivityCommand<Stepping>, "run"> {
  turn(stepping: Stepping, argument: string): Turn | string;
}

/** The commands, by what is typed; `done` is not among them, since it leaves the program. */
export const COMMANDS: readonly StepCommand[] = [
  {
    ...command("next", "executes the next line", (stepping) => next(stepping)),
    names: ["next", ""],
  },
  walk("over", "executes this line with all that it calls", (stepping) =>
    ok(overLine(depthOf(stepping), placeAt(stepping.recording, stepping.at))),
  ),
  walk("out", "executes the rest of this subroutine", (stepping) => ok(outOf(depthOf(stepping)))),
  command("back [STEPS]", "takes a step back, or several: back 20", goBack),
  walk(
    "to LINE",
    "runs to a line, or until a subroutine is called: to 73, to makeMove",
    ({ recording, at, program }, place) => readPlace(place, program, placeAt(recording, at).file),
  ),
  walk(
    "until VARIABLE",
    "runs until a variable changes, or has a value: until moveIsLegal = false",
    (stepping, condition) => readCondition(condition, stepping),
  ),
  walk("go", "runs to the end of this move", () => ok(END_OF_MOVE)),
  command("again", "goes back to the first line; go then repeats your answers", (stepping) => ({
    stepping: { ...stepping, at: FIRST },
    made: stepping.recording.steps.slice(0, FIRST),
    news: "Your answers stay: go repeats them, and another one at a question replaces them.",
  })),
  command("why", "says why this line comes next", ({ recording: { steps }, at }) =>
    whyNext(steps[at - 1], steps[at]),
  ),
  command("look VARIABLE", "keeps a variable in view; typed again, it no longer does", look),
  command(
    "board",
    "shows the board after every step, or only where it has changed",
    (stepping) => ({ stepping: { ...stepping, board: !stepping.board } }),
  ),
  command(
    "predict",
    "asks you for each value before it is worked out; typed again, ends that",
    ({ prediction, paused, ...stepping }) =>
      prediction
        ? {
            stepping: { ...stepping, paused: prediction },
            news: `Predictions off. ${scoreInWords(prediction)}`,
          }
        : {
            stepping: { ...stepping, prediction: paused ?? { right: 0, asked: 0 } },
            news: "Predictions on.",
          },
  ),
  command("step [COMMAND]", "may precede each of these: step to 73", turnOf),
];

/** A command and its argument, as help writes them, and where it leads. */
function command(usage: string, about: string, turn: StepCommand["turn"]): StepCommand {
  const [name = "", argument] = usage.split(" ");
  return { names: [name], about, turn, ...(argument !== undefined && { argument }) };
}

/** A command that runs to a goal. */
function walk(
  usage: string,
  about: string,
  goalOf: (stepping: Stepping, argument: string) => Result<Goal>,
): StepCommand {
  return command(usage, about, (stepping, argument) => {
    const goal = goalOf(stepping, argument);
    return goal.ok ? advance(stepping, goal.value) : goal.reason;
  });
}

const next = (stepping: Stepping): Turn | string =>
  questionOf(stepping) === undefined ? advance(stepping, NEXT_STEP) : answer(stepping, "");

function look(stepping: Stepping, name: string): Turn | string {
  if (name === "") return "look takes a variable: look moveIsLegal, look main.whoseTurn";
  const { looks, recording, at, program } = stepping;
  const [variable = ""] = /\w+(?=\[|$)/.exec(name) ?? [];
  if (!isWrittenIn(program, variable)) return `There is no variable ${shortened(variable, 40)}.`;
  const others = looks.filter((one) => one !== name);
  const kept = others.length < looks.length ? others : [...looks, name];
  return {
    stepping: { ...stepping, looks: kept },
    news: `${name} ${lookAt(recording, at, name)}.`,
  };
}

const depthOf = ({ recording, at }: Stepping) => stackAt(recording, at).length;

/** What a line leads to that is typed into a program: a command, or an answer. */
export function turnOf(stepping: Stepping, line: string): Turn | string {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.find(({ names }) => names.includes(name.toLowerCase()));
  if (command) return command.turn(stepping, words.join(" "));
  return questionOf(stepping) === undefined
    ? `${quoted(name)} is not a command here; type help for those of the program’s steps.`
    : answer(stepping, line);
}

/** An answer and what followed it at once are one step back. */
function goBack(stepping: Stepping, argument: string): Turn | string {
  const steps = Math.floor(Number(argument || 1));
  if (!(steps >= 1)) return "back takes a number of steps: back 20";
  const at = stepping.at - steps;
  const isAnswer = stepping.recording.steps[at - 1]?.action.kind === "ask";
  return { stepping: { ...stepping, at: Math.max(FIRST, isAnswer ? at - 1 : at) } };
}

/**
 * Runs until a goal. If the program needs an answer before that it stops there, and continues after the answer,
 * but not beyond the end of a move. Returns a sentence if the goal is missed.
 */
function advance(stepping: Stepping, goal: Goal, from = stepping.at): Turn | string {
  const { recording, at } = stepping;
  const { steps, end } = recording;
  if (at === steps.length)
    return end.kind === "asks" ? "Answer the program’s question first." : endInWords(recording);
  const found = positionOf(goal, recording, from);
  const moved = positionOf(END_OF_MOVE, recording, from);
  const waits = found === undefined && moved === undefined && end.kind === "asks";
  if (found === undefined && !waits && goal.missed !== undefined)
    return `${goal.missed} before ${end.kind === "asks" ? `the program asks “${end.question.trim()}”` : "the program ends"}.`;
  const stop = found ?? questionAfter(recording, moved ?? steps.length);
  const next = { ...stepping, at: stop, goal: waits ? goal : undefined };
  const news = stop < steps.length || end.kind === "asks" ? undefined : endInWords(recording);
  return { stepping: next, made: steps.slice(at, stop), news };
}

/** Where the program asks next, or ends. */
function questionAfter({ steps }: Recording, from: number): number {
  const asks = steps.findIndex(({ action }, at) => at >= from && action.kind === "ask");
  return asks < 0 ? steps.length : asks;
}

function endInWords({ end }: Recording): string {
  return end.kind === "stopped" ? end.reason : "The program has ended.";
}

/** What is asked here: a prediction, or the program’s own question; undefined for nothing. */
export function questionOf({ recording, at, prediction }: Stepping): string | undefined {
  const step = recording.steps[at];
  const asked = prediction && questionAbout(step, prediction);
  if (asked !== undefined) return `${asked} `;
  if (step?.action.kind === "ask")
    return `${step.action.question}(Enter for ${step.action.answer || "none"}) `;
  return step === undefined && recording.end.kind === "asks" ? recording.end.question : undefined;
}

/** Takes a prediction, or answers the question of the program, also one that has been answered before. */
export function answer(stepping: Stepping, typed: string): Turn | string {
  const { recording, at, prediction, goal, program } = stepping;
  const step = recording.steps[at];
  if (step && prediction) return predict(stepping, prediction, step, typed);
  if (typed === "")
    return step ? advance(stepping, NEXT_STEP) : "Type an answer; = alone is an empty one.";
  const question = questionOf(stepping) ?? "";
  if (PAIR.test(typed.trim()) && /finish/i.test(question))
    return "Type the finish square alone; both squares may be typed where the start square is asked for.";
  const meant = typed.startsWith("=") ? undefined : commandLike(typed);
  if (meant) return `Did you mean ${meant}? =${typed.trim()} answers ${quoted(typed.trim())}.`;
  const earlier = asksIn(recording.steps.slice(0, at)).length;
  const answers = [...stepping.answers.slice(0, earlier), ...answersIn(typed, question)];
  const next = { ...stepping, answers, recording: program.run(answers), goal: undefined };
  const further = goal && advance(next, goal);
  if (typeof further === "object") return further;
  const turn = advance(next, NEXT_LINE, asksIn(next.recording.steps).at(-1));
  return typeof turn === "object" && further !== undefined ? { ...turn, news: further } : turn;
}

/** The positions of the questions that have been answered. */
const asksIn = (steps: readonly Step[]) =>
  steps.flatMap(({ action }, at) => (action.kind === "ask" ? at : []));

/** The command whose letters a word has in another order: other words may be answers, such as names. */
const commandLike = (typed: string): string | undefined =>
  ["help", "done", "quit", ...COMMANDS.flatMap(({ names }) => names)].find(
    (name) => name !== "" && lettersOf(name) === lettersOf(typed.trim().toLowerCase()),
  );

const lettersOf = (word: string) => [...word].toSorted().join("");

/** Both squares of a move, perhaps after the letter that chooses the game. */
const PAIR = /^([yn]\s+)?\d+(\s+\d+)+$/i;

/** The answers in a line: both squares of a move may be typed at once, and the letter where it is asked for. */
function answersIn(typed: string, question: string): readonly string[] {
  if (typed.startsWith("=")) return [typed.slice(1)];
  const line = typed.trim();
  const asksLetter = /\(Y/.test(question);
  if (!PAIR.test(line) || (asksLetter && /^\d/.test(line))) return [typed];
  return line.split(/\s+/).filter((word) => asksLetter || /\d/.test(word));
}

/** Marks a prediction, and makes the step. */
function predict(
  stepping: Stepping,
  prediction: Prediction,
  step: Step,
  typed: string,
): Turn | string {
  const meant = commandLike(typed);
  if (meant) return `Did you mean ${meant}?`;
  const refusal = refusalOf(step, typed);
  if (refusal !== undefined) return refusal;
  const right = isRight(step, typed);
  const score = marked(prediction, step, right);
  stepping.marked?.(score);
  const verdict = right
    ? "Right."
    : `You said ${shortened(typed, 20)}, but it is ${answerTo(step)}.`;
  const news = `${verdict} ${stepLine(step)} (${scoreOf(score)})`;
  return { stepping: { ...stepping, at: stepping.at + 1, prediction: score }, news };
}
