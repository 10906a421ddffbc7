import type { AnyGame } from "../core/game.ts";
import { ok } from "../core/result.ts";
import { readSubroutines } from "../exercises/reading/source.ts";
import { positionView } from "../view/board-view.ts";
import { extractsFrom } from "./extracts.ts";
import { board, paragraph, table, tag } from "./markup.ts";
import type { MakeTasks, Task } from "./task.ts";
import { FORMS, type TraceTable, traceTables } from "./trace-tables.ts";

/** Makes tasks that trace the variables of the exam's subroutines. */
export const traceTasks: MakeTasks = async ({ game, count, seed }) => {
  const tables = traceTables(game, count, seed);
  return ok({
    subject: "trace tables",
    instructions:
      "Write down each value that a variable is given, in its column. Begin a new row for every call, for every repetition of a loop, and wherever the column already holds a value. Put quotation marks around strings, also around two spaces. You may not need every row. The tables write names as the exam does: MakeMove is makeMove in the extracts.",
    tasks: tables.map((one) => taskOf(game, one)),
    columns: { tasks: 1, answers: 1 },
    material: extractsFrom(
      await readSubroutines(),
      tables.flatMap(({ subroutine }) => (subroutine === "main" ? WITH_MAIN : [subroutine])),
    ),
  });
};

/** The main program, and what it calls that sets its variables; the rules decide which moves are legal. */
const WITH_MAIN = ["main", "getMove", "checkIfGameWillBeWon"];

function taskOf(game: AnyGame, trace: TraceTable): Task {
  const { subroutine, heading, given, position, rows } = trace;
  const { printed, length } = FORMS[subroutine];
  const columns = FORMS[subroutine].columns.split(", ");
  const blank = Array.from({ length: length - printed }, () => columns.map(() => ""));
  const toFill = table(columns, [...rows.slice(0, printed), ...blank]);
  const text = given.map((line) => paragraph(line)).join("\n");
  const drawn = position ? board(positionView(game, position, [])) : "";
  // The gisgigir's table stands beside its board, wider ones below.
  const beside = tag(
    "div",
    "beside",
    `${drawn}\n${given.length > 0 ? tag("div", "", text) : toFill}`,
  );
  return {
    heading,
    task: given.length > 0 ? `${beside}\n${toFill}` : beside,
    answer: table(columns, rows),
  };
}
