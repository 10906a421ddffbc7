import process from "node:process";
import type { Runner } from "../../src/exercises/run.ts";

/** Runs students' programs as the command line does, without colours. */
export const testRunner: Runner = {
  command: process.execPath,
  args: ["--import", import.meta.resolve("tsx")],
  environment: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  mostTime: 10_000,
  mostOutput: 1_000_000,
};
