import { err, ok, type Result } from "../core/result.ts";
import { quoted, shortened } from "../core/text.ts";
import type { FollowedProgram, Recording } from "./twin/program.ts";
import type { Step } from "./twin/step.ts";

/** Where to stop: between the step that has just been made and the next one, if there is one. */
export interface Goal {
  /** What is looked for, in a sentence that says that it does not happen. */
  readonly missed: string;
  reached(last: Step, next: Step | undefined): boolean;
}

/** The number of steps after which a goal is reached; undefined if it is not in this recording. */
export function positionOf(goal: Goal, { steps }: Recording, from: number): number | undefined {
  const found = steps.findIndex(
    (step, index) => index >= from && goal.reached(step, steps[index + 1]),
  );
  return found < 0 ? undefined : found + 1;
}

/** The calls that have not ended after so many steps. */
export const stackAt = ({ steps }: Recording, at: number) => steps[at - 1]?.stack ?? [];

export const NEXT_STEP: Goal = { missed: "", reached: () => true };

export const NEXT_LINE: Goal = {
  missed: "",
  reached: (last, next) => last.line !== next?.line || last.file !== next.file,
};

/** To the end of the call that comes next, or else of this line. */
export const overCall = (depth: number): Goal => ({
  missed: "The call does not end before that.",
  reached: (last) => last.stack.length <= depth,
});

export const outOf = (depth: number): Goal => ({
  missed: "The subroutine does not end before that.",
  reached: (last) => last.stack.length < depth,
});

/** To the end of a legal move: it is the other player's turn. */
export const END_OF_MOVE: Goal = {
  missed: "No move is made before that.",
  reached: ({ action }) =>
    action.kind === "set" &&
    action.changes.some(
      ({ name, old, now }) => name === "whoseTurn" && old !== undefined && old !== now,
    ),
};

/** Reads where to go: a line of the file that is shown, or a subroutine. */
export function readPlace(
  typed: string,
  { files, subroutines }: FollowedProgram,
  file: string,
): Result<Goal> {
  const [, named = file, digits] = /^(?:(\S+\.ts),?\s+)?(?:line\s+)?(\d{1,5})$/i.exec(typed) ?? [];
  if (digits !== undefined) return toLine(named, Number(digits), files.get(named));
  const found = subroutines.find((name) => name.toLowerCase() === typed.toLowerCase());
  if (!found)
    return err(
      `${quoted(typed, 40)} is neither a line nor a subroutine, such as ${subroutines.at(-1)}.`,
    );
  return ok({
    missed: `${found} is not called before that.`,
    reached: ({ action }) => action.kind === "call" && action.name === found,
  });
}

function toLine(file: string, line: number, text: string | undefined): Result<Goal> {
  const lines = text?.split("\n").length ?? 0;
  if (line < 1 || line > lines)
    return err(`${file} has ${lines > 0 ? `lines 1 to ${lines}` : "no lines here"}.`);
  const isThere = (step: Step | undefined) => step?.file === file && step.line === line;
  return ok({
    missed: `Line ${line} of ${file} is not reached before that.`,
    reached: (last, next) => isThere(next) && !isThere(last),
  });
}

/** Reads until when to go: a variable, which changes or gets a value: "moveIsLegal = false". */
export function readCondition(typed: string, program: FollowedProgram): Result<Goal> {
  const [, name, value] = /^([A-Za-z_$][\w$]*)(?:\s*=+\s*(.+))?$/.exec(typed.trim()) ?? [];
  if (name === undefined)
    return err("until takes a variable, alone or with a value: until moveIsLegal = false");
  if (!isWrittenIn(program, name)) return err(`There is no variable ${shortened(name, 40)}.`);
  return ok({
    missed: `${name} does not ${value === undefined ? "change" : `become ${value}`} before that.`,
    reached: ({ action }) =>
      action.kind === "set" &&
      action.changes.some(
        (change) =>
          change.name.toLowerCase() === name.toLowerCase() &&
          (value === undefined ? change.old !== change.now : isWritten(change.now, value)),
      ),
  });
}

/** Whether a name, in capitals or not, occurs in a program. */
export const isWrittenIn = ({ files }: FollowedProgram, name: string): boolean =>
  [...files.values()].some((text) =>
    text
      .toLowerCase()
      .split(/[^\w$]+/)
      .includes(name.toLowerCase()),
  );

/** Whether a value is what somebody has typed; quotation marks may be left out, and capitals in True. */
const isWritten = (value: unknown, typed: string): boolean =>
  [typed, `"${typed}"`].includes(String(value)) ||
  (/^(true|false)$/i.test(typed) && value === typed.toLowerCase());
