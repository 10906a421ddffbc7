/** Programs that lie in the folder of a class itself, as learning platforms hand them out. */
import { parse } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { PARTS, type ProgramCommand } from "../checker/student-program.ts";
import { namedFiles } from "../work/program-files.ts";
import type { StudentWork } from "../work/work-folder.ts";

/** What Moodle adds to a pupil's name. */
const MOODLE = /_\d+_assignsubmission_file.*$/i;
/** What marks a copy. */
const COPY = /(?:\s*\(\d+\)|[\s_-]+copy)+$/i;
/** Words by which programs are called; one that has only these names nobody. */
const NOBODY =
  /^(?:program|rules|input|game|main|skeleton|untitled|test|code|home ?work|solution|exercise|ex|task|my|new|final|version|v|work|python|script|file|copy|of|capture|the|sarrum|comp|paper|[\d\s_.()-])*$/i;

export const SINGLE = "This is a single program; say with --only which exercise it is.";
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
    const work: Result<StudentWork> = ok({ ...place, single: true, files: own });
    return { name: taken.includes(name) ? own[0]! : name, work: hasExercise ? work : err(SINGLE) };
  });
}

/** The name of a file without what platforms, systems and the program add: "Anna Schmidt - game (1).py". */
function pupilOf(file: string, command: ProgramCommand | undefined): string {
  const stem = parse(file.replace(/\.txt$/i, ""))
    .name.replace(MOODLE, "")
    .replace(COPY, "");
  const programs = [...(command ? namedFiles(command) : PARTS), "input.ts"];
  const end = programs.map((name) => parse(name).name).find((name) => stem.endsWith(name)) ?? "";
  const rest = stem.slice(0, stem.length - end.length);
  return (/[\s_-]$/.test(rest) ? rest : stem).replace(/^[\s_-]+|[\s_-]+$/g, "");
}
