/**
 * The project with its types stripped once, for the programs that tests start. Without tsx such a
 * program starts in a third of the time. Only `npm test` uses it; some of its tests start the
 * program as players do.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("../", import.meta.url));
const VARIABLE = "SARRUM_COMPILED";

/** Compiles the project into a temporary folder before the tests, and removes it after them. */
export function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-compiled-"));
  // The program reads some of its TypeScript files: the skeleton, and the first file of a thread.
  cpSync(join(PROJECT, "src"), join(folder, "src"), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  stripTypes(PROJECT, folder);
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Returns the folder of the compiled project; undefined outside `npm test`. */
export const compiled = (): string | undefined => process.env[VARIABLE];

/** Writes every TypeScript file of a project as JavaScript, without checking its types. */
export function stripTypes(project: string, folder: string): void {
  const typescript = createRequire(import.meta.url).resolve("typescript/package.json");
  const options = ["--noEmit", "false", "--noCheck", "--rewriteRelativeImportExtensions"];
  const folders = ["--project", project, "--rootDir", project, "--outDir", folder];
  execFileSync(process.execPath, [join(dirname(typescript), "bin", "tsc"), ...folders, ...options]);
}
