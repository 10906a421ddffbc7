import { existsSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { typable } from "./text.ts";

/** The file to start in a folder that needs no installation, by the system in the path of this file. */
const STARTERS: Readonly<Record<string, string>> = {
  linux: "./play",
  macos: "./play.command",
  windows: ".\\play",
};
const [, system = ""] = /\/portable\/(\w+)\/program\/[^/]+$/.exec(import.meta.url) ?? [];

/** Whether this program brings its own Node with it. */
export const PORTABLE = system in STARTERS;

/** Whether npm has installed this program; otherwise it runs from its sources. */
const INSTALLED = import.meta.url.includes("/node_modules/");

/** The folder in which the short form of the command works. */
const TOP = resolve(fileURLToPath(new URL(PORTABLE ? "../../../" : "../../", import.meta.url)));
const MAIN = STARTERS[system] ?? "src/main.ts";
/** Whether a path from another folder to this program can be given; not if it is installed or a bundle. */
const HAS_PATH = !INSTALLED && existsSync(join(TOP, MAIN));

/** Begins a command that runs TypeScript in a folder with this program's tsx. */
export function tsxIn(folder: string): string {
  const path = relative(TOP, folder);
  const isOutside = path.startsWith("..") || isAbsolute(path);
  return HAS_PATH && isOutside ? `npx --prefix ${typable(TOP)} tsx` : "npx tsx";
}

/** The command that starts this program in its own folder, on any computer. */
export const SHORT_COMMAND = INSTALLED
  ? "npx capture-the-sarrum"
  : `${PORTABLE ? "" : "npx tsx "}${MAIN}`;

/** The command that starts this program from the current folder, for help and messages. */
export const START_COMMAND = INSTALLED
  ? SHORT_COMMAND
  : [
      ...(PORTABLE ? [] : [tsxIn(".")]),
      HAS_PATH && relative(TOP, ".") !== "" ? typable(join(TOP, MAIN)) : MAIN,
    ].join(" ");
