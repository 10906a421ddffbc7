/** Finds what the students of a class have handed in. */
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { compareNames, quoted } from "../../../base/text.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import {
  foundText,
  isArchive,
  isHandedIn,
  programsIn,
  textOnSingle,
} from "../work/program-files.ts";
import { entriesIn, openWork, readSettings, type StudentWork } from "../work/work-folder.ts";
import { singleFiles, withoutPlatform } from "./whose-file.ts";

/** Characters that no folder may have on some system. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;
/** Names that Windows keeps for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;

/** The name of a student's folder, changed where some system forbids it; refuses one without a letter or digit. */
export function folderNameOf(student: string): Result<string> {
  if (!/[\p{L}\p{N}]/u.test(student))
    return err(`The name ${quoted(student)} has no letter or digit; write the pupil's name there.`);
  const name = student
    .normalize("NFC")
    .replace(FORBIDDEN, "-")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .replace(DEVICE, "$&-");
  return ok(IGNORED.test(name) ? `${name}-` : name);
}

/** What systems and tools put into the folder of a class. */
const IGNORED = /^(?:\.|__MACOSX$|node_modules$|desktop\.ini$|Thumbs\.db$)/i;

export interface ClassEntry {
  readonly name: string;
  /** Undefined for a file that is nobody's work. */
  readonly work: Result<StudentWork> | undefined;
}

/**
 * Opens what a class has handed in, by name: folders, files that are programs, and archives, which are refused.
 * @param command of all programs; undefined for what each folder says
 * @param single whether the folder of a student may hold a single program
 */
export async function openClass(
  folder: string,
  command: ProgramCommand | undefined,
  single: boolean,
) {
  const names = await entriesIn(folder);
  if (!names.ok) return names;
  const files: string[] = [];
  const entries: ClassEntry[] = [];
  for (const file of names.value.filter((other) => !IGNORED.test(other)).toSorted(compareNames)) {
    const path = join(folder, file);
    const owner = withoutPlatform(file);
    const name = entries.some((one) => one.name === owner) ? file : owner;
    if (!(await isFile(path)))
      entries.push({ name, work: await openStudent(path, command, single) });
    else if (isArchive(file)) entries.push({ name, work: err(foundText([file], ["a folder"])) });
    // Saved web pages are mostly reports.
    else if (isHandedIn(file) && !/\.html?$/i.test(file)) files.push(file);
    else entries.push({ name: file, work: undefined });
  }
  const folders = entries.map(({ name }) => name);
  entries.push(...singleFiles({ path: folder, command }, files, folders, single));
  return ok(entries.toSorted((one, other) => compareNames(one.name, other.name)));
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile();

const NOTHING = "There are no exercises in this folder.";

/** The only folder, if nothing else there may be a program: an archive unpacks into one of its own. */
async function onlyFolder(places: readonly string[]) {
  const areFiles = await Promise.all(places.map(isFile));
  const [only = "", ...others] = places.filter((path, at) => !areFiles[at] || isHandedIn(path));
  return only === "" || others.length > 0 || (await isFile(only)) ? undefined : only;
}

/** Opens a folder, or one in it, such as an archive unpacks. */
async function openStudent(
  path: string,
  command: ProgramCommand | undefined,
  single: boolean,
): Promise<Result<StudentWork>> {
  const names = await entriesIn(path);
  if (!names.ok) return names;
  const inner = names.value.filter((name) => !IGNORED.test(name)).toSorted(compareNames);
  if (inner.length === 0) return err(NOTHING);
  const places = inner.map((name) => join(path, name));
  const outer = await openWork(path, command);
  if (outer.ok && !outer.value.single) return outer;
  const only = await onlyFolder(places);
  if (only) return openStudent(only, command, single);
  const inside = await Promise.all(places.map((place) => openWork(place, command)));
  const whole = inside.flatMap((work) => (work.ok && !work.value.single ? work.value : []));
  const several = whole.map((work) => basename(work.path));
  if (several.length > 1)
    return err(`${foundText(several, ["one work folder"])} To report on a group, name its folder.`);
  if (whole[0]) return ok(whole[0]);
  const settings = await Promise.all([path, ...places].map(readSettings));
  const [broken] = settings.filter((one) => !one.ok);
  if (broken) return broken;
  const found = await programsIn(path);
  if (!outer.ok && found.length === 0) return err(NOTHING);
  if (!single) return err(textOnSingle(found, command));
  return outer.ok ? outer : ok({ path, command, single });
}
