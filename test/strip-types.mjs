/** Lets Node 20 run TypeScript files, with `--import`, in half the time of tsx. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Node calls `load` in a thread of its own.
if (isMainThread) {
  register(import.meta.url);
  process.setSourceMapsEnabled(true);
}

/** Removes the types of a file. */
async function strip(file, text) {
  const { transformSync } = await import("rolldown/utils");
  const { code, map } = transformSync(file, text, { sourcemap: true });
  const encoded = Buffer.from(JSON.stringify({ ...map, sourcesContent: [] })).toString("base64");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
}

/** Does so once for all processes that keep compiled code in the same folder. */
async function stripOnce(file, text) {
  const folder = process.env.NODE_COMPILE_CACHE;
  if (folder === undefined) return strip(file, text);
  const kept = join(folder, createHash("md5").update(`${file}\n${text}`).digest("hex"));
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const source = await strip(file, text);
  // Another process may read it at any time.
  writeFileSync(`${kept}.${process.pid}`, source);
  renameSync(`${kept}.${process.pid}`, kept);
  return source;
}

/** Resolves what one TypeScript file imports from another as it stands, without a look at the disk. */
export function resolve(specifier, { parentURL, ...context }, nextResolve) {
  const isPlain = /^\.\.?\/.*\.ts$/.test(specifier) && /\.ts(\?|$)/.test(parentURL);
  if (!isPlain) return nextResolve(specifier, { parentURL, ...context });
  return { url: new URL(specifier, parentURL).href, shortCircuit: true };
}

/** Loads a module, and removes the types of a TypeScript file. */
export async function load(url, context, nextLoad) {
  if (!/\.ts(\?|$)/.test(url)) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const source = await stripOnce(file, readFileSync(file, "utf8"));
  return { format: "module", shortCircuit: true, source };
}
