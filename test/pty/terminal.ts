import { onTestFinished } from "vitest";
import { openWindow, type Session, type Window } from "./program-window.ts";

export type { ScreenLine, Session } from "./program-window.ts";

export const ENTER = "\r";
export const CTRL_C = "\x03";
export const CTRL_D = "\x04";
export const ARROW_UP = "\x1b[A";

/** Opens a window with the program in it; it is closed when the test is over. */
export function open(window: Window = {}): Session {
  const opened = openWindow(window);
  onTestFinished(opened.close);
  return opened;
}
