import { join } from "node:path";
import { err, ok, type Result } from "../../../base/result.ts";
import { START_COMMAND } from "../../../base/start-command.ts";
import { inWords, quoted, typable } from "../../../base/text.ts";
import type { Exercise } from "../exercise.ts";
import { addExercises, type WorkOptions } from "../work/start.ts";
import { folderNameOf } from "./student-folders.ts";

/**
 * Makes a work folder for each name, with folders for the exercises, and says how to report on them. What exists stays
 * as it is, so that pupils and exercises can be added later.
 */
export async function startClass(
  folder: string,
  names: readonly string[],
  exercises: readonly Exercise[],
  options: WorkOptions,
): Promise<Result<string>> {
  const folders: string[] = [];
  for (const name of names) {
    const read = folderNameOf(name);
    if (!read.ok) return read;
    folders.push(read.value);
  }
  // Windows and macOS take "Ann" and "ann" for one folder.
  const alike = folders.map((name) => name.toLowerCase());
  const twice = folders.find((_, index) => alike.indexOf(alike[index]!) < index);
  if (twice !== undefined) return err(`The name ${quoted(twice)} occurs twice; tell them apart.`);
  let made = 0;
  for (const name of folders) {
    const forPupil = { ...options, isForOthers: true };
    const added = await addExercises(join(folder, name), exercises, forPupil);
    if (!added.ok) return added;
    made += added.value;
  }
  const there = names.length * exercises.length - made;
  const kept = there > 0 ? ` ${there} were there already and stay as they are.` : "";
  const numbers = inWords(exercises.map(({ number }) => number));
  return ok(`Exercise folders made: ${made}, for ${names.length} pupils, exercise${exercises.length === 1 ? "" : "s"} ${numbers}.${kept}
To check the work of the class: ${START_COMMAND} exercise report ${typable(folder)}`);
}
