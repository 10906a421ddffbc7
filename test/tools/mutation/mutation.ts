/**
 * Runs Stryker, which changes the code in many places and reports the changes that no test notices.
 * It works on a copy of the project in a temporary folder, with Stryker installed in the copy only,
 * and removes the folder at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const COPIED = ["src", "test", "package.json", "package-lock.json", "tsconfig.json", ".npmrc"];
const PACKAGES = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];
const STRYKER = join("node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

/** Returns the pattern of all files of a folder with that ending; a file's path as it is. */
const filesOf = (path: string, ending: string) =>
  /\.ts(:|$)/.test(path) ? path : `${path.replace(/\/$/, "")}/**/*${ending}`;

/** Writes the settings of Stryker and of Vitest into a copy of the project. */
function writeSettings(folder: string, files: readonly string[], tests: readonly string[]): void {
  const vitest = {
    include: tests.map((path) => filesOf(path, ".test.ts")),
    testTimeout: 60_000,
    isolate: false,
  };
  const stryker = {
    mutate: files.map((path) => filesOf(path, ".ts")),
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "mutation.config.mjs", related: false },
    coverageAnalysis: "perTest",
    // A change that breaks a module as it is loaded would count as unnoticed.
    ignoreStatic: true,
    concurrency: 1,
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // Stryker cannot read the configuration of this version of TypeScript.
    tsconfigFile: "none.json",
  };
  const config = `export default ${JSON.stringify({ test: vitest })};\n`;
  writeFileSync(join(folder, "mutation.config.mjs"), config);
  writeFileSync(join(folder, "stryker.config.json"), JSON.stringify(stryker));
}

/**
 * Runs a JavaScript program in a folder and returns its exit code. Ctrl-C ends it, and leaves it to
 * the caller to remove the folder.
 */
async function run(folder: string, program: string, ...words: string[]): Promise<number> {
  const child = spawn(process.execPath, [program, ...words], { cwd: folder, stdio: "inherit" });
  const stop = () => child.kill();
  process.on("SIGINT", stop);
  const [code] = await once(child, "close");
  process.off("SIGINT", stop);
  return code ?? 1;
}

const { values } = parseArgs({
  options: {
    files: { type: "string", multiple: true, default: [] },
    tests: { type: "string", multiple: true, default: [] },
  },
});
const npm = process.env.npm_execpath;
if (!npm || values.files.length === 0 || values.tests.length === 0) {
  console.error("Use: npm run mutation -- --files FOLDER --tests FOLDER");
  process.exit(2);
}

setPriority(constants.priority.PRIORITY_LOW);
const folder = mkdtempSync(join(tmpdir(), "sarrum-mutation-"));
try {
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  process.exitCode = await run(
    folder,
    npm,
    "install",
    "--no-save",
    "--ignore-scripts",
    ...PACKAGES,
  );
  if (process.exitCode === 0) {
    writeSettings(folder, values.files, values.tests);
    process.exitCode = await run(folder, STRYKER, "run");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
