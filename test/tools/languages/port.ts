/** What a port of the exam's program is, and what is tried with it. */
import type { ProgramCommand } from "../../../src/exam/exercises/checker/student-program.ts";

/** Texts that occur once in a port, and what stands there instead. */
export type Changes = readonly (readonly [text: string, instead: string])[];

export interface Port {
  readonly language: string;
  readonly file: string;
  /** The programs that it needs. */
  readonly needs: readonly string[];
  readonly command: ProgramCommand;
  /** What "exercise compare" must find. */
  readonly faults: Readonly<Record<string, Changes>>;
  /** By the ids of exercises, which they solve. */
  readonly solutions: Readonly<Record<string, Changes>>;
  /** Changes of solutions, by the ids of exercises, whose checks must find them: what is wrong, and the changes. */
  readonly wrong?: Readonly<Record<string, Readonly<Record<string, Changes>>>>;
}
