import process from "node:process";
import { textOf } from "../../../src/drawing/line.ts";
import { type ReportForm, resultLines } from "../../../src/exam/exercises/check-report.ts";
import type { Runner } from "../../../src/exam/exercises/checker/run-program.ts";
import { bundled } from "../../bundled.ts";
import { HOME_OF_PROGRAM } from "../../cli/program.ts";

/** Runs students' programs as the command line does, without colours. */
export const tsxRunner: Runner = {
  command: process.execPath,
  args: ["--import", import.meta.resolve("tsx")],
  environment: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  mostTime: 10_000,
  mostOutput: 1_000_000,
};

/** Reports for a window of 80 columns. */
export const FORM: ReportForm = { width: 80, runCopy: "node program.ts" };

export const resultText = (...about: Parameters<typeof resultLines>): string =>
  resultLines(...about)
    .map(textOf)
    .join("\n");

/** Runs correct programs, in half the time. */
export const testRunner: Runner = {
  ...tsxRunner,
  args: ["--import", import.meta.resolve("../../strip-types.mjs")],
};

/**
 * Runs the bundles beside a student's files instead, if there are bundled programs: a tenth of the
 * time.
 */
export function bundledRunner(): Runner {
  const caller = bundled("test", "exam", "exercises", "run-bundled.cjs");
  return caller === undefined
    ? tsxRunner
    : {
        ...tsxRunner,
        args: ["--enable-source-maps", caller, HOME_OF_PROGRAM],
      };
}
