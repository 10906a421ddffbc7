import { readdirSync } from "node:fs";
import { fileShown } from "../../core/system-errors.ts";

/**
 * Lists the files and folders whose names begin like an unfinished one, a folder with a "/" at its
 * end. ~/ stands for the folder `home`. Names with spaces are left out, since Tab completes one word.
 * @param windows whether a backslash separates folders, too
 */
export function filesLike(start: string, home: string | undefined, windows: boolean): string[] {
  const slash = Math.max(start.lastIndexOf("/"), windows ? start.lastIndexOf("\\") : -1) + 1;
  const folder = start.slice(0, slash);
  const path = home !== undefined && /^~[/\\]/.test(folder) ? home + folder.slice(1) : folder;
  try {
    return readdirSync(path === "" ? "." : path, { withFileTypes: true })
      .filter(({ name }) => name.startsWith(start.slice(slash)) && !/\s|^\./.test(name))
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`);
  } catch {
    return [];
  }
}

/** A drive and the start of its folders. */
const DRIVE = /^[a-z]:(?=[/\\])/i;
const FORBIDDEN = /[<>:"|?*]/;

/** Says why Windows forbids the name of a file, or would use another name; otherwise undefined. */
export function forbiddenOnWindows(file: string): string | undefined {
  const parts = file.replace(DRIVE, "").split(/[/\\]/);
  return parts.map(faultIn).find((fault) => fault !== undefined);
}

function faultIn(name: string): string | undefined {
  const shown = fileShown(name);
  const [character] = FORBIDDEN.exec(name) ?? [];
  if (character === ":") {
    return `${shown} contains a colon; Windows allows one only after a drive, as in C:\\game.txt.`;
  }
  if (character !== undefined) {
    return `${shown} contains ${character}, which Windows forbids in file names; leave it out.`;
  }
  const [end] = /[. ]$/.exec(/^\.\.?$/.test(name) ? "" : name) ?? [];
  if (end === undefined) return undefined;
  return `${shown} ends with a ${end === "." ? "dot" : "space"}, which Windows removes; leave it out.`;
}
