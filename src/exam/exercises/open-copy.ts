import { basename, dirname, join } from "node:path";
import { type FileNaming, fileFrom } from "../../base/file-names.ts";
import { err, ok, type Result } from "../../base/result.ts";
import { fileShown } from "../../base/system-errors.ts";
import { openPython } from "../stepper/followed-python.ts";
import { followCopy } from "../stepper/followed-skeleton.ts";
import type { FollowedProgram } from "../stepper/twin/program.ts";
import { findExercise } from "./catalogue.ts";
import { filesIn } from "./checker/run-program.ts";
import type { StudentProgram } from "./checker/student-program.ts";
import { findProgram } from "./work/find-begun.ts";
import { faultOfProgram } from "./work/program-files.ts";
import { openWork } from "./work/work-folder.ts";

/** An exercise and the folder of a pupil's work, as typed, perhaps with the command of its programs. */
export interface TypedCopy {
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
  const found = await findProgram(work.value, exercise.value);
  if (!found.ok) return found;
  const opened = await openFound(found.value.program);
  const { place } = found.value.program;
  return opened.ok ? ok({ ...opened.value, place }) : opened;
}

async function openFound(program: StudentProgram): Promise<Result<FollowedProgram>> {
  const { command, folder, files } = program;
  if (!command) return openTypeScript(program);
  const [, named] = /((?<=")[^"]+\.py|(?<=')[^']+\.py|[^\s"']+\.py)\b/i.exec(command.run) ?? [];
  if (named === undefined) return otherLanguage(`“${command.run}”`);
  const [own] = files?.find(([, name]) => name === named) ?? [named];
  return openPython(join(folder, own), command.run);
}

/** Prepares a program in a file of a class's own; `run` is a command of it, which names the interpreter. */
export async function openOwn(typed: string, run: string | undefined, host: FileNaming) {
  const file = fileFrom(typed, host);
  if (!file.ok) return file;
  if (/\.py$/i.test(file.value)) return openPython(file.value, run);
  if (basename(file.value) === "program.ts") return openTypeScript({ folder: dirname(file.value) });
  return otherLanguage(fileShown(basename(file.value)));
}

const otherLanguage = (what: string) =>
  err(
    `Only programs in Python (a .py file) and in TypeScript (program.ts) can be shown line by line, not ${what}; check, compare, read and worksheets take any language.`,
  );

async function openTypeScript(program: StudentProgram) {
  const fault = faultOfProgram(program);
  if (fault !== undefined) return err(fault);
  const all = await filesIn(program.folder);
  const named = program.files?.filter(([own]) => all.has(own));
  const files = named ? new Map(named.map(([own, name]) => [name, all.get(own)!])) : all;
  if (!files.has("program.ts"))
    return err("There is no program.ts of at most 64 kB, which starts the program.");
  return followCopy(files);
}
