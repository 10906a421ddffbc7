/** The exercise commands: list, show, start, check and compare. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { err, ok } from "../../../src/base/result.ts";
import { type Line, textOf } from "../../../src/drawing/line.ts";
import { TOP } from "../../../src/drawing/shown.ts";
import { EXERCISE_GROUPS, EXERCISES } from "../../../src/exam/exercises/catalogue.ts";
import {
  type ExerciseHost,
  type ExerciseRequest,
  runExercise,
} from "../../../src/exam/exercises/commands.ts";
import { pagesFor } from "../../../src/exam/exercises/pages.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { stubScreen } from "../../terminal/stub-screen.ts";
import { bundledRunner, FORM, testRunner } from "./runner.ts";
import { bundleSolutions, makeSolution, SKELETON } from "./solutions.ts";

const folder = temporaryFolder("cli");

async function run(
  request: ExerciseRequest,
  { runner = testRunner, fault, form = FORM, status = () => {} }: Partial<ExerciseHost> = {},
  ask: ExerciseHost["screen"]["ask"] = async () => undefined,
) {
  const said: string[] = [];
  const result = await runExercise(request, {
    runner,
    fault,
    reportFiles: async () => err("none"),
    interrupted: () => new Promise(() => {}),
    form,
    windows: false,
    version: "1",
    status,
    say: (line) => said.push(textOf(line)),
    watchFolder: () => () => {},
    mayEnd() {},
    screen: stubScreen({
      show(...shown) {
        for (const what of shown) if (what !== TOP) said.push(textOf(what as Line));
      },
      ask,
    }),
  });
  return { result, said: said.join("\n") };
}

/** Starts an exercise in a work folder. */
const start = (work: string, number: string) =>
  run({ action: "start", folder: work, numbers: [number], names: undefined, other: undefined });

describe("exercise", () => {
  test("lists every exercise below its group", async () => {
    const { result, said } = await run({ action: "list", folder: undefined });
    expect(result).toEqual(ok(true));
    expect(said).toMatch(
      /\n\n\* easy, \*\*\* hard\. To see a task, type its number: .* exercise 7$/,
    );
    for (const { name } of EXERCISE_GROUPS) expect(said.split("\n")).toContain(name);
    for (const { number, title } of EXERCISES) {
      expect(said).toMatch(new RegExp(`^ *${number}  \\*{1,3} +${title}$`, "m"));
    }
  });

  test.each(EXERCISES)("shows the task of exercise $number", async (exercise) => {
    const number = String(exercise.number);
    const { said } = await run({ action: "show", number, hint: false });
    expect(said).toContain(exercise.title);
    expect(said).toContain(exercise.task);
    expect(said).toContain(exercise.sample.split("\n")[0]);
    expect(said).not.toContain(exercise.hint);
    const hint = await run({ action: "show", number, hint: true });
    expect(hint.said).toContain(exercise.hint);
  });

  test("takes a number as in the name of a folder", async () => {
    const { said } = await run({ action: "show", number: "07", hint: false });
    expect(said).toMatch(/^Exercise 7: /);
  });

  test("refuses a number that no exercise has", async () => {
    const { result } = await run({ action: "show", number: "99", hint: false });
    expect(result).toEqual(
      err(`There is no exercise “99”; they are numbered from 1 to ${EXERCISES.length}.`),
    );
  });
});

describe("exercise list", () => {
  const BROKEN = {
    command: process.execPath,
    args: ["-e", "console.error('Error: broken'); process.exit(1)"],
  };

  test("and check judge a misplaced program, and say where it was found", async () => {
    const work = join(folder, "misplaced");
    await start(work, "2");
    const own = "02-confirm-moves";
    for (const file of ["program.ts", "rules.ts", "input.ts"])
      cpSync(join(work, own, file), join(work, own, own, file));
    writeFileSync(join(work, own, own, "program.ts"), "0;\n");
    rmSync(join(work, own, "program.ts"));
    const options = { runner: { ...testRunner, ...BROKEN } };
    const checked = await run(
      { action: "check", number: "2", folder: work, command: undefined },
      options,
    );
    const place = join(own, own);
    expect(checked.result).toEqual(ok(false));
    expect(checked.said).toContain(`${join(place, "program.ts")}, `);
    expect(checked.said).toContain(
      `; expected ${join(own, "program.ts")} and ${join(own, "rules.ts")}.\n`,
    );
    expect(checked.said).toContain(`in the folder ${join(work, place)}\n`);
    expect(checked.said).toMatch(/\n0 of \d checks passed, \d not run\.$/);
    const listed = await run({ action: "list", folder: work }, options);
    expect(listed.said).toMatch(/ 2 {2}\* {4}failed {5}Confirm each move\n/);
    expect(listed.said).toMatch(/\nExercise 2: It stopped with an error before the first answer/);
  });

  test("says once why checks stopped, and of which exercises", async () => {
    const options = { runner: { ...testRunner, ...BROKEN } };
    const work = join(folder, "broken");
    for (const number of ["1", "3"]) await start(work, number);
    const changed = ["01-accept-only-y-or-n", "03-squares-off-the-board"];
    for (const name of changed) writeFileSync(join(work, name, "program.ts"), "0;\n");
    const { said } = await run({ action: "list", folder: work }, options);
    const reason = "It stopped with an error before the first answer: Error: broken";
    expect(said).toContain(`\nExercises 1 and 3: ${reason}\n`);
    const missing = { runner: { ...testRunner, command: "no-such-program" } };
    const single = await run({ action: "list", folder: join(work, changed[0]!) }, missing);
    expect(single.said).toMatch(
      /exercises passed\.\nThe checks: .*no-such-program (?:ENOENT|was not found)/,
    );
  });
});

describe("a folder of exercises", () => {
  const work = join(folder, "work");

  test("is made, listed and watched by the commands", async () => {
    const made = await start(work, "2");
    expect(made.said).toContain(`exercise watch ${work} 2`);
    const listed = await run({ action: "list", folder: work });
    expect(listed.said).toMatch(/ 2 {2}\* {4}unchanged {2}Confirm each move\n/);
    const next = /\[\.+\] 0 of \d+ exercises passed\.\nNext: .* exercise watch .*work 1$/;
    expect(listed.said).toMatch(next);
    const own = join(work, "02-confirm-moves");
    const watched = await run(
      { action: "watch", folder: own, number: undefined },
      {},
      async () => "quit",
    );
    expect(watched.said).toMatch(/^Exercise 2: /m);
    for (const number of ["0", "x"]) {
      const refused = await start(work, number);
      expect(refused.result).toMatchObject({ reason: expect.stringContaining("from 1 to 38.") });
    }
  });
});

describe("exercise check", () => {
  test("tells whether all checks pass", async () => {
    const { id, checks } = EXERCISES[7]!;
    const solution = join(folder, "solution");
    makeSolution(id, solution);
    await bundleSolutions(folder, ["solution"]);
    const options = { runner: bundledRunner() };
    const check = (number: string, verbose = false) => {
      const checked = { number, folder: solution, command: undefined, verbose };
      return run({ action: "check", ...checked }, options);
    };
    const bars: string[] = [];
    const inColour = await run(
      { action: "check", number: "6", folder: solution, command: undefined },
      {
        ...options,
        form: { ...FORM, coloured: pagesFor(80, "quarters") },
        status: (text) => bars.push(text),
      },
    );
    expect(inColour.result).toEqual(ok(false));
    const told = inColour.said.split("\n").filter((line) => /^ {2}(FAILED|passed) /.test(line));
    expect(new Set(told).size).toBe(told.length);
    expect(told.findLastIndex((line) => line.includes("passed"))).toBeLessThan(
      told.findIndex((line) => line.includes("FAILED")),
    );
    expect(inColour.said).toMatch(
      /\n\nTo repeat a failure, .*\n\n.*\n.* Exercise 6: \d of \d checks passed\.\n/,
    );
    expect(bars).toContainEqual(expect.stringMatching(/^\[#+\.+\] Running check 2 of \d \.\.\.$/));
    expect(bars.at(-1)).toBe("");
    const passed = await check("8", true);
    expect(passed.result).toEqual(ok(true));
    expect(passed.said).toMatch(/\nAll checks passed\.\nThe program was started/);
    expect(passed.said).toMatch(
      new RegExp(`started ${checks.length + 1} times \\((1, ){${checks.length - 1}}2\\)\\.$`),
    );
    expect(passed.said).not.toContain("FAILED");
  });

  test("refuses to run programs that Node cannot run", async () => {
    const fault = "Node 20.0.0 cannot run TypeScript.";
    const runWithout = (request: ExerciseRequest) => run(request, { fault });
    const programs: ExerciseRequest[] = [
      { action: "check", number: "1", folder: SKELETON, command: undefined },
      { action: "watch", folder: SKELETON, number: "1" },
      { action: "list", folder: SKELETON },
    ];
    for (const request of programs) expect((await runWithout(request)).result).toEqual(err(fault));
    const texts: ExerciseRequest[] = [
      { action: "list", folder: undefined },
      { action: "show", number: "1", hint: false },
    ];
    for (const request of texts) expect((await runWithout(request)).result).toEqual(ok(true));
  });

  test("refuses a folder without the program", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    const check = { action: "check", number: "1", folder: empty, command: undefined } as const;
    const advice =
      "To make a copy of the skeleton, type npx tsx src/main.ts exercise start my-work";
    expect((await run(check)).result).toEqual(err(`There is no program.ts in ${empty}. ${advice}`));
    writeFileSync(join(empty, "game.py"), "");
    const other =
      'A program in another language needs its command, such as --run "python3 game.py".';
    expect((await run(check)).result).toEqual(
      err(`Found game.py; expected program.ts and rules.ts. ${other}`),
    );
  });
});

describe("exercise compare", () => {
  const port = join(folder, "port");
  const compare = (runs: string, build?: string) => {
    const command = { run: `"${process.execPath}" ${runs}`, ...(build && { build }) };
    return run({ action: "compare", folder: port, command, games: 2, seed: 7 });
  };

  test("finds no difference in a faithful port", async () => {
    cpSync(new URL("no-echo.mjs", import.meta.url), join(port, "game.mjs"));
    const { result, said } = await compare("game.mjs lines");
    expect(said).toMatch(/^No difference in 2 games with \d+ moves\.$/);
    expect(result).toEqual(ok(true));
  });

  test("takes the program and the command of a work folder", async () => {
    const work = join(folder, "ports");
    mkdirSync(work);
    const request = { action: "compare", folder: work, command: undefined, games: 1 } as const;
    const refused = await run({ ...request, seed: 7 });
    expect(refused.result).toMatchObject({ reason: expect.stringContaining("needs --run") });
    cpSync(new URL("no-echo.mjs", import.meta.url), join(work, "original", "game.mjs"));
    const command = { run: `"${process.execPath}" game.mjs` };
    writeFileSync(join(work, "exercises.json"), JSON.stringify(command));
    const { said } = await run({ ...request, seed: 7 });
    expect(said).toMatch(/^No difference in 1 games with/);
  });

  test("reports the first difference with a line to paste", async () => {
    const text = readFileSync(join(port, "game.mjs"), "utf8");
    writeFileSync(join(port, "wrong.mjs"), text.replaceAll("BG", "BM"));
    const { result, said } = await compare("wrong.mjs");
    expect(said).toMatch(/FAILED {2}plays as the exam's program does\n +Typed: +\[[Yy]\]/);
    expect(said).toMatch(/Repeat: +printf '[Yy]\\n' \| .*wrong\.mjs/);
    expect(said).toContain(
      `the folder ${port}\nAn error about the end of the input, such as EOFError, only means`,
    );
    expect(result).toEqual(ok(false));
  });

  test("says what fails to start or to be built", async () => {
    const missing = await compare("missing.mjs");
    expect(missing.said).toMatch(/Appeared: +There is no missing\.mjs in/);
    expect(missing.result).toEqual(ok(false));
    const unbuilt = await compare("game.mjs", "no-such-compiler game.mjs");
    expect(unbuilt.said).toMatch(/^“no-such-compiler game\.mjs” failed:/);
    expect(unbuilt.result).toEqual(ok(false));
  });
});
