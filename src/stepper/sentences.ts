import { inWords } from "../core/text.ts";
import type { Part } from "./twin/edits.ts";
import type { Change, Place, Step, Worked } from "./twin/step.ts";
import type { Slot } from "./twin/template.ts";
import { type Shot, shown } from "./twin/values.ts";

/** Says what a step has done: "startRank becomes 3: 13 % 10." */
export function sentenceOf({ action }: Step): string {
  switch (action.kind) {
    case "set":
      return `${inWords(action.changes.map(changeInWords))}${worked(action.worked)}.`;
    case "test": {
      const time = action.time === undefined ? "" : `, the ${ordinal(action.time)} time`;
      const { template, conditions } = action.worked;
      const how = conditions.length > 1 ? parts(action.worked) : worked(action.worked);
      return `${sourceText(template.text)} is ${shown(action.result)}${time}${how}.`;
    }
    case "call": {
      const given = action.given.map(({ name, value }) => `${name} ${passed(value)}`);
      return `${action.name} is called${given.length > 0 ? ` with ${inWords(given)}` : ""}.`;
    }
    case "return":
      return action.value === undefined
        ? `${action.name} ends.`
        : `${action.name} returns ${shown(action.value)}${worked(action.worked)}.`;
    case "print":
      return `It prints ${printed(action.text)}.`;
    case "ask":
      return `It asks “${action.question.trim()}”, and the answer is ${action.answer || "empty"}.`;
  }
}

/** A line of a listing of steps: "program.ts, line 63: startRank becomes 3." */
export const stepLine = (step: Step): string =>
  `${step.file}, line ${step.line}: ${sentenceOf(step)}`;

const passed = (value: Shot) => (typeof value === "object" ? "by reference" : value);

/** The name of a variable or of an element: board[1][2]. */
export const nameOf = ({ name, path }: Pick<Change, "name" | "path">): string =>
  name + path.map((key) => (typeof key === "string" ? `.${key}` : `[${key}]`)).join("");

function changeInWords(change: Change): string {
  const { old, now } = change;
  const was = old === undefined || old === now || typeof old === "object" ? "" : ` (it was ${old})`;
  return `${nameOf(change)} becomes ${shown(now)}${was}`;
}

/** The expression with its values, if they are not plain from its text. */
function worked(all: Worked | undefined): string {
  if (!all) return "";
  const whole = { start: 0, end: all.template.text.length };
  const one = all.template.slots.find(({ start, end }) => start === 0 && end === whole.end);
  if (one && !one.isElement) return "";
  const text = one ? withIndexes(all, whole) : valuesIn(all, whole);
  return text === sourceText(all.template.text) ? "" : `: ${text}`;
}

/** The conditions that make up a longer one, one after the other. */
function parts(all: Worked): string {
  const each = all.template.conditions.map((part, at) => {
    const result = all.conditions[at];
    return result === undefined
      ? `${sourceText(all.template.text.slice(part.start, part.end))} is not looked at`
      : `${valuesIn(all, part)} is ${result}`;
  });
  return `: ${each.join("; ")}`;
}

/** A part of the expression with its values, after the elements to which it looks, if it looks to any. */
function valuesIn(all: Worked, part: Part): string {
  const values = withValues(all, part, () => true);
  const looks = all.template.slots.some((slot) => slot.isElement && isWithin(slot, part));
  return looks ? `${withIndexes(all, part)}, that is ${values}` : values;
}

const withIndexes = (all: Worked, part: Part) => withValues(all, part, (slot) => !slot.isElement);

const isWithin = (slot: Part, part: Part) => slot.start >= part.start && slot.end <= part.end;

/** A part of the expression with values in some of its places. */
function withValues(
  { template, slots }: Worked,
  part: Part,
  isShown: (slot: Slot) => boolean,
): string {
  let [text, from] = ["", part.start];
  for (const [number, slot] of template.slots.entries()) {
    const value = slots[number];
    if (slot.start < from || slot.end > part.end || !isShown(slot)) continue;
    // What is not a value of the paper's program, such as a library, keeps its name.
    if (typeof value !== "string" || /^(a function|\[object)/.test(value)) continue;
    text += template.text.slice(from, slot.start) + value;
    from = slot.end;
  }
  return sourceText(text + template.text.slice(from, part.end));
}

/** Source text on one line, without the marks that only assure TypeScript. */
export const sourceText = (text: string) =>
  text
    .replace(/\s*\n\s*/g, " ")
    .replace(/([\])])!(?!=)/g, "$1")
    .replace(/\( /g, "(")
    .replace(/,? \)/g, ")");

function printed(text: string): string {
  const lines = text.replace(/\n$/, "").split("\n");
  if (lines.length > 1) return `${lines.length} lines`;
  return lines[0] === "" ? "an empty line" : `“${lines[0]}”`;
}

const ENDINGS = { one: "st", two: "nd", few: "rd" } as const;
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });

/** "1st", "22nd". */
const ordinal = (count: number) =>
  count + (ENDINGS[ORDINALS.select(count) as keyof typeof ENDINGS] ?? "th");

type LineOf = (place: Place) => string;

/**
 * Says why a line comes next.
 * @param last the step before it; undefined at the beginning
 * @param lineOf the text of a line
 */
export function whyNext(last: Step | undefined, next: Step | undefined, lineOf: LineOf): string {
  if (!last) return "The program begins with its main program.";
  const { action } = last;
  switch (action.kind) {
    case "call":
      return `${action.name} has been called, and begins here.`;
    case "return":
      return `${action.name} has ended, so the line that called it continues.`;
    case "test":
      return whyAfterTest(
        action.result === "true",
        action.time !== undefined,
        isElse(last, next, lineOf),
      );
    default:
      return whyAfterLine(last, next);
  }
}

/** Whether the next step stands after an else. */
const isElse = (last: Step, next: Step | undefined, lineOf: LineOf) =>
  next !== undefined &&
  [next.line, next.line - 1].some(
    (line) => line > last.line && /\belse\b/.test(lineOf({ file: next.file, line })),
  );

function whyAfterTest(isTrue: boolean, isLoop: boolean, hasElse: boolean): string {
  if (isLoop)
    return isTrue
      ? "The loop’s condition was true, so its body is executed."
      : "The loop’s condition was false, so the loop has ended.";
  if (isTrue) return "The condition was true, so what depends on it is executed.";
  return `The condition was false, so ${hasElse ? "the else branch is executed" : "what depends on it is left out"}.`;
}

function whyAfterLine(last: Step, next: Step | undefined): string {
  const isSame = next?.file === last.file && next.line === last.line;
  if (next?.action.kind === "test" && next.action.time === 1)
    return "A loop begins by testing its condition.";
  if (next?.action.kind === "test" && next.action.time !== undefined)
    return "The loop’s counter has changed or its body has been executed, so its condition is tested again.";
  if (next?.action.kind === "set" && next.file === last.file && next.line < last.line)
    return "The loop’s body has been executed, so its counter changes.";
  return isSame
    ? "The same line continues."
    : `Line ${last.line} has been executed, and this line is the next.`;
}
