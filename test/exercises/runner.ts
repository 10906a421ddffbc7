import { join } from "node:path";
import process from "node:process";
import type { Runner } from "../../src/exercises/run.ts";
import { HOME_OF_PROGRAM } from "../cli/program.ts";
import { compiled } from "../compiled.ts";

/** Runs students' programs as the command line does, without colours. */
export const testRunner: Runner = {
  command: process.execPath,
  args: ["--import", import.meta.resolve("tsx")],
  environment: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  mostTime: 10_000,
  mostOutput: 1_000_000,
};

/**
 * Runs the compiled files beside a student's files instead, if there is a compiled project: a third
 * of the time.
 */
export function compiledRunner(): Runner {
  const folder = compiled();
  if (folder === undefined) return testRunner;
  const caller = join(folder, "test", "exercises", "run-compiled.js");
  return { ...testRunner, args: [caller, HOME_OF_PROGRAM] };
}
