/** The READMEs name only files that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/** What people name as they like, and what the program writes. */
const NOT_OURS = new Set(
  "FIRST.txt GAME.json FILE.svg chart.svg class.html key.html sheet.html my-lesson.txt names.txt puzzles.txt settings.txt stages.txt exercises.json .results.json types.d.ts original/ 01-accept-only-y-or-n/".split(
    " ",
  ),
);

/** A part of code of a text, or the target of a link. */
const CODE_OR_LINK = /`([^`\n]+)`|\]\(([\w./-]+)(?:#[^)]*)?\)/g;
const FILE = /^[\w./-]+\.(?:[cm]?ts|[cm]?js|json|txt|svg|md|html|yml)$|^(?:[\w.-]+\/)+$/;

/** Returns the files and folders of the project that the code and the links of a text name. */
const filesIn = (text: string) =>
  [...text.matchAll(CODE_OR_LINK)]
    .flatMap(([, code, link]) => link ?? code!.split(/\s+/).filter((word) => FILE.test(word)))
    .filter((path) => !NOT_OURS.has(path))
    .map((path) => path.replace(/\bID\b/, GAME));

const namesBelow = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) =>
    basename(path),
  );

/** Finds what a page names but what is nowhere: neither a path, nor a name below the folder of the page. */
function missingIn(page: string, text: string): readonly string[] {
  const folder = dirname(page);
  // A page of the exam's program in a pupil's folder, or about it, names that program's files.
  const places = [folder, "", "src", "test", "src/skeleton", ".github/workflows"];
  const below = (folder === "." ? ["src", "test"] : [folder]).flatMap(namesBelow);
  const isThere = (path: string) =>
    below.includes(path.replace(/\/$/, "")) ||
    places.some((place) => existsSync(join(ROOT, place, path)));
  return filesIn(text).filter((path) => !isThere(path));
}

const read = (page: string) => readFileSync(join(ROOT, page), "utf8");

test("every file that a page names exists", () => {
  expect(PAGES.flatMap((page) => filesIn(read(page))).length).toBeGreaterThan(400);
  const missing = PAGES.flatMap((page) =>
    missingIn(page, read(page)).map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["`view.ts`", "view.ts"],
  ["`game/session/commands/view.ts`", "game/session/commands/view.ts"],
  ["`npx vitest run name.ts`", "name.ts"],
  ["`test/other/`", "test/other/"],
  ["[a page](../other/README.md)", "../other/README.md"],
])("a wrong name is found in %s", (text, name) => {
  expect(missingIn("src/README.md", text)).toEqual([name]);
});

test("a file of another folder is not found by its name alone", () => {
  expect(missingIn("src/game/records/README.md", "`loop.ts` and `read-pgn.ts`")).toContain(
    "loop.ts",
  );
});
