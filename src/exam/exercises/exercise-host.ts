import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { orElse, type Result } from "../../base/result.ts";
import { PORTABLE, tsxIn } from "../../base/start-command.ts";
import { printable, typable } from "../../base/text.ts";
import type { Line } from "../../drawing/line.ts";
import type { Host } from "../../terminal/host.ts";
import { screenFor } from "../../terminal/open-terminal.ts";
import type { ExamHost } from "../exam-host.ts";
import type { PlayAnew } from "./checker/play-games.ts";
import { type Runner, runFile } from "./checker/run-program.ts";
import { type ExerciseRequest, runExercise } from "./commands.ts";
import type { ModelRun } from "./judges/model-games.ts";
import { watchFolder } from "./work/folder-hash.ts";

/** The program that plays with the model solutions. They are only in a checkout of the project. */
const PLAYER = fileURLToPath(
  new URL("../../../test/exam/exercises/models/play-fresh.ts", import.meta.url),
);
/** What playing may take, in milliseconds, also while the computer is busy. */
const PLAYING = 60_000;

/** Carries out an exercise command. The value is false if a check failed. */
export async function exercise(request: ExerciseRequest, host: ExamHost): Promise<Result<boolean>> {
  const { screen, interrupts, window } = await screenFor({}, host);
  const { columns, palette, blocks } = window();
  const isColoured = palette !== undefined && columns !== undefined;
  const coloured = isColoured ? (await import("./pages.ts")).pagesFor(columns, blocks) : undefined;
  const form = { width: host.columns() ?? 80, runCopy: copyCommand(request, host), coloured };
  // A page of checks that may take long is complete only at their end.
  const page: Line[] = [];
  const isPage = isColoured && request.action === "list";
  const passed = await runExercise(request, {
    ...host,
    ...typescriptRunner(request, host),
    screen,
    form: { ...form, shell: shellOf(host) },
    say: (line) => (isPage ? void page.push(line) : screen.show(line)),
    status(text) {
      if (host.screen || request.action !== "report") screen.status(text);
      else if (text !== "") host.writeError(`${printable(text)}\n`);
    },
    watchFolder,
    mayEnd() {
      const ended = interrupts.begin().then(interrupts.end);
      void ended.then(() => host.keys.interrupt());
    },
    reportFiles: async (names, folder) =>
      (await import("./class/report-files.ts")).reportFiles(names, folder, host),
    interrupted: host.ended,
  });
  await screen.read(...page);
  await screen.rest(0);
  return passed;
}

/** The runner of TypeScript: with tsx, perhaps a student's own, or Node itself; the fault says why it cannot. */
function typescriptRunner(request: ExerciseRequest, host: Host) {
  const { node } = host;
  const tsx = tsxFor("folder" in request ? request.folder : undefined);
  const { seed = host.randomSeed() } = request.action === "check" ? request : {};
  const runner: Runner = {
    command: node.path,
    args: tsx === undefined ? [] : ["--import", tsx],
    environment: { ...node.environment, NO_COLOR: "1", FORCE_COLOR: undefined },
    mostTime: 10_000,
    mostOutput: 1_000_000,
  };
  const fault = `Node ${node.version} cannot run TypeScript; use Node 22.18 or newer, or npm install tsx.`;
  return {
    runner: { ...runner, playAnew: existsSync(PLAYER) ? freshGames(seed, runner) : undefined },
    fault: tsx !== undefined || node.stripsTypes ? undefined : fault,
  };
}

/** Plays the same games for all programs that are checked here, in a process of its own for each exercise. */
export function freshGames(seed: number, runner: Runner): PlayAnew {
  const played = new Map<string, ReturnType<PlayAnew>>();
  const play = async (exercise: string, fixed: ModelRun) => {
    const player = { ...runner, mostTime: PLAYING };
    const run = await runFile(player, [PLAYER], JSON.stringify({ exercise, fixed, seed }));
    // What the player runs with may be missing.
    return run.end === "exit" ? JSON.parse(decodeURIComponent(run.output)) : undefined;
  };
  return ({ exercise }, fixed) => {
    const run = played.get(exercise) ?? play(exercise, fixed);
    played.set(exercise, run);
    return run;
  };
}

/** The URL of this program's tsx or of the one in a student's folder; undefined for none. */
function tsxFor(folder = "."): string | undefined {
  const places = [import.meta.url, join(resolve(folder), "package.json")];
  const [path] = places.flatMap((from) => orElse(() => createRequire(from).resolve("tsx"), []));
  return path && pathToFileURL(path).href;
}

/** The command that runs a copy of the skeleton; in PowerShell a path needs an ampersand. */
function copyCommand(request: ExerciseRequest, host: Host): string {
  const { node } = host;
  if (PORTABLE)
    return `${shellOf(host) === "powershell" ? "& " : ""}${typable(portableNode(request, node.path))} program.ts`;
  const folder = ("folder" in request && request.folder) || ".";
  return `${node.stripsTypes ? "node" : tsxIn(folder)} program.ts`;
}

/** The shell of Windows in which this program was started, as far as its environment shows; not that of Git. */
export function shellOf({ windows, node: { environment } }: Pick<Host, "windows" | "node">) {
  if (!windows || environment.MSYSTEM) return undefined;
  const modules = environment.PSModulePath?.split(";") ?? [];
  // PowerShell adds the user's own folder.
  const own = modules.filter((path) => !/program files|system32/i.test(path));
  return own.some((path) => /powershell\\modules\\?$/i.test(path)) ? "powershell" : "cmd";
}

/** The path of Node; to a new work folder in the folder of the program, one that survives a move of it. */
function portableNode(request: ExerciseRequest, path: string): string {
  const top = join(path, "../../../..");
  const work = request.action === "start" ? resolve(request.folder) : "";
  return work.startsWith(top + sep) ? relative(join(work, "exercise"), path) : path;
}
