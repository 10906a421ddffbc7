/**
 * The programs that tests start, bundled once, as npm's users have them. Without tsx they start ten
 * times as fast. Only `npm test` uses them; some of its tests start the program with tsx.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { bundle, bundleProgram, PROJECT } from "./tools/package/bundle.ts";

const VARIABLE = "SARRUM_BUNDLED";

/** What runs in a process of its own, besides the full program. */
const PROGRAMS = [
  "src/skeleton/program",
  "src/skeleton/rules",
  "src/exam/exercises/checker/call-rules",
  "src/exam/exercises/checker/run-program",
  "test/exam/exercises/run-bundled",
];

/** Bundles the programs into a temporary folder, which is removed when this process ends. */
export async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-bundled-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Node would end without its exit event.
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  process.env[VARIABLE] = folder;
  // Compiled bundles are kept there, by Node itself from version 22.1, otherwise by keep-compiled.cjs.
  process.env.NODE_COMPILE_CACHE = join(folder, "cache");
  mkdirSync(process.env.NODE_COMPILE_CACHE);
  // The program looks for tsx there.
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
  await Promise.all([
    bundleProgram(join(folder, "dist")),
    bundle(Object.fromEntries(PROGRAMS.map((name) => [name, `${name}.ts`])), folder),
  ]);
}

/** Returns a file in the folder of the bundled programs; undefined outside `npm test`. */
export function bundled(...path: readonly string[]): string | undefined {
  const folder = process.env[VARIABLE];
  return folder === undefined ? undefined : join(folder, ...path);
}
