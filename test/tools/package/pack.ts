/**
 * Packs the program for npm: `npm run package -- FOLDER`, or into this folder. The package is the folder
 * `dist`, with what its users need of package.json and the README.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import facts from "../../../package.json" with { type: "json" };
import { bundleProgram, PROJECT } from "./bundle.ts";

const [, , destination = "."] = process.argv;
if (destination.startsWith("-")) {
  console.error("Usage: npm run package -- FOLDER");
  process.exit(2);
}
const folder = join(PROJECT, "dist");
rmSync(folder, { recursive: true, force: true });
await bundleProgram(folder);
const { name, version, description, keywords, license, type, engines } = facts;
const kept = { name, version, description, keywords, license, private: true, type, engines };
const bin = { [name]: "program/main.cjs" };
writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...kept, bin }, undefined, 2)}\n`);
const readme = readFileSync(join(PROJECT, "README.md"), "utf8");
writeFileSync(join(folder, "README.md"), withoutLinks(readme));
copyFileSync(join(PROJECT, "LICENSE"), join(folder, "LICENSE"));
// The npm that runs this script says that the package is the project.
const { npm_config_local_prefix: _, ...env } = process.env;
// On Windows npm needs a shell, which splits at spaces.
const shell = process.platform === "win32";
mkdirSync(destination, { recursive: true });
const tarballs = shell ? `"${resolve(destination)}"` : resolve(destination);
execFileSync("npm", ["pack", "--pack-destination", tarballs], {
  cwd: folder,
  env,
  stdio: "inherit",
  shell,
});

/** Leaves out pictures and links to files that are not in the package. */
function withoutLinks(markdown: string): string {
  return markdown
    .replace(/^!\[.*\]\(.*\)\n\n/gm, "")
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, "$1");
}
