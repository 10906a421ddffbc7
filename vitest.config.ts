import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "vitest/config";

/**
 * Most code of the tests runs too briefly to repay its optimisation, for which V8 should wait longer: that
 * saves a seventh of the processor time. Later versions of Node have no such setting.
 */
const waitForOptimisation = process.version.startsWith("v20.") ? ["--interrupt-budget=500000"] : [];

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // The terminal of Windows draws lines again in its own way, and ends programs without signals.
    exclude: ["test/deep/**", ...(process.platform === "win32" ? ["test/pty/**"] : [])],
    testTimeout: 60_000,
    // One more than there are processors, since tests at terminals mostly wait.
    maxWorkers: availableParallelism() + 1,
    // Most of a small test file's time would go into a process of its own.
    isolate: false,
    globalSetup: "test/global-setup.mjs",
    // Tests run the modules as the game does, without a transformation that slows the rules down
    // several times. Most of what they make is soon garbage: with room for it, V8 collects it less
    // often.
    execArgv: [
      ...["--import", "./test/strip-types.mjs", "--max-semi-space-size=64"],
      ...waitForOptimisation,
    ],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
