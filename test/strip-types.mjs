/** Lets Node 20 run TypeScript files, with `--import`, in half the time of tsx. */
import { readFileSync } from "node:fs";
import { register } from "node:module";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Node calls `load` in a thread of its own.
if (isMainThread) {
  register(import.meta.url);
  process.setSourceMapsEnabled(true);
}

/** Loads a module, and removes the types of a TypeScript file. */
export async function load(url, context, nextLoad) {
  if (!/\.ts(\?|$)/.test(url)) return nextLoad(url, context);
  const { transformSync } = await import("rolldown/utils");
  const file = fileURLToPath(url);
  const { code, map } = transformSync(file, readFileSync(file, "utf8"), { sourcemap: true });
  const encoded = Buffer.from(JSON.stringify({ ...map, sourcesContent: [] })).toString("base64");
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
  return { format: "module", shortCircuit: true, source };
}
