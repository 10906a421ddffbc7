/** Finds what the students of a class have handed in. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { compareNames, quoted } from "../../../base/text.ts";
import type { ProgramCommand } from "../checker/student-program.ts";
import { foundText, programsIn } from "../work/program-files.ts";
import { namesIn, openWork, readSettings, type StudentWork } from "../work/work-folder.ts";

/** Characters that no folder may have on some system. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;
/** Names that Windows keeps for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i;

/**
 * The name of a student's folder: the student's own, changed where some system forbids it or a report would
 * leave it out. Refuses a name without a letter or digit.
 */
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
const IGNORED = /^(?:\.|__MACOSX$|node_modules$)/;
/** What should have been unpacked is listed too: it is refused as no folder. */
const ARCHIVE = /\.(?:zip|tar|gz|tgz|7z|rar)$/i;

/**
 * Opens the folders of a class, sorted by name.
 * @param command of all programs; undefined for what each folder says
 * @param single whether the folder of a student may hold a single program
 */
export async function openClass(
  folder: string,
  command: ProgramCommand | undefined,
  single: boolean,
) {
  const names = await namesIn(folder);
  if (!names.ok) return names;
  const students: { readonly name: string; readonly work: Result<StudentWork> }[] = [];
  for (const name of names.value.filter((other) => !IGNORED.test(other)).toSorted(compareNames)) {
    const path = join(folder, name);
    if (ARCHIVE.test(name) || !(await isFile(path)))
      students.push({ name, work: await openStudent(path, command, single) });
  }
  return ok(students);
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile();

const NOTHING = "There are no exercises in this folder.";
const SINGLE = "This is a single program; say with --only which exercise it is.";

/** Opens a folder, or one in it, such as an archive unpacks. */
async function openStudent(
  path: string,
  command: ProgramCommand | undefined,
  single: boolean,
): Promise<Result<StudentWork>> {
  const names = await namesIn(path);
  if (!names.ok) return names;
  const inner = names.value.filter((name) => !IGNORED.test(name)).toSorted(compareNames);
  if (inner.length === 0) return err(NOTHING);
  const places = inner.map((name) => join(path, name));
  const outer = await openWork(path, command);
  const [only, ...others] = places;
  // An archive unpacks into a folder of its own.
  if (only && others.length === 0 && !(await isFile(only)) && !(outer.ok && !outer.value.single))
    return openStudent(only, command, single);
  const inside = await Promise.all(places.map((place) => openWork(place, command)));
  const works = [outer, ...inside].flatMap((work) => (work.ok ? work.value : []));
  const found = works.find((work) => !work.single) ?? works[0];
  if (found && !found.single) return ok(found);
  const settings = await Promise.all([path, ...places].map(readSettings));
  const [broken] = settings.filter((one) => !one.ok);
  if (broken) return broken;
  const programs = await programsIn(path);
  if (!found) return programs.length > 0 ? outer : err(NOTHING);
  if (!outer.ok && works.length > 1) return err(foundText(programs, ["a single program"], command));
  return single ? ok(found) : err(SINGLE);
}
