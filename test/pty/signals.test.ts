/** The terminal after signals, and after its window has been closed. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, describe, expect, test } from "vitest";
import { startExercise } from "../../src/exam/exercises/work/start.ts";
import { PROMPT, START_IN_SHELL } from "../cli/program.ts";
import { FORM } from "../exam/exercises/runner.ts";
import { removeFolder } from "../exam/exercises/solutions.ts";
import { valueIn } from "../value-in.ts";
import { ENTER, open, type Session } from "./terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "sarrum-signals-"));
afterAll(() => removeFolder(folder));

/** Starts the program between two looks at the terminal; returns what was seen, and its process id. */
async function startInShell(words: string) {
  const program = `sh -c 'echo $$ pid; exec ${START_IN_SHELL} ${words}'`;
  const session = open({ command: ["sh", "-c", `ulimit -c 0; stty -g; ${program}; stty -g`] });
  const before = await session.awaitText("\n");
  return { session, before, pid: Number(await session.awaitText(" pid\n")) };
}

async function lastLine(session: Session): Promise<string | undefined> {
  await session.ended();
  return session.rest().trim().split("\n").at(-1);
}

test("after a signal the terminal is as it was, without the mouse", async () => {
  const { session, before, pid } = await startInShell("--setup sample");
  await session.answer(PROMPT.start, "set mouse on");
  await session.awaitText("mouse: on");
  // What was typed goes to the scrollback before the page is shown again.
  await session.awaitText("It is White's turn.");
  await session.awaitText(PROMPT.start);
  expect(await session.mouse()).toBe("vt200");
  // One loop takes all four signals; the others come below.
  process.kill(pid, "SIGHUP");
  expect(await lastLine(session)).toBe(before);
  expect(await session.mouse()).toBe("none");
});

test("after a signal the terminal is as it was, even if the mouse was never on", async () => {
  const { session, before, pid } = await startInShell("");
  await session.awaitText(PROMPT.setup);
  process.kill(pid, "SIGQUIT");
  expect(await lastLine(session)).toBe(before);
});

test("after a signal the terminal is as it was, during exercise watch", async () => {
  const work = join(folder, "signal");
  valueIn(await startExercise(work, undefined, FORM));
  const { session, before, pid } = await startInShell(`exercise watch ${work}`);
  await session.awaitText("list, quit): ");
  process.kill(pid, "SIGTERM");
  expect(await lastLine(session)).toBe(before);
});

/** Starts the program in a shell that ignores SIGHUP, so that it gets no signal when its window closes. */
function openIgnoring(name: string, words: string) {
  const [errors, status] = [join(folder, `${name}.err`), join(folder, `${name}.status`)];
  const program = `${START_IN_SHELL} ${words} 2>${errors}`;
  const line = `trap '' HUP; ${program}; echo $? >${status}.new; mv ${status}.new ${status}`;
  const session = open({ command: ["sh", "-c", line] });
  return {
    session,
    async end() {
      session.hangUp();
      await expect.poll(() => existsSync(status), { timeout: 20_000 }).toBe(true);
      return [readFileSync(status, "utf8"), readFileSync(errors, "utf8")];
    },
  };
}

describe("a window that is closed without a signal", () => {
  test.each([
    ["at a prompt in plain text", "plain", "--setup full --plain", ""],
    ["while the computer thinks", "thinks", "--setup full", `analyse 600${ENTER}`],
  ])("ends the program quietly %s", async (_where, name, words, typed) => {
    const { session, end } = openIgnoring(name, words);
    await session.awaitText(PROMPT.start);
    session.type(typed);
    if (typed) await session.awaitText("Thinking: depth");
    expect(await end()).toEqual(["0\n", ""]);
  });

  test("ends exercise watch quietly", async () => {
    const work = join(folder, "watched");
    valueIn(await startExercise(work, undefined, FORM));
    const { session, end } = openIgnoring("watch", `exercise watch ${work}`);
    await session.awaitText("list, quit): ");
    expect(await end()).toEqual(["0\n", ""]);
  });
});
