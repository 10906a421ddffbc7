import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputChunk } from "rolldown";

/** Returns the licences of the packages in a bundle, one after another. Throws if one has none. */
export function licencesOf(chunks: readonly OutputChunk[], project: string): string {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const names = modules.flatMap(
    (id) => /node_modules[\\/]((?:@[^\\/]+.)?[^\\/]+)/.exec(id)?.[1] ?? [],
  );
  const texts = [...new Set(names)].sort().map((name) => licenceOf(name, project));
  return `The program contains code of these packages.\n\n${texts.join(`\n${"-".repeat(72)}\n\n`)}`;
}

function licenceOf(name: string, project: string): string {
  const folder = join(project, "node_modules", name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`The package ${name} has no licence.`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
