import {
  type Cursor,
  type CursorKey,
  cursorAfter,
  cursorMarks,
  type SquareChoice,
} from "../board-cursor.ts";
import type { PromptBoard, PromptKeys } from "../ports.ts";
import { ESCAPE, MOUSE_REPORT } from "./key-queue.ts";
import type { RedrawnWindow } from "./redraw.ts";

const CTRL_L = "\x0c";
/** Deletes the line, if the line's cursor is at its end. */
const CTRL_U = "\x15";
const ENTER = "\r";
/** A press of the first button, as terminals report it: column and line from 1. */
const CLICK = new RegExp(`${ESCAPE}\\[<0;(\\d+);(\\d+)M`);

const CURSOR_KEYS: Readonly<Record<string, CursorKey>> = {
  "\x1b[D": "left",
  "\x1b[C": "right",
  "\x1b[A": "up",
  "\x1b[B": "down",
  "\r": "enter",
  "\n": "enter",
  "\x1b": "escape",
};

/** The cursor of a session, which stays open from one prompt to the next. */
interface Session {
  cursor: Cursor | undefined;
}

/**
 * Keys that act on the board of a prompt: Ctrl-L, those of a cursor, and clicks.
 * @param showPrompt shows the prompt again, below a page that has just been drawn
 */
export function boardKeys(
  window: RedrawnWindow,
  showPrompt: () => void,
): (board: PromptBoard) => PromptKeys {
  const session: Session = { cursor: undefined };
  return ({ page, choice: choiceOf, redrawn }) => {
    let known: SquareChoice | undefined;
    const choice = () => {
      known ??= choiceOf?.();
      return known;
    };
    const draw = () => {
      const { cursor } = session;
      const chosen = cursor && choice();
      window.refresh(page(chosen && cursorMarks(chosen, cursor)), choiceOf !== undefined);
    };
    const redraw = () => {
      draw();
      showPrompt();
    };
    if (session.cursor && choiceOf) {
      session.cursor = reopen(session.cursor, choice());
      draw();
    }
    const { move, close } = cursorKeys(session, choice, redraw);
    return {
      replace(key, line) {
        const report = MOUSE_REPORT.test(key);
        if (line !== "" && !session.cursor && key !== CTRL_L) return report ? "" : key;
        if (report) return click(key, window, move, redraw);
        if (key !== CTRL_L)
          return move(CURSOR_KEYS[key.replace(`${ESCAPE}O`, `${ESCAPE}[`)]) ?? close(key);
        redraw();
        return "";
      },
      resized() {
        if (redrawn) redraw();
      },
    };
  };
}

/** The cursor at another prompt, where the board may be another one. */
function reopen({ at }: Cursor, choice: SquareChoice | undefined): Cursor | undefined {
  return choice && { at: choice.names[at] === undefined ? choice.first : at, path: choice.typed };
}

/** What a click types. Beside the squares, or after the page has scrolled, it draws the page again. */
function click(
  report: string,
  { squareAt }: RedrawnWindow,
  move: (square: number | undefined) => string | undefined,
  redraw: () => void,
): string {
  const [pressed, column, line] = CLICK.exec(report) ?? [];
  if (!pressed) return "";
  const square = squareAt(Number(line) - 1, Number(column) - 1);
  if (square === undefined) redraw();
  return move(square) ?? "";
}

function cursorKeys(session: Session, choice: () => SquareChoice | undefined, redraw: () => void) {
  return {
    /** What a key or a click on a square types; undefined for a key that is not the cursor's. */
    move(key: CursorKey | number | undefined): string | undefined {
      const board = key === undefined ? undefined : choice();
      const step = board && key !== undefined ? cursorAfter(board, session.cursor, key) : undefined;
      if (!step) return undefined;
      session.cursor = step.cursor;
      if (step.entered) return CTRL_U + step.line + ENTER;
      redraw();
      return CTRL_U + step.line;
    },
    /** Closes the cursor. Text replaces the squares that it has typed; other keys edit them. */
    close(key: string): string {
      if (!session.cursor) return key;
      session.cursor = undefined;
      redraw();
      return /^\P{Cc}/u.test(key) ? CTRL_U + key : key;
    },
  };
}
