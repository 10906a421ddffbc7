/** The exercise commands: what they refuse, and how they end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, onTestFinished, test } from "vitest";
import { copySkeleton, SKELETON } from "../exam/exercises/solutions.ts";
import { environment, START } from "./program.ts";
import { runInside } from "./run-inside.ts";

describe("exercise", () => {
  test("ends with 0 after a task, with 1 after a failed check", async () => {
    const shown = await runInside("", { words: ["exercise", "8"] });
    expect(shown).toMatchObject({ status: 0, complaints: "" });
    expect(shown.output).toMatch(/^Exercise 8: /);
    const slip = mkdtempSync(join(tmpdir(), "sarrum-slip-"));
    onTestFinished(() => rmSync(slip, { recursive: true }));
    copySkeleton(slip);
    writeFileSync(join(slip, "program.ts"), "throw Error('slip');");
    const checked = await runInside("", { words: ["exercise", "check", "8", slip] });
    expect(checked).toMatchObject({ status: 1, complaints: "" });
    expect(checked.output).toMatch(/\n0 of \d checks passed, \d not run\.\n$/);
  });

  test("refuses arguments that it does not use, and options without those that they need", async () => {
    for (const [words, shows] of [
      ["list a b c", "too many arguments for 'list'"],
      ["check 1 a b", "too many arguments for 'check'"],
      ["check", "a check needs a number and a folder: exercise check 7 my-work"],
      ["check my-work", "a check needs a number and a folder: exercise check 7 my-work"],
      ["check 8", "a check needs a number and a folder: exercise check 8 my-work"],
      ["watch a 1 b", "too many arguments for 'watch'"],
      ["7 x", "'x' is too much"],
      ["chek 7 x", "Did you mean check?"],
      ["check class/ann 4", "the number comes first: exercise check 4 class/ann"],
      ["watch 4 class", "the folder comes first: exercise watch class 4"],
      ["start 4 my-work", "the folder comes first: exercise start my-work 4"],
      ["check x y", "“x” is not the number of an exercise, such as 7; they are numbered from 1"],
      [
        "report a --only 4-6",
        "“4-6” is not the number of an exercise, such as 7; they are numbered from 1 to 38. Example: --only 4,5,6",
      ],
      ["--hint", "--hint needs the number of an exercise"],
      ["start a --run x", "--run needs --from"],
      ["start a --names b", "--names needs the numbers of exercises: --names names.txt 7 8"],
      ["start a 7,8", "'8' is too much; without --names there is one exercise"],
      ["start a --names no-such 7,99", "There is no exercise “99”"],
      ["start a --names no-such ,", "“,” is not the number of an exercise"],
      ["report a --only ,", "“,” is not the number of an exercise"],
      ["start a 7 8", "'8' is too much; without --names there is one exercise"],
      ["start a 7 --names no-such", "“no-such” cannot be read"],
      ["start a --from x", "--from needs --run"],
      ["read --result no/x.csv", "Nothing can be added to it: there is no such file or folder."],
      ["read --result ", "Nothing can be added to it: there is no such file or folder."],
      ["step 7 a --predict --result src", "Nothing can be added to it: it is a folder."],
      ["check 1 a --build x", "--build needs --run"],
    ] as const) {
      const { status, output, complaints } = await runInside("", {
        words: ["exercise", ...words.split(" ")],
      });
      expect({ status, output }, words).toEqual({ status: 2, output: "" });
      expect(complaints).toContain(shows);
    }
  });

  // Windows has no signal for it.
  const reportTest = test.skipIf(process.platform === "win32");
  reportTest(
    "report leaves what is known when its terminal is lost, and no empty file",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "sarrum-report-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const work = join(folder, "class", "Ada");
      mkdirSync(join(work, "01-x"), { recursive: true });
      writeFileSync(join(work, "01-x", "endless.js"), "setInterval(() => {}, 1000);");
      writeFileSync(join(work, "exercises.json"), '{ "run": "node endless.js" }');
      const report = (name: string) => {
        const words = ["exercise", "report", join(folder, "class"), "--html", join(folder, name)];
        return spawn(process.execPath, [...START, ...words], { env: environment() });
      };
      const interrupted = report("known.html");
      await once(interrupted.stdout, "data");
      const [told] = await once(interrupted.stderr, "data");
      expect(String(told)).toContain(" 0 of 1: Ada, exercise 1\n");
      interrupted.kill("SIGHUP");
      expect(await once(interrupted, "exit")).toEqual([1, null]);
      expect(readFileSync(join(folder, "known.html"), "utf8")).toContain("not checked");
      const unread = report("empty.html");
      unread.stdout.destroy();
      await once(unread, "exit");
      const left = ["class", "known.html", "known.html.unfinished"];
      expect(readdirSync(folder).toSorted()).toEqual(left);
    },
  );

  test("shows the model solution", async () => {
    const { status, output } = await runInside("", { words: ["exercise", "solution", "15"] });
    expect(status).toBe(0);
    expect(output).toMatch(
      /^Exercise 15: .*\n\nOnly the condition of CheckEtluMoveIsLegal changes/,
    );
    expect(output).toMatch(/^--- rules\.ts$/m);
    expect(output).toMatch(/\nWith a work folder in Python: .* exercise solution 15 my-work\n$/);
  });

  test("shows it in Python for a work folder in Python, if it is there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sarrum-solution-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const settings = (run: string) =>
      writeFileSync(join(folder, "exercises.json"), JSON.stringify({ run }));
    const shown = (number: string, place = folder) =>
      runInside("", { words: ["exercise", "solution", number, place] });
    settings("python3 game.py");
    const { output } = await shown("15");
    expect(output).toMatch(
      /^Exercise 15: .*\n\nOnly the condition of CheckEtluMoveIsLegal changes/,
    );
    expect(output).toMatch(/\n\nChanged:\n\ndef CheckEtluMoveIsLegal\(Board, /);
    expect(output).not.toMatch(/rules\.ts|With a work folder/);
    const inTypeScript = /\n\nThe code is in TypeScript, where MakeMove is makeMove:\n\nIndex: /;
    expect((await shown("4")).output).toMatch(inTypeScript);
    settings("java Game");
    expect((await shown("15")).output).toMatch(inTypeScript);
    const missing = await shown("15", join(folder, "none"));
    expect(missing).toMatchObject({ status: 2, output: "" });
    expect(missing.complaints).toMatch(/^error: There is no folder .*none/);
    expect((await shown(folder, "15")).complaints).toContain("the number comes first");
  });

  test("refuses a name that Windows forbids, only on Windows", async () => {
    const words = ["exercise", "start", `${SKELETON}program.ts/a?b`];
    const { status, complaints } = await runInside("", { words, windows: true });
    expect(status).toBe(2);
    expect(complaints).toMatch(/^error: .*Windows/);
    if (process.platform === "win32") return;
    const elsewhere = await runInside("", { words });
    expect(elsewhere.complaints).toMatch(/cannot be created/);
  });
});
