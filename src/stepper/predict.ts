import { isWritten } from "./navigate.ts";
import { nameOf, sourceText } from "./sentences.ts";
import type { Step } from "./twin/step.ts";

/** A dry run that marks itself: what is asked of each step before it is made. */
export interface Prediction {
  readonly right: number;
  readonly asked: number;
  /** Only steps of this subroutine are asked about; undefined for all. */
  readonly subroutine?: string | undefined;
  /** The steps that have been predicted: only the first answer counts. */
  readonly made?: readonly Step[];
}

/** The question about a step: of a value, or whether a condition is true; undefined for other steps. */
export function questionAbout(
  step: Step | undefined,
  { subroutine }: Prediction,
): string | undefined {
  if (!step) return undefined;
  const { action, stack } = step;
  if (subroutine !== undefined && stack.at(-1)?.name !== subroutine) return undefined;
  if (action.kind === "test")
    return `Line ${step.line}: ${sourceText(action.worked.template.text)} – true or false?`;
  if (action.kind !== "set" || action.changes.length !== 1) return undefined;
  const [change] = action.changes;
  return typeof change?.now === "string"
    ? `Line ${step.line}: what does ${nameOf(change)} become?`
    : undefined;
}

/** The value that was asked for, as it is written. */
export function answerTo({ action }: Step): string {
  if (action.kind === "test") return action.result === "true" ? "true" : "false";
  return action.kind === "set" ? String(action.changes[0]?.now) : "";
}

/** Marks a prediction; one of a step that has been predicted before does not count. */
export function marked(all: Prediction, step: Step, right: boolean): Prediction {
  const { made = [] } = all;
  if (made.includes(step)) return all;
  return {
    ...all,
    asked: all.asked + 1,
    right: all.right + (right ? 1 : 0),
    made: [...made, step],
  };
}

/** Whether a line can be an answer at all: a condition is true or false. */
export const canBe = ({ action }: Step, typed: string): boolean =>
  typed.trim() !== "" && (action.kind !== "test" || /^\s*(t|f|true|false)\s*$/i.test(typed));

/**
 * Whether a prediction is right: true, True and T are, and a string with or without quotation marks.
 * Two spaces may also be typed as such or as words.
 */
export function isRight(step: Step, typed: string): boolean {
  const answer = answerTo(step);
  const given = typed.trim();
  if (/^(true|false)$/.test(answer))
    return (
      given !== "" && answer.startsWith(given.toLowerCase()) && /^(t|f|true|false)$/i.test(given)
    );
  if (/^-?[\d.]+$/.test(answer))
    return /^[+-]?\d+(\.\d+)?$/.test(given) && Number(given) === Number(answer);
  const isSpaces = /^" *"$/.test(answer);
  if (isSpaces)
    return (
      /^(["'])( *)\1$/.exec(given)?.[2]?.length === answer.length - 2 ||
      isSpacesInWords(given, answer.length - 2)
    );
  return isWritten(answer, given.replace(/^'(.*)'$/, "$1"));
}

const NUMBERS = ["no", "one|a", "two"];

const isSpacesInWords = (typed: string, count: number) =>
  new RegExp(`^(${NUMBERS[count]}|${count}) spaces?$`, "i").test(typed) ||
  (count === 0 && /^empty( string)?$/i.test(typed));

/** "7 of 9 right". */
export const scoreOf = ({ right, asked }: Prediction) => `${right} of ${asked} right`;
