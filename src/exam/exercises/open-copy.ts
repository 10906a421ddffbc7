import { err } from "../../base/result.ts";
import { followCopy } from "../stepper/followed-skeleton.ts";
import { findExercise } from "./catalogue.ts";
import { filesIn } from "./checker/run-program.ts";
import { faultOfProgram } from "./work/program-files.ts";
import { findProgram, openWork } from "./work/work-folder.ts";

/** An exercise and the folder of a pupil's work, as typed. */
interface Copy {
  readonly number: string;
  readonly folder: string;
}

/** Prepares a pupil's copy in TypeScript to be shown line by line. */
export async function openCopy({ number, folder }: Copy) {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const work = await openWork(folder);
  if (!work.ok) return work;
  const program = await findProgram(work.value, exercise.value);
  if (!program.ok) return program;
  if (program.value.command)
    return err("Only programs in TypeScript can be shown line by line, not those with a command.");
  const fault = faultOfProgram(program.value.folder);
  if (fault !== undefined) return err(fault);
  const files = [...(await filesIn(program.value.folder))];
  if (!files.some(([name]) => name === "program.ts"))
    return err("There is no program.ts of at most 64 kB, which starts the program.");
  return followCopy(new Map(files.filter(([name]) => /(?<!\.d)\.ts$/.test(name))));
}
