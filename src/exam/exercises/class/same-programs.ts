/** Finds programs in a class that are the same but for names, blanks and comments. */
import { join, parse } from "node:path";
import { compareNames } from "../../../base/text.ts";
import { canonicalForm } from "../../canonical-form.ts";
import { compareWithKnown } from "../../known-versions.ts";
import type { StudentProgram } from "../checker/student-program.ts";
import { isProgram, namedIn, readProgram } from "../work/program-files.ts";
import { fileNamesIn } from "../work/work-folder.ts";
import type { StudentExercise } from "./check-class.ts";
import type { SameProgram } from "./class-report.ts";

type Files = Awaited<ReturnType<typeof filesOf>>;

/** Students with the same program; the files are those of the first. */
interface ProgramGroup {
  readonly files: Files;
  readonly form: string;
  readonly job: StudentExercise;
  readonly names: Set<string>;
}

/** Exercises with the students who have the same program, unless it is the one that was handed out. */
export async function samePrograms(
  jobs: readonly StudentExercise[],
): Promise<readonly SameProgram[]> {
  const formOf = (files: Files) => canonicalForm(files).text;
  const isHandedOut = async ({ files, form, job }: ProgramGroup) => {
    const { program, original } = job;
    const { command } = program;
    const all = await filesOf({ folder: original, command });
    const start = all.filter(({ file }) => files.some((own) => own.file === file));
    if (form === formOf(start)) return true;
    // What single files began with is not known.
    const whole = { file: files[0]!.file, text: files.map(({ text }) => text).join("\n") };
    return command !== undefined && (await compareWithKnown(whole)).isExams;
  };
  const groups = new Map<string, ProgramGroup>();
  for (const job of jobs) {
    const files = await filesOf(job.program);
    const form = formOf(files);
    const key = `${job.exercise.number} ${form}`;
    const group = groups.get(key) ?? { files, form, job, names: new Set() };
    groups.set(key, group);
    group.names.add(job.student.name);
  }
  const same: SameProgram[] = [];
  for (const group of groups.values()) {
    const { files, job, names } = group;
    if (files.length > 0 && names.size > 1 && !(await isHandedOut(group)))
      same.push({ number: job.exercise.number, names: [...names].toSorted(compareNames) });
  }
  return same.toSorted((one, other) => one.number - other.number);
}

/** The files of a program under the names by which it is run: those of its command, and others that they name. */
async function filesOf(program: StudentProgram) {
  const { folder, files } = program;
  const named = namedIn(program);
  const names = files?.map(([own]) => own) ?? (await fileNamesIn(folder));
  const read = ([own, file]: readonly [string, string]) => {
    const text = readProgram(join(folder, own), false);
    return text.ok ? [{ file, text: text.value }] : [];
  };
  const texts = named.flatMap(read);
  const isUsed = (file: string) =>
    texts.length === 0 || texts.some(({ text }) => text.includes(parse(file).name));
  const others = names.filter((name) => isProgram(name) && !named.some(([own]) => own === name));
  return [
    ...texts,
    ...others
      .toSorted()
      .filter(isUsed)
      .flatMap((name) => read([name, name])),
  ];
}
