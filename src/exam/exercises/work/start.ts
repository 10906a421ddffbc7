/** Makes folders for exercises. Nothing that exists is changed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { platform } from "node:os";
import { basename, extname, join, relative, resolve } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { SHORT_COMMAND, START_COMMAND } from "../../../base/start-command.ts";
import { cannot, errorCode, fileShown } from "../../../base/system-errors.ts";
import { typable } from "../../../base/text.ts";
import { makeFolder as makeFolders } from "../../../base/write-files.ts";
import { textOf } from "../../../drawing/line.ts";
import { PACKAGE_FILES, packagesFolder, SKELETON, templateFolder } from "../../places.ts";
import { EXERCISES } from "../catalogue.ts";
import type { ReportForm } from "../check-report.ts";
import { copyFolder } from "../checker/copy-folder.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import type { Exercise } from "../exercise.ts";
import { taskLines } from "../report.ts";
import { namedFiles, readToRun } from "./program-files.ts";
import {
  entriesIn,
  exerciseFolder,
  folderName,
  ORIGINAL,
  readSettings,
  SETTINGS_FILE,
  type StudentWork,
} from "./work-folder.ts";

/** A program in another language, and the file or folder that it is in. */
export interface OtherProgram {
  readonly command: ProgramCommand;
  readonly from: string;
}

/** What folders begin with, and how copies of the skeleton are run in them. */
export interface WorkOptions extends Pick<ReportForm, "runCopy"> {
  /** Undefined for TypeScript, or for the program of an existing folder. */
  readonly other?: OtherProgram | undefined;
  /** Whether the folder is for others, who have the program in another place. */
  readonly isForOthers?: boolean;
}

/**
 * Makes the folder of an exercise, and a work folder around it unless that exists; says what to type next.
 * @param chosen undefined for the first exercise that has no folder
 */
export async function startExercise(
  path: string,
  chosen: Exercise | undefined,
  options: WorkOptions,
): Promise<Result<string>> {
  const work = await prepareWork(path, options);
  if (!work.ok) return work;
  for (const exercise of chosen ? [chosen] : EXERCISES) {
    if (!chosen && (await exerciseFolder(work.value, exercise)) !== undefined) continue;
    const made = await makeExerciseFolder(work.value, exercise);
    if (!made.ok) return made;
    const text = startedText(options.runCopy, made.value, work.value, exercise);
    return ok([text, ...notesOn(work.value, options.other?.from)].join("\n"));
  }
  return err(
    `${fileShown(path)} already has a folder for every exercise; type ${START_COMMAND} exercise list ${typable(path)}`,
  );
}

/** Makes the folders of exercises that have none yet, and returns how many it has made. */
export async function addExercises(
  path: string,
  exercises: readonly Exercise[],
  options: WorkOptions,
): Promise<Result<number>> {
  const work = await prepareWork(path, options);
  if (!work.ok) return work;
  let made = 0;
  for (const exercise of exercises) {
    if ((await exerciseFolder(work.value, exercise)) !== undefined) continue;
    const folder = await makeExerciseFolder(work.value, exercise);
    if (!folder.ok) return folder;
    made += 1;
  }
  return ok(made);
}

/** Makes the folder of an exercise and returns its path. Refuses one that exists. */
export async function makeExerciseFolder(work: StudentWork, exercise: Exercise) {
  const present = await exerciseFolder(work, exercise);
  if (present) {
    const check = `${START_COMMAND} exercise check ${exercise.number} ${typable(work.path)}`;
    return err(`${fileShown(present)} already exists; to check it, type ${check}`);
  }
  const folder = join(work.path, folderName(exercise));
  const original = join(work.path, ORIGINAL);
  const found = work.command ? await entriesIn(original) : ok([]);
  if (!found.ok) return found;
  try {
    await mkdir(folder);
    await copyNew(work.command ? original : SKELETON, folder).catch(async (error) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    // An indented block needs an empty line before it there.
    const task = taskLines(exercise)
      .map(textOf)
      .join("\n")
      .replace(/:\n(?= {4})/, ":\n\n");
    await writeNew(join(folder, "TASK.md"), `# ${task}\n`);
    return ok(folder);
  } catch (error) {
    return notMade(folder, error);
  }
}

/** Makes a folder of exercises, or what is missing in one. */
async function prepareWork(path: string, options: WorkOptions) {
  const { other } = options;
  const settings = await readSettings(path);
  if (!settings.ok) return settings;
  const { command } = settings.value ?? { ...other };
  if (other && JSON.stringify(command) !== JSON.stringify(other.command)) {
    const language = command ? `“${command.run}”` : "TypeScript";
    return err(`${fileShown(path)} is for ${language}; choose another folder for this program.`);
  }
  const fault = settings.value ? undefined : await faultOfNew(path, other?.from);
  if (fault !== undefined) return err(fault);
  try {
    makeFolders(path);
    const copied =
      other && !settings.value ? await copyOriginal(other, join(path, ORIGINAL)) : ok(true);
    if (!copied.ok) return copied;
    await addFiles(path, command, options);
    return ok({ path, command, single: false });
  } catch (error) {
    return notMade(path, error);
  }
}

/** Why no folder of exercises can be made; undefined if one can. */
async function faultOfNew(path: string, from: string | undefined): Promise<string | undefined> {
  const names = await entriesIn(path);
  if (names.ok && names.value.some((name) => !name.startsWith(".")))
    return `${fileShown(path)} already exists and is not a work folder; choose another name.`;
  if (from === undefined) return undefined;
  if (!existsSync(from)) return `There is no file or folder ${fileShown(from)}.`;
  const isFolder = (await stat(from)).isDirectory();
  const read = isFolder ? ok("") : readToRun(from);
  if (!read.ok) return read.reason;
  if (/^\.\.|^\/|:/.test(relative(resolve(from), resolve(path)))) return undefined;
  return `${fileShown(path)} would be inside ${fileShown(from)}; choose another place.`;
}

async function copyOriginal({ command, from }: OtherProgram, folder: string) {
  await mkdir(folder);
  if ((await stat(from)).isDirectory()) return copyFolder(from, folder);
  await copyFile(from, join(folder, nameOfCopy(from, command)));
  return ok(true);
}

/** The name of a copied file: the one in the command, if that names one other file of its kind. */
export function nameOfCopy(file: string, command: ProgramCommand): string {
  const named = namedFiles(command).filter((name) => extname(name) === extname(file));
  const [only = basename(file)] = named;
  return named.every((name) => name === only) ? only : basename(file);
}

/** Where others, who may have the program anywhere, type its commands. */
const OTHER_PLACE = "of the program, with this folder in it";

/** Adds what is missing; the settings come last, since they make the folder one of exercises. */
async function addFiles(
  path: string,
  command: ProgramCommand | undefined,
  { runCopy, isForOthers = false }: WorkOptions,
) {
  // A path in it holds only here.
  const runHere = isForOthers ? "node program.ts" : runCopy;
  const template = new URL(command ? "command/" : "typescript/", templateFolder());
  const words = {
    "{place}": isForOthers ? OTHER_PLACE : typable(resolve(".")),
    "{start}": isForOthers ? SHORT_COMMAND : START_COMMAND,
    "{work}": typable(isForOthers ? basename(path) : path),
    "{run}": command ? [command.build, command.run].filter(Boolean).join("\n    ") : runHere,
  };
  for (const name of await readdir(template)) {
    let text = await readFile(new URL(name, template), "utf8");
    for (const [word, meaning] of Object.entries(words))
      text = text.replaceAll(word, () => meaning);
    await writeNew(join(path, name.replace(".txt", ".d.ts")), text);
  }
  for (const part of command ? [] : PACKAGE_FILES)
    await copyNew(new URL(part, packagesFolder()), join(path, "node_modules", part));
  await writeNew(join(path, SETTINGS_FILE), `${JSON.stringify(command ?? {}, undefined, 2)}\n`);
}

async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Copies a file or a folder; what exists stays as it is. */
const copyNew = (from: string | URL, to: string) =>
  cp(from, to, { recursive: true, force: false, preserveTimestamps: true, verbatimSymlinks: true });

function notMade(path: string, error: unknown) {
  const taken = error instanceof Error && "path" in error && error.path === path;
  if (taken && errorCode(error) === "EEXIST") return err(`${fileShown(path)} already exists.`);
  return err(cannot(`${fileShown(path)} cannot be created`, error));
}

function notesOn({ path, command }: StudentWork, from: string | undefined): string[] {
  if (!command) return [];
  const name = from === undefined ? "" : nameOfCopy(from, command);
  const notes: string[] = [];
  if (from !== undefined && name !== basename(from))
    notes.push(`${fileShown(from)} has been copied as ${name}, as the command names it.`);
  const advice = `if it is mistyped, correct ${join(path, SETTINGS_FILE)}`;
  for (const program of [command.build, command.run].flatMap((line) => missingProgram(line) ?? []))
    notes.push(`The command ${program} was not found; ${advice}`);
  return notes;
}

/** The program that a command line begins with, if the shell does not find it. */
function missingProgram(line = ""): string | undefined {
  const [program] = /^[\w.+-]+(?=\s|$)/.exec(line.trim()) ?? [];
  const find = platform() === "win32" ? "where" : "command -v";
  const isFound = !program || spawnSync(`${find} ${program}`, { shell: true }).status === 0;
  return isFound ? undefined : program;
}

function startedText(
  runCopy: string,
  folder: string,
  { path, command = { run: runCopy } }: StudentWork,
  { number }: Exercise,
): string {
  return `The copy for exercise ${number} is in ${folder}; change it there. To see the task and check your work:
    ${START_COMMAND} exercise ${number}
    ${START_COMMAND} exercise check ${number} ${typable(path)}
    ${START_COMMAND} exercise watch ${typable(path)} ${number}
To run the program:
    ${[`cd ${typable(folder)}`, command.build, command.run].filter(Boolean).join("\n    ")}`;
}
