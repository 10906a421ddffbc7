import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const SOURCE = new URL("../src/", import.meta.url);

export interface SourceFile {
  /** From the source folder, such as "game/rules/board.ts". */
  readonly path: string;
  readonly text: string;
}

/** All source files. */
export const FILES: readonly SourceFile[] = readdirSync(SOURCE, {
  recursive: true,
  encoding: "utf8",
})
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path, text: readFileSync(new URL(path, SOURCE), "utf8") }));

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** Returns the specifiers that a file imports, re-exports or loads on demand. */
export function importsOf({ text }: SourceFile): string[] {
  const found = withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g);
  return [...found].map(([, target = ""]) => target);
}

/** Returns the first folder of a path. */
export const roomOf = (path: string) => path.split("/")[0] ?? "";

/** Returns the path of a file that another imports. */
export const resolved = (from: string, target: string) =>
  posix.normalize(posix.join(posix.dirname(from), target));
