/** Packs the program for npm: `npm run package -- FOLDER`, or into this folder, from the folder `dist`. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { bundleProgram, PROJECT } from "./bundle.ts";
import { makePackage } from "./make-package.ts";

const [, , destination = "."] = process.argv;
if (destination.startsWith("-")) {
  console.error("Usage: npm run package -- FOLDER");
  process.exit(2);
}
const folder = join(PROJECT, "dist");
rmSync(folder, { recursive: true, force: true });
await bundleProgram(folder);
console.log(makePackage(folder, destination));
