import { capital } from "../../base/text.ts";
import type { Rows } from "../../drawing/sheets/task.ts";
import { isSameName } from "../canonical-form.ts";
import { type OwnNames, withOwnNames } from "../known-versions.ts";
import { elementAt, type Shot } from "../stepper/twin/recorder/values.ts";
import type { Change, Frame, Step } from "../stepper/twin/step.ts";

const HEADINGS = {
  checkRedumMoveIsLegal:
    "StartRank, StartFile, FinishRank, FinishFile, ColourOfPiece, Board[FinishRank][FinishFile], Result",
  checkGisgigirMoveIsLegal:
    "RankDifference, FileDifference, Count, Square looked at, Its contents, GisgigirMoveIsLegal",
  initialiseBoard: "RankNo, FileNo, Board[RankNo][FileNo] first, Board[RankNo][FileNo] then",
  makeMove:
    "StartRank, StartFile, FinishRank, FinishFile, WhoseTurn, Board[StartRank][StartFile], Board[FinishRank][FinishFile]",
  main: "WhoseTurn, GameOver, StartSquare, FinishSquare, StartRank, StartFile, FinishRank, FinishFile, MoveIsLegal",
};

export type Traceable = keyof typeof HEADINGS;

/** The columns of a table, with the names of a program for those of the exam where they are others. */
export const headingsOf = (subroutine: Traceable, names?: OwnNames): readonly string[] =>
  withOwnNames(HEADINGS[subroutine], names).split(", ");

/** The variables that a table has columns for, as the exam names them. */
export const variablesOf = (subroutine: Traceable): readonly string[] =>
  HEADINGS[subroutine].match(/\b[A-Z]\w+(?=[,\]]|$)/g)!.filter((word) => word !== "Result");

/** A value as the exam writes it: True; "" for an array and for nothing. */
export const examValue = (value: Shot | undefined): string =>
  typeof value === "string" ? value.replace(/^(true|false)$/, capital).replace(/^None$/, "") : "";

/**
 * The rows that the steps of a subroutine write into its trace table. A row begins with every repetition of a
 * loop, and where the column already holds a value, as with every call.
 */
export function traceRows(steps: readonly Step[], subroutine: Traceable, names?: OwnNames): Rows {
  const table = emptyTable(headingsOf(subroutine, names));
  // A subroutine that returns has left the stack.
  const own = steps.filter(({ action, stack }) =>
    isSameName(action.kind === "return" ? action.name : (stack.at(-1)?.name ?? ""), subroutine),
  );
  for (const [at, step] of own.entries()) {
    if (isHead(step, own[at + 1])) continue;
    writeStep(step, table);
    const before = own[at - 1];
    // The variable of a definite loop has no value beyond the last repetition.
    if (before && isHead(before, step) && isTrue(step)) writeStep(before, table);
  }
  return table.rows;
}

/** Whether a step sets the variable of a definite loop, and the next one tests it; in Python it is set afterwards. */
const isHead = ({ action, line, file }: Step, next: Step | undefined) =>
  action.kind === "set" &&
  next?.line === line &&
  timeOf(next) !== undefined &&
  !file.endsWith(".py");

const timeOf = ({ action }: Step) => (action.kind === "test" ? action.time : undefined);

const isTrue = ({ action }: Step) => action.kind === "test" && /^true$/i.test(`${action.result}`);

type Table = ReturnType<typeof emptyTable>;

function emptyTable(headings: readonly string[]) {
  const rows: string[][] = [];
  let begins = true;
  return {
    headings,
    rows,
    begin() {
      begins = true;
    },
    /** Writes a value into a column; nothing if the table has no such column. */
    write(column: string, value: Shot | undefined) {
      const first = headings.findIndex((heading) => isSameName(heading, column));
      if (first < 0) return;
      const isFull = (at: number) => begins || rows.at(-1)![at] !== "";
      // Of two columns for an element the second takes what it becomes then.
      const hasSecond = headings[first + 1]?.endsWith(" then") === true;
      const at = hasSecond && !begins && isFull(first) ? first + 1 : first;
      if (isFull(at)) rows.push(headings.map(() => ""));
      begins = false;
      rows.at(-1)![at] = examValue(value);
    },
  };
}

function writeStep(step: Step, table: Table): void {
  const { action, stack } = step;
  if (action.kind === "return") {
    table.write("Result", action.value);
    return;
  }
  const frame = stack.at(-1)!;
  if (action.kind === "call") {
    for (const [name, value] of Object.entries(frame.variables)) table.write(name, value);
    if (/^check/i.test(frame.name)) writeTarget(frame, table);
  }
  if (action.kind === "set")
    for (const change of action.changes)
      table.write(columnOf(change, frame, table.headings), change.now);
  if (action.kind !== "test") return;
  if (timeOf(step) !== undefined && isTrue(step)) table.begin();
  const { parts } = action.worked;
  const element = parts.findIndex(({ kind }) => kind === "element");
  if (element < 0) return;
  const [contents, rank, file] = parts.slice(element).map(({ value }) => value);
  table.write("Square looked at", `Board[${rank}][${file}]`);
  table.write("Its contents", contents);
}

/** Writes the contents of the square on which the answer of a check depends. */
function writeTarget({ variables, parameters }: Frame, { headings, write }: Table): void {
  const [board, , , ...finish] = parameters.map((name) => variables[name]);
  const contents = elementAt(board, finish.slice(0, 2).map(Number));
  for (const heading of headings.filter(isElement)) write(heading, contents);
}

const isElement = (heading: string) => heading.includes("[");

/** The column of a variable, or of an element that is named by the variables that are its indexes. */
function columnOf({ name, path }: Change, { variables }: Frame, headings: readonly string[]) {
  if (path.length === 0) return name;
  const entries = Object.entries(variables);
  const indexesIn = (heading: string) =>
    [...heading.matchAll(/\[(\w+)\]/g)].map(
      ([, index = ""]) => entries.find(([one]) => isSameName(one, index))?.[1],
    );
  return headings.filter(isElement).find((one) => `${indexesIn(one)}` === `${path}`) ?? "";
}
