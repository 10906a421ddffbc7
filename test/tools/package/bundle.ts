/** Bundles the program with what it needs of its dependencies, so that it needs none when installed. */
import { chmod, copyFile, cp, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from "rolldown";
import { PACKAGE_FILES } from "../../../src/exam/places.ts";
import { licencesOf } from "./licences.ts";

export const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * The entries of what is loaded before the first prompt of the exam's game. It goes into one file,
 * because every further file takes time. Everything else is loaded when it is needed.
 */
const FIRST_PROMPT = new RegExp(
  [
    "cli/(run|host|subcommands)",
    "game/command-line/(play|playing)",
    "game/session/dialogue/dialogue",
    "terminal/plain-lines",
    "game/rules/sarrum/sarrum",
    "game/records/store/folders",
  ]
    .map((file) => `/src/${file}\\.ts$`.replaceAll("/", "[\\\\/]"))
    .join("|"),
);

/** What the engine's thread loads for the exam's game. Node does not keep the first file compiled. */
const ENGINE = /[\\/]game[\\/](engine[\\/](engine|registry)|rules[\\/]sarrum[\\/]sarrum)\.ts$/;

/** The program and the engine's thread are bundled apart, but share the networks, which are large. */
const NETWORKS = {
  file: "networks",
  source: "src/game/engine/eval/nnue/trained-networks.ts",
} as const;

/** From version 22.1, Node can keep compiled code, which makes later starts quicker. */
const KEEP_COMPILED = 'require("node:module").enableCompileCache?.();';

/** The scripts to which readline-sync resorts where it cannot open the terminal. */
const SCRIPTS_OF_READLINE_SYNC = ["encrypt.js", "read.cs.js", "read.ps1", "read.sh"];

/** The folders and files in src that are read while the program runs, and their copies. */
const FOLDERS = [
  ["skeleton", "skeleton"],
  ["exam/exercises/template", "template"],
  ["exam/exercises/tasks", "exercises/tasks"],
  ["exam/stepper/twin/recorder", "recorder"],
  ["exam/stepper/recorder.py", "recorder/recorder.py"],
  ["exam/stepper/lessons", "stepper/lessons"],
  ["game/activities/lessons/texts", "lessons/texts"],
] as const;

/**
 * Bundles the program into a new folder: the code goes into `program`, the exam's program, which the
 * exercises read and copy, into `skeleton`, what copies need into `packages` and `template`, and the texts
 * of the lessons and exercises into `lessons` and `exercises`.
 */
export async function bundleProgram(folder: string): Promise<void> {
  const program = join(folder, "program");
  const bundles = await Promise.all([
    // CommonJS starts a little quicker than ES modules.
    bundle({ main: "src/main.ts" }, program, {
      minify: true,
      // A hash in every name would make the package a hundredth larger.
      chunkFileNames: "[name].cjs",
      codeSplitting: {
        groups: [
          { name: "first-prompt", test: FIRST_PROMPT },
          // The loop needs it, and a redrawn screen needs it before the first prompt.
          { name: "wrap", test: /[\\/]terminal[\\/]wrap-text\.ts$/ },
          // Loaded while the player reads the first question.
          {
            name: "loop",
            test: /[\\/](session[\\/]dialogue[\\/](open|commands)|cli[\\/]wings|drawing[\\/]text[\\/](line-chart|report)|terminal[\\/]repaint)\.ts$/,
          },
        ],
      },
      banner: ({ name }) => (name === "main" ? `#!/usr/bin/env node\n${KEEP_COMPILED}` : ""),
    }),
    bundle({ worker: "src/game/engine/worker/worker.ts" }, program, {
      minify: true,
      codeSplitting: { groups: [{ name: "engine", test: ENGINE }] },
      chunkFileNames: "[name]-worker.cjs",
      banner: ({ name }) => (name === "worker" ? KEEP_COMPILED : ""),
    }),
    bundle({ [NETWORKS.file]: NETWORKS.source }, program, { minify: true }),
    bundle({ "call-rules": "src/exam/exercises/checker/call-rules.ts" }, program, {
      minify: true,
    }),
  ]);
  await chmod(join(program, "main.cjs"), 0o755);
  const scripts = dirname(createRequire(import.meta.url).resolve("readline-sync"));
  for (const file of SCRIPTS_OF_READLINE_SYNC) {
    await copyFile(join(scripts, file), join(program, file));
  }
  for (const [from, to] of FOLDERS) {
    await cp(join(PROJECT, "src", from), join(folder, to), { recursive: true });
  }
  await takeOutComments(join(folder, "recorder"));
  for (const part of PACKAGE_FILES) {
    const original = join(PROJECT, "node_modules", part);
    await cp(original, join(folder, "packages", part), { recursive: true });
  }
  await writeFile(join(folder, "LICENCES.txt"), licencesOf(bundles.flat(), PROJECT));
}

/** The comments on lines of their own, by the language. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  ".ts": /^ *(?:\/\/.*|\/\*\*(?:.|\n)*?\*\/)\n/gm,
  ".py": /^ *(?:#.*|"""[^"]*""")\n(?!\n)/gm,
};

/** Makes the recorders smaller, which are read by machines alone. */
async function takeOutComments(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(COMMENTS[extname(name)]!, ""));
  }
}

const leaveOutNetworks: Plugin = {
  name: "leave out networks",
  resolveId: (source, importer) =>
    importer !== undefined && basename(source) === basename(NETWORKS.source)
      ? { id: `./${NETWORKS.file}.cjs`, external: true }
      : undefined,
};

/** Writes a bundle, in CommonJS by default, into a folder and returns its files. */
export async function bundle(
  input: Readonly<Record<string, string>>,
  folder: string,
  options: OutputOptions = {},
): Promise<readonly OutputChunk[]> {
  const extension = options.format === "esm" ? "js" : "cjs";
  // Students' programs are not below the packages that they import.
  const resolve = { modules: ["node_modules", join(PROJECT, "node_modules")] };
  const build = await rolldown({
    cwd: PROJECT,
    input,
    platform: "node",
    logLevel: "silent",
    resolve,
    plugins: [leaveOutNetworks],
  });
  const { output } = await build.write({
    dir: folder,
    format: "cjs",
    exports: "named",
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
    ...options,
  });
  await build.close();
  return output.filter((file) => file.type === "chunk");
}
