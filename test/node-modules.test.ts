/** Tests that only files at the edge of the program import modules of Node. */
import { isBuiltin } from "node:module";
import { expect, test } from "vitest";
import { FILES, importsOf, type SourceFile, withoutComments } from "./source-files.ts";

/** The files and folders that may reach the machine; the others leave it to ports. */
const EDGE: readonly string[] = [
  "main.ts",
  "cli",
  "terminal",
  "game/records/store",
  "base",
  "game/engine/worker",
  "game/engine/uci",
  "exam/exercises",
  "exam/places.ts",
  "skeleton",
  "exam/stepper/twin/instrument.ts",
  "exam/stepper/twin/child.ts",
  "exam/stepper/twin/recorder",
  "exam/stepper/followed-python.ts",
  "exam/stepper/followed-skeleton.ts",
];

/** Modules that only compute. */
const PURE_MODULES = ["node:util", "node:crypto"];

/** Returns the modules of Node that a file imports although it may not. */
function nodeModules({ path, text }: SourceFile): readonly string[] {
  if (EDGE.some((place) => path === place || path.startsWith(`${place}/`))) return [];
  const code = withoutComments(text).replace(/\bimport type\b[^;]*;/g, "");
  const modules = importsOf({ path, text: code }).filter((target) => isBuiltin(target));
  return modules.filter((target) => !PURE_MODULES.includes(target));
}

test("modules of Node are imported only at the edge", () => {
  const strays = FILES.map((file) => [file.path, nodeModules(file)] as const);
  expect(strays.filter(([, modules]) => modules.length > 0)).toEqual([]);
});

test.each([
  ["game/rules/x.ts", 'import { join } from "node:path";', ["node:path"]],
  ["game/rules/x.ts", 'import fs from "fs";', ["fs"]],
  ["game/records/storehouse.ts", 'const fs = await import("node:fs");', ["node:fs"]],
  ["game/rules/x.ts", 'import type {\n  Stats,\n} from "node:fs";', []],
  ["game/rules/x.ts", 'import { inspect } from "node:util";', []],
  ["game/records/store/x.ts", 'import { rmSync } from "node:fs";', []],
])("in %s, of %j those that it may not import are found", (path, text, expected) => {
  expect(nodeModules({ path, text })).toEqual(expected);
});
