/** What each source file may import, and how the files are laid out. */
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import facts from "../package.json" with { type: "json" };
import {
  FILES,
  importsOf,
  resolved,
  roomOf,
  type SourceFile,
  withoutComments,
} from "./source-files.ts";

/** The rooms, and the others that each may import. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  skeleton: [],
  base: [],
  drawing: ["base"],
  terminal: ["base", "drawing"],
  game: ["base", "drawing", "terminal"],
  exam: ["base", "drawing", "terminal", "skeleton"],
  cli: ["base", "drawing", "terminal", "game", "exam", "skeleton"],
  "main.ts": ["cli", "skeleton"],
};

/** The floors of the game, from the ground up: a file imports only from lower floors and its own folder. */
const FLOORS: readonly (readonly string[])[] = [
  ["rules"],
  ["match"],
  ["records", "engine"],
  ["view"],
  ["session"],
  ["command-line"],
  ["activities"],
];

/** The most files in a folder: as many as a reader can take in at a glance. */
const MOST_FILES = 16;

/** The folder of the game that a file is in; undefined in other rooms. */
const partOf = (path: string) => (roomOf(path) === "game" ? path.split("/")[1] : undefined);

const floorOf = (part = "") => FLOORS.findIndex((floor) => floor.includes(part));

/** Returns why one file may not import another; undefined if it may. */
function breach(from: string, target: string): string | undefined {
  const to = resolved(from, target);
  const [room, other] = [roomOf(from), roomOf(to)];
  if (to.startsWith("../")) {
    const allowed = to === "../package.json" && ["main.ts", "cli"].includes(room);
    return allowed ? undefined : `${from} leaves src for ${to}`;
  }
  if (!ROOMS[room]) return `${from} lies in no room`;
  if (room !== other)
    return ROOMS[room].includes(other) ? undefined : `${from} may not import ${to}`;
  const [own, its] = [partOf(from), partOf(to)];
  if (own === its) return undefined;
  return floorOf(its) < floorOf(own) ? undefined : `${from} imports ${to}, which is not below it`;
}

/** Returns the files that import each other in a circle, directly or through others; none if none do. */
function circularImports(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map(imports);
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const free = [...left].filter(
      ([path, targets]) => !imported.has(path) || !targets.some((target) => left.has(target)),
    );
    if (free.length === 0) return [...left.keys()].sort();
    for (const [path] of free) left.delete(path);
  }
}

/** The package of a module: "pure-rand" for "pure-rand/utils/skipN", and two parts if it is scoped. */
const packageOf = (target: string) => target.split("/", target.startsWith("@") ? 2 : 1).join("/");

function usesProcess(file: SourceFile): boolean {
  const imported = importsOf(file).some((target) => /^(node:)?process$/.test(target));
  return imported || /\bprocess\s*(?:\?\.|\.|\[)|=\s*process\b/.test(withoutComments(file.text));
}

describe("the source files", () => {
  test("import only from the rooms and floors below theirs", () => {
    const breaches = FILES.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith("."))
        .flatMap((target) => breach(file.path, target) ?? []),
    );
    expect(breaches).toEqual([]);
  });

  test("do not import each other in a circle, also not only for types", () => {
    const imports = FILES.map(
      (file) => [file.path, importsOf(file).map((target) => resolved(file.path, target))] as const,
    );
    expect(circularImports(new Map(imports))).toEqual([]);
  });

  test("each belong to a room, and those of the game to a floor", () => {
    const isStray = (path: string) =>
      ROOMS[roomOf(path)] === undefined || (roomOf(path) === "game" && floorOf(partOf(path)) < 0);
    expect(FILES.filter(({ path }) => isStray(path)).map(({ path }) => path)).toEqual([]);
  });

  test("need the packages that are dependencies, besides tsx, which runs them, and no other", () => {
    const targets = FILES.flatMap(importsOf).filter((target) => /^(?!node:)[@a-z]/.test(target));
    const packages = new Set([...targets.map(packageOf), "tsx"]);
    expect([...packages].sort()).toEqual(Object.keys(facts.dependencies).sort());
  });

  test("use the process only in main.ts, the host of the command line, separate programs and their clean-up", () => {
    const users = FILES.filter(usesProcess).map(({ path }) => path);
    expect(users.filter((path) => roomOf(path) !== "skeleton").sort()).toEqual([
      "cli/host.ts",
      "exam/exercises/checker/call-rules.ts",
      "exam/exercises/checker/process-groups.ts",
      "exam/stepper/twin/child.ts",
      "exam/stepper/twin/recorder/record.ts",
      "main.ts",
    ]);
  });

  test(`number at most ${MOST_FILES} in a folder`, () => {
    const folders = FILES.map(({ path }) => posix.dirname(path));
    const crowded = folders.filter(
      (folder) => folders.filter((other) => other === folder).length > MOST_FILES,
    );
    expect([...new Set(crowded)]).toEqual([]);
  });
});

describe("this test itself", () => {
  test("finds the files and their imports", () => {
    expect(FILES.map(({ path }) => path)).toContain("game/rules/sarrum/sarrum.ts");
    const game = FILES.find(({ path }) => path === "game/rules/sarrum/sarrum.ts");
    expect(game && importsOf(game)).toContain("../chesslike/chesslike-rules.ts");
  });

  test.each([
    ['import { a } from "./a.ts";', ["./a.ts"]],
    ['import type { A } from "./a.ts";', ["./a.ts"]],
    ['import {\n  a,\n  b,\n} from "../rules/a.ts";', ["../rules/a.ts"]],
    ['import "./a.ts";', ["./a.ts"]],
    ['export { a } from "./a.ts";', ["./a.ts"]],
    ['const { a } = await import("./a.ts");', ["./a.ts"]],
    ['// import { a } from "./a.ts";\nconst b = 1;', []],
    ['/** import { a } from "./a.ts" */', []],
  ])("reads the imports of %j", (text, expected) => {
    expect(importsOf({ path: "game/rules/x.ts", text })).toEqual(expected);
  });

  test.each([
    ["skeleton/a.ts", "../base/b.ts"],
    ["base/a.ts", "../drawing/b.ts"],
    ["drawing/a.ts", "../game/rules/b.ts"],
    ["terminal/a.ts", "../game/session/b.ts"],
    ["game/session/a.ts", "../../exam/b.ts"],
    ["game/rules/a.ts", "../../skeleton/rules.ts"],
    ["game/rules/a.ts", "../view/b.ts"],
    ["game/match/a.ts", "../engine/b.ts"],
    ["game/engine/a.ts", "../records/b.ts"],
    ["game/view/a.ts", "../session/b.ts"],
    ["game/session/a.ts", "../command-line/b.ts"],
    ["game/session/a.ts", "../activities/b.ts"],
    ["exam/stepper/a.ts", "../../game/view/b.ts"],
    ["exam/a.ts", "../cli/b.ts"],
    ["cli/a.ts", "../main.ts"],
    ["game/a.ts", "../../package.json"],
    ["base/a.ts", "../../test/b.ts"],
    ["other/a.ts", "../base/b.ts"],
    ["game/a.ts", "../other/b.ts"],
  ])("does not let %s import %s", (from, target) => {
    expect(breach(from, target)).toBeDefined();
  });

  test.each([
    ["base/a.ts", "./b.ts"],
    ["drawing/svg/a.ts", "../../base/b.ts"],
    ["terminal/a.ts", "../drawing/b.ts"],
    ["game/rules/zamma/a.ts", "../b.ts"],
    ["game/engine/uci/a.ts", "../../match/b.ts"],
    ["game/session/a.ts", "../view/b.ts"],
    ["game/activities/lessons/a.ts", "../puzzles/b.ts"],
    ["game/activities/a.ts", "../../terminal/b.ts"],
    ["exam/stepper/a.ts", "../exercises/b.ts"],
    ["exam/a.ts", "../skeleton/rules.ts"],
    ["cli/a.ts", "../exam/b.ts"],
    ["cli/a.ts", "../../package.json"],
    ["main.ts", "./cli/b.ts"],
  ])("lets %s import %s", (from, target) => {
    expect(breach(from, target)).toBeUndefined();
  });

  test("finds circles, but not what leads into them or out of them", () => {
    const imports = { a: ["b"], b: ["c", "e"], c: ["b"], d: [], e: ["d"] };
    expect(circularImports(new Map(Object.entries(imports)))).toEqual(["b", "c"]);
  });

  test.each([
    ['import process from "node:process";', true],
    ["process.exit(1);", true],
    ["const { env } = process;", true],
    ["globalThis.process?.exit();", true],
    ["// The process. It ends.", false],
    ["const processed = 1;", false],
  ])("sees whether %j uses the process", (text, expected) => {
    expect(usesProcess({ path: "game/rules/x.ts", text })).toBe(expected);
  });
});
