import type { Kind } from "../../../drawing/sheets/task.ts";
import type { GameTaskRequest } from "./request.ts";

/** The kinds of worksheets about games, by name. A new kind is a new entry. */
export const GAME_KINDS = {
  puzzles: {
    about: "find the first move of a forced win or gain",
    ofGames: true,
    load: async () => (await import("./puzzles.ts")).puzzleTasks,
  },
  moves: {
    about: "shade the squares that a piece may move to",
    ofGames: true,
    load: async () => (await import("./moves.ts")).moveTasks,
  },
  figures: {
    about: "complete the figures of the exam's paper",
    ofGames: false,
    load: async () => (await import("./figures.ts")).figureTasks(),
  },
} as const satisfies Record<string, Kind<GameTaskRequest>>;
