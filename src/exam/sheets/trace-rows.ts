import { capital } from "../../base/text.ts";
import type { Rows } from "../../drawing/sheets/task.ts";
import { elementAt, type Shot } from "../stepper/twin/recorder/values.ts";
import type { Change, Frame, Step } from "../stepper/twin/step.ts";

/**
 * The headings of the tables, by the subroutine that is traced. The last column tells most about an answer: the
 * table of a class shows it.
 */
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

export const headingsOf = (subroutine: Traceable): readonly string[] =>
  HEADINGS[subroutine].split(", ");

/** A value as the exam writes it: True; "" for an array. */
export const examValue = (value: Shot | undefined): string =>
  typeof value === "string" ? value.replace(/^(true|false)$/, capital) : "";

/**
 * The rows that the steps of a subroutine write into its trace table. A row begins with every repetition of a
 * loop, and where the column already holds a value, as with every call.
 */
export function traceRows(steps: readonly Step[], subroutine: Traceable): Rows {
  const table = emptyTable(headingsOf(subroutine));
  // A subroutine that returns has left the stack.
  const own = steps.filter(
    ({ action, stack }) =>
      subroutine === (action.kind === "return" ? action.name : stack.at(-1)?.name),
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

/** Whether a step sets the variable of a definite loop, and the next one tests it. */
const isHead = ({ action, line }: Step, next: Step | undefined) =>
  action.kind === "set" && next?.line === line && timeOf(next) !== undefined;

const timeOf = ({ action }: Step) => (action.kind === "test" ? action.time : undefined);

const isTrue = ({ action }: Step) => action.kind === "test" && action.result === "true";

type Table = ReturnType<typeof emptyTable>;

function emptyTable(headings: readonly string[]) {
  const rows: string[][] = [];
  let begins = true;
  return {
    headings,
    rows,
    /** The next value begins a row. */
    begin() {
      begins = true;
    },
    /** Writes a value into a column; nothing if the table has no such column. */
    write(column: string, value: Shot | undefined) {
      const first = headings.indexOf(column);
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
    for (const [name, value] of Object.entries(frame.variables)) table.write(capital(name), value);
    if (frame.name.startsWith("check")) writeTarget(frame, table);
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
function writeTarget({ variables }: Frame, { headings, write }: Table): void {
  const { board, finishRank, finishFile } = variables;
  const contents = elementAt(board, [Number(finishRank), Number(finishFile)]);
  for (const heading of headings.filter(isElement)) write(heading, contents);
}

const isElement = (heading: string) => heading.startsWith("Board[");

/** The column of a variable, or of an element that is named by the variables that are its indexes. */
function columnOf({ name, path }: Change, { variables }: Frame, headings: readonly string[]) {
  if (path.length === 0) return capital(name);
  const indexesIn = (heading: string) =>
    [...heading.matchAll(/\[(\w)(\w*)\]/g)].map(
      ([, first = "", rest]) => variables[first.toLowerCase() + rest],
    );
  return headings.filter(isElement).find((one) => `${indexesIn(one)}` === `${path}`) ?? "";
}
