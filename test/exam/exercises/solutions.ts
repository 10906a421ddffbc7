import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { applyPatch, createTwoFilesPatch, parsePatch } from "diff";
import { bundle } from "../../tools/package/bundle.ts";

/** The files that a solution may change. */
const FILES = ["rules.ts", "program.ts", "input.ts"] as const;

export const SKELETON = fileURLToPath(new URL("../../../src/skeleton/", import.meta.url));

const patchOf = (id: string) => new URL(`./solutions/${id}.patch`, import.meta.url);

/** The texts of a program's files by their names. */
type Program = Record<string, string>;

const readSkeleton = (): Program =>
  Object.fromEntries(FILES.map((name) => [name, readFileSync(join(SKELETON, name), "utf8")]));

/** Reads the model solution of an exercise. */
export function readSolution(id: string): Program {
  const program = readSkeleton();
  for (const patch of parsePatch(readFileSync(patchOf(id), "utf8"))) {
    const name = patch.newFileName ?? "";
    const changed = applyPatch(program[name] ?? "", patch);
    if (changed === false) throw new Error(`${id}.patch does not fit ${name}`);
    program[name] = changed;
  }
  return program;
}

/** Writes the files of a program into a new folder. */
export function writeProgram(program: Program, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(program)) writeFileSync(join(folder, name), text);
}

/** Makes a folder with the files of the skeleton. */
export const copySkeleton = (folder: string) => writeProgram(readSkeleton(), folder);

/** Makes a folder with the model solution of an exercise. */
export const makeSolution = (id: string, folder: string) => writeProgram(readSolution(id), folder);

/** Writes bundles of solutions beside their files. */
export async function bundleSolutions(
  folder: string,
  ids: readonly string[],
  options?: { readonly sourcemap: "inline" },
): Promise<void> {
  const names = ids.flatMap((id) => [posix.join(id, "program"), posix.join(id, "rules")]);
  const files = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)]));
  await bundle(files, folder, options);
}

/** The text of a patch before its changes: what the solution does, in a few sentences. */
export function explanationOf(id: string): string {
  const file = patchOf(id);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text.slice(0, Math.max(0, text.indexOf("Index:")));
}

/** Writes the patch that leads from the skeleton to a folder, after the explanation that it has. */
export function saveSolution(id: string, folder: string): void {
  const patches = FILES.flatMap((file) => {
    const [before, after] = [SKELETON, folder].map((from) =>
      readFileSync(join(from, file), "utf8"),
    );
    if (before === undefined || after === undefined || before === after) return [];
    return createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 2 });
  });
  if (patches.length === 0) throw new Error(`${folder} is the same as the skeleton`);
  writeFileSync(patchOf(id), explanationOf(id) + patches.join(""));
}

/** Returns how many lines a solution adds and removes. */
export function linesChanged(id: string): number {
  const hunks = parsePatch(readFileSync(patchOf(id), "utf8")).flatMap((patch) => patch.hunks);
  return hunks.flatMap(({ lines }) => lines).filter((line) => /^[+-]/.test(line)).length;
}

/** Removes a folder made here. */
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
