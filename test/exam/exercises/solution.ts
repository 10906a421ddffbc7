/**
 * Helps to write and repair model solutions, which are kept as patches of the skeleton: npx tsx
 * test/exam/exercises/solution.ts open ID FOLDER   makes a folder with the solution so far npx tsx
 * test/exam/exercises/solution.ts save ID FOLDER   writes the patch, after showing the checks
 */
import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { runChecks } from "../../../src/exam/exercises/checker/check-program.ts";
import { FORM, resultText, tsxRunner } from "./runner.ts";
import { copySkeleton, linesChanged, makeSolution, SKELETON, saveSolution } from "./solutions.ts";

const [action, id = "", folder = ""] = process.argv.slice(2);
const exercise = EXERCISES.find((candidate) => candidate.id === id);
if (!exercise || folder === "" || (action !== "open" && action !== "save")) {
  console.error("Use: solution.ts open|save ID FOLDER");
  process.exit(2);
}

if (action === "open") {
  const patch = fileURLToPath(new URL(`./solutions/${id}.patch`, import.meta.url));
  if (existsSync(patch)) makeSolution(id, folder);
  else copySkeleton(folder);
  // An editor looks for the packages there.
  symlinkSync(
    fileURLToPath(new URL("../../../node_modules", import.meta.url)),
    join(folder, "node_modules"),
    "junction",
  );
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
} else {
  for (const program of [{ folder: SKELETON }, { folder: resolve(folder) }]) {
    console.log(program.folder === SKELETON ? "The untouched skeleton:" : "The solution:");
    for await (const result of runChecks(exercise, program, tsxRunner))
      console.log(resultText(result, program, FORM));
  }
  saveSolution(id, folder);
  console.log(`${linesChanged(id)} lines changed.`);
}
