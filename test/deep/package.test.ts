/** The package, installed and played. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOME_OF_PROGRAM } from "../cli/program.ts";
import { PORT, PYTHON } from "../exam/stepper/python.ts";
import { type Installation, install, unpackSources } from "../package/install.ts";
import { type Copy, PLAYS, play } from "../package/plays.ts";

/** The largest size of the packed program, in bytes. */
const LARGEST = 760_000;
/** The time limit of packing and installing, in milliseconds. */
const LONGEST = 60_000;

/** Runs TypeScript, in half the time of tsx. */
const STRIP_TYPES = import.meta.resolve("../strip-types.mjs");

const folder = mkdtempSync(join(tmpdir(), "sarrum-package-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let installed: Installation;
let copy: Copy;
beforeAll(() => {
  installed = install(folder);
  copy = { start: [installed.command], folder };
}, LONGEST);

describe("the package", () => {
  test(`has at most ${LARGEST / 1000} kB`, () => {
    expect(statSync(installed.tarball).size).toBeLessThanOrEqual(LARGEST);
  });

  test("needs no other package", () => {
    const facts = JSON.parse(readFileSync(join(installed.folder, "package.json"), "utf8"));
    for (const part of ["dependencies", "devDependencies", "scripts", "knip"])
      expect(facts).not.toHaveProperty(part);
    const readme = readFileSync(join(installed.folder, "README.md"), "utf8");
    expect(readme).toMatch(/^# Capture the Sarrum\n\nThe Skeleton Program /);
    expect(readme).not.toContain("![");
    expect(readme).not.toMatch(/\]\((?!https:)/);
    const visible = (name: string) => !name.startsWith(".");
    const modules = readdirSync(join(folder, "node_modules")).filter(visible);
    expect(modules).toEqual(["capture-the-sarrum"]);
  });

  test("holds the bundle, the exam's program, the texts and the licences of what it bundles", () => {
    const files = readdirSync(installed.folder);
    expect(files.sort()).toEqual(
      "LICENCES.txt LICENSE README.md exercises lessons package.json packages program recorder skeleton stepper template".split(
        " ",
      ),
    );
    const licences = readFileSync(join(installed.folder, "LICENCES.txt"), "utf8");
    const named = [...licences.matchAll(/^(\S+) \d+\.\d+\.\d+$/gm)].map(([, name]) => name);
    for (const name of ["chalk", "commander", "readline-sync"]) {
      expect(named).toContain(name);
    }
  });
});

test.each(["package/pack.ts", "portable/portable.ts"])(
  "%s does not take --help for a folder",
  (file) => {
    const tool = join(HOME_OF_PROGRAM, "test", "tools", file);
    const start = ["--import", STRIP_TYPES, tool];
    const { status, complaints } = play({ start, folder }, ["--help"]);
    expect(complaints).toMatch(/^Usage: npm run /);
    expect(status).toBe(2);
  },
);

describe("the installed program", () => {
  test.each(PLAYS)("plays %s", (_name, shows, run) => {
    const { status, output, complaints } = run(copy);
    expect(complaints).toBe("");
    expect(output).toContain(shows);
    expect(status).toBe(0);
  });

  test.each<readonly [words: string, shows: string]>([
    ["--help", "Usage: npx capture-the-sarrum [options] [command]"],
    ["moves 13 --setup sample", "13x23"],
    ["perft --depth 2", "Nodes searched: "],
    ["diagram --setup sample", "</svg>"],
    ["skeleton", "Play the sample game (Y for yes)? "],
    ["skeleton --step", "main begins."],
    ["figure 9", "Figure 9"],
    ["lesson pieces --check", "None of them fails."],
    ["--game zamma", "It is "],
    ["exercise 7 --hint", "Hint: "],
    ["worksheet --kind figures --seed 1", "npx capture-the-sarrum worksheet --kind figures"],
    // Without Python it says that it is needed.
    [`skeleton --step --from ${PORT}`, PYTHON === undefined ? "" : "main begins."],
  ])("runs %s", (words, shows) => {
    const { status, output, complaints } = play(copy, words.split(" "));
    expect(complaints).toBe("");
    expect(output).toContain(shows);
    expect(status).toBe(0);
  });

  test("makes folders of exercises whose programs run without the network, and checks them", () => {
    const work = join(folder, "work");
    expect(play(copy, ["exercise", "start", work, "14"]).output).toContain("exercise check 14");
    // In place of Node 22.18, which would run TypeScript by itself, the package that is used before it.
    const tsx = join(work, "node_modules", "tsx");
    mkdirSync(tsx);
    writeFileSync(join(tsx, "package.json"), '{ "exports": "./index.mjs" }');
    writeFileSync(join(tsx, "index.mjs"), `import ${JSON.stringify(STRIP_TYPES)};\n`);
    const program = join(work, "14-marzaz-pani-any-direction", "program.ts");
    const run = play({ start: ["--import", STRIP_TYPES, program], folder }, [], ["y", "81", "41"]);
    expect(run.output).toContain("White wins!");
    const { status, output } = play(copy, ["exercise", "check", "14", work]);
    expect(output).toContain("The program in 14-marzaz-pani-any-direction is unchanged.");
    expect(output).toMatch(/\n\d of \d checks passed\.\n$/);
    expect(status).toBe(1);
    const { complaints } = play(copy, ["exercise", "solution", "14"]);
    expect(complaints).toMatch(/^error: Solutions are for teachers/);
  });
});

test("the sources, as npm pack packs them, play and make folders of exercises", () => {
  const own = join(folder, "sources");
  mkdirSync(own);
  const { command, main } = unpackSources(own);
  const sources = { start: [command], folder };
  const { status, output: played, complaints } = play(sources, [], ["y", "hint"]);
  expect([status, complaints]).toEqual([0, ""]);
  expect(played).toContain("A good move: 81x41.");
  const work = join(own, "work");
  const quickly = { start: ["--import", STRIP_TYPES, main], folder };
  const { output } = play(quickly, ["exercise", "start", work, "15"]);
  expect(output).toContain("npx capture-the-sarrum exercise check 15");
  expect(readdirSync(join(work, "node_modules"))).toEqual(["chalk", "readline-sync"]);
});
