/** Keys at the prompts of a terminal, and how they end the program. */
import { describe, expect, test } from "vitest";
import {
  GOODBYE_AT_END,
  NOT_LEGAL,
  PROMPT,
  START_IN_SHELL,
  TERMINAL_GREETING,
} from "../cli/program.ts";
import {
  ARROW_LEFT,
  ARROW_UP,
  CTRL_C,
  CTRL_D,
  CTRL_Z,
  ENTER,
  open,
  openForAll,
  type Session,
  TAB,
} from "./terminal.ts";

/** Follows the goodbye if a game with a move is left. */
const HOW_TO_RESUME = "Your game is saved; resume it with: npx tsx src/main.ts --resume\n";

test("Ctrl-D at the first question ends the program with a short line", async () => {
  const session = open();
  await session.awaitText(PROMPT.setup);
  session.type(CTRL_D);
  expect(await session.ended()).toEqual({ status: 0, signal: undefined });
  expect(session.rest()).toBe(`\n${GOODBYE_AT_END}\n`);
});

describe("Ctrl-C", () => {
  test("says how to leave, and again ends the program by the signal, with the terminal as it was", async () => {
    const program = `trap : INT; stty -g; ${START_IN_SHELL}; echo "status $?"; stty -g`;
    const session = open({ command: ["sh", "-c", program] });
    const [before = ""] = (await session.awaitText(TERMINAL_GREETING)).trim().split("\n");
    await session.awaitText(PROMPT.setup);
    session.type(CTRL_C);
    await session.awaitText("Type quit or press Ctrl-C again to leave");
    await session.awaitText(PROMPT.setup);
    session.type(CTRL_C);
    await session.awaitText("status 130\n");
    await session.ended();
    expect(before).toMatch(/^[0-9a-z:=;]{8,}$/i);
    expect(session.rest().trim()).toBe(before);
  });
});

describe("at the prompt for a start square", () => {
  const opened = openForAll({ words: ["--setup", "sample"] });

  /** Returns the session at its prompt, where no square has been typed. */
  async function atStart(): Promise<Session> {
    const session = opened();
    session.type(`cancel${ENTER}`);
    await session.awaitText("cancel");
    await session.awaitText(PROMPT.start);
    return session;
  }

  test("30 lines typed before the program is ready are all answered", async () => {
    const session = opened();
    session.type("99\r".repeat(30));
    // A refusal may be shown twice, where the board is drawn again above it.
    for (let line = 0; line <= 30; line++) await session.awaitText(PROMPT.start);
  });

  test("Ctrl-D in a line does no harm", async () => {
    const session = await atStart();
    session.type(`1${CTRL_D}3${ENTER}`);
    await session.awaitText(PROMPT.finish("13"));
  });

  test("Ctrl-Z changes nothing where no shell controls jobs", async () => {
    const session = await atStart();
    session.type(CTRL_Z);
    await session.awaitText(PROMPT.start);
    session.type(`3${ARROW_LEFT}1${ENTER}`);
    await session.awaitText(PROMPT.finish("13"));
  });

  test("keys move the text cursor and repeat earlier lines", async () => {
    const session = await atStart();
    session.type(`3${ARROW_LEFT}1${ENTER}`);
    await session.awaitText(PROMPT.finish("13"));
    session.type(`review list${ENTER}`);
    await session.awaitText("No move has been made yet.");
    await session.awaitText(PROMPT.finish("13"));
    session.type(ARROW_UP + ENTER);
    await session.awaitText("No move has been made yet.");
    await session.awaitText(PROMPT.finish("13"));
  });

  test.each([
    ["Escape and Enter", "\x1b\r"],
    ["Escape, a bracket and Enter", "\x1b[\r"],
    ["Enter and a separate line feed", "\r\n"],
  ])("%s leave the keyboard working", async (_what, keys) => {
    const session = await atStart();
    for (const key of keys) {
      session.type(key);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    session.type(`${ENTER}review list${ENTER}`);
    await session.awaitText("No move has been made yet.");
    await session.awaitText(PROMPT.start);
  });

  test("an exclamation mark brings no earlier answer back", async () => {
    const session = await atStart();
    session.type(`!!${ENTER}`);
    await session.awaitText("“!!” is not a grid reference");
    await session.awaitText(PROMPT.start);
  });

  test("a line longer than a terminal passes on is refused, and shown only in part", async () => {
    const session = await atStart();
    session.type("x".repeat(10_000) + ENTER);
    await session.awaitText(`\n    “${"x".repeat(20)}…” is not a grid reference`);
    await session.answer(PROMPT.start, "13");
    await session.awaitText(PROMPT.finish("13"));
  });

  test("Tab completes commands, then squares and their targets", async () => {
    const session = await atStart();
    session.type(`revi${TAB}`);
    await session.awaitText("review ");
    session.type(`li${TAB}${ENTER}`);
    await session.awaitText("No move has been made yet.");
    await session.awaitText(PROMPT.start);
    session.type(`moves 8${TAB}`);
    await session.awaitText("moves 81");
    session.type(ENTER);
    await session.awaitText("White's gisgigir on 81:");
    await session.awaitText(PROMPT.start);
    session.type(`12 2${TAB}`);
    await session.awaitText("12 21");
    session.type(ENTER);
    await session.awaitText("becomes a marzaz pani.");
    await session.answer(PROMPT.start, "undo");
    await session.awaitText(PROMPT.start);
  });

  test("Ctrl-C clears a line, and a line typed after its advice keeps the program running", async () => {
    const session = await atStart();
    session.type(`99${CTRL_C}13${ENTER}`);
    await session.awaitText(PROMPT.finish("13"));
    session.type(CTRL_C);
    await session.awaitText("press Ctrl-C again to leave.\n");
    await session.answer(PROMPT.finish("13").trimEnd(), "14");
    await session.awaitText("White's sarrum moves from 13 to 14.");
    await session.awaitText(PROMPT.start);
    session.type(CTRL_C);
    await session.awaitText("press Ctrl-C again to leave; the game is saved.\n");
    await session.awaitText(PROMPT.start);
  });

  test("each pasted line answers one question, and Ctrl-D at the last one ends the program", async () => {
    const session = opened();
    session.type(["new", "y", "y", "12", "13", "12", "21", "83", "63", "13", ""].join(ENTER));
    await session.awaitText(NOT_LEGAL);
    await session.awaitText("becomes a marzaz pani.");
    await session.awaitText("Black's etlu moves from 83 to 63.");
    await session.awaitText("It is White's turn.");
    await session.awaitText(PROMPT.finish("13"));
    session.type(CTRL_D);
    expect(await session.ended()).toEqual({ status: 0, signal: undefined });
    expect(session.rest()).toBe(`\n${GOODBYE_AT_END}\n${HOW_TO_RESUME}`);
  });
});
