/**
 * Start-up: `npx tsx src/main.ts` to its first prompt, compared with `npx tsx` on an empty file.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, timed } from "./measure.ts";

const ROUNDS = 9;
const REPORT_MEMORY =
  "data:text/javascript,import%20process%20from%20'node:process';process.on('exit',()=>console.error('kB',process.resourceUsage().maxRSS))";

/** Prints the ratios of time and of resident memory. */
export function benchStartup(): void {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-"));
  const empty = join(folder, "empty.mts");
  writeFileSync(empty, "");
  const times: Record<string, number[]> = { empty: [], game: [] };
  const memory: Record<string, number[]> = { empty: [], game: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, file] of Object.entries({ empty, game: "src/main.ts" })) {
      times[name]?.push(timed(() => run("npx", ["tsx", file])).seconds);
      const report = run(process.execPath, ["--import", "tsx", "--import", REPORT_MEMORY, file]);
      memory[name]?.push(Number(/kB (\d+)/.exec(report)?.[1]));
    }
  }
  rmSync(folder, { recursive: true });
  print("start to first prompt, npx tsx", "s", times);
  print("resident memory, node --import tsx", "kB", memory);
}

function run(command: string, args: readonly string[]): string {
  const shell = process.platform === "win32";
  return spawnSync(command, args, { input: "", encoding: "utf8", shell }).stderr;
}

function print(label: string, unit: string, values: Record<string, number[]>): void {
  const empty = median(values.empty ?? []);
  const game = median(values.game ?? []);
  console.log(
    `${label}: ${game.toFixed(2)} ${unit}, empty file ${empty.toFixed(2)} ${unit}, ratio ${(game / empty).toFixed(2)}`,
  );
}
