import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);

/** Phrases that readers stumbled over, each with what to write instead. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bgo(es)? on with\b/i, "continue"],
  [/\bwhich it tells\b/i, "returns"],
  [/\bwho listens\b/i, "screen readers"],
  [/\bpersons?\b/i, "player, human or people"],
  [/\bbroken off\b/i, "interrupted"],
  [/\bthere is no word\b/i, "unknown command"],
  [/\bgame in hand\b/i, "current game"],
  [
    /\b(?<!there )is no (grid|word|side|number|game|letter|movement|modifier|record)\b/i,
    "is not a",
  ],
  [/\b(is|are|and) no part of\b/i, "not part of"],
  [/\bbehind the (word|last|command)\b/i, "after"],
  [/\bsits? down\b/i, "plays"],
  [/\bcannot be kept\b/i, "cannot be saved"],
  [/\bleft to chance\b/i, "random"],
  [/\bthe other way round\b/i, "say what it is"],
  [/\bwhat (came|comes) of\b/i, "result"],
  [/\bas ever\b/i, "as before"],
  [/\bsecond reading\b/i, "independent implementation"],
  [/\bsteer(s|ed|ing)? (a|the) terminal\b/i, "control"],
  [/\bexactly where\b/i, "if and only if"],
  [/\bwhere (none|nothing|nobody) (is|are|has)\b/i, "if"],
  [/^ *(\*|\/\/) The same,/m, "say what it is"],
];

/** The text files of the program and its tests, but for this one. */
const FILES = ["README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md"].concat(
  ...["src", "test"].map((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => /\.(ts|md|txt)$/.test(path) && path !== "test/language.test.ts"),
  ),
);

test.each(BANNED)("%s is not used: %s", (phrase) => {
  const found = FILES.filter((path) => phrase.test(readFileSync(new URL(path, ROOT), "utf8")));
  expect(found).toEqual([]);
});

test("the test reads the files", () => {
  for (const path of ["README.md", "src/main.ts", "test/architecture.test.ts"]) {
    expect(FILES).toContain(path);
  }
});
