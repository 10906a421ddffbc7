/** The types of the program are right without any of its parts that may be deleted. */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PARTS, without } from "../parts.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

test.each(PARTS.map((part) => [part.name, part] as const))("without %s", (_, part) => {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-types-"));
  try {
    for (const { path, text } of without(part)) {
      mkdirSync(join(folder, "src", dirname(path)), { recursive: true });
      writeFileSync(join(folder, "src", path), text);
    }
    for (const name of ["package.json", "tsconfig.json"])
      copyFileSync(join(PROJECT, name), join(folder, name));
    for (const path of readdirSync(join(PROJECT, "src"), { recursive: true, encoding: "utf8" })) {
      const to = join(folder, "src", path);
      if (path.endsWith(".json") && existsSync(dirname(to)))
        copyFileSync(join(PROJECT, "src", path), to);
    }
    symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"), "junction");
    const tsc = join(PROJECT, "node_modules", "typescript", "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "--tsBuildInfoFile", "types"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
