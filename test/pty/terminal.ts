import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { openWindow, type ProgramWindow, type Session, type Window } from "./program-window.ts";

export type { ScreenLine, Session } from "./program-window.ts";

export const ENTER = "\r";
export const CTRL_C = "\x03";
export const CTRL_D = "\x04";
export const CTRL_Z = "\x1a";
export const ARROW_UP = "\x1b[A";
export const ARROW_LEFT = "\x1b[D";
export const TAB = "\t";

/** Opens a window with the program in it; it is closed when the test is over. */
export function open(window: Window = {}): Session {
  const opened = openWindow(window);
  onTestFinished(opened.close);
  return opened;
}

/** Opens one window for the tests of a block, each of which begins and ends at the same prompt. */
export function openForAll(window: Window): () => Session {
  let opened: ProgramWindow;
  beforeAll(() => {
    opened = openWindow(window);
  });
  afterAll(() => opened.close());
  return () => opened;
}

/** A line with the example of the prompt that pipes have; at a terminal it depends on the position. */
export const withFixedExample = (line: string) => line.replace(/(?<=, like )\d\d/, "47");

/** Leaves by Ctrl-C at an empty prompt, which has been shown: the first only says how to leave. */
export async function leaveByCtrlC(session: Session, prompt: string): Promise<void> {
  session.type(CTRL_C);
  await session.awaitText("Type quit or press Ctrl-C again to leave");
  await session.awaitText(prompt.trimEnd());
  session.type(CTRL_C);
  await session.awaitText("Goodbye.\n");
  const { status, signal } = await session.ended();
  expect([status, signal]).toBeOneOf([
    [0, 2],
    [130, undefined],
  ]);
}
