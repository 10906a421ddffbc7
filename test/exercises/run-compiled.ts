/**
 * Runs a file in place of a TypeScript file: the compiled one beside it, or, for a file of the
 * project, the one in the compiled project. The arguments are the project, the file and its own.
 */
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const COMPILED = fileURLToPath(new URL("../../", import.meta.url));
const [node = "", , project = "", ...words] = process.argv;

const [file = "", ...others] = words.map((word) =>
  word
    .replace(pathToFileURL(project).href, pathToFileURL(COMPILED).href)
    .replace(project, COMPILED)
    .replace(/\.ts$/, ".js"),
);
process.argv = [node, file, ...others];
await import(pathToFileURL(file).href);
