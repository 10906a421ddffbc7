/** What a student hands in: a folder with one folder for each exercise, or a single program. */
import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { readText } from "../../../base/read-file.ts";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot, errorCode, fileShown } from "../../../base/system-errors.ts";
import { EXERCISES } from "../catalogue.ts";
import { findCopy, type ProgramCommand } from "../checker/student-program.ts";
import type { Exercise } from "../exercise.ts";
import { foundText, neededFiles, programsIn } from "./program-files.ts";

/** The file that makes a folder one of exercises; it holds the command of other languages. */
export const SETTINGS_FILE = "exercises.json";

/** The folder with what every exercise begins with, unless that is our skeleton. */
export const ORIGINAL = "original";

export interface StudentWork {
  /** As it was typed. */
  readonly path: string;
  /** Undefined for TypeScript copies of the skeleton. */
  readonly command: ProgramCommand | undefined;
  /** Whether it is a single program, which is checked for every exercise. */
  readonly single: boolean;
  /** The files in the folder that are this student's; undefined for all. */
  readonly files?: readonly string[];
}

const prefixOf = ({ number }: Exercise) => `${String(number).padStart(2, "0")}-`;

/** "07-announce-promotions" */
export const folderName = (exercise: Exercise) => prefixOf(exercise) + exercise.id;

/** Finds the folder of an exercise, whatever follows its number; undefined if there is none. */
export async function exerciseFolder({ path, single }: StudentWork, exercise: Exercise) {
  if (single) return path;
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const own = entries.filter(({ name }) => name.startsWith(prefixOf(exercise)));
  const [name] = own.flatMap((entry) => (entry.isFile() ? [] : entry.name)).sort();
  return name && join(path, name);
}

/** Opens a student's folder of any kind; without a typed command its programs have the folder's, or are TypeScript. */
export async function openWork(path: string, typed?: ProgramCommand): Promise<Result<StudentWork>> {
  const names = await entriesIn(path);
  if (!names.ok) return names;
  const settings = await readSettings(path);
  if (!settings.ok) return settings;
  const isOwn = EXERCISES.some((one) => names.value.some((name) => name.startsWith(prefixOf(one))));
  if (settings.value || isOwn)
    return ok({ path, command: typed ?? settings.value?.command, single: false });
  const command = typed ?? (await placeOf(path))?.command;
  const copy = findCopy(path);
  if (command || copy.ok) return ok({ path, command, single: true });
  const found = await programsIn(path);
  return found.length > 0 ? err(foundText(found, neededFiles(command), command)) : copy;
}

/** Opens a folder whose programs this process can run. */
export async function openRunnable(
  folder: string,
  { fault }: { readonly fault?: string | undefined },
  command?: ProgramCommand,
): Promise<Result<StudentWork>> {
  const work = await openWork(folder, command);
  return work.ok && !work.value.command && fault !== undefined ? err(fault) : work;
}

export async function entriesIn(path: string): Promise<Result<readonly string[]>> {
  try {
    return ok(await readdir(path));
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return err(`There is no folder ${fileShown(path)}.`);
    if (code === "ENOTDIR") return err(`${fileShown(path)} is not a folder.`);
    return err(cannot(`The folder ${fileShown(path)} cannot be read`, error));
  }
}

/** The names of the files in a folder; none if it cannot be read. */
export async function fileNamesIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}

/** Whether a value can be a command; no system takes one that is empty or holds a NUL. */
const isCommand = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && !value.includes("\0");

/** Reads the settings of a folder of exercises; undefined if it is not one. */
export async function readSettings(
  path: string,
): Promise<Result<Pick<StudentWork, "command"> | undefined>> {
  const names = await entriesIn(path);
  if (!names.ok || !names.value.includes(SETTINGS_FILE)) return ok(undefined);
  const file = join(path, SETTINGS_FILE);
  const text = readText(file, "settings");
  if (!text.ok) return text;
  try {
    const { run, build } = JSON.parse(text.value.replace(/^(?!\s*\{)/, "null "));
    if (![run, build].every((text) => text === undefined || isCommand(text)))
      return err(`“run” and “build” in ${fileShown(file)} must be commands in quotation marks.`);
    return ok({ command: run === undefined ? undefined : { run, build } });
  } catch {
    return err(`${fileShown(file)} is not JSON such as { "run": "python3 game.py" }.`);
  }
}

/** Finds the exercise, and the folder of exercises, to which a folder belongs. */
export async function placeOf(folder: string) {
  const name = basename(resolve(folder));
  const exercise = EXERCISES.find((other) => name.startsWith(prefixOf(other)));
  const path = join(folder, "..");
  const settings = await readSettings(path);
  if (!exercise || !settings.ok || !settings.value) return undefined;
  return { path, exercise, ...settings.value };
}
