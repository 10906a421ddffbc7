/** Finds programs in a class that are the same but for names, blanks and comments. */
import { join, parse } from "node:path";
import { canonicalForm } from "../../canonical-form.ts";
import type { StudentProgram } from "../checker/student-program.ts";
import { isProgram, namedIn, readProgram } from "../work/program-files.ts";
import { fileNamesIn } from "../work/work-folder.ts";
import type { StudentExercise } from "./check-class.ts";
import type { SameProgram } from "./class-report.ts";

/** Exercises with the students who have the same program, unless it is that with which they began. */
export async function samePrograms(
  jobs: readonly StudentExercise[],
): Promise<readonly SameProgram[]> {
  const forms = new Map<string, string>();
  const formOf = async (program: StudentProgram) => {
    const files = await filesOf(program);
    const key = JSON.stringify(files);
    const form = forms.get(key) ?? canonicalForm(files).text;
    forms.set(key, form);
    return form;
  };
  const starts = new Map<string, Promise<string>>();
  const groups = new Map<string, { readonly number: number; readonly names: Set<string> }>();
  for (const { student, exercise, program, original } of jobs) {
    const form = await formOf(program);
    const { command } = program;
    const start = starts.get(original) ?? formOf({ folder: original, ...(command && { command }) });
    starts.set(original, start);
    if (form === "" || form === (await start)) continue;
    const key = `${exercise.number} ${form}`;
    const group = groups.get(key) ?? { number: exercise.number, names: new Set() };
    groups.set(key, group);
    group.names.add(student.name);
  }
  return [...groups.values()]
    .map(({ number, names }) => ({ number, names: [...names] }))
    .filter(({ names }) => names.length > 1);
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
