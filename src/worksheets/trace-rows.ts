import type { Change, Frame, Step } from "../stepper/twin/step.ts";
import type { Shot } from "../stepper/twin/values.ts";

/** A value for a column, or the beginning of a row. */
type Entry = readonly [column: string, value: Shot | undefined] | "row";

/**
 * The rows that the steps of a subroutine write into its trace table. A row begins with every call and every
 * repetition of a loop, and where the column already holds a value.
 * @param headings the columns, as the exam names its variables
 */
export function traceRows(
  steps: readonly Step[],
  subroutine: string,
  headings: readonly string[],
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const own = steps.filter(({ stack }) => stack.at(-1)?.name === subroutine);
  let begins = true;
  for (const entry of own.flatMap((step, at) =>
    entriesOf(step, own[at - 1], own[at + 1], headings),
  )) {
    const column = entry === "row" ? -1 : headings.indexOf(entry[0]);
    // Of two columns for an element the second takes what it becomes then.
    const isSecond =
      rows.at(-1)?.[column] !== "" && headings[column + 1]?.endsWith(" then") === true;
    const at = isSecond && !begins ? column + 1 : column;
    if (entry === "row") begins = true;
    else if (at >= 0) {
      if (begins || rows.at(-1)![at] !== "") rows.push(headings.map(() => ""));
      begins = false;
      rows.at(-1)![at] = written(entry[1]);
    }
  }
  return rows;
}

function entriesOf(
  step: Step,
  before: Step | undefined,
  after: Step | undefined,
  headings: readonly string[],
): readonly Entry[] {
  const { action, stack } = step;
  const frame = stack.at(-1)!;
  if (action.kind === "call")
    return [
      "row",
      ...action.given.map(({ name, value }) => [capital(name), value] as const),
      ...lookedAt(frame, headings),
    ];
  if (action.kind === "set") {
    const values = action.changes.map(
      (change) => [columnOf(change, frame, headings), change.now] as const,
    );
    if (!isHead(step, after)) return values;
    // As in Python, the variable of a loop has no value beyond its last repetition.
    return after?.action.kind === "test" && after.action.result === "true"
      ? ["row", ...values]
      : [];
  }
  if (action.kind !== "test") return [];
  const { expression, values } = action.worked;
  const element = expression.parts.findIndex(({ kind }) => kind === "element");
  const [contents, rank, file] = values.slice(element);
  const look: Entry[] =
    element < 0
      ? []
      : [
          ["Square looked at", `Board[${rank}][${file}]`],
          ["Its contents", contents],
        ];
  const repeats = action.time !== undefined && action.result === "true" && !isHead(before, step);
  return repeats ? ["row", ...look] : look;
}

/** Whether a step gives the variable of a definite loop a value, right before the loop's test. */
const isHead = (step: Step | undefined, next: Step | undefined): boolean =>
  step?.action.kind === "set" &&
  next?.action.kind === "test" &&
  next.action.time !== undefined &&
  next.line === step.line;

/** The contents of the square on which the answer of a check depends. */
function lookedAt({ name, variables }: Frame, headings: readonly string[]): readonly Entry[] {
  const { board, finishRank, finishFile } = variables;
  const row = typeof board === "object" ? board.items[Number(finishRank)] : undefined;
  const square = typeof row === "object" ? row.items[Number(finishFile)] : undefined;
  return name.startsWith("check")
    ? headings.filter(isElement).map((column) => [column, square])
    : [];
}

const isElement = (heading: string) => heading.startsWith("Board[");

/** The column of a variable, or of an element that is named by the variables that are its indexes. */
function columnOf(
  { name, path }: Change,
  { variables }: Frame,
  headings: readonly string[],
): string {
  if (path.length === 0) return capital(name);
  return (
    headings.filter(isElement).find((heading) => {
      const indexes = [...heading.matchAll(/\[(\w)(\w*)\]/g)];
      return indexes.every(
        ([, first = "", rest], at) => variables[first.toLowerCase() + rest] === `${path[at]}`,
      );
    }) ?? ""
  );
}

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** A value as the exam writes it: True, "WM". */
const written = (value: Shot | undefined): string =>
  typeof value === "string" ? value.replace(/^(true|false)$/, capital) : "";
