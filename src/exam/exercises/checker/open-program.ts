import { rmSync } from "node:fs";
import { cp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "../../../base/result.ts";
import { cannot } from "../../../base/system-errors.ts";
import { packagesFolder, SKELETON } from "../../places.ts";
import { excerpt, MAX_LINES } from "../judges/dialogue.ts";
import { faultOfProgram } from "../work/program-files.ts";
import { copyFolder } from "./copy-folder.ts";
import { makeTemporaryFolder, removeTemporaryFolder } from "./process-groups.ts";
import {
  filesIn,
  inPlace,
  inTemporaryFolder,
  type Run,
  type Runner,
  runFile,
  runIn,
} from "./run-program.ts";
import type { StudentProgram } from "./student-program.ts";

export interface OpenProgram {
  /** The copy that is run. */
  readonly folder: string;
  /** Types inputs into runs in the same new folder, one after the other; the result is that of the last. */
  run(...inputs: readonly string[]): Promise<Run>;
  close(): void;
}

/** The time that building may take, as a multiple of that of a run. */
const BUILD_TIME = 6;
/** The most characters of a run, as some print without end; each answer adds a few. */
const MOST_OUTPUT = 150_000;
const MOST_OUTPUT_PER_ANSWER = 1000;

/** Copies a program, so that nothing is written to its folder, and builds it or adds our packages. */
export async function openProgram(
  program: StudentProgram,
  runner: Runner,
): Promise<Result<OpenProgram>> {
  const { folder: original, command } = program;
  let folder: string;
  try {
    folder = makeTemporaryFolder();
  } catch (error) {
    return err(cannot(`No folder can be made in the temporary folder ${tmpdir()}`, error));
  }
  const whole = await copyFolder(original, folder, program.files);
  const fault = whole.ok ? faultOfProgram(program) : undefined;
  const copied = fault === undefined ? whole : err(fault);
  const ready = copied.ok && command?.build ? await buildIn(folder, command.build, runner) : copied;
  if (!ready.ok) {
    removeTemporaryFolder(folder);
    return ready;
  }
  if (command) return ok(runsOf(folder, shellRunner(runner, command.run)));
  await addPackages(folder);
  // Of single files nobody hands in what nobody changes.
  if (program.files)
    await cp(new URL("input.ts", SKELETON), join(folder, "input.ts"), { force: false });
  return ok({
    folder,
    run: (...inputs) => runFile(runner, [join(folder, "program.ts")], ...inputs),
    close: () => removeTemporaryFolder(folder),
  });
}

/** Adds what a copy of the skeleton otherwise finds in the folder above it. */
async function addPackages(folder: string): Promise<void> {
  const packages = packagesFolder();
  if (packages) await symlink(fileURLToPath(packages), join(folder, "node_modules"), "junction");
  const facts = join(folder, "package.json");
  await rm(facts, { recursive: true, force: true });
  await writeFile(facts, '{ "type": "module" }\n');
}

const shellRunner = (runner: Runner, command: string): Runner => ({
  ...runner,
  command,
  args: [],
  shell: true,
  // Python would keep back what it has printed.
  environment: { ...runner.environment, PYTHONUNBUFFERED: "1" },
});

async function buildIn(folder: string, build: string, runner: Runner): Promise<Result<true>> {
  const mostTime = BUILD_TIME * runner.mostTime;
  const builder = { ...shellRunner(runner, build), mostTime, spare: undefined };
  const { end, output, errors, timeUp } = await inPlace(() => runIn(folder, builder, ""));
  if (end === "exit") return ok(true);
  const lines = `${errors}\n${output}`
    .replaceAll(folder + sep, "")
    .trimEnd()
    .split("\n");
  const limit = timeUp ? ` It did not end in ${timeUp.seconds} seconds, and printed last:` : "";
  const printed = excerpt((timeUp ? lines.slice(-MAX_LINES) : lines).join("\n"));
  return err(`“${build}” failed:${limit}\n${printed}`);
}

/** @param program the folder that every run gets a copy of, and that is removed at the end */
function runsOf(program: string, runner: Runner): OpenProgram {
  let own = filesIn(program);

  async function run(...inputs: readonly string[]): Promise<Run> {
    const filesBefore = own;
    const before = await filesBefore;
    const { files, ...result } = await inTemporaryFolder(async (folder) => {
      await cp(program, folder, { recursive: true });
      // How an earlier run ends is its own affair.
      for (const input of inputs.slice(0, -1)) await runIn(folder, limited(runner, input), input);
      const last = inputs.at(-1) ?? "";
      const ended = await runIn(folder, limited(runner, last), last);
      const errors = ended.errors.replaceAll(folder + sep, "");
      return { ...ended, errors, files: await filesIn(folder, before.keys()) };
    });
    // Meanwhile another run has shown that some of the files are left over.
    if (own !== filesBefore) return run(...inputs);
    const changed = [...before.keys()].filter((name) => files.get(name) !== before.get(name));
    if (changed.length === 0) {
      return { ...result, files: new Map([...files].filter(([name]) => !before.has(name))) };
    }
    // The student has played the game: these are saved games, or the like.
    for (const name of changed) rmSync(join(program, name), { force: true });
    own = filesIn(program);
    return run(...inputs);
  }

  return { folder: program, run, close: () => removeTemporaryFolder(program) };
}

function limited(runner: Runner, input: string): Runner {
  const most = MOST_OUTPUT + MOST_OUTPUT_PER_ANSWER * input.split("\n").length;
  return { ...runner, mostOutput: Math.min(runner.mostOutput, most) };
}
