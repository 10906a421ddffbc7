/** Programs in other languages are built and run in copies of their folders. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runChecks } from "../../../../src/exam/exercises/checker/check-program.ts";
import { openProgram } from "../../../../src/exam/exercises/checker/open-program.ts";
import type { ProgramCommand } from "../../../../src/exam/exercises/checker/student-program.ts";
import type { DialogueCheck } from "../../../../src/exam/exercises/exercise.ts";
import { showsBoard } from "../../../../src/exam/exercises/judges/boards.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { dialogue, ends, SAMPLE_GAME } from "../dialogue.ts";
import { tsxRunner } from "../runner.ts";

const parent = temporaryFolder("Übungen und mehr");

const PORT = fileURLToPath(new URL("../no-echo.mjs", import.meta.url));

/** Makes a folder with a program in it. */
function folderWith(program: string): string {
  const folder = mkdtempSync(join(parent, "folder-"));
  writeFileSync(join(folder, "game.mjs"), program);
  return folder;
}

/** What the first failed check of a program says; undefined if all pass. */
async function appeared(folder: string, command: ProgramCommand, ...checks: DialogueCheck[]) {
  const runner = { ...tsxRunner, mostTime: 5000 };
  for await (const { failure } of runChecks({ checks }, { folder, command }, runner)) {
    if (failure) return failure.appeared;
  }
  return undefined;
}

const starts = dialogue("starts", "y", showsBoard(0, SAMPLE_GAME));
const run = `"${process.execPath}" game.mjs`;

describe.concurrent("a program in another language", () => {
  test("is built once, in a copy of its folder, and run there", async () => {
    const folder = mkdtempSync(join(parent, "built-"));
    cpSync(PORT, join(folder, "source.mjs"));
    symlinkSync(join(folder, "nowhere"), join(folder, "dangling"), "junction");
    mkdirSync(join(folder, ".git"));
    const copies = "fs.copyFileSync('source.mjs', 'game.mjs', fs.constants.COPYFILE_EXCL)";
    const build = `"${process.execPath}" -e "${copies}"`;
    const wins = dialogue("wins", "y 81 41 n", ends);
    expect(await appeared(folder, { run, build }, starts, wins)).toBeUndefined();
    expect(readdirSync(folder).toSorted()).toEqual([".git", "dangling", "source.mjs"]);
  });

  test("that cannot be built is a fault with what the compiler says", async () => {
    const folder = folderWith("0;\n");
    const build = `"${process.execPath}" -e "console.error('game.mjs:1: no such type'); process.exit(1)"`;
    expect(await appeared(folder, { run, build }, starts)).toBe(
      `“${build}” failed:\ngame.mjs:1: no such type`,
    );
  });

  test("that is built for too long is told what the compiler printed last", async () => {
    const build = `"${process.execPath}" -e "console.log('unit 7'); setInterval(() => {}, 1000)"`;
    const command: ProgramCommand = { run, build };
    const opened = await openProgram(
      { folder: folderWith("0;"), command },
      { ...tsxRunner, mostTime: 300 },
    );
    expect(!opened.ok && opened.reason).toBe(
      `“${build}” failed: It did not end in 2 seconds, and printed last:\nunit 7`,
    );
  });

  test("that is not found is named", async () => {
    expect(await appeared(folderWith(""), { run: "no-such-program game.py" }, starts)).toMatch(
      process.platform === "win32"
        ? /no-such-program/
        : /^The command no-such-program was not found\.$/,
    );
  });

  test("that stops with an error is reported with its line and the last answer", async () => {
    const folder = mkdtempSync(join(parent, "crash-"));
    cpSync(PORT, join(folder, "game.mjs"));
    const check = dialogue("moves", "y 13 x 12", ends);
    expect(await appeared(folder, { run }, check)).toMatch(
      /^It stopped with an error after answer \d \(“\w+”\): TypeError: invalid literal.* \(game\.mjs, line \d+\)$/,
    );
  });

  test("does not find the saved games of its folder", async () => {
    const folder = folderWith(`
      import * as fs from "node:fs";
      console.log("Name?");
      const [name] = fs.readFileSync(0, "utf8").split("\\n");
      if (name) fs.appendFileSync("winners.txt", name);
      if (name) console.log(fs.readFileSync("winners.txt", "utf8"));
    `);
    writeFileSync(join(folder, "winners.txt"), "Old ");
    const opened = await openProgram({ folder, command: { run } }, tsxRunner);
    if (!opened.ok) throw new Error(opened.reason);
    const { output, files } = await opened.value.run("Ada\n", "Ben\n");
    opened.value.close();
    expect(output).toBe("Name?\nAdaBen\n");
    expect([...files]).toEqual([["winners.txt", "AdaBen"]]);
  });
});

test.skipIf(process.platform === "win32")("a run that the system ended is repeated", async () => {
  const folder = folderWith(`
    import { existsSync, writeFileSync } from "node:fs";
    const again = existsSync("begun");
    writeFileSync("begun", "");
    if (again) console.log("done");
    else process.kill(process.pid, "SIGSEGV");
  `);
  const opened = await openProgram({ folder, command: { run } }, tsxRunner);
  if (!opened.ok) throw new Error(opened.reason);
  expect(await opened.value.run("")).toMatchObject({ end: "exit", output: "done\n" });
  opened.value.close();
});

test("a long dialogue is not mistaken for endless printing", async () => {
  const folder = folderWith(`
    import { readFileSync } from "node:fs";
    const answers = readFileSync(0, "utf8").trim().split("\\n");
    for (const answer of answers) console.log(answer.padEnd(700));
  `);
  const opened = await openProgram({ folder, command: { run } }, tsxRunner);
  if (!opened.ok) throw new Error(opened.reason);
  const { end, output } = await opened.value.run("13\n".repeat(900));
  opened.value.close();
  expect({ end, lines: output.split("\n").length }).toEqual({ end: "exit", lines: 901 });
});

test("an output is read without colours and marks of Windows", async () => {
  const folder = folderWith(String.raw`console.log("\ufeff\x1b[2J\x1b[31m│WS│\x1b[0m\r\nGo?\r");`);
  const opened = await openProgram({ folder, command: { run } }, tsxRunner);
  if (!opened.ok) throw new Error(opened.reason);
  expect((await opened.value.run("")).output).toBe("|WS|\nGo?\n");
  opened.value.close();
});

test("a chosen file that has been removed since is named", async () => {
  const folder = folderWith("");
  const program = {
    folder,
    files: [["Ann.py", "game.py"]],
    command: { run: "run game.py" },
  } as const;
  const reason = expect.stringContaining(`${join(folder, "Ann.py")}” cannot be read: `);
  expect(await openProgram(program, tsxRunner)).toEqual({ ok: false, reason });
});

test("a folder that holds too much is refused", async () => {
  const folder = folderWith("x".repeat(51_000_000));
  expect(await appeared(folder, { run }, starts)).toMatch(
    /holds more than 50 MB or 2000 files; put/,
  );
});

describe.concurrent("a program", () => {
  const fails = dialogue("fails", "y", ends);

  test("that removes its own file is told so", async () => {
    const game = `
      import { readFileSync, rmSync } from "node:fs";
      readFileSync(0);
      rmSync("game.mjs");
    `;
    const folder = folderWith(game);
    expect(await appeared(folder, { run }, fails)).toBe(
      `The program removed or changed its own file game.mjs (in a copy of ${folder}).`,
    );
    expect(readdirSync(folder)).toEqual(["game.mjs"]);
  });

  test("that writes very many files still has its own", async () => {
    const folder = folderWith(`
      import { linkSync, readFileSync, writeFileSync } from "node:fs";
      writeFileSync("a", "");
      for (let count = 0; count < 1000; count += 1) linkSync("a", "a" + count);
      console.log(readFileSync("game.mjs").length > 0);
    `);
    const opened = await openProgram({ folder, command: { run } }, tsxRunner);
    if (!opened.ok) throw new Error(opened.reason);
    expect(await opened.value.run("")).toMatchObject({ end: "exit", output: "true\n" });
    opened.value.close();
  });
});
