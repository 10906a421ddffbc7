import { readFile } from "node:fs/promises";

/** The exam's own program; the installed program keeps it beside its own code, too. */
const SKELETON = new URL("../skeleton/", import.meta.url);

const FILES = ["program.ts", "rules.ts", "input.ts"] as const;

/** The texts of the exam's program, by the names of its files. */
export async function skeletonFiles(): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(FILES.map((file) => readFile(new URL(file, SKELETON), "utf8")));
  return new Map(FILES.map((file, index) => [file, texts[index]!]));
}
