/** The READMEs name only files that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const PAGES = [
  "README.md",
  ...["src", "test", ".github"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => join(folder, path)),
  ),
];

/** What stands for ID, the name of any game. */
const GAME = "sarrum";

/** A path in code of a text, or the target of a link. */
const PATH =
  /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|js|mjs|json|txt|svg|md|html))`|\]\(([\w./-]+)(?:#[^)]*)?\)/g;

const pathsIn = (page: string) =>
  [...readFileSync(join(ROOT, page), "utf8").matchAll(PATH)].map(([, code, link]) =>
    (code ?? link!).replace(/\bID\b/, GAME),
  );

const isFile = (page: string, path: string) =>
  [dirname(page), "", "src", "test"].some((folder) => existsSync(join(ROOT, folder, path)));

test("every path that a page names exists", () => {
  const missing = PAGES.flatMap((page) =>
    pathsIn(page)
      .filter((path) => !isFile(page, path))
      .map((path) => `${page}: ${path}`),
  );
  expect(PAGES.flatMap(pathsIn).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
