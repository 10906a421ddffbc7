import { nameOf, sourceText } from "./sentences.ts";
import type { Step } from "./twin/step.ts";

/** A dry run that marks itself: what is asked of each step before it is made. */
export interface Prediction {
  /** Whether anything is asked. */
  readonly on: boolean;
  /** Only steps of this subroutine are asked about; undefined for all. */
  readonly subroutine?: string | undefined;
  /** The steps that have been predicted: only the first answer counts. */
  readonly made: readonly Step[];
  /** How many of them rightly. */
  readonly right: number;
}

/** The question about a step: of a value, or whether a condition is true; undefined for other steps. */
export function questionAbout(
  { action, stack, line }: Step,
  { on, subroutine }: Prediction,
): string | undefined {
  if (!on || (subroutine !== undefined && stack.at(-1)?.name !== subroutine)) return undefined;
  if (action.kind === "test")
    return `Line ${line}: ${sourceText(action.worked.text)} – true or false?`;
  const [change, ...others] = action.kind === "set" ? action.changes : [];
  return typeof change?.now === "string" && others.length === 0
    ? `Line ${line}: what does ${nameOf(change)} become?`
    : undefined;
}

/** The value that was asked for, as it is written. */
export function answerTo({ action }: Step): string {
  if (action.kind === "test") return action.result === "true" ? "true" : "false";
  return action.kind === "set" ? String(action.changes[0]?.now) : "";
}

/** Marks a prediction; one of a step that has been predicted before does not count. */
export function marked(all: Prediction, step: Step, right: boolean): Prediction {
  if (all.made.includes(step)) return all;
  return { ...all, right: all.right + (right ? 1 : 0), made: [...all.made, step] };
}

/** What is asked for, by the values that are right; a line that cannot be one is not marked. */
const KINDS = [
  { values: /^(true|false)$/, typed: /^(t|f|true|false)$/i, kind: "true or false" },
  { values: /^-?\d+(\.\d+)?$/, typed: /^[+-]?\d+(\.\d+)?$/, kind: "a number" },
  {
    values: /^"(?!(true|false|[-+]?[\d.]+)"$)/i,
    typed: /^(?!(true|false|[-+]?[\d.]+)$)/i,
    kind: 'a text, "  " for two spaces',
  },
];

/** Says what to type instead of a line that cannot be the value; undefined for one that can. */
export function refusalOf(step: Step, typed: string): string | undefined {
  const { typed: form = /./, kind = "the value" } =
    KINDS.find(({ values }) => values.test(answerTo(step))) ?? {};
  return form.test(typed.trim()) && typed.trim() !== ""
    ? undefined
    : `Type ${kind}; over continues without it, and predict ends the questions.`;
}

/** How two spaces or fewer are written in words. */
const SPACES = ["(no|0) spaces?|empty( string)?", "(one|a|1) spaces?", "(two|2) spaces?"];

/**
 * Whether a prediction is right: true, True and T are, and a string with or without quotation marks.
 * Two spaces may also be typed as words.
 */
export function isRight(step: Step, typed: string): boolean {
  const answer = answerTo(step);
  const given = typed.trim().replace(/^'(.*)'$/, '"$1"');
  if (given === answer) return true;
  if (/^(true|false)$/.test(answer))
    return [answer, answer.slice(0, 1)].includes(given.toLowerCase());
  if (/^-?[\d.]+$/.test(answer))
    return /^[+-]?\d+(\.\d+)?$/.test(given) && Number(given) === Number(answer);
  const words = SPACES[/^"( *)"$/.exec(answer)?.[1]?.length ?? SPACES.length];
  if (words === undefined) return `"${given}"` === answer;
  return new RegExp(`^(${words})$`, "i").test(given);
}

/** "7 of 9 right". */
export const scoreOf = ({ right, made }: Prediction) => `${right} of ${made.length} right`;

export const scoreInWords = (prediction: Prediction) => `You had ${scoreOf(prediction)}.`;
