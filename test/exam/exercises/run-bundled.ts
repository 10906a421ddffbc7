/**
 * Runs a file in place of a TypeScript file: the bundle beside it, or, for a file of the project, the
 * one in the folder of bundled programs. The arguments are the project, the file and its own.
 */
import { createRequire } from "node:module";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const BUNDLED = fileURLToPath(new URL("../../../", import.meta.url));
const [node = "", , project = "", ...words] = process.argv;

const [file = "", ...others] = words.map((word) =>
  word
    .replace(pathToFileURL(project).href, pathToFileURL(BUNDLED).href)
    .replace(project, BUNDLED)
    .replace(/\.ts$/, ".cjs"),
);
process.argv = [node, file, ...others];
createRequire(import.meta.url)(file);
