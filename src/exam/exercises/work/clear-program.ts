/** Finds the program that was meant where files are called otherwise or lie in another place. */
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, parse, resolve } from "node:path";
import { inWords } from "../../../base/text.ts";
import type { ProgramFiles, StudentProgram } from "../checker/student-program.ts";
import { isProgram, withoutText } from "./program-files.ts";
import { fileNamesIn, type StudentWork } from "./work-folder.ts";

export interface StartFiles {
  /** The files without which it cannot be run. */
  readonly needed: readonly string[];
  /** The folder of the unchanged program, and the names in it; none if it is not known. */
  readonly original: string;
  readonly atStart: readonly string[];
}

/** Finds the only changed program in the first of some groups of paths that has any; undefined if that is unclear. */
export async function clearProgram(
  work: StudentWork,
  groups: readonly (readonly string[])[],
  beginning: StartFiles,
): Promise<StudentProgram | undefined> {
  for (const files of groups) {
    const folders = [...new Set(files.map((file) => dirname(file)))];
    const programs = await Promise.all(folders.map((folder) => programIn(work, folder, beginning)));
    const [only, ...others] = programs.flatMap((program) => program ?? []);
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

async function programIn(work: StudentWork, place: string, beginning: StartFiles) {
  const folder = resolve(work.path, place);
  const names = work.files ?? (await fileNamesIn(folder));
  const chosen = await chooseFiles(folder, names, beginning);
  if (!chosen) return undefined;
  const renamed = chosen.filter(([own, name]) => own !== name).map(([own]) => join(place, own));
  const others = names.filter((name) => !chosen.flat().includes(name));
  const files = [...chosen, ...others.map((name) => [name, name] as const)];
  const isWhole = renamed.length === 0 && place !== ".";
  return {
    folder,
    command: work.command,
    ...(!isWhole && { files }),
    place: inWords(renamed) || (isWhole ? place : basename(folder)),
  };
}

/** The file for each name that is needed; undefined if that is not clear, or nothing has been changed. */
async function chooseFiles(
  folder: string,
  names: readonly string[],
  start: StartFiles,
): Promise<ProgramFiles | undefined> {
  const { needed, atStart } = start;
  const changed = await changedIn(folder, names, start);
  const strangers = changed.filter(
    (file) => !atStart.includes(file) && !needed.some((name) => isLike(file, name)),
  );
  const chosen = needed.map((name): readonly string[] => {
    const alike = changed.filter((file) => isLike(file, name));
    const unchanged = names.filter((file) => isLike(file, name)).slice(0, 1);
    if (alike.length > 0) return alike.includes(name) ? [name] : alike;
    const others = strangers.filter((file) => endingOf(file) === extname(name));
    const mayBeOther = others.length > 0 && (needed.length === 1 || unchanged.length === 0);
    return mayBeOther ? others : unchanged;
  });
  const files = chosen.flat();
  const isClear =
    chosen.every(({ length }) => length === 1) && new Set(files).size === files.length;
  const isChanged = [...files, ...atStart].some((file) => changed.includes(file));
  return isClear && isChanged ? files.map((own, index) => [own, needed[index]!]) : undefined;
}

/** The files that are not as one of those at the start; of copies of a kind only the one with the shortest name. */
export async function changedIn(folder: string, names: readonly string[], start: StartFiles) {
  const old = new Set(await contentsOf(start.original, start.atStart));
  const sorted = names.toSorted((one, other) => one.length - other.length);
  const contents = await contentsOf(folder, sorted);
  const kinds = sorted.map((name, at) => endingOf(name) + contents[at]);
  return sorted.filter((_, at) => !old.has(contents[at]!) && kinds.indexOf(kinds[at]!) === at);
}

const contentsOf = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(join(folder, name), "latin1").catch(() => name)));

/** The ending of a program; "" for declarations of TypeScript, among others. */
const endingOf = (file: string) =>
  isProgram(withoutText(file)) ? extname(withoutText(file)).toLowerCase() : "";

/** Whether a file is called like a program or a copy of it: "program (1).ts". */
export function isLike(file: string, program: string): boolean {
  const { name, ext } = parse(program.toLowerCase());
  return endingOf(file) === ext && file.toLowerCase().includes(name);
}
