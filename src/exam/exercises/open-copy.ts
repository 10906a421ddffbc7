import { basename, dirname, join } from "node:path";
import { type FileNaming, fileFrom } from "../../base/file-names.ts";
import { err } from "../../base/result.ts";
import { fileShown } from "../../base/system-errors.ts";
import { openPython } from "../stepper/followed-python.ts";
import { followCopy } from "../stepper/followed-skeleton.ts";
import { findExercise } from "./catalogue.ts";
import { filesIn } from "./checker/run-program.ts";
import { faultOfProgram } from "./work/program-files.ts";
import { findProgram, openWork } from "./work/work-folder.ts";

/** An exercise and the folder of a pupil's work, as typed, perhaps with the command of its programs. */
interface TypedCopy {
  readonly number: string;
  readonly folder: string;
  readonly run?: string | undefined;
}

/** Prepares a pupil's copy to be shown line by line. */
export async function openCopy({ number, folder, run }: TypedCopy) {
  const exercise = findExercise(number);
  if (!exercise.ok) return exercise;
  const work = await openWork(folder, run === undefined ? undefined : { run });
  if (!work.ok) return work;
  const program = await findProgram(work.value, exercise.value);
  if (!program.ok) return program;
  const { command } = program.value;
  if (!command) return openTypeScript(program.value.folder);
  const [, file] = /((?<=")[^"]+\.py|(?<=')[^']+\.py|[^\s"']+\.py)\b/i.exec(command.run) ?? [];
  return file === undefined
    ? otherLanguage(`“${command.run}”`)
    : openPython(join(program.value.folder, file), command.run);
}

/** Prepares a program in a file of a class's own; `run` is a command of it, which names the interpreter. */
export async function openOwn(typed: string, run: string | undefined, host: FileNaming) {
  const file = fileFrom(typed, host);
  if (!file.ok) return file;
  if (/\.py$/i.test(file.value)) return openPython(file.value, run);
  if (basename(file.value) === "program.ts") return openTypeScript(dirname(file.value));
  return otherLanguage(fileShown(basename(file.value)));
}

const otherLanguage = (what: string) =>
  err(
    `Only programs in Python (a .py file) and in TypeScript (program.ts) can be shown line by line, not ${what}; check, compare, read and worksheets take any language.`,
  );

async function openTypeScript(folder: string) {
  const fault = faultOfProgram({ folder });
  if (fault !== undefined) return err(fault);
  const files = await filesIn(folder);
  if (!files.has("program.ts"))
    return err("There is no program.ts of at most 64 kB, which starts the program.");
  return followCopy(files);
}
