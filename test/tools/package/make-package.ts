import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import facts from "../../../package.json" with { type: "json" };
import { PROJECT } from "./bundle.ts";

/**
 * Packs a folder with the bundled program for npm, into another folder, and returns the name of the
 * package; it also has what its users need of package.json and the README.
 */
export function makePackage(folder: string, destination: string): string {
  const { name, version, description, keywords, license, type, engines } = facts;
  const kept = { name, version, description, keywords, license, private: true, type, engines };
  const bin = { [name]: "program/main.cjs" };
  writeFileSync(
    join(folder, "package.json"),
    `${JSON.stringify({ ...kept, bin }, undefined, 2)}\n`,
  );
  const readme = readFileSync(join(PROJECT, "README.md"), "utf8");
  writeFileSync(join(folder, "README.md"), withoutLinks(readme));
  copyFileSync(join(PROJECT, "LICENSE"), join(folder, "LICENSE"));
  // The npm that runs a script says that the package is the project.
  const { npm_config_local_prefix: _, ...env } = process.env;
  // On Windows npm needs a shell, which splits at spaces.
  const shell = process.platform === "win32";
  mkdirSync(destination, { recursive: true });
  const tarballs = shell ? `"${resolve(destination)}"` : resolve(destination);
  const words = ["pack", "--silent", "--pack-destination", tarballs];
  return execFileSync("npm", words, { cwd: folder, env, encoding: "utf8", shell }).trim();
}

/** Leaves out pictures and links to files that are not in the package. */
function withoutLinks(markdown: string): string {
  return markdown
    .replace(/^!\[.*\]\(.*\)\n\n/gm, "")
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, "$1");
}
