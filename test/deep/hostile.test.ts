/** Programs that are followed and do what they can against it: each ends with a sentence, and harms nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { callsOf, followProgram } from "../../src/exam/stepper/twin/program.ts";
import { START } from "../cli/program.ts";
import { endOf } from "../exam/stepper/followed.ts";
import { followText, PYTHON, programFile } from "../exam/stepper/python.ts";
import { openWindow, type ProgramWindow } from "../pty/program-window.ts";
import { CTRL_C, ENTER } from "../pty/terminal.ts";
import { valueIn } from "../value-in.ts";

/** Programs, and in their first lines how each ends: "endless" and "too much" at a limit, or in any way. */
const programsIn = (language: string) =>
  readFileSync(programFile(`hostile-${language}.txt`), "utf8").split("---\n");

const LIMITS = /has not ended|without an end|too much (memory )?to be followed/;

/** In seconds, for each program. */
const MOST_TIME = 3;
/** So many are followed at once: many only wait for their limit. */
const TOGETHER = 4;
/** In milliseconds, after which Ctrl-C stops a program that may end, and one that is known to be endless. */
const [LONG, SHORT] = [3_000, 1_000];

const LANGUAGES = [
  {
    language: "typescript",
    file: "program.ts",
    isMissing: false,
    head: 'import * as fs from "node:fs";\n',
    call: "",
    subroutine: (name: string, text: string) => `export function ${name}() {\n${text}}\n`,
    follow: async (text: string) =>
      valueIn(followProgram(new Map([["program.ts", text]]), new Map(), MOST_TIME)),
  },
  {
    language: "python",
    file: "game.py",
    isMissing: PYTHON === undefined,
    head: "",
    call: "main()\n",
    subroutine: (name: string, text: string) =>
      `def ${name}():\n${text.replace(/^(?=.)/gm, "    ")}`,
    follow: (text: string) => followText(text, PYTHON, MOST_TIME),
  },
];

describe.each(LANGUAGES)("hostile programs in $language", (kind) => {
  const { language, file, isMissing, head, subroutine } = kind;
  const programs = programsIn(language);

  test("are 120 at least", () => expect(programs.length).toBeGreaterThanOrEqual(120));

  test.skipIf(isMissing)("end with a sentence that names a line", async () => {
    const texts = programs.map((text, at) => subroutine(`f${at}`, text));
    const left = [...programs.entries()];
    const followOthers = async () => {
      const program = await kind.follow(head + texts.join("\n"));
      for (let next = left.shift(); next; next = left.shift()) {
        const [at, text] = next;
        // Each in a child of its own: what one has changed there may stop the next.
        const [run = []] = await program.record([callsOf(`f${at}`, [])]);
        const ended = endOf(run);
        // What follows a colon differs between versions.
        const [, end = ""] = (kind.call ? /^# ?([^:\n]*)/ : /^\/\/ ?(.*)/).exec(text) ?? [];
        if (/^(endless|too much)$/.test(end)) expect.soft(ended, text).toMatch(LIMITS);
        else expect.soft(ended, text).toContain(end);
        expect
          .soft(ended, text)
          .toMatch(
            /^The program (has ended|was stopped in (game\.py|program\.ts|odd), line \d+)|^[x?]?$/,
          );
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, followOthers));
  });

  test.skipIf(isMissing || process.platform !== "linux")(
    "leave the dialogue, its terminal and the system as they were",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "sarrum-hostile-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const path = join(folder, file);
      const write = (text: string) =>
        writeFileSync(path, head + subroutine("main", text) + kind.call);
      write(kind.call ? "a = 1\n" : "let a = 1;\n");
      const words = [process.execPath, ...START, "skeleton", "--step", "--from", path];
      const window = openWindow({ command: ["/bin/sh", "-c", '"$@"; stty -a', "sh", ...words] });
      onTestFinished(window.close);
      await window.awaitText("help): ");
      const [dialogue = 0] = childrenOf(window.pid);
      // What runs TypeScript may be one.
      const usual = childrenOf(dialogue);
      for (const [at, text] of programs.entries()) {
        write(text);
        // Some of the endless ones go on to the most steps.
        const most = /^\S+ endless$/m.test(text) && at % 4 > 0 ? SHORT : LONG;
        expect.soft(await isBackFrom(window, at, most), text).toBeLessThan(1_000);
        expect
          .soft(
            childrenOf(dialogue).filter((child) => !isZombie(child)),
            text,
          )
          .toEqual(usual);
      }
      const memory = highestMemoryOf(dialogue);
      console.log(`${language}: ${programs.length} programs, at most ${memory} MB`);
      expect(memory).toBeLessThan(250);
      window.type(`done${ENTER}`);
      expect(await window.awaitText("cs8")).not.toMatch(/this is a bug|\bat .*:\d+:\d+/);
      await window.awaitText(" icanon ");
      await window.awaitText(" echo ");
      await window.ended();
      expect(readdirSync(folder)).toEqual([file]);
    },
  );
});

/** Follows the program as it is now, or stops it; returns after how many milliseconds Ctrl-C is heard. */
async function isBackFrom(window: ProgramWindow, at: number, most: number): Promise<number> {
  const asked = `look nothing${at}${ENTER}`;
  const answer = `no variable nothing${at}`;
  window.type(`again${ENTER}go${ENTER}${asked}`);
  if (await hasCome(window, answer, most)) return 0;
  const begun = performance.now();
  window.type(CTRL_C);
  // A sentence that stands there already is not written again, but an answer to another question is.
  await setTimeout(100);
  window.type(asked);
  await window.awaitText(answer);
  return performance.now() - begun;
}

/** Waits so many milliseconds at most. */
async function hasCome(window: ProgramWindow, text: string, most: number) {
  const deadline = performance.now() + most;
  while (!window.rest().includes(text)) {
    if (performance.now() > deadline) return false;
    await setTimeout(50);
  }
  return true;
}

const statOf = (process: number | string) =>
  readFileSync(`/proc/${process}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => {
      try {
        return /^\d+$/.test(name) && Number(statOf(name)[1]) === parent;
      } catch {
        // It has ended.
        return false;
      }
    })
    .map(Number);
}

function isZombie(process: number): boolean {
  try {
    return statOf(process)[0] === "Z";
  } catch {
    return true;
  }
}

/** In MB. */
const highestMemoryOf = (process: number) =>
  Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8"))?.[1]) / 1_000;
