import { inWords } from "../../base/text.ts";
import { type Line, lineOf, type Span, spansOf, textOf } from "../../drawing/line.ts";
import type { NotedPart, TextPart } from "./twin/expression.ts";
import { isReference, shown } from "./twin/recorder/values.ts";
import type { Action, Change, Step, Worked } from "./twin/step.ts";

/** Says what a step has done: "startRank becomes 3: 13 % 10." */
export const sentenceOf = (step: Step): string => textOf(sentenceLine(step));

/** A line of a listing of steps: "program.ts, line 63: startRank becomes 3." */
export const stepLine = (step: Step): Line =>
  lineOf([
    { text: `${step.file}, line ${step.line}: `, role: "quiet" },
    ...spansOf(sentenceLine(step)),
  ]);

/** A sentence in which what has changed, or has been worked out of a condition, is set off. */
function sentenceLine({ action, stack }: Step): Line {
  switch (action.kind) {
    case "set": {
      const [first, ...others] = action.changes;
      const name: Span = { text: first ? callName(first) : "", role: "heading" };
      const all = [first ? whatOf(first) : "", ...others.map(changeInWords)];
      return lineOf([name, { text: `${inWords(all)}${explanation(action.worked)}.` }]);
    }
    case "test": {
      if (isForEach(action)) return forEachLine(action);
      const { worked, result, time } = action;
      const repetition = time === undefined ? "" : `, the ${ordinal(time)} time`;
      if (isCertain(action)) return `The loop's body begins${repetition}.`;
      return lineOf([
        ...conditionSpans(worked),
        { text: " is " },
        { text: shown(result), role: "heading" },
        { text: `${repetition}${explanation(worked)}.` },
      ]);
    }
    case "call":
      return `${action.name} ${callInWords(stack)}.`;
    case "return":
      return action.value === undefined
        ? `${action.name} ends.`
        : `${action.name} returns ${shown(action.value)}${explanation(action.worked)}.`;
    case "print":
      return `It prints ${printed(action.text)}.`;
    case "ask": {
      const question = action.question.trim();
      return `It asks${question && ` ${printed(question)}`}, and the answer is ${action.answer || "empty"}.`;
    }
    case "end":
      return action.reason;
  }
}

/** What is said of a call that has begun; no line makes the outermost one, so it “begins”. */
function callInWords(stack: Step["stack"]): string {
  const given = Object.entries(stack.at(-1)?.variables ?? {}).map(
    ([name, value]) => `${name} ${isReference(value) ? "by reference" : value}`,
  );
  if (given.length > 0) return `is called with ${inWords(given)}`;
  return stack.length > 1 ? "is called" : "begins";
}

type Test = Extract<Action, { kind: "test" }>;

/** What a test of a Python for loop begins with, before what the loop goes through. */
const ANOTHER = "another value in ";

const isForEach = ({ worked }: Test) => worked.text.startsWith(ANOTHER);

const isTrue = ({ result }: Test) => /^true$/i.test(String(result));

/** "range(3) has another value, the 2nd time", "range(3) has no further value after the 3rd". */
function forEachLine(action: Test): Line {
  const { worked, time = 1 } = action;
  const last =
    time === 1 ? ["no value", ""] : ["no further value", ` after the ${ordinal(time - 1)}`];
  const [found = "", when = ""] = isTrue(action)
    ? ["another value", `, the ${ordinal(time)} time`]
    : last;
  return lineOf([
    { text: `${sourceText(worked.text.slice(ANOTHER.length))} has ` },
    { text: found, role: "heading" },
    { text: `${when}${explanation(worked).replaceAll(ANOTHER, "")}.` },
  ]);
}

/** Whether a loop's condition is always true: while True. */
export const isCertain = ({ worked, time }: Test): boolean =>
  time !== undefined && /^(true|1)$/i.test(worked.text);

/** A condition; what has been worked out of it is set off. */
function conditionSpans(worked: Worked): readonly Span[] {
  let from = 0;
  const textTo = (end: number) => sourceText(worked.text.slice(from, end));
  const spans = workedOut(worked).flatMap(({ start, end }): readonly Span[] => {
    const before = textTo(start);
    from = start;
    const condition: Span = { text: textTo(end), role: "condition" };
    from = end;
    return [{ text: before }, condition];
  });
  return [...spans, { text: textTo(worked.text.length) }];
}

/** The conditions in a longer one that have been looked at. */
export const workedOut = ({ parts }: Worked): readonly TextPart[] =>
  parts.filter(({ kind, value }) => kind === "condition" && value !== undefined);

/** The name of a variable or of an element: board[1][2], counter.count, scores["Ann"]. */
export const callName = ({ name, path }: Pick<Change, "name" | "path">): string =>
  name + path.map((key) => (typeof key === "string" ? memberOf(key) : `[${key}]`)).join("");

/** A key of Python has its brackets already. */
const memberOf = (key: string) => (key.startsWith("[") ? key : `.${key}`);

export const changeInWords = (change: Change): string => callName(change) + whatOf(change);

/** What becomes of a variable, after its name. */
function whatOf({ old, now }: Change): string {
  if (typeof now === "string" && old === now) return ` stays ${now}`;
  const was = old === undefined || old === now || typeof old === "object" ? "" : ` (it was ${old})`;
  return ` becomes ${shown(now)}${was}`;
}

/** An expression with its values, or each of its conditions, if they are not plain from its text. */
function explanation(worked: Worked | undefined): string {
  if (!worked) return "";
  const { text, parts } = worked;
  const whole = { start: 0, end: text.length };
  if (parts.filter(({ kind }) => kind === "condition").length > 1)
    return `: ${conditionsIn(worked).join("; ")}`;
  const one = parts.find(
    ({ kind, start, end }) => kind !== "condition" && start === 0 && end === whole.end,
  );
  if (one?.kind === "value") return "";
  const explained = one ? withValues(worked, whole, ["value"]) : valuesIn(worked, whole);
  if (explained === sourceText(text)) return "";
  return `${one?.kind === "element" ? ", taken from" : ":"} ${explained}`;
}

/** The conditions that make up a longer one, one after the other. */
const conditionsIn = (worked: Worked): readonly string[] =>
  worked.parts
    .filter(({ kind }) => kind === "condition")
    .map((part) =>
      part.value === undefined
        ? `${sourceText(worked.text.slice(part.start, part.end))} is not looked at`
        : `${valuesIn(worked, part)} is ${part.value}`,
    );

/** A part of an expression with its values, and then with those of its elements and calls, if any. */
function valuesIn(worked: Worked, within: TextPart): string {
  const written = withValues(worked, within, ["value"]);
  const values = withValues(worked, within, ["value", "element", "call"]);
  return values === written ? written : `${written}, that is ${values}`;
}

/** A part of an expression with values in place of some of its parts. */
function withValues(worked: Worked, within: TextPart, kinds: readonly NotedPart["kind"][]): string {
  const { text, parts } = worked;
  let [written, from] = ["", within.start];
  for (const { kind, start, end, value } of parts) {
    if (start < from || end > within.end || !kinds.includes(kind)) continue;
    // What is not a value of the paper's program, such as a library or an object, keeps its name.
    if (typeof value !== "string" || isReference(value)) continue;
    written += text.slice(from, start);
    written += /-$/.test(written) && value.startsWith("-") ? `(${value})` : value;
    from = end;
  }
  return sourceText(written + text.slice(from, within.end));
}

/** Source text on one line, without the vertical tabs in place of what is no part of it. */
export const sourceText = (text: string) =>
  text
    .replace(/\s*\\?\n\s*/g, " ")
    .replace(/( *\v+)+/g, "")
    .replace(/\( /g, "(")
    .replace(/,? \)/g, ")");

function printed(text: string): string {
  const lines = text.replace(/\n$/, "").split("\n");
  if (lines.length > 1) return `${lines.length} lines`;
  return lines[0] === "" ? "an empty line" : `“${lines[0]}”`;
}

const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });

/** "1st", "22nd", "1,000th". */
const ordinal = (count: number) =>
  count.toLocaleString("en") + (ENDINGS[ORDINALS.select(count)] ?? "th");

/** Says why a line comes next, after so many steps. */
export function whyNext(steps: readonly Step[], at: number): string {
  const [last, next] = [steps[at - 1], steps[at]];
  if (!last) return "The program begins with its main program.";
  if (next?.action.kind === "end") return next.action.reason;
  const { action } = last;
  if (action.kind === "call")
    return `${action.name} ${last.stack.length > 1 ? "has been called, and begins" : "begins"} here.`;
  if (action.kind === "return") {
    return `${action.name} has ended, ${isContinued(steps, at) ? "so the line that called it continues" : "and so has the line that called it"}.`;
  }
  if (action.kind === "test") return whyAfterTest(action);
  if (next?.action.kind === "return" && next.action.value === undefined)
    return `Line ${last.line} has been executed, and ${next.action.name} ends.`;
  return whyAfterLine(last, next);
}

/** Whether the line that comes next has called the subroutine that has just ended. */
export function isContinued(steps: readonly Step[], at: number): boolean {
  const [last, next] = [steps[at - 1], steps[at]];
  if (last?.action.kind !== "return") return false;
  const call = steps
    .slice(0, at)
    .findLast((one) => one.action.kind === "call" && one.stack.length === last.stack.length + 1);
  return call?.file === next?.file && call?.line === next?.line;
}

function whyAfterTest(test: Test): string {
  if (isForEach(test))
    return `There was ${isTrue(test) ? "another value, so the loop's body is executed" : "no further value, so the loop has ended"}.`;
  if (test.time !== undefined)
    return `The loop's condition was ${isTrue(test) ? "true, so its body is executed" : "false, so the loop has ended"}.`;
  if (isTrue(test)) return "The condition was true, so what depends on it is executed.";
  return `The condition was false, so ${test.hasElse ? "the else branch is executed" : "what depends on it is left out"}.`;
}

function whyAfterLine(last: Step, next: Step | undefined): string {
  const isSameLine = next?.file === last.file && next.line === last.line;
  if (next?.action.kind === "test" && isForEach(next.action))
    return next.action.time === 1
      ? "A loop begins by looking for a value."
      : "The loop's body has been executed, so it looks for another value.";
  if (next?.action.kind === "test" && next.action.time === 1)
    return "A loop begins by testing its condition.";
  if (next?.action.kind === "test" && next.action.time !== undefined)
    return `The loop's ${isSameLine ? "counter has changed" : "body has been executed"}, so its condition is tested again.`;
  if (isSameLine) return "The same line continues.";
  if (next?.action.kind === "set" && next.file === last.file && next.line < last.line)
    return "The loop's body has been executed, so its counter changes.";
  return `Line ${last.line} has been executed, and this line is the next.`;
}
