/**
 * Lets Node 20 run TypeScript files, with `--import`, in half the time of tsx. Line numbers in errors do
 * not match the source.
 */
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Node calls `load` in a thread of its own.
if (isMainThread) register(import.meta.url);

/** Loads a module, and removes the types of a TypeScript file. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith(".ts")) return nextLoad(url, context);
  const { transform } = await import("rolldown/utils");
  const file = fileURLToPath(url);
  const { code } = await transform(file, await readFile(file, "utf8"));
  return { format: "module", shortCircuit: true, source: code };
}
