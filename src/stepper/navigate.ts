import { err, ok, type Result } from "../core/result.ts";
import { quoted } from "../core/text.ts";
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
  for (let at = from + 1; at <= steps.length; at += 1)
    if (goal.reached(steps[at - 1]!, steps[at])) return at;
  return undefined;
}

/** The calls that have not ended after so many steps. */
export const stackAt = ({ steps }: Recording, at: number) => steps[at - 1]?.stack ?? [];

/** To the end of the call that comes next, or else of this line. */
export const overCall = (depth: number): Goal => ({
  missed: "The call does not end before that.",
  reached: (last) => last.stack.length <= depth,
});

export const outOf = (depth: number): Goal => ({
  missed: "The subroutine does not end before that.",
  reached: (last) => last.stack.length < depth,
});

/** To the first line of a subroutine that is called. */
const intoCall = (name: string): Goal => ({
  missed: `${name} is not called before that.`,
  reached: ({ action }) => action.kind === "call" && action.name === name,
});

const toLine = (file: string, line: number): Goal => ({
  missed: `Line ${line} of ${file} is not reached before that.`,
  reached: (last, next) =>
    next?.file === file && next.line === line && !(last.file === file && last.line === line),
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
  const lines = files.get(named)?.split("\n").length ?? 0;
  if (digits !== undefined) {
    const line = Number(digits);
    return line >= 1 && line <= lines
      ? ok(toLine(named, line))
      : err(`${named} has ${lines > 0 ? `lines 1 to ${lines}` : "no lines here"}.`);
  }
  const found = subroutines.find((name) => name.toLowerCase() === typed.toLowerCase());
  if (found) return ok(intoCall(found));
  return err(
    `${quoted(typed, 40)} is neither a line nor a subroutine, such as ${subroutines.at(-1)}.`,
  );
}

/** Reads until when to go: a variable, which changes or gets a value: "moveIsLegal = false". */
export function readCondition(typed: string): Result<Goal> {
  const [, name, value] = /^([A-Za-z_$][\w$]*)(?:\s*=+\s*(.+))?$/.exec(typed) ?? [];
  if (name === undefined)
    return err("until takes a variable, which changes, or gets a value: until moveIsLegal = false");
  const wanted = value?.trim();
  return ok({
    missed:
      wanted === undefined
        ? `${name} does not change before that.`
        : `${name} does not become ${wanted} before that.`,
    reached: ({ action }) =>
      action.kind === "set" &&
      action.changes.some(
        (change) =>
          change.name.toLowerCase() === name.toLowerCase() &&
          (wanted === undefined ? change.old !== change.now : isWritten(change.now, wanted)),
      ),
  });
}

/** Whether a value is what somebody has typed; quotation marks and capitals may be left out. */
export const isWritten = (value: unknown, typed: string): boolean =>
  typeof value === "string" &&
  (value === typed ||
    value === `"${typed}"` ||
    // As in a string, capitals matter in all but true and false.
    (/^(true|false)$/.test(value) && value === typed.toLowerCase()));
