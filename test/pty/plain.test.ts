/** Lines and keys in plain text, and at a terminal that cannot move its cursor. */
import { describe, expect, test } from "vitest";
import { GOODBYE_AT_END, NOT_LEGAL, PROMPT, START_IN_SHELL } from "../cli/program.ts";
import {
  ARROW_LEFT,
  ARROW_UP,
  CTRL_C,
  CTRL_D,
  CTRL_Z,
  ENTER,
  leaveByCtrlC,
  open,
  openForAll,
  TAB,
} from "./terminal.ts";

const SAMPLE = ["--setup", "sample"];
const PLAIN = { words: [...SAMPLE, "--plain"] };
const SIMPLE = { words: SAMPLE, variables: { TERM: "dumb" } };

describe("lines with --plain", () => {
  const opened = openForAll(PLAIN);

  test("are edited, completed and brought back", async () => {
    const session = opened();
    await session.awaitText(PROMPT.start);
    session.type(`3${ARROW_LEFT}1\x1b[F 23${ENTER}`);
    await session.awaitText("White's sarrum captures Black's etlu on 23.");
    await session.awaitText(PROMPT.start);
    session.type(`und${TAB}${ENTER}`);
    await session.awaitText("Taken back: White's sarrum captures Black's etlu on 23.");
    await session.awaitText(PROMPT.start);
    session.type(`${ARROW_UP}${ARROW_UP}${ENTER}`);
    await session.awaitText("White's sarrum captures Black's etlu on 23.");
    await session.answer(PROMPT.start, "undo");
  });

  test("are cleared by Ctrl-C, and Left opens no cursor", async () => {
    const session = opened();
    await session.awaitText(PROMPT.start);
    session.type(`resign${CTRL_C}`);
    await session.awaitText("The line has been cleared.");
    session.type(`${ARROW_LEFT}12 11${ENTER}`);
    await session.awaitText("White's redum moves from 12 to 11");
    const lines = await session.screen();
    expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/>W|\^\[/);
    await session.answer(PROMPT.start, "undo");
  });

  test("of which none is being typed are left by Ctrl-C twice", async () => {
    const session = opened();
    await session.awaitText(PROMPT.start);
    await leaveByCtrlC(session, PROMPT.start);
  });
});

test("a long wait is told in plain text, once, and clocks are not shown while they run", async () => {
  const session = open({ words: ["--setup", "full", "--plain"] });
  // It is told however busy the computer is, since the analysis lasts until it is stopped.
  await session.answer(PROMPT.start, "analyse 600");
  await session.awaitText("Thinking ...\n");
  session.type(CTRL_C);
  expect(await session.awaitText(PROMPT.start)).not.toContain("Thinking");
  // Lines that are typed meanwhile wait for the next prompts.
  session.type(`analyse 1${ENTER}`);
  await session.awaitText("redum 17 to 16, redum 12 to 13");
  session.type(`review list${ENTER}17 16${ENTER}`);
  await session.awaitText("No move has been made yet.");
  await session.awaitText("White's redum moves from 17 to 16.");
  // A clock does not change its prompt, but ends it.
  await session.answer(PROMPT.start, "clock 0:03");
  const [first = "no clock"] = /\[0:0\d\] $/.exec(await session.awaitText(PROMPT.start)) ?? [];
  const rest = await session.awaitText("Black's time is up");
  expect(first).not.toBe("no clock");
  expect(rest.replaceAll(first, "")).not.toContain("[0:0");
});

describe("lines at a simple terminal", () => {
  const opened = openForAll(SIMPLE);

  test("typed before the program is ready answer one prompt each", async () => {
    const session = opened();
    session.type("99\r".repeat(300));
    for (let line = 0; line < 300; line += 1) await session.awaitText("99 is off the board");
    await session.awaitText(PROMPT.start);
  });

  test("are cut by the terminal if they are very long, and the program continues", async () => {
    const session = opened();
    session.type("x".repeat(10_000) + ENTER);
    await session.awaitText(`“${"x".repeat(20)}…” is not a grid reference`);
    await session.awaitText(PROMPT.start);
  });

  test("are echoed once, after their prompts, and an arrow key is refused", async () => {
    const session = opened();
    session.type(ARROW_UP + ARROW_UP + ENTER);
    await session.awaitText(`${NOT_LEGAL}\n`);
    await session.awaitText("“[A[A” is not a grid reference");
    await session.awaitText(PROMPT.start);
    session.type(`13${ENTER}`);
    expect(await session.awaitText(PROMPT.finish("13"))).toBe("13\n");
    session.type(`23${ENTER}`);
    await session.awaitText("White's sarrum captures Black's etlu on 23.");
    await session.answer(PROMPT.start, "undo");
    await session.awaitText(PROMPT.start);
  });

  test("are answered without colours and redrawn boards, as wide as the window has become", async () => {
    const session = opened();
    session.type(`set redraw on${ENTER}`);
    await session.awaitText("Boards cannot be redrawn here.");
    await session.awaitText(PROMPT.start);
    const first = (await session.screen()).findLast(({ text }) => text.startsWith("1 "));
    expect(first?.text).toBe("1   |  |BG|  |BS|  |  |  |WG|");
    expect([first?.ground(5), first?.ground(9)]).toEqual([undefined, undefined]);
    session.resize(30);
    session.type(`pieces${ENTER}`);
    await session.awaitText("pieces\n");
    const lines = (await session.awaitText(PROMPT.start)).split("\n");
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(30);
    session.resize(80);
  });

  test("end at Ctrl-D, but not at one within a line", async () => {
    const session = opened();
    session.type(`1${CTRL_D}3${ENTER}`);
    await session.awaitText(PROMPT.finish("13"));
    session.type(CTRL_D);
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
    expect(session.rest()).toBe(`\n${GOODBYE_AT_END}\n`);
  });
});

test("Ctrl-C at a simple terminal stops the thinking, and at the prompt after it ends the program by the signal, and leaves the terminal as it was", async () => {
  const start = `TERM=dumb ${START_IN_SHELL} --setup full`;
  const program = `trap : INT; stty -g; ${start}; echo "status $?"; stty -g`;
  const session = open({ command: ["sh", "-c", program] });
  const before = (await session.awaitText("Capture the Sarrum.")).trim();
  await session.answer(PROMPT.start, "analyse 600");
  await session.awaitText("17-16 12-13");
  session.type(CTRL_C);
  await session.answer(PROMPT.start, "review list");
  await session.awaitText("No move has been made yet.");
  await session.awaitText(PROMPT.start);
  session.type(CTRL_C);
  await session.awaitText("status 130\n");
  await session.ended();
  expect(before).toMatch(/^[0-9a-z:=;]{8,}$/i);
  expect(session.rest().trim()).toBe(before);
});

test("after Ctrl-Z and fg the prompt still waits", async () => {
  const shell = "exec env PS1='$ ' bash --norc --noprofile -i";
  const session = open({ command: ["sh", "-c", shell] });
  await session.awaitText("$ ");
  session.type(`${START_IN_SHELL} --setup sample --plain${ENTER}`);
  await session.answer(PROMPT.start, "13");
  await session.awaitText(PROMPT.finish("13"));
  session.type(CTRL_Z);
  await session.awaitText("Stopped");
  session.type(`fg${ENTER}`);
  await session.awaitText("--plain");
  session.type(`14${ENTER}`);
  await session.awaitText("White's sarrum moves from 13 to 14.");
});
