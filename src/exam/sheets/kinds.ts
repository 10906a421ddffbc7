import type { Kind } from "../../drawing/sheets/task.ts";
import type { QuestionRequest } from "./questions.ts";

/** The kinds of worksheets about the exam's program, by name. A new kind is a new entry. */
export const EXAM_KINDS = {
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
  tasks: {
    about: "exercises: changes to the exam's program; --only 7,8 for these",
    ofGames: false,
    load: async () => (await import("./tasks.ts")).exerciseTasks,
  },
} as const satisfies Record<string, Kind<QuestionRequest>>;
