/**
 * Bundles the program for npm, before `npm pack`. The installed program has no dependencies: what it
 * needs of them is in the bundle. `dist/program` holds the code, `dist/skeleton` the exam's program,
 * which the exercises read and copy.
 */
import { chmod, copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type InputOptions, type OutputChunk, type OutputOptions, rolldown } from "rolldown";
import { licencesOf } from "./licences.ts";

const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
const PROGRAM = join(PROJECT, "dist", "program");

/**
 * The entries of what is loaded before the first prompt of the exam's game. It goes into one file,
 * because every further file takes time. Everything else is loaded when it is needed.
 */
const FIRST_PROMPT = new RegExp(
  [
    "cli/(run|host|play|open-game)",
    "console/dialogue/dialogue",
    "console/terminal/(pipe-reader|piped-lines)",
    "games/sarrum/sarrum",
    "records/store/folders",
  ]
    .map((file) => `/src/${file}\\.ts$`)
    .join("|"),
);

/** What the engine's thread loads for the exam's game. Node does not keep the first file compiled. */
const ENGINE = /\/src\/(engine\/(engine|registry)|games\/sarrum\/sarrum)\.ts$/;

/** From version 22.1, Node can keep compiled code, which makes later starts quicker. */
const KEEP_COMPILED = 'require("node:module").enableCompileCache?.();';

/** The scripts to which readline-sync resorts where it cannot open the terminal. */
const SCRIPTS_OF_READLINE_SYNC = ["encrypt.js", "read.cs.js", "read.ps1", "read.sh"];

await rm(join(PROJECT, "dist"), { recursive: true, force: true });
const chunks = [
  // CommonJS starts a little quicker than ES modules.
  ...(await bundle({ main: "src/main.ts" }, "cjs", {
    codeSplitting: { groups: [{ name: "first-prompt", test: FIRST_PROMPT }] },
    banner: ({ name }) => (name === "main" ? `#!/usr/bin/env node\n${KEEP_COMPILED}` : ""),
  })),
  ...(await bundle({ worker: "src/engine/worker/worker.ts" }, "cjs", {
    codeSplitting: { groups: [{ name: "engine", test: ENGINE }] },
    banner: ({ name }) => (name === "worker" ? KEEP_COMPILED : ""),
  })),
  ...(await bundle({ "call-rules": "src/exercises/call-rules.ts" }, "cjs")),
  // The reading exercises run the skeleton's own files, which import these two.
  ...(await bundle({ chalk: "chalk", "readline-sync": "readline-sync" }, "esm")),
];
await chmod(join(PROGRAM, "main.cjs"), 0o755);
const scripts = dirname(createRequire(import.meta.url).resolve("readline-sync"));
for (const file of SCRIPTS_OF_READLINE_SYNC) {
  await copyFile(join(scripts, file), join(PROGRAM, file));
}
await mkdir(join(PROJECT, "dist"), { recursive: true });
await cp(join(PROJECT, "src", "skeleton"), join(PROJECT, "dist", "skeleton"), { recursive: true });
await writeFile(join(PROJECT, "dist", "LICENCES.txt"), licencesOf(chunks, PROJECT));

/** Writes a bundle into the folder of the program and returns its files. */
async function bundle(
  input: InputOptions["input"] & object,
  format: "cjs" | "esm",
  options: OutputOptions = {},
): Promise<readonly OutputChunk[]> {
  const extension = format === "cjs" ? "cjs" : "js";
  const build = await rolldown({ cwd: PROJECT, input, platform: "node", logLevel: "silent" });
  const { output } = await build.write({
    dir: PROGRAM,
    format,
    minify: true,
    exports: "named",
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
    ...options,
  });
  await build.close();
  return output.filter((file) => file.type === "chunk");
}
