import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import facts from "../package.json" with { type: "json" };
import { WINGS } from "../src/game/session/dialogue/wings.ts";
import {
  FILES,
  importsOf,
  layerOf,
  resolved,
  type SourceFile,
  withoutComments,
} from "./source-files.ts";

/** The layers: a file imports only from its own layer or from a lower one. */
const LEVELS: Readonly<Record<string, number>> = {
  base: 0,
  drawing: 1,
  terminal: 2,
  core: 2,
  games: 3,
  match: 4,
  engine: 5,
  records: 5,
  view: 6,
  console: 7,
  uci: 7,
  skeleton: 7,
  exercises: 7,
  computer: 8,
  editor: 8,
  lessons: 8,
  puzzles: 8,
  review: 8,
  stepper: 8,
  worksheets: 9,
  cli: 10,
  "main.ts": 11,
};

const LIST_OF_WINGS = "game/session/dialogue/wings.ts";

/** The floors of the console that wings may not import. */
const CLOSED_FLOORS = ["commands", "dialogue"];

const wingNamed = (name: string) => WINGS.find((wing) => wing.name === name);

/** The floors of the console; its files outside these folders are the ground floor. */
const FLOORS: readonly string[] = ["session", "activities", "commands", "dialogue"];

/** What a layer may not import although it is below it. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = { worksheets: ["console", "uci"] };

/** The layers for students, and the other layers that they may import. */
const APART: Readonly<Record<string, readonly string[]>> = {
  skeleton: [],
  exercises: ["base", "drawing"],
};

/** The most files in a folder: as many as a reader can take in at a glance. */
const MOST_FILES = 16;

const floorOf = (path: string) => FLOORS.indexOf(path.split("/")[1] ?? "");

/** Whether the list of wings lets one file import another: itself a wing, and a wing one that it needs. */
const isListed = (from: string, to: string): boolean =>
  from === LIST_OF_WINGS
    ? wingNamed(layerOf(to)) !== undefined
    : wingNamed(layerOf(from))?.needs.includes(layerOf(to)) === true;

function isForbidden(from: string, to: string): boolean {
  const isClosed = CLOSED_FLOORS.some((floor) => to.startsWith(`console/${floor}/`));
  if (isClosed && wingNamed(layerOf(from))) return true;
  return FORBIDDEN[layerOf(from)]?.includes(layerOf(to)) === true;
}

/** Returns why one file may not import another; undefined if it may. */
function breach(from: string, target: string): string | undefined {
  const to = resolved(from, target);
  const [lower, upper] = [LEVELS[layerOf(to)], LEVELS[layerOf(from)]];
  if (upper === undefined) return `${from} lies in no layer`;
  if (to.startsWith("../")) {
    const allowed = to === "../package.json" && ["main.ts", "cli"].includes(layerOf(from));
    return allowed ? undefined : `${from} leaves src for ${to}`;
  }
  if (lower === undefined) return `${to}, which ${from} imports, lies in no layer`;
  if (isListed(from, to)) return undefined;
  if (lower > upper) return `${from} imports ${to}, which is above it`;
  if (layerOf(from) === layerOf(to)) {
    const up = layerOf(from) === "console" && floorOf(to) > floorOf(from);
    return up ? `${from} imports ${to}, a floor above it` : undefined;
  }
  if (isForbidden(from, to)) return `${from} may not import ${to}`;
  if (lower === upper) return `${from} imports ${to}, beside it`;
  if (APART[layerOf(from)]?.includes(layerOf(to)) === false)
    return `${from} imports ${to}, but must stand apart`;
  return undefined;
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
  test("import only from their own layer or a lower one", () => {
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

  test("each belong to a layer", () => {
    const strays = FILES.filter(({ path }) => LEVELS[layerOf(path)] === undefined);
    expect(strays.map(({ path }) => path)).toEqual([]);
  });

  test("need the packages that are dependencies, besides tsx, which runs them, and no other", () => {
    const targets = FILES.flatMap(importsOf).filter((target) => /^(?!node:)[@a-z]/.test(target));
    const packages = new Set([...targets.map(packageOf), "tsx"]);
    expect([...packages].sort()).toEqual(Object.keys(facts.dependencies).sort());
  });

  test("use the process only in main.ts, the hosts of the command line, separate programs and their clean-up", () => {
    const users = FILES.filter(usesProcess).map(({ path }) => path);
    expect(users.filter((path) => layerOf(path) !== "skeleton").sort()).toEqual([
      "cli/exercise-host.ts",
      "cli/host.ts",
      "exam/exercises/checker/call-rules.ts",
      "exam/exercises/checker/process-groups.ts",
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
    expect(game && importsOf(game)).toContain("../../core/chesslike/chesslike-rules.ts");
  });

  test.each([
    ['import { a } from "./a.ts";', ["./a.ts"]],
    ['import type { A } from "./a.ts";', ["./a.ts"]],
    ['import {\n  a,\n  b,\n} from "../core/a.ts";', ["../core/a.ts"]],
    ['import "./a.ts";', ["./a.ts"]],
    ['export { a } from "./a.ts";', ["./a.ts"]],
    ['const { a } = await import("./a.ts");', ["./a.ts"]],
    ['// import { a } from "./a.ts";\nconst b = 1;', []],
    ['/** import { a } from "./a.ts" */', []],
  ])("reads the imports of %j", (text, expected) => {
    expect(importsOf({ path: "game/rules/x.ts", text })).toEqual(expected);
  });

  test.each([
    ["game/rules/a.ts", "../games/sarrum.ts"],
    ["game/rules/a.ts", "../console/words.ts"],
    ["game/engine/a.ts", "../records/a.ts"],
    ["game/engine/uci/a.ts", "../console/words.ts"],
    ["console/a.ts", "../uci/a.ts"],
    ["console/deeper/a.ts", "../../main.ts"],
    ["console/a.ts", "../other/a.ts"],
    ["other/a.ts", "../core/a.ts"],
    ["game/rules/a.ts", "../../test/a.ts"],
    ["console/a.ts", "../../package.json"],
    ["game/match/a.ts", "../engine/a.ts"],
    ["game/view/a.ts", "../console/ports.ts"],
    ["game/view/a.ts", "../lessons/a.ts"],
    ["game/activities/lessons/a.ts", "../review/a.ts"],
    ["game/activities/puzzles/a.ts", "../lessons/a.ts"],
    ["game/activities/lessons/a.ts", "../console/dialogue/a.ts"],
    ["game/activities/editor/a.ts", "../console/commands/a.ts"],
    ["base/a.ts", "../drawing/a.ts"],
    ["drawing/a.ts", "../core/a.ts"],
    ["terminal/a.ts", "../core/a.ts"],
    ["terminal/a.ts", "../console/ports.ts"],
    ["game/session/a.ts", "../../puzzles/a.ts"],
    ["game/session/dialogue/a.ts", "../../lessons/a.ts"],
    ["game/session/dialogue/wings.ts", "../../cli/a.ts"],
    ["game/session/ports.ts", "./session/a.ts"],
    ["game/session/a.ts", "../activities/a.ts"],
    ["console/activities/a.ts", "../commands/a.ts"],
    ["game/session/commands/a.ts", "../dialogue/a.ts"],
    ["game/match/a.ts", "../records/a.ts"],
    ["skeleton/a.ts", "../base/a.ts"],
    ["exam/exercises/a.ts", "../core/a.ts"],
    ["skeleton/a.ts", "../exercises/a.ts"],
    ["exam/exercises/a.ts", "../skeleton/a.ts"],
    ["exam/exercises/a.ts", "../games/a.ts"],
    ["game/rules/a.ts", "../skeleton/rules.ts"],
    ["console/a.ts", "../skeleton/rules.ts"],
    ["game/engine/uci/a.ts", "../exercises/a.ts"],
    ["console/a.ts", "../cli/a.ts"],
    ["console/a.ts", "../worksheets/a.ts"],
    ["exam/sheets/a.ts", "../console/b.ts"],
    ["exam/exercises/a.ts", "../worksheets/a.ts"],
    ["exam/sheets/a.ts", "../cli/a.ts"],
    ["cli/a.ts", "../main.ts"],
  ])("does not let %s import %s", (from, target) => {
    expect(breach(from, target)).toBeDefined();
  });

  test.each([
    ["game/rules/a.ts", "./b.ts"],
    ["game/rules/a.ts", "../core/b.ts"],
    ["games/zamma/a.ts", "../../core/b.ts"],
    ["game/engine/uci/a.ts", "../records/b.ts"],
    ["game/activities/puzzles/a.ts", "../console/session/b.ts"],
    ["game/activities/puzzles/a.ts", "../console/activities/b.ts"],
    ["game/activities/lessons/a.ts", "../console/ports.ts"],
    ["game/activities/lessons/a.ts", "../puzzles/b.ts"],
    ["game/session/dialogue/wings.ts", "../../puzzles/b.ts"],
    ["records/store/a.ts", "../../match/b.ts"],
    ["cli/a.ts", "../../package.json"],
    ["skeleton/a.ts", "./b.ts"],
    ["exercises/deeper/a.ts", "../b.ts"],
    ["exercises/deeper/a.ts", "../../base/b.ts"],
    ["game/rules/a.ts", "../drawing/b.ts"],
    ["cli/a.ts", "../console/b.ts"],
    ["cli/a.ts", "../skeleton/program.ts"],
    ["cli/a.ts", "../exercises/b.ts"],
    ["cli/a.ts", "../worksheets/b.ts"],
    ["exam/sheets/a.ts", "../view/b.ts"],
    ["exam/sheets/a.ts", "../exercises/reading/b.ts"],
    ["terminal/a.ts", "../drawing/b.ts"],
    ["game/session/dialogue/a.ts", "../../terminal/b.ts"],
    ["game/session/commands/a.ts", "../activities/b.ts"],
    ["main.ts", "./skeleton/program.ts"],
    ["main.ts", "./cli/b.ts"],
    ["main.ts", "./console/b.ts"],
    ["main.ts", "../package.json"],
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
