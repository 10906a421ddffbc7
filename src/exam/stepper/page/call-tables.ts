import { type Line, lineOf, type Role, type Span, spansOf } from "../../../drawing/line.ts";
import type { DrawnCall } from "../../../drawing/shown.ts";
import { changesOf, isNameOf, type ProgramPosition, stackAt, valueAfter } from "../navigate.ts";
import { callName } from "../sentences.ts";
import { isReference, type Shot, shown } from "../twin/recorder/values.ts";
import type { Change, Step } from "../twin/step.ts";

/** The changed elements of an array that are told one by one. */
export const FEW = 4;

/** The letters of the arrays that variables name: one for each, whatever its names. */
export function lettersAfter(step: Step | undefined): ReadonlyMap<Shot | undefined, string> {
  const all = [step?.globals ?? {}, ...(step?.stack ?? []).map(({ variables }) => variables)];
  const arrays = new Set(all.flatMap(Object.values).filter((value) => typeof value === "object"));
  return new Map([...arrays].map((array, at) => [array, LETTERS[at] ?? `${at}`]));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A letter that stands for an array. */
export const letterSpan = (letter: string): Span => ({
  text: ` ${letter} `,
  role: "onShared on shared",
});

interface Row {
  readonly name: Span;
  readonly value: Line;
  /** How it came to its call. */
  readonly how: string;
}

type VariableEntries = readonly (readonly [name: string, Shot | undefined])[];

/** The calls that have not ended, the latest first, and the variables outside all of them. */
export function callsAt(position: ProgramPosition): readonly DrawnCall[] {
  const { steps, at, looks } = position;
  const step = steps[at - 1];
  const lineFor = valueWriter(lettersAfter(step));
  /** Each change is told in the latest call that has its variable. */
  const untold = new Set(changesOf(step));
  const rowsOf = (variables: VariableEntries, howOf: (name: string) => string) =>
    variables.flatMap(([name, value]) => {
      const changes = [...untold].filter((one) => one.name === name && untold.delete(one));
      return rowsFor({ name: { text: name }, value: lineFor(value), how: howOf(name) }, changes);
    });
  // The main program of Python is no subroutine: every other one reads its variables.
  const mainHow = steps[0]?.file.endsWith(".py") ? "global" : "local";
  const calls = stackAt(position).map((call, index, { length }) => ({ ...call, index, length }));
  const drawn = calls.toReversed().map(({ name, parameters, variables, index, length }) => {
    const isLatest = index === length - 1;
    const rows = rowsOf(Object.entries(variables), (variable) => {
      if (!parameters.includes(variable)) return index === 0 ? mainHow : "local";
      return isReference(variables[variable]!) ? "reference" : "value";
    });
    // What has a row here already needs no other.
    const isHere = (look: string) =>
      Object.keys(variables).some((one) => isNameOf(look, name, one));
    const others = isLatest ? looks.filter((look) => !isHere(look)) : [];
    const kept = others.map((look) => [look, valueAfter(step, look)] as const);
    const line = isLatest ? steps[at]?.line : lineOfCall(position, index + 2);
    const place = `${isLatest ? "" : "waits at "}line ${line}`;
    return { title: name, place, lines: tableLines([...rows, ...rowsOf(kept, () => "look")]) };
  });
  const words = [step, steps[at]].flatMap((one) => wordsIn(position, one));
  const globals = Object.entries(step?.globals ?? {}).filter(([name]) => words.includes(name));
  const lines = tableLines(rowsOf(globals, () => "global"));
  return lines.length > 0 ? [...drawn, { title: "outside all calls", place: "", lines }] : drawn;
}

/** The words of the line of a step, and of what it works out. */
function wordsIn({ program }: ProgramPosition, step: Step | undefined): readonly string[] {
  const line = program.files.get(step?.file ?? "")?.split("\n")[step!.line - 1];
  const worked = step && "worked" in step.action ? step.action.worked?.text : "";
  return `${line} ${worked}`.split(/\W+/);
}

/** The line from which the call at a depth has been made. */
const lineOfCall = ({ steps, at }: ProgramPosition, depth: number) =>
  steps.findLast(
    ({ action, stack }, index) => index < at && action.kind === "call" && stack.length === depth,
  )?.line;

/** Rows as lines whose values stand below each other; how a variable came stands at the right edge. */
function tableLines(rows: readonly Row[]): readonly Line[] {
  const width = Math.max(0, ...rows.map(({ name }) => name.text.length)) + 1;
  return rows.map(({ name, value, how }) => {
    const pad = { text: " ".repeat(width - name.text.length) };
    return lineOf([name, pad, ...spansOf(value), { text: "\t" }, { text: how, role: "quiet" }]);
  });
}

/** A variable with its value, and below an array its elements that have just changed. */
function rowsFor(row: Row, changes: readonly Change[]): readonly Row[] {
  const parts = changes.flatMap((change) =>
    typeof change.now === "string" ? [change] : changesIn(change),
  );
  const changed = parts.map((part): Row => {
    const isWhole = part.path.length === 0;
    const value = changeLine(part, isWhole ? row.value : shown(part.now));
    return { name: { text: callName(part), role: "heading" }, value, how: isWhole ? row.how : "" };
  });
  if (parts[0]?.path.length === 0) return changed;
  if (parts.length <= FEW) return [row, ...changed];
  const places: Span = { text: `, changes in ${parts.length} places`, role: "now" };
  return [{ ...row, value: lineOf([...spansOf(row.value), places]) }];
}

/** What of a variable has changed: of an array its elements, unless it is new. */
export function changesIn(change: Change): readonly Change[] {
  const { name, path, old, now } = change;
  if (old === now) return [];
  if (typeof now === "string" || typeof old !== "object") return [change];
  return now.items.flatMap((item, at) =>
    changesIn({ name, path: [...path, at], old: old.items[at], now: item }),
  );
}

/** "-1 -> -2", with the value now set off; of a member of an object it is not known what was before. */
function changeLine({ path, old, now }: Change, value: Line): Line {
  const first = path.length > 0 ? "now:" : "new:";
  const change = old === undefined ? first : `${shown(old)} ->`;
  const before: Span = { text: old === now ? "stays" : change, role: "quiet" };
  return typeof now === "object"
    ? lineOf([before, { text: " " }, ...spansOf(value)])
    : lineOf([before, { text: ` ${now} `, role: "nowLabel" }]);
}

const FORMS: readonly (readonly [RegExp, Role])[] = [
  [/^["']/, "string"],
  [/^-?\d/, "number"],
  [/^(true|false|null|undefined|none)$/i, "keyword"],
];

/** Returns what writes values one after the other: an array that has been written is the same there. */
function valueWriter(letters: ReturnType<typeof lettersAfter>) {
  const told = new Set<Shot>();
  return (value: Shot | undefined): Line => {
    if (value === undefined) return "has no value here";
    const text = shown(value);
    const role = FORMS.find(([form]) => form.test(text))?.[1];
    const letter = letters.get(value);
    if (letter === undefined) return lineOf([{ text, role }]);
    const contents = told.has(value) ? "the same" : text.replace(/^an /, "");
    told.add(value);
    return lineOf([letterSpan(letter), { text: ` ${contents}` }]);
  };
}
