/** Finds what a student has done for an exercise, also where it should not be. */
import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "../../../base/result.ts";
import { START_COMMAND } from "../../../base/start-command.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { inWords, typable } from "../../../base/text.ts";
import { SKELETON } from "../../places.ts";
import { EXERCISES } from "../catalogue.ts";
import { findCopy, type StudentProgram } from "../checker/student-program.ts";
import type { Exercise } from "../exercise.ts";
import { changedIn, clearProgram, isLike, type StartFiles } from "./clear-program.ts";
import { hashFolder } from "./folder-hash.ts";
import { foundText, isProgram, neededFiles, programsIn } from "./program-files.ts";
import {
  entriesIn,
  exerciseFolder,
  folderName,
  ORIGINAL,
  type StudentWork,
} from "./work-folder.ts";

export interface BegunWork {
  /** A program that is as it was at the start is unchanged; a misplaced one lies where none is expected. */
  readonly state: "begun" | "unchanged" | "misplaced" | "not begun";
  /** Sentences about it, or "". */
  readonly note: string;
  /** The folder of the exercise; "" if there is none. */
  readonly folder: string;
  /** What can be checked: a program that has been begun, or a misplaced one if it is clear which is meant. */
  readonly program?: StudentProgram | undefined;
  /** What there is besides a misplaced program in a work folder: it may have been meant for another exercise. */
  readonly otherwise?: BegunWork & { readonly state: "unchanged" | "not begun" };
}

/**
 * Finds the program for an exercise and compares it with the one that it began with.
 * @param asked whether the exercise is known to have been set; otherwise a program that may belong to any
 * counts only for those that have a folder
 */
export async function findBegun(
  work: StudentWork,
  exercise: Exercise,
  asked = false,
): Promise<BegunWork> {
  const { path, command, single } = work;
  const original = originalOf(work);
  const atStart = await readdir(original).catch(() => []);
  const needed = neededFiles(command, atStart);
  const beginning = { needed, original, atStart };
  if (work.files) return filesBegun(work, exercise, beginning);
  const folder = (await exerciseFolder(work, exercise)) ?? "";
  const isThere = await mayHold(folder, needed);
  const place = single ? "" : basename(folder || folderName(exercise));
  const known = isThere ? [...atStart, ...needed] : [];
  const others = (await programsIn(folder)).filter((file) => !known.includes(file));
  const program = { folder: resolve(folder), command };
  if (isThere && !(await isUnchanged(folder, original, atStart)))
    return { state: "begun", note: textOnTwins(others, needed), folder, program };
  const strays = single ? [] : await straysIn(work, exercise, folder, asked);
  const inPlace = others.map((file) => join(place, file));
  const files = [...inPlace, ...strays];
  const otherwise = isThere
    ? ({
        state: "unchanged",
        note: `The program in ${place || path} is unchanged.`,
        folder,
      } as const)
    : ({ state: "not begun", note: "", folder } as const);
  if (files.length === 0) return otherwise;
  const expected = needed.map((file) => join(place, file));
  const clear = await clearProgram(work, [inPlace, strays], beginning);
  const instead = clear && isThere ? `The one in ${clear.place} is checked instead.` : "";
  const note = `${foundText(files, expected, command)} ${otherwise.note} ${instead}`.trim();
  return { state: "misplaced", note, folder, program: clear, ...(!single && { otherwise }) };
}

/** The program that is clearly meant for an exercise, or else the one in its folder. Refuses what cannot be checked. */
export function programFor(
  { path, command }: StudentWork,
  { number }: Exercise,
  { program, folder }: BegunWork,
): Result<StudentProgram> {
  if (program) return ok(program);
  if (folder !== "") return command ? ok({ folder: resolve(folder), command }) : findCopy(folder);
  const start = `${START_COMMAND} exercise start ${typable(path)} ${number}`;
  return err(`${fileShown(path)} has no folder for exercise ${number}; type ${start}`);
}

/** Finds the program for an exercise that has been set, wherever it clearly is; refuses what cannot be checked. */
export async function findProgram(work: StudentWork, exercise: Exercise, found?: BegunWork) {
  const begun = found ?? (await findBegun(work, exercise, true));
  const changed = begun.state === "begun" ? "" : await changedElsewhere(work);
  const isLost = begun.state === "misplaced" && !begun.program;
  const program = isLost ? err(begun.note) : programFor(work, exercise, begun);
  if (!program.ok) return err(program.reason + changed);
  return ok({ ...begun, note: begun.note && begun.note + changed, program: program.value });
}

/** Where a program may have been saved by mistake: " Changed: ..."; "" if nowhere. */
async function changedElsewhere(work: StudentWork): Promise<string> {
  const folders: string[] = [];
  for (const exercise of work.single ? [] : EXERCISES) {
    const begun = await findBegun(work, exercise);
    if (begun.state === "begun") folders.push(basename(begun.folder));
  }
  return folders.length > 0 ? ` Programs have been changed in ${inWords(folders)}.` : "";
}

/** What a student's files in the folder of a class are, which are called as the student likes. */
async function filesBegun(
  { files: all = [], ...work }: StudentWork,
  { number }: Exercise,
  beginning: StartFiles,
): Promise<BegunWork> {
  const { path: folder, command } = work;
  const files = all.filter((file) => [0, number].includes(numberIn(file, IN_FILE)));
  if (files.length === 0) return { state: "not begun", note: "", folder };
  const program = await clearProgram({ ...work, files }, [files], beginning);
  if (program) return { state: "begun", note: "", folder, program: { ...program, place: "" } };
  const changed = await changedIn(folder, files, beginning);
  if (changed.length === 0) return { state: "unchanged", note: "", folder };
  return { state: "misplaced", note: foundText(files, beginning.needed, command), folder };
}

/** How names state a number: "7 nabu"; but "game (1).py" states none, nor does "12 Anna.py". */
const IN_FOLDER = /^\D*(\d+)/;
const IN_FILE = /(?:^|[\s_-])(?:ex|exercise|task)[\s_-]*(\d+)/i;

/** The number of the exercise that a name states; 0 for none. */
function numberIn(name: string, stated: RegExp): number {
  const number = Number(stated.exec(name)?.[1]);
  return number <= EXERCISES.length ? number : 0;
}

/** What every exercise of a work folder, or the one in this folder, begins with. */
export const originalOf = ({ path, command, single }: StudentWork) =>
  command ? join(path, single ? ".." : "", ORIGINAL) : fileURLToPath(SKELETON);

/** Whether files are in a folder, or it cannot be read: why is told when it is checked. */
async function mayHold(folder: string, needed: readonly string[]): Promise<boolean> {
  const own = await entriesIn(folder);
  if (!own.ok) return folder !== "";
  return own.value.length > 0 && needed.every((file) => own.value.includes(file));
}

const isUnchanged = async (folder: string, original: string, names: readonly string[]) =>
  names.length > 0 && (await hashFolder(folder, names)) === (await hashFolder(original));

/** A sentence about files whose names and kinds are like those of needed ones; "" if there are none. */
function textOnTwins(files: readonly string[], needed: readonly string[]): string {
  const found = files.filter((file) => needed.some((name) => isLike(file, name)));
  return found.length > 0 ? `Also found ${inWords(found)}; not checked.` : "";
}

/** Programs in a work folder that lie neither in a folder of an exercise nor in one with another number. */
async function straysIn(
  { path }: StudentWork,
  { number }: Exercise,
  folder: string,
  asked: boolean,
) {
  const isWide = asked || folder !== "";
  const isSearched = (name: string, stated = IN_FOLDER) => {
    const own = numberIn(name, stated);
    return ![ORIGINAL, basename(folder)].includes(name) && (own > 0 ? own === number : isWide);
  };
  const found = (await programsIn(path, (name) => isSearched(name))).filter(isProgram);
  return found.filter((file) => basename(file) !== file || isSearched(file, IN_FILE));
}
