import type { Ports } from "../console/ports.ts";
import type { Reply, State } from "../console/session/state.ts";
import { err, ok, type Result } from "../core/result.ts";
import { inWords } from "../core/text.ts";
import { followedSkeleton, skeletonFiles } from "./followed-skeleton.ts";
import { isSameName } from "./navigate.ts";
import { show } from "./stepping.ts";
import { FIRST, type Stepping, turnOf } from "./turns.ts";
import { followProgram } from "./twin/program.ts";

/** How a program is followed. */
export interface StepOptions {
  /** The texts of a copy's files by their names; undefined for the exam's own program. */
  readonly files?: ReadonlyMap<string, string> | undefined;
  /** What is typed into the program. */
  readonly answers: readonly string[];
  /** Whether values are asked for; of one subroutine alone, if one is named. */
  readonly predict?: boolean | undefined;
  readonly subroutine?: string | undefined;
  /** Leaving the program leaves the session. */
  readonly alone: boolean;
  readonly marked?: Stepping["marked"];
}

/** Prepares a program that is followed from its first line; refuses what cannot be read or named. */
export async function openProgram(options: StepOptions, to?: string): Promise<Result<Stepping>> {
  const { files, answers, predict = false, subroutine, alone, marked } = options;
  const program = files ? followProgram(files, await skeletonFiles()) : await followedSkeleton();
  if (!program.ok) return program;
  const { subroutines, run } = program.value;
  const named = (called = "") => subroutines.find((name) => isSameName(name, called));
  const unknown = [to, subroutine].find((name) => name !== undefined && !named(name));
  if (unknown !== undefined)
    return err(`There is no subroutine ${unknown}. There are ${inWords(subroutines)}.`);
  const steps = run(answers);
  const prediction = { on: predict, subroutine: named(subroutine), made: [], right: 0 };
  const view = { at: Math.min(FIRST, steps.length - 1), looks: [], board: false };
  return ok({ program: program.value, steps, ...view, answers, alone, prediction, marked });
}

/** Begins to follow a program, with one of its commands typed into it unless that is empty. */
export function startStepping(state: State, stepping: Stepping, command: string, ports: Ports) {
  const turn = command === "" ? { stepping } : turnOf(stepping, command);
  return show(state, typeof turn === "string" ? { stepping, news: turn } : turn, ports);
}

/** Begins to follow the exam's program. */
export async function stepInto(state: State, ports: Ports, command: string): Promise<Reply> {
  const stepping = await openProgram({ answers: [], alone: false });
  return stepping.ok ? startStepping(state, stepping.value, command, ports) : stepping.reason;
}
