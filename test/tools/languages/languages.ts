/**
 * Tries programs in other languages where they are installed: compares the ports with the exam's
 * program, plants faults that the comparison must find, and checks exercises with untouched ports,
 * which must fail, and with solved ones, which must pass. Prints a table; the exit code is 1 if
 * anything is not as it must be. `--language Python` tries one.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import { runChecks } from "../../../src/exam/exercises/checker/check-program.ts";
import { openProgram } from "../../../src/exam/exercises/checker/open-program.ts";
import type { Runner } from "../../../src/exam/exercises/checker/run-program.ts";
import { compareProgram } from "../../../src/exam/exercises/compare/compare-program.ts";
import type { Changes, Port } from "./port.ts";
import { PORTS, TRIED } from "./ports.ts";

const FOLDER = new URL("../../exam/exercises/ports/", import.meta.url);
const RUNNER: Runner = {
  command: process.execPath,
  args: [],
  environment: process.env,
  mostTime: 10_000,
  mostOutput: 1_000_000,
};

let wrong = 0;

function row(language: string, tried: string, result: string, isRight: boolean, begun: number) {
  if (!isRight) wrong += 1;
  const time = `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(
    `${language.padEnd(7)} ${isRight ? "  " : "! "}${tried.padEnd(90)} ${time.padStart(7)}  ${result}`,
  );
}

/** Makes a folder with a port, which is removed afterwards. */
async function withPort(
  { file, command }: Port,
  changes: Changes,
  use: (program: { folder: string; command: Port["command"] }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sarrum-port-"));
  try {
    let text = readFileSync(new URL(file, FOLDER), "utf8");
    for (const [before, after] of changes) {
      if (text.split(before).length !== 2) throw new Error(`${file} must have once: ${before}`);
      text = text.replace(before, () => after);
    }
    writeFileSync(join(folder, file), text);
    await use({ folder, command });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const compare = (port: Port, about: string, changes: Changes, isFaulty: boolean) =>
  withPort(port, changes, async (program) => {
    const begun = Date.now();
    const opened = await openProgram(program, RUNNER);
    if (!opened.ok) return row(port.language, about, opened.reason, false, begun);
    const tested = { folder: program.folder, run: opened.value.run };
    const asked = { games: 100, seed: 7, strict: false };
    const { moves, check } = await compareProgram(tested, asked, () => {});
    opened.value.close();
    const typed = check?.check.kind === "dialogue" ? check.check.typed.join(" ") : "";
    const result = check
      ? `${typed}: ${check.failure?.appeared.split("\n")[0]}`
      : `no difference in ${moves} moves`;
    row(port.language, about, result, (check !== undefined) === isFaulty, begun);
  });

const checkExercise = (
  port: Port,
  id: string,
  changes: Changes,
  mustPass: boolean,
  state = mustPass ? "solved" : "untouched",
) =>
  withPort(port, changes, async (program) => {
    const begun = Date.now();
    const exercise = EXERCISES.find((one) => one.id === id);
    if (!exercise) throw new Error(`There is no exercise ${id}.`);
    const results = [];
    for await (const result of runChecks(exercise, program, RUNNER)) results.push(result);
    const failed = results.filter(({ failure }) => failure !== undefined);
    const about = `exercise ${exercise.number}, ${state}`;
    const first = failed[0]?.failure;
    const why = first ? `: ${first.expected}; ${first.appeared.split("\n")[0]}` : "";
    const each = ((Date.now() - begun) / 1000 / Math.max(1, results.length)).toFixed(1);
    const count = `${results.length - failed.length} of ${results.length} passed, ${each} s each`;
    row(
      port.language,
      about,
      count + (mustPass ? why : ""),
      (failed.length === 0) === mustPass,
      begun,
    );
  });

const isInstalled = (name: string) =>
  spawnSync(process.platform === "win32" ? "where" : "which", [name]).status === 0;

const { values } = parseArgs({ options: { language: { type: "string" } } });
for (const port of PORTS) {
  if (values.language !== undefined && values.language !== port.language) continue;
  const missing = port.needs.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    console.log(`${port.language.padEnd(7)}   skipped: ${missing.join(" and ")} not installed`);
    continue;
  }
  await compare(port, "the port", [], false);
  for (const [fault, changes] of Object.entries(port.faults))
    await compare(port, fault, changes, true);
  for (const id of TRIED) await checkExercise(port, id, [], false);
  for (const [id, solution] of Object.entries(port.solutions)) {
    await checkExercise(port, id, solution, true);
    for (const [fault, changes] of Object.entries(port.wrong?.[id] ?? {}))
      await checkExercise(port, id, [...solution, ...changes], false, fault);
  }
}
console.log(wrong === 0 ? "Everything is as it must be." : `${wrong} are not as they must be (!).`);
process.exitCode = wrong === 0 ? 0 : 1;
