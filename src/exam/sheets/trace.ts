/** Trace tables of the exam's program, or of a class's own. */
import { err, ok } from "../../base/result.ts";
import { seededRandom } from "../../base/rng.ts";
import { capital } from "../../base/text.ts";
import { board, givenLines, tableBeside } from "../../drawing/sheets/markup.ts";
import type { MakeTasks, Task } from "../../drawing/sheets/task.ts";
import { type Faults, withOwnNames } from "../known-versions.ts";
import type { FollowedOwn } from "../own-program.ts";
import type { Step } from "../stepper/twin/step.ts";
import { recordTasks } from "./answers.ts";
import { MAKERS, type TraceTable } from "./outlines.ts";
import type { QuestionRequest } from "./questions.ts";
import { drawnBoard } from "./random-positions.ts";
import { headingsOf, variablesOf } from "./trace-rows.ts";

export const traceTasks: MakeTasks<QuestionRequest> = async (request) => {
  const traced = await traceTables(request);
  if (!traced.ok) return traced;
  const { tasks: tables, notes } = traced.value;
  return ok({
    subject: "trace tables",
    instructions:
      "Write down each value that a variable is given, in its column. Begin a new row for every call, for every repetition of a loop, and wherever the column already holds a value. Put quotation marks around strings, also around two spaces. Write down the control variable of a loop once for each repetition. You may not need every row.",
    briefly:
      "The values in each column from top to bottom, with T for True, F for False, -- for two spaces and 1,4 for rank 1, file 4 of the board.",
    tasks: tables.map(taskOf),
    columns: { task: 1, answer: 1 },
    needs: tables.flatMap(({ subroutine }) => (subroutine === "main" ? WITH_MAIN : [subroutine])),
    notes,
  });
};

/** The main program, and what it calls that sets its variables; the rules decide which moves are legal. */
const WITH_MAIN = ["main", "getMove", "checkIfGameWillBeWon"];

/** The rows of a blank table of the gisgigir's, so that their number gives nothing away. */
const MOST_ROWS = 7;

/** A value of the tables of a class: F for False, WM for "WM", -- for two spaces, 1,4 for Board[1][4]. */
const inShort = (value: string) =>
  value
    .replace(/^([TF])(?:rue|alse)$/, "$1")
    .replace(/^"(.*)"$/, "$1")
    .replace(/^ +$/, "--")
    .replace(/^.*\[(\d)\]\[(\d)\]$/, "$1,$2");

function taskOf({ subroutine, names, heading, given, start, rows }: TraceTable): Task {
  const most = subroutine === "checkGisgigirMoveIsLegal" ? MOST_ROWS : 0;
  const length = Math.max(most, rows.length);
  const drawn = start ? board(drawnBoard(start)) : "";
  const headings = headingsOf(subroutine, names);
  const inNames = (text: string) => withOwnNames(text, names);
  const cells = rows.map((row) => row.map(inNames));
  const { task, answer } = tableBeside(drawn, headings, cells, length);
  return {
    heading: inNames(heading),
    task: givenLines(given.map(inNames)) + task,
    answer,
    brief: {
      title: subroutine === "main" ? "The main program" : inNames(capital(subroutine)),
      columns: headings.map((name, at) => [
        name,
        rows.flatMap((row) => inShort(row[at]!) || []).join(" "),
      ]),
    },
  };
}

/** Tables with positions that the seed determines. */
function traceTables({ count, seed, own }: QuestionRequest) {
  return recordTasks<TraceTable>(own, faultsOf(own), (faults) => {
    const random = seededRandom(seed);
    const first = random(11) * MAKERS.length;
    const numbers = Array.from({ length: count * MAKERS.length }, (_, index) => first + index);
    const asked = numbers.filter((number) => !faults.has(MAKERS[number % MAKERS.length]![0]));
    return asked.slice(0, count).map((number) => {
      const { run, rowsOf, ...table } = MAKERS[number % MAKERS.length]![1]({ random, number });
      const { subroutine } = table;
      const taskFrom = (steps: readonly Step[]) => {
        const names = own?.compared.names(subroutine);
        const rows = rowsOf(steps, own?.program && names);
        return rows.length > 0
          ? ok({ ...table, names, rows })
          : err(`${own?.file} does something else there`);
      };
      // The steps of other subroutines are in no column.
      return { blamed: () => subroutine, run: { ...run, only: subroutine }, taskFrom };
    });
  });
}

/** Why subroutines of a class's program cannot be traced: where it is followed, for want of a column's variable. */
function faultsOf(own: FollowedOwn | undefined): Faults {
  const faults = MAKERS.map(([name]) => {
    if (!own?.program) return [name, own?.compared.faultsBelow.get(name)] as const;
    const { found, names, faults } = own.compared;
    if (!found.some((one) => one.name === name)) return [name, faults.get(name)] as const;
    const lacking = variablesOf(name).find((one) => !names(name).has(one));
    return [name, lacking && `there is no ${lacking} in ${own.file}`] as const;
  });
  return new Map(faults.flatMap(([name, why]) => (why ? [[name, why] as const] : [])));
}
