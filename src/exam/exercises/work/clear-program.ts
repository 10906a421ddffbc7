/** Finds the program that was meant where files are called otherwise or lie in another place. */
import { readFile } from "node:fs/promises";
import { basename, dirname, extname, join, parse, resolve } from "node:path";
import { inWords } from "../../../base/text.ts";
import type { ProgramFiles, StudentProgram } from "../checker/student-program.ts";
import { fileNamesIn, type StudentWork } from "./work-folder.ts";

export interface StartFiles {
  /** The files without which it cannot be run. */
  readonly needed: readonly string[];
  /** The folder of the unchanged program, and the names in it; none if it is not known. */
  readonly original: string;
  readonly atStart: readonly string[];
}

/** Finds the only changed program among files outside its place, by their paths in the work; undefined if unclear. */
export async function clearProgram(
  work: StudentWork,
  found: readonly string[],
  beginning: StartFiles,
): Promise<StudentProgram | undefined> {
  const folders = [...new Set(found.map((file) => dirname(file)))];
  const programs = await Promise.all(folders.map((folder) => programIn(work, folder, beginning)));
  const [only, ...others] = programs.flatMap((program) => program ?? []);
  return others.length === 0 ? only : undefined;
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
  { needed, original, atStart }: StartFiles,
): Promise<ProgramFiles | undefined> {
  const old = new Set(await contentsOf(original, atStart));
  const contents = await contentsOf(folder, names);
  const changed = names.filter((_, index) => !old.has(contents[index]!));
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

const contentsOf = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(join(folder, name), "latin1").catch(() => name)));

/** The ending of a program, also of one that was saved as a text: ".py" of "game.py.txt". */
const endingOf = (file: string) => extname(file.replace(/\.txt$/i, "")).toLowerCase();

/** Whether a file is called like a program or a copy of it: "program (1).ts". */
export function isLike(file: string, program: string): boolean {
  const { name, ext } = parse(program.toLowerCase());
  return endingOf(file) === ext && file.toLowerCase().includes(name);
}
