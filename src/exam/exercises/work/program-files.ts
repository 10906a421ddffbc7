/** The files in which programs are, and those that a command names. */
import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { decoderFor, readText } from "../../../base/read-file.ts";
import { err, ok, type Result } from "../../../base/result.ts";
import { fileShown } from "../../../base/system-errors.ts";
import { inWords } from "../../../base/text.ts";
import {
  PARTS,
  type ProgramCommand,
  type ProgramFiles,
  type StudentProgram,
} from "../checker/student-program.ts";

const PROGRAM = /(?<!\.d)\.(?:[cm]?[jt]s|py|vb|bas|cs|java|pas|pp|dpr|lpr|c|cpp)$/i;
const DOCUMENT = /\.(?:docx?|odt|rtf|pdf|html?|mht|png|jpe?g|(?:ts|py|vb|cs|java|pas)\.txt)$/i;
const ARCHIVE = /\.(?:zip|tar|gz|tgz|7z|rar)$/i;
/** Packages, hidden folders, and what Python and archives leave. */
const IGNORED = /^(?:\.|node_modules$|__)/;
/** How deep folders are searched, and the most files that are named. */
const DEPTH = 3;
const MOST = 3;

/** The names in a command that belong to programs, without folders. */
export const namedFiles = ({ run, build = "" }: ProgramCommand): readonly string[] =>
  `${run} ${build}`
    .split(/[\s"'=;&|]+/)
    .map((word) => word.replace(/^\.[\\/]/, ""))
    .filter((word) => word === basename(word) && PROGRAM.test(word));

/** The files that a program needs to run, among those it began with, if these are known: a build may make others. */
export function neededFiles(command?: ProgramCommand, atStart: readonly string[] = []) {
  if (!command) return PARTS;
  const named = [...new Set(namedFiles(command))];
  return atStart.length > 0 ? named.filter((file) => atStart.includes(file)) : named.slice(0, 1);
}

export const isProgram = (file: string) => PROGRAM.test(file);
export const isArchive = (file: string) => ARCHIVE.test(file);

/** The name of a program that was saved as a text: "game.py" of "game.py.txt". */
export const withoutText = (file: string) => file.replace(/\.txt$/i, "");

/** Whether a file may have been handed in as a program; ones that systems hide are not. */
export const isHandedIn = (file: string) =>
  !file.startsWith(".") && (isProgram(file) || DOCUMENT.test(file) || isArchive(file));

const SAVE_AS_UTF8 = "In an editor, save it as UTF-8.";
const NOT_UTF8 = /UTF-8 text\.$/;
/** Old programs in Python name another encoding in their first two lines, mostly Latin-1. */
const ENCODING = /^(?:.*\n)?[ \t\f]*#.*coding[:=](?![ \t]*utf)/i;

/** Reads the text of a program that was handed in; refuses what cannot be one. `fatal` is that of `readText`. */
export function readProgram(file: string, fatal = true): Result<string> {
  const read = readText(file, "a program", fatal);
  const isOld = /\.py$/i.test(file) && !read.ok && NOT_UTF8.test(read.reason);
  const old = isOld ? readFileSync(file, "latin1") : "";
  const text = ENCODING.test(old) ? ok(old) : read;
  if (!text.ok) return err(text.reason.replace(NOT_UTF8, `$& ${SAVE_AS_UTF8}`));
  if (text.value.trim() === "") return err(`${fileShown(file)} is empty, not a program.`);
  // A program that has been compiled may be run, too.
  const isText = !isProgram(file) || !text.value.includes("\0");
  return isText ? text : err(`${fileShown(file)} is not text, as a program is.`);
}

/** The modules that a program in Python names, and the files beside one in TypeScript. */
const IMPORTED = /^[ \t]*(?:from|import)[ \t]+([\w, ]+)|\bfrom ["']\.\/(\w+)/gm;

/** The texts of a program, which is the first, and of what it imports from its folder in Python or TypeScript. */
export function readWithImports(path: string): Result<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const names = [basename(path)];
  // The list grows on the way.
  for (const name of names) {
    const text = readProgram(join(dirname(path), name));
    if (!text.ok) return text;
    files.set(name, text.value.replace(/\r\n?/g, "\n"));
    const imports = [...text.value.matchAll(IMPORTED)];
    const words = imports.flatMap(([, modules, file]) => (modules ?? file ?? "").split(/\W+/));
    for (const other of words.map((word) => word + extname(name).toLowerCase()))
      if (!names.includes(other) && existsSync(join(dirname(path), other))) names.push(other);
  }
  return ok(files);
}

/** Reads a program that is to be run; refuses an encoding that no compiler of its language reads. */
export function readToRun(file: string): Result<string> {
  const text = readProgram(file, false);
  if (!text.ok || !isProgram(file)) return text;
  const { encoding } = decoderFor(readFileSync(file));
  if (encoding !== "utf-8" && !/\.(?:cs|vb)$/i.test(file))
    return err(`${fileShown(file)} is in UTF-16. ${SAVE_AS_UTF8}`);
  return /\.py$/i.test(file) ? readProgram(file) : text;
}

/** The files of a program that its command names, if they are there or chosen: own names, and those by which it is run. */
export function namedIn({ folder, command, files = [] }: StudentProgram): ProgramFiles {
  const names = command ? namedFiles(command) : PARTS;
  return names
    .map((name) => files.find(([, other]) => other === name) ?? ([name, name] as const))
    .filter(([own, name]) => own !== name || existsSync(join(folder, own)));
}

/** Why a program cannot be run as it was handed in; undefined if it may be, or if its files are missing. */
export function faultOfProgram(program: StudentProgram): string | undefined {
  const texts = namedIn(program).map(([own]) => readToRun(join(program.folder, own)));
  return texts.flatMap((text) => (text.ok ? [] : text.reason))[0];
}

/** The paths of programs, and of documents instead, in a folder and in those in it that are to be searched. */
export async function programsIn(
  folder: string,
  isSearched: (name: string) => boolean = () => true,
  depth = DEPTH,
): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && isHandedIn(entry.name));
  const folders = entries.filter((entry) => entry.isDirectory() && !IGNORED.test(entry.name));
  const searched = depth > 0 ? folders.filter(({ name }) => isSearched(name)) : [];
  const inner = searched.map(async ({ name }) => {
    const found = await programsIn(join(folder, name), undefined, depth - 1);
    return found.map((path) => join(name, path));
  });
  return [...files.map(({ name }) => name), ...(await Promise.all(inner)).flat()].toSorted();
}

const SINGLE = "This is a single program; say with --only which exercise it is.";

/** What is said of files where it is not known for which exercise they are. */
export const textOnSingle = (files: readonly string[], command: ProgramCommand | undefined) =>
  files.some((file) => isProgram(withoutText(file)))
    ? SINGLE
    : foundText(files, neededFiles(command), command);

/** "Found 7/game.py; expected 07-nabu-slides/game.py.", and what archives and programs in another language need. */
export function foundText(
  found: readonly string[],
  expected: readonly string[],
  command?: ProgramCommand,
): string {
  const more = found.length > MOST ? [`${found.length - MOST} more`] : [];
  const names = inWords([...found.slice(0, MOST), ...more]);
  const archives = found.filter(isArchive).slice(0, MOST);
  const unpack = archives.length > 0 ? ` Unpack ${inWords(archives)}.` : "";
  const text = `Found ${names}; expected ${inWords(expected) || "the program"}.${unpack}`;
  const others = found.filter((file) => isProgram(file) && !file.endsWith(".ts"));
  if (command || others.length === 0) return text;
  const example = basename(others.find((file) => /^\S+\.py$/.test(file)) ?? "game.py");
  return `${text} A program in another language needs its command, such as --run "python3 ${example}".`;
}
