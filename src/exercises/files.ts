/** The files that the exercises read or run, which the installed program keeps in other places. */
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the exam's own program. */
export const SKELETON = new URL("../skeleton/", import.meta.url);

/** The program that calls the functions of a student's rules.ts; see call-rules.ts. */
export const CALLER = fileURLToPath(
  new URL(`./call-rules${extname(import.meta.url)}`, import.meta.url),
);

/** Returns the address of a library of the skeleton; the installed program brings its own. */
export function libraryAddress(name: string): string {
  const own = new URL(`./${name}.js`, import.meta.url);
  return existsSync(own) ? own.href : import.meta.resolve(name);
}
