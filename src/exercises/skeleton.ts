import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "../core/result.ts";

/**
 * The folder of the exam's own program. The installed program keeps it in another place, but beside
 * its own code too.
 */
export const SKELETON = new URL("../skeleton/", import.meta.url);

const FILES = ["rules.ts", "program.ts", "input.ts", "README.md"] as const;

/**
 * Copies the skeleton into a new folder, with a package.json so that it runs outside the checkout.
 * @param versions of the packages that the copy needs, by name
 */
export async function startFolder(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<Result<true>> {
  const facts = {
    name: "my-skeleton",
    private: true,
    type: "module",
    scripts: { start: "tsx program.ts" },
    dependencies: versions,
  };
  try {
    await mkdir(folder);
    for (const file of FILES) await copyFile(new URL(file, SKELETON), join(folder, file));
    await writeFile(join(folder, "package.json"), `${JSON.stringify(facts, undefined, 2)}\n`);
    return ok(true);
  } catch (error) {
    return err(notMade(folder, (error as NodeJS.ErrnoException).code));
  }
}

function notMade(folder: string, code: string | undefined): string {
  if (code === "EEXIST") return `${folder} already exists; choose another name.`;
  if (code === "ENOENT") return `${folder} cannot be created: the folder above it does not exist.`;
  return `${folder} cannot be created (${code}).`;
}
