import type { MakeTasks, TaskRequest } from "../../../drawing/sheets/task.ts";
import type { AnyGame } from "../../rules/game.ts";

/** How hard tasks of games are, from the easiest. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What the tasks of a game follow from. */
export interface GameTaskRequest extends TaskRequest {
  readonly game: AnyGame;
  readonly level: Level;
}

export type MakeGameTasks = MakeTasks<GameTaskRequest>;
