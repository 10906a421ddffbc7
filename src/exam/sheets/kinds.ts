import type { MakeTasks } from "./task.ts";

/** A kind of worksheet. */
interface Kind {
  /** What its tasks ask, for help. */
  readonly about: string;
  /** True if a game and a level choose the tasks; otherwise they are about the exam's paper or program. */
  readonly ofGames: boolean;
  /** Imports the code on demand, for one worksheet. */
  load(): Promise<MakeTasks>;
}

/** The kinds of worksheets by name. A new kind is a new entry. */
export const KINDS = {
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
  questions: {
    about: "answer questions about the exam's program, with extracts from it",
    ofGames: false,
    load: async () => (await import("./questions.ts")).questionTasks,
  },
  trace: {
    about: "complete trace tables: the variables of the exam's subroutines",
    ofGames: false,
    load: async () => (await import("./trace.ts")).traceTasks,
  },
  calls: {
    about: "trace the calls that decide whether a move is legal",
    ofGames: false,
    load: async () => (await import("./calls.ts")).callTasks,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
