/**
 * Helps to write and repair model solutions, which are kept as patches of the skeleton: npx tsx
 * test/exercises/solution.ts open ID FOLDER   makes a folder with the solution so far npx tsx
 * test/exercises/solution.ts save ID FOLDER   writes the patch, after showing the checks
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { EXERCISES } from "../../src/exercises/catalogue.ts";
import { runChecks } from "../../src/exercises/checker/check-program.ts";
import { resultText } from "../../src/exercises/report.ts";
import { tsxRunner } from "./runner.ts";
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
} else {
  console.log("The untouched skeleton:");
  for await (const result of runChecks(exercise, { folder: SKELETON }, tsxRunner))
    console.log(resultText(result));
  console.log("The solution:");
  for await (const result of runChecks(exercise, { folder: resolve(folder) }, tsxRunner)) {
    console.log(resultText(result));
  }
  saveSolution(id, folder);
  console.log(`${linesChanged(id)} lines changed.`);
}
