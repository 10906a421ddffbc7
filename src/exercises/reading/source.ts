/** A simple scan of the skeleton's text: it relies on the layout that Biome gives the files. */
import { readFile } from "node:fs/promises";
import { SKELETON } from "../skeleton.ts";

const FILES = ["rules.ts", "program.ts", "input.ts"] as const;

export interface Subroutine {
  readonly name: string;
  readonly file: string;
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Its lines with their indentation, from its name to its closing brace. */
  readonly lines: readonly string[];
}

/** The subroutines of the skeleton in the order of its files. */
export async function readSubroutines(): Promise<readonly Subroutine[]> {
  const texts = await Promise.all(FILES.map((file) => readFile(new URL(file, SKELETON), "utf8")));
  return FILES.flatMap((file, index) => subroutinesIn(file, texts[index]!));
}

export function subroutinesIn(file: string, text: string): Subroutine[] {
  const all = text.split(/\r?\n/);
  return all.flatMap((first, index) => {
    const [, name] = /^(?:export )?function (\w+)\(/.exec(first) ?? [];
    if (name === undefined) return [];
    const lines = all.slice(index, all.indexOf("}", index) + 1);
    return [{ name, file, line: index + 1, lines }];
  });
}
