/** Takes parts of the program away, with their lines in the lists of the command line. */
import { WINGS } from "../src/cli/wings.ts";
import { FILES, importsOf, resolved, type SourceFile } from "./source-files.ts";

/** A part that may be deleted. */
export interface Part {
  readonly name: string;
  /** Folders and files. */
  readonly deleted: readonly string[];
  /** What no help and no greeting may say without it. */
  readonly words: RegExp | undefined;
}

/** What puts both halves together, and goes with either. */
const JOINT = ["cli/worksheet.ts", "cli/worksheet-kinds.ts"];

/** The command at a prompt of the game that plays the exam's program line by line. */
const STEP = "cli/step-command.ts";

const STEPPER = ["exam/stepper", "exam/own-program.ts", "exam/exercises/open-copy.ts", STEP];

/** The words of the stepper, its lessons and options among them. */
const STEPS = /\b(skeleton|judged|passing|loops)\b|--from <file>/;

/** The words of the wings; those of the others are words of the game, too. */
const WORDS: Readonly<Record<string, RegExp>> = {
  review: /\b(review|replay)\b/,
  lessons: /\b(lessons?|figures|quiz|learn)\b/,
  puzzles: /\bpuzzles?\b/,
  stepper: STEPS,
};

/** The worksheets that cannot be without a wing. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  lessons: ["game/activities/sheets", ...JOINT],
  puzzles: ["game/activities/sheets", ...JOINT],
  stepper: ["exam/sheets", ...JOINT],
};

/** Returns a wing and those that cannot be without it. */
function withNeeding(name: string): readonly string[] {
  const needing = WINGS.filter(({ needs }) => needs.includes(name));
  return [name, ...needing.flatMap((wing) => withNeeding(wing.name))];
}

const foldersOf = (wing: string) => [
  ...(wing === "stepper" ? STEPPER : [`game/activities/${wing}`]),
  ...(SHEETS[wing] ?? []),
];

const WING_PARTS: readonly Part[] = WINGS.map(({ name }) => ({
  name,
  deleted: withNeeding(name).flatMap(foldersOf),
  words: WORDS[name],
}));

export const PARTS: readonly Part[] = [
  ...WING_PARTS,
  { name: "sheets", deleted: ["game/activities/sheets", ...JOINT], words: /\bworksheet\b/ },
  { name: "uci", deleted: ["game/engine/uci"], words: /\buci\b/i },
  {
    name: "activities",
    deleted: ["game/activities", ...JOINT],
    words: /\b(review|replay|lessons?|quiz|learn|puzzles?|worksheet)\b/,
  },
  {
    name: "exam",
    deleted: ["exam", STEP, ...JOINT],
    words: new RegExp(`\\bexercise\\b|${STEPS.source}`),
  },
  {
    name: "game",
    deleted: ["game", "cli/wings.ts", STEP, ...JOINT],
    words: /\b(perft|diagram|lesson|review|uci)\b/,
  },
];

/** The files in which a part has lines, each of which is deleted with what it names. */
export const LISTS = [
  "cli/wings.ts",
  "cli/subcommands.ts",
  "exam/exercises/subcommand.ts",
  "game/rules/catalogue.ts",
];

/** Returns the files that are left without a part, with what is left of the lists. */
export function without({ deleted }: Pick<Part, "deleted">): readonly SourceFile[] {
  const isDeleted = (path: string) =>
    deleted.some((one) => path === one || path.startsWith(`${one}/`));
  return FILES.filter(({ path }) => !isDeleted(path)).map((file) =>
    LISTS.includes(file.path) ? { ...file, text: shortened(file, isDeleted) } : file,
  );
}

/** Leaves out the imports of deleted files, and lines that import them or use what was imported. */
function shortened({ path, text }: SourceFile, isDeleted: (path: string) => boolean): string {
  const names: string[] = [];
  const isGone = (statement: string) =>
    importsOf({ path, text: statement }).some((to) => isDeleted(resolved(path, to)));
  const kept = text.replace(/^import [^;]*;\n/gm, (statement) => {
    if (!isGone(statement)) return statement;
    names.push(...(statement.replace(/".*/s, "").match(/\w+/g) ?? []));
    return "";
  });
  const uses = names.filter((name) => !["import", "type", "from"].includes(name));
  const isUse = (line: string) => uses.some((name) => new RegExp(`\\b${name}\\b`).test(line));
  return kept.replace(/^.*\n/gm, (line) => (isGone(line) || isUse(line) ? "" : line));
}

/** Returns the imports of files that are not there: "cli/a.ts imports game/b.ts". */
export function danglingImports(files: readonly SourceFile[]): readonly string[] {
  const left = new Set(files.map(({ path }) => path));
  const known = new Set(FILES.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file)
      .filter((to) => to.startsWith("."))
      .map((to) => resolved(file.path, to))
      .filter((to) => known.has(to) && !left.has(to))
      .map((to) => `${file.path} imports ${to}`),
  );
}
