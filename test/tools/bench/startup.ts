/**
 * Start-up: the installed program to its first prompt and to a hint, compared with Node on an empty
 * program; `npx tsx src/main.ts` to its first prompt, compared with `npx tsx` on an empty file.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newHome } from "../../cli/program.ts";
import { install } from "../../package/install.ts";
import { play } from "../../package/plays.ts";
import { median, timed } from "./measure.ts";

const ROUNDS = 9;
/** A start of the installed program is short, so it is repeated more often. */
const INSTALLED_ROUNDS = 25;
/** Prints the most resident memory that the program used, in kB. */
const REPORT_MEMORY =
  "data:text/javascript,import%20process%20from%20'node:process';process.on('exit',()=>console.error('kB',process.resourceUsage().maxRSS))";

/**
 * Starts Node with the arguments that follow. A child process inherits its parent's peak memory,
 * and the peak of this benchmark may be higher than the program's own: that of this one is not.
 */
const START_NODE = [
  "--eval",
  "require('node:child_process').spawnSync(process.execPath,process.argv.slice(1),{stdio:'inherit'})",
  "--",
];

/** Prints the ratios of time and of resident memory. */
export function benchStartup(): void {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  benchInstalled(folder);
  const empty = join(folder, "empty.mts");
  writeFileSync(empty, "");
  // Fills tsx's cache.
  for (const file of [empty, "src/main.ts"]) run("npx", ["tsx", file]);
  const times: Record<string, number[]> = { empty: [], game: [] };
  const memory: Record<string, number[]> = { empty: [], game: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, file] of Object.entries({ empty, game: "src/main.ts" })) {
      times[name]?.push(timed(() => run("npx", ["tsx", file])).seconds);
      memory[name]?.push(peakMemory(file));
    }
  }
  rmSync(folder, { recursive: true });
  print("start to first prompt, npx tsx", "s", times);
  print("resident memory, node --import tsx", "kB", memory);
}

/**
 * Measures the installed program. A second hint thinks as long as the first, which its time is
 * deducted from.
 */
function benchInstalled(folder: string): void {
  const { command } = install(folder);
  const home = newHome();
  const secondsOf = (start: readonly string[], ...lines: string[]) =>
    timed(() => play({ start, folder }, [], lines, home)).seconds;
  // Fills Node's cache of compiled code, which Node does not extend later, so with a hint as well.
  secondsOf([command], "y", "hint");
  const times: Record<string, number[]> = { empty: [], game: [], hint: [] };
  for (let round = 0; round < INSTALLED_ROUNDS; round++) {
    times.empty?.push(secondsOf(["--eval", "0"]));
    times.game?.push(secondsOf([command]));
    const one = secondsOf([command], "y", "hint");
    const two = secondsOf([command], "y", "hint", "hint");
    times.hint?.push(one - Math.max(0, two - one));
  }
  print("start to first prompt, installed", "s", times);
  print("start to hint without thinking, installed", "s", { ...times, game: times.hint ?? [] });
}

/** Returns the most resident memory that a TypeScript file uses, in kB. */
function peakMemory(file: string): number {
  const program = ["--import", "tsx", "--import", REPORT_MEMORY, file];
  const report = run(process.execPath, [...START_NODE, ...program]);
  return Number(/kB (\d+)/.exec(report)?.[1]);
}

function run(command: string, args: readonly string[]): string {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { input: "", encoding: "utf8", shell }).stderr;
}

function print(label: string, unit: string, values: Record<string, number[]>): void {
  const empty = median(values.empty ?? []);
  const game = median(values.game ?? []);
  console.log(
    `${label}: ${game.toFixed(2)} ${unit}, empty ${empty.toFixed(2)} ${unit}, ratio ${(game / empty).toFixed(2)}`,
  );
}
