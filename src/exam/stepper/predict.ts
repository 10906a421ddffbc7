import { shortened } from "../../base/text.ts";
import { lineOf, type Span, spansOf } from "../../drawing/line.ts";
import { callName, isCertain, sourceText, stepLine } from "./sentences.ts";
import { isReference } from "./twin/recorder/values.ts";
import type { Step } from "./twin/step.ts";

/** A dry run that marks itself: what is asked of each step before it is made. */
export interface Prediction {
  /** Whether anything is asked. */
  readonly on: boolean;
  /** Only steps of this subroutine are asked about; undefined for all. */
  readonly subroutine?: string | undefined;
  /** How many predictions have been counted: the first one of each step, before it has been shown. */
  readonly asked: number;
  /** How many of them rightly. */
  readonly right: number;
}

/** The question about a step: of a value, or whether a condition is true; undefined for other steps. */
export function questionAbout({ action, stack, line }: Step, { on, subroutine }: Prediction) {
  if (!on || (subroutine !== undefined && stack.at(-1)?.name !== subroutine)) return undefined;
  if (action.kind === "test" && !isCertain(action))
    return `Line ${line}: ${sourceText(action.worked.text)} – true or false?`;
  const [change, ...others] = action.kind === "set" ? action.changes : [];
  // Nobody writes down an object.
  return change && !isReference(change.now) && others.length === 0
    ? `Line ${line}: what does ${callName(change)} become?`
    : undefined;
}

/** The value that was asked for, as it is written. */
export function answerTo({ action }: Step): string {
  if (action.kind === "test" && !BOOLEAN.test(String(action.result))) return "false";
  if (action.kind === "test") return String(action.result);
  return action.kind === "set" ? String(action.changes[0]?.now) : "";
}

const BOOLEAN = /^(true|false)$/i;
const NUMBER = /^[-+]?\d+(\.\d+)?$/;
/** How two spaces or fewer are written in words. */
const SPACES = ["(no|0) spaces?|empty( string)?", "(one|a|1) spaces?", "(two|2) spaces?"];

/**
 * What somebody means who types a value: true by True and T, a string also without quotation marks, two
 * spaces by these words. Undefined for a line that is not of the type of the answer.
 */
function meantBy(typed: string, answer: string): string | undefined {
  const given = typed.trim().replace(/^'(.*)'$/, '"$1"');
  const small = given.toLowerCase();
  if (given === answer || given === "") return given || undefined;
  const booleans = /^[TF]/.test(answer) ? ["True", "False"] : ["true", "false"];
  if (BOOLEAN.test(answer))
    return booleans.find((one) =>
      [one, one.slice(0, 1)].some((word) => word.toLowerCase() === small),
    );
  if (NUMBER.test(answer)) return NUMBER.test(given) ? String(Number(given)) : undefined;
  const text = answer.replace(/^"(.*)"$/, "$1");
  const isOther = BOOLEAN.test(small) || NUMBER.test(given);
  if (isOther && text !== answer && !BOOLEAN.test(text) && !NUMBER.test(text)) return undefined;
  const words = /^ {0,2}$/.test(text) ? SPACES[text.length]! : "(?!)";
  return new RegExp(`^(${words})$`).test(small) ? answer : given.replace(/^[^"].*$/, '"$&"');
}

/** Whether a value is what somebody has typed. */
export const isMeant = (value: string, typed: string) => meantBy(typed, value) === value;

/** Marks a prediction, which counts unless it is of a step that has been shown. Returns a refusal as a sentence. */
export function mark(step: Step, typed: string, all: Prediction, isSeen: boolean) {
  const value = answerTo(step);
  if (meantBy(typed, value) === undefined) return howToPredict(step);
  const right = isMeant(value, typed);
  const counted = { ...all, right: all.right + (right ? 1 : 0), asked: all.asked + 1 };
  const prediction = isSeen ? all : counted;
  const said = right ? "Right." : `You said ${shortened(typed, 20)}, but it is ${value}.`;
  const score = isSeen ? "seen before, so not counted" : rightOfAsked(prediction);
  const news = lineOf([
    { text: said, role: right ? "good" : "bad" },
    { text: " " },
    ...spansOf(stepLine(step)),
    { text: ` (${score})` },
  ]);
  const verdict: Span = right
    ? { text: "✓ right", role: "good" }
    : { text: ` ✗ it is ${value} `, role: "badLabel" };
  return { prediction, news, verdict: lineOf([verdict]) };
}

/** Says what may be typed for a value. */
export function howToPredict(step: Step): string {
  const answer = answerTo(step);
  const text = answer.startsWith('"') ? 'a text, "  " for two spaces' : "the value";
  const type = NUMBER.test(answer) ? "a number" : text;
  return `Type ${BOOLEAN.test(answer) ? "true or false" : type}; over continues without it, and predict ends the questions.`;
}

/** "7 of 9 right". */
export const rightOfAsked = ({ right, asked }: Prediction) => `${right} of ${asked} right`;

export const scoreInWords = (prediction: Prediction) => `You had ${rightOfAsked(prediction)}.`;
