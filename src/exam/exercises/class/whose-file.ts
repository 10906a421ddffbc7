/** Programs that lie in the folder of a class itself, as learning platforms hand them out. */
import { parse } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { PARTS, type ProgramCommand } from "../checker/student-program.ts";
import { namedFiles, textOnSingle, withoutText } from "../work/program-files.ts";
import type { StudentWork } from "../work/work-folder.ts";

/** What Moodle adds to a pupil's name. */
const MOODLE = /_\d+_assignsubmission_(?:file|onlinetext).*$/i;

/** The name of a folder, or of a file without its ending, without what platforms add; macOS takes letters apart. */
export const withoutPlatform = (name: string) => name.normalize("NFC").replace(MOODLE, "");

/** Words by which programs are called, and what marks one of several. */
const WORD =
  "(?:program|rules|input|game|main|skeleton|untitled|test|code|home ?work|solution|exercise|ex|task|final|version|v(?=\\d)|python|script|file|copy|sarrum)";
/** Other words in names that name nobody. */
const OTHER = "my|new|v|work|of|capture|the|comp|paper|[\\d\\s_.()-]";
const NOBODY = new RegExp(`^(?:${WORD}|${OTHER})*$`, "i");
/** What follows the name of a pupil: " final (1)", "_exercise 7_v2". */
const TAIL = new RegExp(`(?:\\s*\\(\\d+\\)|[\\s_-]+${WORD}(?:[\\s_-]*\\d+)?)+$`, "i");
const NAMELESS =
  "The name of this file does not say whose it is; call it, for example, Anna Schmidt.py.";

/** The work of each pupil whose programs are files in the folder of a class; `taken` are the names of others. */
export function singleFiles(
  place: Pick<StudentWork, "path" | "command">,
  files: readonly string[],
  taken: readonly string[],
  hasExercise: boolean,
) {
  const owner = (file: string) => pupilOf(file, place.command);
  return [...new Set(files.map(owner))].flatMap((name) => {
    const own = files.filter((file) => owner(file) === name);
    if (NOBODY.test(name)) return own.map((file) => ({ name: file, work: err(NAMELESS) }));
    const work: Result<StudentWork> = hasExercise
      ? ok({ ...place, single: true, files: own })
      : err(textOnSingle(own, place.command));
    return { name: taken.includes(name) ? own[0]! : name, work };
  });
}

/** The name of a file without what platforms, systems and the program add: "Anna Schmidt - game (1).py". */
function pupilOf(file: string, command: ProgramCommand | undefined): string {
  const stem = withoutPlatform(parse(withoutText(file)).name).replace(TAIL, "");
  const programs = [...(command ? namedFiles(command) : PARTS), "input.ts"];
  const end = programs.map((name) => parse(name).name).find((name) => stem.endsWith(name)) ?? "";
  const rest = stem.slice(0, stem.length - end.length);
  return (/[\s_-]$/.test(rest) ? rest : stem).replace(/^[\s_-]+|[\s_-]+$/g, "");
}
