import type { Run } from "../../../src/exam/exercises/checker/run-program.ts";

export function play(
  behaviour: readonly string[],
  input: string,
  limit?: number,
): Pick<Run, "output" | "end"> & { readonly error?: Error };
