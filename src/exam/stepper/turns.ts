import type { Result } from "../../base/result.ts";
import { quoted } from "../../base/text.ts";
import type { Line } from "../../drawing/line.ts";
import type { Command } from "../../terminal/dialogue/mode.ts";
import {
  END_OF_MOVE,
  firstOf,
  type Goal,
  inOwnNames,
  isAnswered,
  NEXT_STEP,
  outOf,
  overLine,
  type ProgramPosition,
  positionOf,
  readBack,
  readCondition,
  readPlace,
  stackAt,
  whyNoVariable,
} from "./navigate.ts";
import { isNamed, lookAfter } from "./page/panes.ts";
import { mark, type Prediction, questionAbout, scoreInWords } from "./predict.ts";
import { valueLines } from "./print-variable.ts";
import { whyNext } from "./sentences.ts";
import { preparedOrStopped } from "./twin/child.ts";
import type { FollowedProgram } from "./twin/program.ts";
import type { Step } from "./twin/step.ts";

/** A program that is followed. */
export interface Stepping extends ProgramPosition {
  /** Prepares it again, as its files are then. */
  readonly open: () => Promise<Result<FollowedProgram>>;
  /** What is typed into it. */
  readonly answers: readonly string[];
  /** Where to continue to once the program has its answer. */
  readonly goal?: Goal | undefined;
  readonly prediction: Prediction;
  /** How many steps with these answers have been shown: their values are known. */
  readonly furthest: number;
  /** Is told the score after each prediction; undefined in a dialogue, to which `done` returns. */
  readonly marked?: ((score: Prediction) => void) | undefined;
}

/** What a line that is typed leads to, and what is said of it. */
export interface Turn {
  readonly stepping: Stepping;
  /** The first of the steps that it makes; undefined if it makes none. */
  readonly from?: number;
  readonly news?: Line | readonly Line[] | undefined;
  /** It stays at a question of the program that has been answered, also between predictions. */
  readonly stays?: boolean;
  /** What has become of a prediction. */
  readonly verdict?: Line | undefined;
}

const switchBoard = ({ board, ...stepping }: Stepping): Turn => ({
  stepping: { ...stepping, board: !board },
  news: `The board is ${board ? "no longer " : ""}shown after every step.`,
});

const switchPredictions = ({ prediction, ...stepping }: Stepping): Turn => ({
  stepping: { ...stepping, prediction: { ...prediction, on: !prediction.on } },
  news: prediction.on ? `Predictions off. ${scoreInWords(prediction)}` : "Predictions on.",
});

/** A command. What it leads to is a goal to run to, or a sentence if nothing comes of it. */
export interface StepCommand extends Omit<Command, "run"> {
  lead(stepping: Stepping, argument: string): Turn | Goal | string | Promise<Turn | string>;
}

/** The commands, by what is typed; `done` is not among them, since it leaves the program. */
export const COMMANDS: readonly StepCommand[] = [
  {
    ...command("next", "executes the next line", (stepping) =>
      questionOf(stepping) === undefined ? NEXT_STEP : answer(stepping, ""),
    ),
    names: ["next", ""],
  },
  command("over", "executes this line with all that it calls", overLine),
  command("out", "executes the rest of this subroutine", outOf),
  command("back [WHERE]", "takes a step back: back 20, back to {past}, back answer", goBack),
  command("to LINE", "runs to a line or a call: to {line}, {elsewhere}to {makeMove}", readPlace),
  command("until VARIABLE", "runs until it changes, or until {gameOver = true}", readCondition),
  command("go", "runs to the end of this move", () => END_OF_MOVE),
  command("again", "goes back to the first line; go then repeats your answers", startAgain),
  command("why", "says why this line comes next", ({ steps, at }) => whyNext(steps, at)),
  command("print VARIABLE", "shows its value, as its name alone does: print {board[3][1]}", print),
  command("look VARIABLE", "keeps it in view, or no longer: look main.{whoseTurn}", look),
  command(
    "board",
    "shows all ranks of the board, or first those that a step is about",
    switchBoard,
  ),
  command("predict", "asks you for each value first; typed again, ends that", switchPredictions),
  command("step [COMMAND]", "may precede each of these: step to {line}", turnOf),
];

/** A command and its argument, as help writes them, and where it leads. */
function command(usage: string, about: string, lead: StepCommand["lead"]): StepCommand {
  const [name = "", argument] = usage.split(" ");
  return { names: [name], about, lead, ...(argument !== undefined && { argument }) };
}

/** What a command leads to. */
export async function turnBy({ lead }: StepCommand, stepping: Stepping, argument: string) {
  const turn = await lead(stepping, argument);
  return typeof turn === "object" && "reached" in turn ? advance(stepping, turn) : turn;
}

/** Shows the value of a variable. */
export function print(stepping: Stepping, typed: string): Turn {
  return { stepping, news: valueLines(stepping, typed) };
}

function look(stepping: Stepping, name: string): Turn | string {
  if (name === "")
    return inOwnNames("look takes a variable: look {moveIsLegal}, look main.{whoseTurn}", stepping);
  const { looks } = stepping;
  const refusal = whyNoVariable(stepping, name);
  if (refusal) return refusal;
  if (isNamed(stepping.steps[stepping.at - 1], name)) return switchBoard(stepping);
  const others = looks.filter((one) => one !== name);
  const isNew = others.length === looks.length;
  return {
    stepping: { ...stepping, looks: isNew ? [...looks, name] : others },
    news: `${name} ${isNew ? lookAfter(stepping.steps[stepping.at - 1], name) : "is no longer kept in view"}.`,
  };
}

/** What a line leads to that is typed into a program: a command, or an answer. */
export async function turnOf(stepping: Stepping, line: string): Promise<Turn | string> {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.find(({ names }) => names.includes(name.toLowerCase()));
  if (command) return turnBy(command, stepping, words.join(" "));
  if (questionOf(stepping) !== undefined) return answer(stepping, line);
  return `${quoted(name)} is not a command here; type help for those of the program's steps.`;
}

/** A copy may have been changed meanwhile: what cannot be read then changes nothing. */
async function startAgain(stepping: Stepping): Promise<Turn | string> {
  const program = await preparedOrStopped(stepping.open());
  if (!program.ok) return `${program.reason} The program goes on as it was; again reads it anew.`;
  const steps = await program.value.run(stepping.answers);
  const at = firstOf(steps);
  const stay = "Your answers stay: go repeats them, and another one at a question replaces them.";
  const news = endFrom({ steps, at }) ?? stay;
  return { stepping: { ...stepping, program: program.value, steps, at }, from: 0, news };
}

/** An answer and what followed it at once are one step back; with predictions it goes to an earlier one. */
function goBack(stepping: Stepping, argument: string): Turn | string {
  const { steps, prediction } = stepping;
  const back = readBack(stepping, argument);
  if (typeof back === "string") return back;
  if (/[a-z]/i.test(argument))
    return { stepping: { ...stepping, at: back }, stays: steps[back]!.action.kind === "ask" };
  const asked = (step: Step, index: number) =>
    index <= back && questionAbout(step, prediction) !== undefined;
  const at = prediction.on ? steps.findLastIndex(asked) : back;
  if (at < 0 || at === stepping.at)
    return `This is the first ${prediction.on ? "prediction" : "line"}.`;
  const isAnswer = steps[at - 1]?.action.kind === "ask";
  return { stepping: { ...stepping, at: Math.max(firstOf(steps), isAnswer ? at - 1 : at) } };
}

/**
 * Runs until a goal. If the program needs an answer before that it stops there, and continues after the answer,
 * but not beyond the end of a move. Returns a sentence if the goal is missed.
 */
function advance(stepping: Stepping, goal: Goal, from = stepping.at): Turn | string {
  const { steps, at } = stepping;
  const last = steps.length - 1;
  const end = endOf(steps);
  if (at === last && end !== undefined)
    return "Nothing comes after that; type back, again or done.";
  if (at === last)
    return { stepping: { ...stepping, goal }, news: "Answer first; then it runs that far." };
  const found = positionOf(goal, steps, from);
  const moved = positionOf(END_OF_MOVE, steps, from);
  const waits = found === undefined && moved === undefined && end === undefined;
  if (found === undefined && !waits && goal.missed !== undefined)
    return `${goal.missed} ${whereMissed(steps)}.`;
  const stop = found ?? questionAfter(steps, moved ?? last);
  const next = { ...stepping, at: stop, goal: waits ? goal : undefined };
  return { stepping: next, from: at, news: stop === last ? end : undefined };
}

/** Why a program ends; undefined if it waits for an answer. */
function endOf(steps: readonly Step[]): string | undefined {
  const { action } = steps.at(-1)!;
  return action.kind === "end" ? action.reason : undefined;
}

/** Why a program ends, if it does at the step that comes next, or where Ctrl-C has stopped it. */
export function endFrom({ steps, at }: Pick<Stepping, "steps" | "at">): string | undefined {
  const end = endOf(steps);
  return at === steps.length - 1 || end?.includes("Ctrl-C") ? end : undefined;
}

/** Up to where a goal has been missed: a program that has been stopped might have reached it later. */
function whereMissed(steps: readonly Step[]): string {
  const { action } = steps.at(-1)!;
  if (action.kind === "ask")
    return `before the program waits for an answer to “${action.question.trim()}”`;
  const isStopped = action.kind === "end" && /stopped/.test(action.reason);
  return isStopped
    ? `in the first ${(steps.length - 1).toLocaleString("en")} steps, after which the program was stopped`
    : "before the program ends";
}

/** Where the program asks next, or ends. */
const questionAfter = (steps: readonly Step[], from: number) =>
  steps.findIndex(({ action }, at) => at >= from && /ask|end/.test(action.kind));

/** What is asked here: a prediction, or the program's own question; undefined for nothing. */
export function questionOf({ steps, at, prediction }: Stepping): string | undefined {
  const step = steps[at]!;
  const asked = questionAbout(step, prediction);
  if (asked !== undefined) return `${asked} `;
  if (step.action.kind !== "ask") return undefined;
  const { answer } = step.action;
  // A program may have printed it before.
  const question = step.action.question.trim() === "" ? "Answer: " : step.action.question;
  return answer === undefined ? question : `${question}(Enter for ${answer || "an empty answer"}) `;
}

/** Takes a prediction, or answers the question of the program, also one that has been answered before. */
export async function answer(stepping: Stepping, typed: string): Promise<Turn | string> {
  const { steps, at, prediction, goal, program } = stepping;
  const step = steps[at]!;
  const meant = typed.startsWith("=") ? undefined : commandLike(typed);
  if (meant) return `Did you mean ${meant}? =${typed.trim()} answers ${quoted(typed.trim())}.`;
  if (questionAbout(step, prediction) !== undefined)
    return predict(stepping, step, typed.replace(/^=/, ""));
  if (typed === "")
    return at < steps.length - 1
      ? advance(stepping, NEXT_STEP)
      : "Type what you would type in the program; for an empty line type =.";
  const question = questionOf(stepping) ?? "";
  if (PAIR.test(typed.trim()) && isSecondQuestion(stepping))
    return "Type the finish square alone; both squares may be typed where the start square is asked for.";
  const earlier = steps.slice(0, at).filter(isAnswered).length;
  const answers = [...stepping.answers.slice(0, earlier), ...answersIn(typed, question)];
  const run = await program.run(answers);
  const next = { ...stepping, answers, steps: run, furthest: at, goal: undefined };
  const asked = run.findLastIndex(isAnswered);
  // A run that is stopped, or goes by chance, may ask nothing.
  if (asked < 0) return { stepping: { ...next, at: run.length - 1 }, news: endOf(run) };
  const further = goal && advance(next, goal);
  if (typeof further === "object") return further;
  const turn = advance(next, overLine({ ...next, at: asked }), asked);
  const news = further ?? endFrom(next);
  return typeof turn === "object" && news !== undefined ? { ...turn, news } : turn;
}

/** Whether a subroutine has asked something else since it was called: this is about the finish square. */
function isSecondQuestion(position: Stepping): boolean {
  const { steps, at } = position;
  const depth = stackAt(position).length;
  const isOwn = ({ action, stack }: Step) =>
    stack.length === depth && /^(call|ask)$/.test(action.kind);
  const [now, before] = [steps[at], steps.slice(0, at).findLast(isOwn)].map((step) => step?.action);
  return (
    depth > 1 && before?.kind === "ask" && now?.kind === "ask" && before.question !== now.question
  );
}

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
  const asksLetter = /\bY\b/.test(question);
  if (!PAIR.test(line) || (asksLetter && /^\d/.test(line))) return [typed];
  return line.split(/\s+/).filter((word) => asksLetter || /\d/.test(word));
}

/** Marks a prediction, and makes the step. */
function predict(stepping: Stepping, step: Step, typed: string): Turn | string {
  const { at, furthest, marked } = stepping;
  const isSeen = at < furthest;
  const marking = mark(step, typed, stepping.prediction, isSeen);
  if (typeof marking === "string") return marking;
  const { prediction, ...told } = marking;
  if (!isSeen) marked?.(prediction);
  return { stepping: { ...stepping, at: at + 1, prediction }, ...told };
}
