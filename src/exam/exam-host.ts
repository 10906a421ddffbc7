import type { Result } from "../base/result.ts";
import type { DisplayOptions } from "../terminal/display-options.ts";
import type { Host } from "../terminal/host.ts";

/** What the subcommands about the exam's program need. */
export interface ExamHost extends Host {
  /** The version of this program. */
  readonly version: string;
  /** Shows the exam's program, or a pupil's copy of it, line by line. */
  step(request: StepRequest): Promise<Result<true>>;
}

/** A request to show the exam's program, or a copy of it, line by line, with the options as they are typed. */
export interface StepRequest extends DisplayOptions {
  /** The subroutine whose first call is shown first; undefined for the first line. */
  readonly to: string | undefined;
  /** A pupil's copy, by the exercise and the folder as typed; undefined for the exam's own program. */
  readonly copy: { readonly number: string; readonly folder: string } | undefined;
  readonly answers: readonly string[];
  readonly figure?: string;
  readonly predict?: boolean;
  readonly subroutine?: string;
  readonly seed?: number;
  readonly name?: string;
  readonly result?: string;
}
