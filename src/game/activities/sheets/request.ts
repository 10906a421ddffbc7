import type { MakeTasks, TaskRequest } from "../../../drawing/sheets/task.ts";
import type { AnyGame } from "../../rules/game.ts";

/** How hard tasks of games are, from the easiest. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the tasks of a game follow from. */
export interface GameTaskRequest extends TaskRequest {
  readonly game: AnyGame;
  readonly level: Difficulty;
}

export type MakeGameTasks = MakeTasks<GameTaskRequest>;
