/**
 * Builds zips of a folder that needs no installation: the packed program together with Node.
 *
 *     npm run portable -- --out FOLDER win-x64 linux-x64 darwin-arm64
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { makePortable, SYSTEMS, systemNamed } from "./make-portable.ts";
import { zipFolder } from "./zip-folder.ts";

const { values, positionals } = parseArgs({
  options: { out: { type: "string" } },
  allowPositionals: true,
  strict: false,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(SYSTEMS);
const unknown = wanted.find((name) => !systemNamed(name));
const { out: chosen, ...others } = values;
const hasFolder = typeof chosen === "string" && !chosen.startsWith("-");
if (!hasFolder || unknown !== undefined || Object.keys(others).length > 0) {
  console.error(`Usage: npm run portable -- --out FOLDER ${Object.keys(SYSTEMS).join(" ")}`);
  process.exit(2);
}
const out = resolve(chosen);
mkdirSync(out, { recursive: true });
const temporary = mkdtempSync(join(tmpdir(), "sarrum-portable-"));
try {
  for (const name of wanted) {
    const folder = await makePortable(name, join(temporary, name));
    const file = join(out, `capture-the-sarrum-${name}.zip`);
    const count = zipFolder(folder, file);
    console.log(`${file}: ${count} files, ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
