import {
  runExercise as carryOut,
  type ExerciseHost,
  type ExerciseRequest,
} from "../../exercises/commands.ts";

/** The exit codes of the exercise commands: 0 also means that all checks passed. */
const PASSED = 0;
const FAILED = 1;
const WRONG_COMMAND_LINE = 2;

/** Carries out an exercise command and returns the exit code of the program. */
export async function runExercise(
  request: ExerciseRequest,
  host: ExerciseHost & { complain(text: string): void },
): Promise<number> {
  const passed = await carryOut(request, host);
  if (passed.ok) return passed.value ? PASSED : FAILED;
  host.complain(`error: ${passed.reason}`);
  return WRONG_COMMAND_LINE;
}
