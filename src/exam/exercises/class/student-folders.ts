/** Finds what the students of a class have handed in. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { compareNames, quoted } from "../../../base/text.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import { isHandedIn, programsIn } from "../work/program-files.ts";
import { entriesIn, openWork, readSettings, type StudentWork } from "../work/work-folder.ts";
import { SINGLE, singleFiles } from "./whose-file.ts";

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
/** What should have been unpacked is listed too: it is refused as no folder. */
const ARCHIVE = /\.(?:zip|tar|gz|tgz|7z|rar)$/i;

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
  for (const name of names.value.filter((other) => !IGNORED.test(other))) {
    const path = join(folder, name);
    if (ARCHIVE.test(name) || !(await isFile(path)))
      entries.push({ name, work: await openStudent(path, command, single) });
    // Saved web pages are mostly reports.
    else if (isHandedIn(name) && !/\.html?$/i.test(name)) files.push(name);
    else entries.push({ name, work: undefined });
  }
  const folders = entries.map(({ name }) => name);
  entries.push(...singleFiles({ path: folder, command }, files, folders, single));
  return ok(entries.toSorted((one, other) => compareNames(one.name, other.name)));
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile();

const NOTHING = "There are no exercises in this folder.";

/** The only one of these places if it is a folder: an archive unpacks into one of its own. */
async function onlyFolder([only = "", ...others]: readonly string[]) {
  return others.length === 0 && !(await isFile(only)) ? only : undefined;
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
  const only = await onlyFolder(places);
  if (only && !(outer.ok && !outer.value.single)) return openStudent(only, command, single);
  const inside = await Promise.all(places.map((place) => openWork(place, command)));
  const whole = [outer, ...inside].find((work) => work.ok && !work.value.single);
  if (whole) return whole;
  const settings = await Promise.all([path, ...places].map(readSettings));
  const [broken] = settings.filter((one) => !one.ok);
  if (broken) return broken;
  if (!outer.ok && (await programsIn(path)).length === 0) return err(NOTHING);
  if (!single) return err(SINGLE);
  return outer.ok ? outer : ok({ path, command, single });
}
