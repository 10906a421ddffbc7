/** The files in which programs are, and those that a command names. */
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { inWords } from "../../core/text.ts";
import { PARTS, type ProgramCommand } from "../checker/student-program.ts";

const PROGRAM = /(?<!\.d)\.(?:[cm]?[jt]s|py|vb|bas|cs|java|pas|pp|dpr|lpr|c|cpp)$/i;
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

/**
 * The files without which a program cannot be run.
 * @param atStart the names of what it began with, if they are known: a build may make other files
 */
export function neededFiles(
  command: ProgramCommand | undefined,
  atStart: readonly string[] = [],
): readonly string[] {
  if (!command) return PARTS;
  const named = [...new Set(namedFiles(command))];
  return atStart.length > 0 ? named.filter((file) => atStart.includes(file)) : named.slice(0, 1);
}

/** The paths of programs in a folder and in those folders in it that are to be searched. */
export async function programsIn(
  folder: string,
  isSearched: (name: string) => boolean = () => true,
  depth = DEPTH,
): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && PROGRAM.test(entry.name));
  const folders = entries.filter(
    (entry) => entry.isDirectory() && !IGNORED.test(entry.name) && depth > 0,
  );
  const inner = folders.map(async ({ name }) => {
    const found = isSearched(name)
      ? await programsIn(join(folder, name), undefined, depth - 1)
      : [];
    return found.map((path) => join(name, path));
  });
  return [...files.map(({ name }) => name), ...(await Promise.all(inner)).flat()].toSorted();
}

/** "Found 7/game.py; expected 07-nabu-slides/game.py.", and what a program in another language needs. */
export function foundText(
  found: readonly string[],
  expected: readonly string[],
  command?: ProgramCommand,
): string {
  const more = found.length > MOST ? [`${found.length - MOST} more`] : [];
  const names = inWords([...found.slice(0, MOST), ...more]);
  const text = `Found ${names}; expected ${inWords(expected) || "the program"}.`;
  if (command || found.every((file) => file.endsWith(".ts"))) return text;
  const example = basename(found.find((file) => file.endsWith(".py")) ?? "game.py");
  return `${text} A program in another language needs its command, such as --run "python3 ${example}".`;
}
