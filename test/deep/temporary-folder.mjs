/** Gives the deep tests a temporary folder of their own: Vitest may end a worker before it has removed its files. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-deep-"));
  // Windows knows it by the second name.
  for (const name of ["TMPDIR", "TEMP"]) process.env[name] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Node would end without its exit event.
  for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
}
