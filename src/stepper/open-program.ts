import type { Ports } from "../console/ports.ts";
import type { Reply, State } from "../console/session/state.ts";
import { err, ok, type Result } from "../core/result.ts";
import { inWords } from "../core/text.ts";
import { followedSkeleton, skeletonFiles } from "./followed-skeleton.ts";
import { isSameName } from "./navigate.ts";
import type { Prediction } from "./predict.ts";
import { show } from "./stepping.ts";
import { FIRST, type Stepping, turnOf } from "./turns.ts";
import { followProgram } from "./twin/program.ts";

/** How a program is followed from the command line. */
export interface StepOptions {
  /** The texts of a copy's files by their names; undefined for the exam's own program. */
  readonly files?: ReadonlyMap<string, string> | undefined;
  /** The subroutine whose first call is run to; undefined for the first line. */
  readonly to?: string | undefined;
  /** What is typed into the program. */
  readonly answers: readonly string[];
  readonly prediction?: Prediction | undefined;
  marked?(score: Prediction): void;
}

/** Prepares a program that is followed from its first line; refuses what cannot be read or named. */
export async function openProgram(options: StepOptions, alone: boolean): Promise<Result<Stepping>> {
  const { files, to, answers, prediction, marked } = options;
  const program = files ? followProgram(files, await skeletonFiles()) : await followedSkeleton();
  if (!program.ok) return program;
  const { subroutines } = program.value;
  const named = (called: string | undefined) =>
    subroutines.find((name) => isSameName(name, called ?? ""));
  const unknown = [to, prediction?.subroutine].find((name) => name !== undefined && !named(name));
  if (unknown !== undefined)
    return err(`There is no subroutine ${unknown}. There are ${inWords(subroutines)}.`);
  return ok({
    program: program.value,
    recording: program.value.run(answers),
    at: FIRST,
    looks: [],
    board: false,
    answers,
    alone,
    prediction: prediction && { ...prediction, subroutine: named(prediction.subroutine) },
    ...(marked && { marked }),
  });
}

/** Begins to follow a program, at its first line or at the subroutine that is named. */
export function startStepping(state: State, stepping: Stepping, to: string, ports: Ports): State {
  const turn = to === "" ? { stepping } : turnOf(stepping, `to ${to}`);
  return show(state, typeof turn === "string" ? { stepping, news: turn } : turn, ports);
}

/** Begins to follow the exam's program, with one of its commands typed into it unless that is empty. */
export async function stepInto(state: State, ports: Ports, command: string): Promise<Reply> {
  const stepping = await openProgram({ answers: [] }, false);
  if (!stepping.ok) return stepping.reason;
  const turn = command === "" ? { stepping: stepping.value } : turnOf(stepping.value, command);
  return typeof turn === "string" ? turn : show(state, turn, ports);
}
