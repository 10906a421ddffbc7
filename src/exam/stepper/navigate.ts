import { capital, inWords, quoted, shortened } from "../../base/text.ts";
import { isSameName } from "../canonical-form.ts";
import { isMeant } from "./predict.ts";
import { isContinued } from "./sentences.ts";
import type { FollowedProgram } from "./twin/program.ts";
import { elementAt, type Shot } from "./twin/recorder/values.ts";
import type { Change, Step } from "./twin/step.ts";

/** Where a program is that is followed, and what is shown of it. */
export interface ProgramPosition {
  readonly program: FollowedProgram;
  /** What it does with the answers that have been typed. */
  readonly steps: readonly Step[];
  /** The step that comes next. */
  readonly at: number;
  /** The variables that are kept in view. */
  readonly looks: readonly string[];
  /** The board is shown, also where it has not changed. */
  readonly board: boolean;
}

/** Where to stop: between the step that has just been made and the next one. */
export interface Goal {
  /** Says that it does not happen: then no step is made. Undefined for a goal that is run to in any case. */
  readonly missed?: string;
  reached(last: Step, next: Step, before: Step | undefined): boolean;
}

/** The step that comes next where a goal is reached; undefined if it is not reached. */
export function positionOf(goal: Goal, steps: readonly Step[], from: number): number | undefined {
  const found = steps.findIndex(
    (next, at) => at > from && goal.reached(steps[at - 1]!, next, steps[at - 2]),
  );
  return found < 0 ? undefined : found;
}

/** The main program has been called, unless the program has ended before that. */
export const firstOf = (steps: readonly Step[]) => Math.min(1, steps.length - 1);

/** The calls that have not ended. */
export const stackAt = ({ steps, at }: ProgramPosition) => steps[at - 1]?.stack ?? [];

/** Whether what is typed names a variable of a call, alone or after the name of the call: main.whoseTurn. */
export const isNameOf = (typed: string, call: string, variable: string) =>
  isSameName(variable, typed) || isSameName(`${call}.${variable}`, typed);

/**
 * A text with its examples in the names of the program that is followed, such as {gameOver = true}, {line}, which
 * it reaches, or {past}, the latest other line that has run. What follows a name is left out where the program
 * does not have that one.
 */
export function inOwnNames(text: string, { program, steps, at }: ProgramPosition): string {
  const { file, line } = steps[at]!;
  const other = steps.findLast((step) => step.file !== file);
  const isElsewhere = (step: Step) => step.line !== line || step.file !== file;
  const past = steps.slice(1, at).findLast(isElsewhere) ?? steps[at]!;
  const assigned = assignedIn(program);
  const filled = text
    .replace("{line}", `${steps.findLast((step) => step.file === file)?.line}`)
    .replace("{past}", past.file === file ? `${past.line}` : `${past.file} ${past.line}`)
    .replace("{elsewhere}", other ? `to ${other.file} ${other.line}, ` : "");
  return filled.replace(/\{(\w+)(.*?)\}/g, (_, name: string, rest: string) => {
    const names = name === "makeMove" ? program.subroutines : assigned;
    const own = names.find((one) => isSameName(one, name));
    if (own === undefined) return names.find((one) => one !== "main") ?? "main";
    return own + (file.endsWith(".py") ? rest.replace(/true|false/, capital) : rest);
  });
}

/** The names of what a program assigns to. */
function assignedIn({ files }: FollowedProgram): readonly string[] {
  const text = [...files.values()].join("\n");
  const found = text.matchAll(/([\w$]+) *(?:: *[\w[\]]+ *)?=(?![=>])/g);
  return Array.from(found, ([, name]) => name!);
}

/** A command with the names in it as a program spells them: until whoseTurn = B. */
export function inNamesOf(line: string, program: FollowedProgram): string {
  const [command = line] = /^(?:step )?(?:to|until|look|print) /i.exec(line) ?? [];
  const names = [...program.subroutines, ...assignedIn(program)];
  const spelt = (word: string) => names.find((name) => isSameName(name, word)) ?? word;
  return command + line.slice(command.length).replace(/(?<!")\b[a-z]\w*/gi, spelt);
}

/**
 * The value after a step of a variable, or of an element such as board[3][1] or board[rank][file], in the latest
 * call that has it, or in that of the subroutine that is named: main.whoseTurn.
 */
export function valueAfter(step: Step | undefined, typed: string): Shot | undefined {
  const [, call, whole = ""] = /^(?:(\w+)\.)?(.*)$/.exec(typed) ?? [];
  const [name = "", ...keys] = whole.match(/[^[\]]+/g) ?? [];
  const calls = step?.stack.filter((frame) => !call || isSameName(frame.name, call)) ?? [];
  const all = [step?.globals ?? {}, ...calls.map(({ variables }) => variables)];
  const found = all.flatMap(Object.entries).findLast(([one]) => isSameName(one, name));
  const indexes = keys.map((key) => (/^\d+$/.test(key) ? key : `${valueAfter(step, key)}`));
  return elementAt(found?.[1], indexes);
}

export const NEXT_STEP: Goal = { reached: () => true };

/** To the end of this line and of what it calls. */
export function overLine(position: ProgramPosition): Goal {
  const depth = stackAt(position).length;
  const { file, line } = position.steps[position.at]!;
  return {
    reached: ({ stack }, next) =>
      stack.length < depth ||
      (stack.length === depth && (next.line !== line || next.file !== file)),
  };
}

/** To the end of this subroutine. */
export function outOf(position: ProgramPosition): Goal {
  const depth = stackAt(position).length;
  return { reached: (last) => last.stack.length < depth };
}

/** What a step has given a value. */
export const changesOf = (step: Step | undefined): readonly Change[] =>
  step?.action.kind === "set" ? step.action.changes : [];

/** To the end of a legal move: it is the other player's turn. */
export const END_OF_MOVE: Goal = {
  reached: (last) =>
    changesOf(last).some(
      ({ name, old, now }) => isSameName(name, "whoseTurn") && old !== undefined && old !== now,
    ),
};

/** Reads where to go: a line of the file that is shown, or a subroutine. Returns a refusal as a sentence. */
export function readPlace(position: ProgramPosition, typed: string): Goal | string {
  const { program, steps, at } = position;
  const { subroutines, files } = program;
  const [, file = steps[at]!.file, digits] =
    /^(?:(\S+\.(?:ts|py))(?:,?\s+|:))?(?:line\s+)?(\d{1,5})$/i.exec(typed) ?? [];
  if (digits !== undefined) return toLine(file, Number(digits), files.get(file));
  if (typed === "")
    return inOwnNames("to takes a line or a subroutine: to {line}, to {makeMove}", position);
  const found = subroutines.find((name) => isSameName(name, typed));
  if (!found)
    return `${quoted(typed, 40)} is neither a line nor a subroutine, such as ${inOwnNames("{makeMove}", position)}.`;
  return {
    missed: `${found} is not called`,
    reached: ({ action }) => action.kind === "call" && action.name === found,
  };
}

/**
 * Reads the step to go back to: so many steps, to the latest time at a line or in a subroutine, or to the last
 * question that has been answered. Returns a refusal as a sentence.
 */
export function readBack(position: ProgramPosition, typed: string): number | string {
  const { steps, at } = position;
  const count = Number(typed || 1);
  if (count >= 1) return Math.max(firstOf(steps), at - Math.floor(count));
  if (/^(to +)?(answer|question)$/i.test(typed)) {
    const asked = steps.slice(0, at).findLastIndex(isAnswered);
    return asked < 0 ? "No question has been answered before this line." : asked;
  }
  const place = typed.replace(/^to\b\s*/i, "");
  if (place === "" || !Number.isNaN(count))
    return inOwnNames(
      "back takes a number of steps, a place or answer: back 20, back to {past}, back answer",
      position,
    );
  const goal = readPlace(position, place);
  if (typeof goal === "string") return goal;
  const isThere = (next: Step, index: number) =>
    index > 0 && goal.reached(steps[index - 1]!, next, undefined) && !isContinued(steps, index);
  const found = steps.slice(0, at).findLastIndex(isThere);
  return found < 0 ? `${goal.missed} before this line; to ${place} looks ahead.` : found;
}

export const isAnswered = ({ action }: Step) =>
  action.kind === "ask" && action.answer !== undefined;

function toLine(file: string, line: number, text: string | undefined): Goal | string {
  const lines = text?.trimEnd().split("\n").length ?? 0;
  if (line < 1 || line > lines)
    return `${file} has ${lines > 0 ? `lines 1 to ${lines}` : "no lines here"}.`;
  const isThere = (step: Step) => step.file === file && step.line === line;
  return {
    missed: `Line ${line} of ${file} is not reached`,
    reached: (last, next) => isThere(next) && !isThere(last),
  };
}

/** Reads until when to go: a variable, which changes or gets a value: "moveIsLegal = false". */
export function readCondition(position: ProgramPosition, typed: string): Goal | string {
  const [, name = "", value] = /^([\w$.[\]]+)(?:\s*=+\s*(.+))?$/.exec(typed.trim()) ?? [];
  if (name === "")
    return inOwnNames(
      "until takes a variable, alone or with a value: until {moveIsLegal = false}",
      position,
    );
  const refusal = whyNoVariable(position, name);
  if (refusal) return refusal;
  if (value !== undefined && isWritten(valueAfter(position.steps[position.at - 1], name), value))
    return `${name} is ${value} already; “until ${name}” runs until it changes.`;
  const [variable = ""] = name.split(".").slice(-1);
  return {
    missed: `${name} does not ${value === undefined ? "change" : `become ${value}`}`,
    reached(last, _next, before) {
      const changes = changesOf(last);
      const now = changes.length > 0 ? valueAfter(last, name) : undefined;
      if (now === undefined || now === valueAfter(before, name)) return false;
      // Only an array can change by another name: a variable that was hidden just exists again.
      const isArray = typeof now === "object" || name.endsWith("]");
      if (!isArray && !changes.some((change) => isSameName(change.name, variable))) return false;
      const values = typeof now === "object" ? changes.map((change) => change.now) : [now];
      return value === undefined || values.some((one) => isWritten(one, value));
    },
  };
}

/** Refuses a variable whose name does not occur in a program, in capitals or not; undefined for others. */
export function whyNoVariable(position: ProgramPosition, typed: string): string | undefined {
  const [, variable] = /^(?:\w+\.)?([\w$]+)(?:\[[\w$]+\])*$/.exec(typed) ?? [];
  if (!variable) {
    const named = /[^\w$.,[\]]/.test(typed) && variablesIn(position, typed);
    const what = `${quoted(typed, 40)} is neither a variable nor an element`;
    return named
      ? `${what}. Expressions are not evaluated; try ${named}.`
      : `${what}, such as ${inOwnNames("{board[3][1]}", position)}.`;
  }
  const words = [...position.program.files.values()].flatMap((text) => text.split(/[^\w$]+/));
  const isThere = words.some((word) => isSameName(word, variable));
  return isThere
    ? undefined
    : `There is no variable ${shortened(variable, 40)}${variablesThere(position)}.`;
}

/** The variables and elements that occur in what is typed, in words. */
function variablesIn({ steps, at }: ProgramPosition, typed: string): string {
  const parts = new Set(typed.match(/[a-z_$][\w$.]*(\[[\w$]+\])*/gi));
  return inWords([...parts].filter((part) => valueAfter(steps[at - 1], part)).slice(0, 4), "or");
}

/** Names a dozen variables that there are after a refusal, those of the call at work first. */
export function variablesThere({ steps, at }: ProgramPosition): string {
  const { stack = [], globals = {} } = steps[at - 1] ?? {};
  const calls = stack.map(({ variables }) => variables).toReversed();
  const names = new Set([...calls, globals].flatMap(Object.keys));
  return names.size === 0 ? "" : `; try ${inWords([...names].slice(0, 12), "or")}`;
}

const isWritten = (value: Shot | undefined, typed: string) =>
  typeof value === "string" && isMeant(value, typed);
