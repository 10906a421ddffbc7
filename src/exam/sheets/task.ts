import type { Result } from "../../base/result.ts";
import { type AnyGame, setupPosition } from "../../game/rules/game.ts";
import type { OwnProgram } from "../exercises/reading/source.ts";

/** How hard tasks of games are, from the easiest. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What the tasks of a worksheet follow from: the same values give the same tasks. */
export interface TaskRequest {
  readonly game: AnyGame;
  /** How many tasks; a kind with a limited stock may return fewer. */
  readonly count: number;
  readonly level: Level;
  /** A whole number. */
  readonly seed: number;
  /** A class's own version of the exam's program; undefined for the port. */
  readonly own?: OwnProgram | undefined;
}

/** A task and its answer, as markup. */
export interface Task {
  /** Follows the number of the task: "Figure 5e"; if empty, the number stands before the task. */
  readonly heading: string;
  readonly task: string;
  readonly answer: string;
  /** Takes the whole width of the page even if tasks stand in columns. */
  readonly wide?: boolean;
  /** The answer in a few words, for the table of a class. */
  readonly brief: string;
}

/** The rows of a table. */
export type Rows = readonly (readonly string[])[];

/** How many tasks or answers stand side by side. */
export type Columns = 1 | 2 | 3;

/** The most files of a board of which three fit side by side. */
const SMALL = 8;

/** How many boards of a game stand side by side. */
export const boardColumns = (game: AnyGame): Columns =>
  game.diagram(setupPosition(game, 0)).columns > SMALL ? 2 : 3;

/** The tasks of a worksheet, and what belongs to all of them. */
export interface Tasks {
  /** Completes the title after the name of the game: "how the pieces move". */
  readonly subject: string;
  /** What to do, in sentences. */
  readonly instructions: string;
  /** What the table of a class says of each task, as a sentence. */
  readonly briefly: string;
  readonly tasks: readonly Task[];
  readonly columns: { readonly task: Columns; readonly answer: Columns };
  /** The subroutines of the program that are printed with the tasks, as the port names them. */
  readonly needs?: readonly string[];
}

/** Makes the tasks of a kind. Rejects a game that has no such tasks. */
export type MakeTasks = (request: TaskRequest) => Promise<Result<Tasks>>;
