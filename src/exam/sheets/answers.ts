/** The program whose steps are the answers of tasks: the exam's, or a class's own. */
import { err, ok, type Result } from "../../base/result.ts";
import { type Faults, leftOut } from "../known-versions.ts";
import { brokenOff, type FollowedOwn } from "../own-program.ts";
import { followedSkeleton } from "../stepper/followed-skeleton.ts";
import type { Recording } from "../stepper/twin/recorder/record.ts";
import type { Step } from "../stepper/twin/step.ts";

/** A task whose answer is not known yet. */
export interface Drawn<Task> {
  /** The subroutine about which no other task is drawn if these steps are no answer, as the port names it. */
  blamed(steps: readonly Step[]): string;
  readonly run: Recording;
  /** The task with the answer that follows from its run, or why there is none. */
  taskFrom(steps: readonly Step[]): Result<Task>;
}

/**
 * Records the answers of tasks in a class's own program, or in the exam's where that cannot be followed, with sentences
 * about the subroutines that are left out.
 * @param known why no task is about a subroutine, as far as that is known beforehand
 * @param draw draws tasks about other subroutines than these, again as long as one has no answer; none if there is none
 */
export async function recordTasks<Task>(
  own: FollowedOwn | undefined,
  known: Faults,
  draw: (faults: Faults) => readonly Drawn<Task>[],
): Promise<Result<{ readonly tasks: readonly Task[]; readonly notes: readonly string[] }>> {
  const program = own?.program ? ok(own.program) : await followedSkeleton();
  if (!program.ok) return program;
  const faults = new Map(known);
  for (;;) {
    const before = faults.size;
    const drawn = draw(faults);
    const notes = [...(own?.notes ?? []), ...leftOut(faults)];
    if (drawn.length === 0) return err(`There are no tasks of this kind. ${notes.join(" ")}`);
    const runs = await program.value.record(drawn.map(({ run }) => run));
    const tasks = drawn.flatMap((one, at): readonly Task[] => {
      const isGame = one.run.answers.length > 0;
      const isAsking = isGame && runs[at]!.at(-1)?.action.kind === "ask";
      const why = isAsking ? undefined : brokenOff(runs[at]!);
      const task = why === undefined ? one.taskFrom(runs[at]!) : err(why);
      if (task.ok) return [task.value];
      faults.set(one.blamed(runs[at]!), task.reason);
      return [];
    });
    if (faults.size === before) return ok({ tasks, notes });
  }
}
