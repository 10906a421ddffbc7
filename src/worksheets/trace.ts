import type { AnyGame } from "../core/game.ts";
import { ok } from "../core/result.ts";
import { followedSkeleton } from "../stepper/followed-skeleton.ts";
import { positionView } from "../view/board-view.ts";
import { board, paragraph, tableBeside, tag } from "./markup.ts";
import type { MakeTasks, Task } from "./task.ts";
import { headingsOf } from "./trace-rows.ts";
import { type TraceTable, traceTables } from "./trace-tables.ts";

export const traceTasks: MakeTasks = async (request) => {
  const program = await followedSkeleton();
  if (!program.ok) return program;
  const tables = traceTables(request, program.value);
  return ok({
    subject: "trace tables",
    instructions:
      "Write down each value that a variable is given, in its column. Begin a new row for every call, for every repetition of a loop, and wherever the column already holds a value. Put quotation marks around strings, also around two spaces. Write down the control variable of a loop once for each repetition. You may not need every row.",
    briefly: "The last column of each table from top to bottom, with T for True and F for False.",
    tasks: tables.map((one) => taskOf(request.game, one)),
    columns: { task: 1, answer: 1 },
    needs: tables.flatMap(({ subroutine }) => (subroutine === "main" ? WITH_MAIN : [subroutine])),
  });
};

/** The main program, and what it calls that sets its variables; the rules decide which moves are legal. */
const WITH_MAIN = ["main", "getMove", "checkIfGameWillBeWon"];

/** The rows of a blank table of the gisgigir's, so that their number gives nothing away. */
const MOST_ROWS = 7;

/** A value of the table of a class: F for False, WM for "WM". */
const inShort = (value: string) => value.replace(/(?<=^[TF])\w+/, "").replaceAll('"', "");

function taskOf(game: AnyGame, { subroutine, heading, given, position, rows }: TraceTable): Task {
  const length = subroutine === "checkGisgigirMoveIsLegal" ? MOST_ROWS : rows.length;
  const text = tag("div", "given", given.map((line) => paragraph(line)).join("\n"));
  const drawn = position ? board(positionView(game, position, [])) : "";
  const { task, answer } = tableBeside(drawn, headingsOf(subroutine), rows, length);
  return {
    heading,
    task: text + task,
    answer,
    brief: rows.flatMap((row) => inShort(row.at(-1)!) || []).join(" "),
  };
}
