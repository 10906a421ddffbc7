/** Bundles the program for npm into `dist`, before `npm pack`. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { bundleProgram, PROJECT } from "./bundle.ts";

const folder = join(PROJECT, "dist");
await rm(folder, { recursive: true, force: true });
await bundleProgram(folder);
