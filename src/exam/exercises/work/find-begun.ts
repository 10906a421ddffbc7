/** Finds what a student has done for an exercise, also where it should not be. */
import { readdir } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { inWords } from "../../../base/text.ts";
import { SKELETON } from "../../skeleton.ts";
import { EXERCISES, type NumberedExercise } from "../catalogue.ts";
import { hashFolder } from "./folder-hash.ts";
import { foundText, isProgram, neededFiles, programsIn } from "./program-files.ts";
import { exerciseFolder, folderName, ORIGINAL, type StudentWork } from "./work-folder.ts";

export interface Begun {
  /** A program that is as it was at the start is unchanged; a misplaced one lies where none is expected. */
  readonly state: "begun" | "unchanged" | "misplaced" | "not begun";
  /** Sentences about it, or "". */
  readonly note: string;
  /** The folder of the exercise; "" if there is none. */
  readonly folder: string;
}

/**
 * Finds the program for an exercise and compares it with the one that it began with.
 * @param asked whether the exercise is known to have been set; otherwise a program that may belong to any
 * counts only for those that have a folder
 */
export async function findBegun(work: StudentWork, exercise: NumberedExercise, asked = false) {
  const { path, command, single } = work;
  const folder = (await exerciseFolder(work, exercise)) ?? "";
  const original = originalOf(work);
  const atStart = await namesOrNone(original);
  const needed = neededFiles(command, atStart);
  const own = await namesOrNone(folder);
  const isThere = own.length > 0 && needed.every((file) => own.includes(file));
  const place = single ? "" : basename(folder || folderName(exercise));
  const known = isThere ? [...atStart, ...needed] : [];
  const others = (await programsIn(folder)).filter((file) => !known.includes(file));
  const begun = (state: Begun["state"], note: string) => ({ state, note, folder });
  if (isThere && !(await isUnchanged(folder, original, atStart)))
    return begun("begun", textOnTwins(others, needed));
  const strays = single ? [] : await straysIn(work, exercise, folder, asked);
  const found = [...others.map((file) => join(place, file)), ...strays];
  const unchanged = isThere ? `The program in ${place || path} is unchanged.` : "";
  if (found.length === 0) return begun(isThere ? "unchanged" : "not begun", unchanged);
  const expected = needed.map((file) => join(place, file));
  return begun("misplaced", `${foundText(found, expected, command)} ${unchanged}`.trim());
}

/** What every exercise of a work folder, or the one in this folder, begins with. */
const originalOf = ({ path, command, single }: StudentWork) =>
  command ? join(path, single ? ".." : "", ORIGINAL) : fileURLToPath(SKELETON);

const namesOrNone = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const isUnchanged = async (folder: string, original: string, names: readonly string[]) =>
  names.length > 0 && (await hashFolder(folder, names)) === (await hashFolder(original));

/** A sentence about files whose names and kinds are like those of needed ones; "" if there are none. */
function textOnTwins(files: readonly string[], needed: readonly string[]): string {
  const isTwin = (file: string) =>
    needed.map(parse).some(({ name, ext }) => file.includes(name) && file.endsWith(ext));
  const found = files.filter(isTwin);
  return found.length > 0 ? `Also found ${inWords(found)}; not checked.` : "";
}

/** Programs in a work folder that lie neither in a folder of an exercise nor in one with another number. */
async function straysIn(
  { path }: StudentWork,
  { number }: NumberedExercise,
  folder: string,
  asked: boolean,
) {
  const isWide = asked || folder !== "";
  const isSearched = (name: string) => {
    const own = Number(/^\D*(\d+)/.exec(name)?.[1] ?? 0);
    const isNumbered = own > 0 && own <= EXERCISES.length;
    return ![ORIGINAL, basename(folder)].includes(name) && (isNumbered ? own === number : isWide);
  };
  const found = (await programsIn(path, isSearched)).filter(isProgram);
  return isWide ? found : found.filter((file) => basename(file) !== file);
}
