import type { Result } from "../../base/result.ts";

/** What the tasks of a worksheet follow from: the same values give the same tasks. */
export interface TaskRequest {
  /** How many tasks; a kind with a limited stock may return fewer. */
  readonly count: number;
  /** A whole number. */
  readonly seed: number;
}

/** A task and its answer, as markup. */
export interface Task {
  /** Follows the number of the task: "Figure 5e"; if empty, the number stands before the task. */
  readonly heading: string;
  readonly task: string;
  readonly answer: string;
  /** Takes the whole width of the page even if tasks stand in columns. */
  readonly wide?: boolean;
  /** The answer in a few words, or as a row of a table of its own, for the tables of a class. */
  readonly brief: string | BriefRow;
  /** What is needed besides to mark it, as markup that is printed once for a class. */
  readonly scheme?: string;
}

/** An answer as a row of a table. */
interface BriefRow {
  /** What is above the table. */
  readonly title: string;
  readonly columns: readonly (readonly [heading: string, values: string])[];
}

/** The rows of a table. */
export type Rows = readonly (readonly string[])[];

/** How many tasks or answers stand side by side. */
export type Columns = 1 | 2 | 3;

/** The tasks of a worksheet, and what belongs to all of them. */
export interface Tasks {
  /** Completes the title after the name of the game: "how the pieces move". */
  readonly subject: string;
  /** What to do, in sentences. */
  readonly instructions: string;
  /** What the tables of a class say of each task, as a sentence. */
  readonly briefly: string;
  readonly tasks: readonly Task[];
  readonly columns: { readonly task: Columns; readonly answer: Columns };
  /** The names of the subroutines that are printed with the tasks. */
  readonly needs?: readonly string[];
  /** Sentences for whoever prints them, about tasks that are left out. */
  readonly notes?: readonly string[];
}

/** Makes the tasks of a kind. Rejects what has no such tasks. */
export type MakeTasks<Request extends TaskRequest = TaskRequest> = (
  request: Request,
) => Promise<Result<Tasks>>;

/** A kind of worksheet. */
export interface Kind<Request extends TaskRequest = TaskRequest> {
  /** What its tasks ask, for help. */
  readonly about: string;
  /** True if a game and a level choose the tasks; otherwise they are about the exam's paper or program. */
  readonly ofGames: boolean;
  /** Imports the code on demand, for one worksheet. */
  load(): Promise<MakeTasks<Request>>;
}
