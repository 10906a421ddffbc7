import {
  inOwnNames,
  isNameOf,
  type ProgramPosition,
  valueAfter,
  variablesThere,
  whyNoVariable,
} from "./navigate.ts";
import { type Shot, shown } from "./twin/recorder/values.ts";

/** What is typed for a variable: print(board[3] [1]) means board[3][1]. */
const variableIn = (typed: string) =>
  typed.replace(/^print(?=\s*\()|[\s;]/gi, "").replace(/^\((.*)\)$/, "$1");

/** Whether a line is the name of a variable that the program has at some time, or an element of one. */
export function isVariable({ steps }: ProgramPosition, line: string): boolean {
  const name = variableIn(line).replace(/\[.*\]$/, "");
  return steps.some(({ stack, globals }) => {
    const { name: call = "", variables } = stack.at(-1) ?? {};
    return Object.keys({ ...globals, ...variables }).some((one) => isNameOf(name, call, one));
  });
}

/** Says the value of a variable or an element, of arrays in an array twenty at most; or why there is none. */
export function valueLines(position: ProgramPosition, typed: string): readonly string[] {
  const name = variableIn(typed);
  if (name === "")
    return [
      inOwnNames("print takes a variable: print {moveIsLegal}, print {board[3][1]}", position),
    ];
  const refusal = whyNoVariable(position, /[-+*/%=<>(]/.test(name) ? typed.trim() : name);
  if (refusal) return [refusal];
  const step = position.steps[position.at - 1];
  const value = valueAfter(step, name);
  if (value === undefined) {
    const array = name.replace(/\[.*/, "");
    const whole = valueAfter(step, array);
    const why = whole === undefined ? variablesThere(position) : `: ${array} is ${shown(whole)}`;
    return [`${name} has no value here${why}.`];
  }
  if (typeof value === "string" || value.items.every((item) => typeof item === "string"))
    return [`${name} is ${written(value)}.`];
  const rows = value.items.slice(0, 20).map((item, at) => `${name}[${at}] is ${written(item)}.`);
  return [`${name} is ${shown(value)}.`, ...rows];
}

const written = (value: Shot) =>
  typeof value === "string" ? value : `[${value.items.map(shown).join(", ")}]`;
