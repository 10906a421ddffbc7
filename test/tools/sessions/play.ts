import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { environment } from "../../cli/program.ts";
import { makeSolution } from "../../exam/exercises/solutions.ts";
import type { Printed, Recorded, Session, Start } from "./types.ts";
import { printScreens } from "./window.ts";

/** The programs to start, and where sessions have their folders. */
export interface Place {
  readonly folder: string;
  /** Node's arguments that start the program, bundled and from its sources. */
  readonly bundled: readonly string[];
  readonly sources: readonly string[];
}

/** After these seconds a program is stopped. */
const LONGEST = 100;

/** The folders from which each session gets copies of the files. */
const FILES = ["files/", "../../game/records/old/"].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** Plays a session in a folder of its own, which is removed. */
export async function playSession(session: Session, place: Place): Promise<Recorded> {
  const home = join(place.folder, String(session.number).padStart(3, "0"));
  const folder = join(home, "work");
  for (const made of [folder, join(home, "tmp")]) mkdirSync(made, { recursive: true });
  for (const from of FILES) cpSync(from, folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  try {
    const printed: Printed[] = [];
    for (const start of session.starts) {
      const [first = "", id = "", into = ""] = start.args;
      if (first === "SOLVE") makeSolution(id, join(folder, into));
      else
        printed.push(
          masked(
            await (session.keyboard ? printScreens : print)(command(start, place, home)),
            home,
          ),
        );
    }
    return { ...session, printed, files: filesIn(folder, before, home) };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** A command with what is typed. */
export interface Command {
  readonly args: readonly string[];
  readonly lines: readonly string[];
  readonly home: string;
  readonly folder: string;
  readonly variables: Record<string, string>;
}

function command({ args, lines, variables }: Start, place: Place, home: string): Command {
  const isSources = args[0] === "SOURCES";
  return {
    args: isSources ? [...place.sources, ...args.slice(1)] : [...place.bundled, ...args],
    lines,
    home,
    folder: join(home, "work"),
    variables: { ...variables, TMPDIR: join(home, "tmp") },
  };
}

/** Starts a program with its input, output and errors piped. */
async function print({ args, lines, home, folder, variables }: Command): Promise<Printed> {
  const child = spawn(process.execPath, args, { cwd: folder, env: environment(variables, home) });
  const timer = setTimeout(() => child.kill("SIGKILL"), 1000 * LONGEST);
  // A program that ends before its input has been written closes the pipe.
  child.stdin.on("error", () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  clearTimeout(timer);
  return { stdout, stderr, status: String(signal ?? code) };
}

/** What differs from run to run or from day to day. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b20\d\d([-.])\d\d\1\d\d\b/g, "DATE"],
  [
    /\b\d\d? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: 20\d\d)?/g,
    "DAY",
  ],
  [/(DAY,? at) \d\d:\d\d/g, "$1 TIME"],
  [/\bnps \d+ time \d+/g, "nps N time N"],
];

/** Clocks, in a text that speaks of one. */
const CLOCK = /\b\d{1,3}:\d\d\b/g;

function maskedText(printed: string, home: string): string {
  let shown = printed.replaceAll(realpathSync(home), "HOME").replaceAll(home, "HOME");
  for (const [pattern, word] of MASKS) shown = shown.replaceAll(pattern, word);
  return /clock/i.test(shown) ? shown.replaceAll(CLOCK, "M:SS") : shown;
}

const masked = ({ stdout, stderr, status }: Printed, home: string): Printed => ({
  stdout: maskedText(stdout, home),
  stderr: maskedText(stderr, home),
  status,
});

/** The texts of the files that are new in a folder, without installed packages. */
function filesIn(folder: string, before: ReadonlySet<string>, home: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !before.has(name))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, maskedText(readFileSync(join(folder, name), "utf8"), home)]),
  );
}
