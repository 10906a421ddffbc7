import type { Top } from "../drawing/shown.ts";
import { type CursorKey, type CursorMarks, cursorAfter, cursorMarks } from "./board-cursor.ts";
import { cursorKeyOf, ESCAPE, MOUSE_REPORT } from "./key-queue.ts";
import type { PromptKeys } from "./line-editor.ts";
import type { Question } from "./screen-port.ts";
import type { Redrawing, RedrawnWindow } from "./window.ts";

const CTRL_L = "\x0c";
/** Deletes the line, if the line's cursor is at its end. */
const CTRL_U = "\x15";
const ENTER = "\r";
/** A press of the first button, as terminals report it: column and line from 1. */
const CLICK = new RegExp(`${ESCAPE}\\[<0;(\\d+);(\\d+)M`);

/** A prompt in a window, which may have another size by now. */
interface PromptInWindow extends Pick<Question, "board" | "choice"> {
  /** Whether the window shows the board again by itself. */
  redrawn(): boolean;
  /** The prompt as it is now. */
  prompt(): string;
}

/**
 * Keys that act on what is shown above a prompt: Ctrl-L, clicks, and those of a cursor, which stays open
 * from one prompt to the next. A change of the window's size acts as Ctrl-L does.
 * @param showPrompt shows the prompt again, below a page that has just been drawn
 */
export function boardKeys(window: RedrawnWindow, showPrompt: () => void) {
  let cursor: number | undefined;
  return ({ board, choice, redrawn, prompt }: PromptInWindow): PromptKeys => {
    const draw = (how?: Redrawing) => {
      const marks = choice && cursor !== undefined && cursorMarks(choice(), cursor);
      window.refresh(withMarks(board?.(), marks), prompt(), how);
    };
    const redraw = (how?: Redrawing) => {
      draw(how);
      showPrompt();
      return "";
    };
    const isInert = (line: string) => !choice || (line !== "" && cursor === undefined);
    /** What a key or a click on a square types; undefined for a key that is not the cursor's. */
    const move = (key: CursorKey | number | undefined) => {
      const step = choice && key !== undefined ? cursorAfter(choice(), cursor, key) : undefined;
      if (!step) return undefined;
      cursor = step.cursor;
      return step.entered ? CTRL_U + step.line + ENTER : redraw() + CTRL_U + step.line;
    };
    /** Closes the cursor. Text replaces the squares that it has typed; other keys edit them. */
    const close = (key: string) => {
      if (cursor === undefined) return key;
      cursor = undefined;
      return redraw() + (/^\P{Cc}/u.test(key) ? CTRL_U + key : key);
    };
    /** A click beside the squares, or on a page that has scrolled, chooses none. */
    const click = (report: string) => {
      const [pressed, column, line] = CLICK.exec(report) ?? [];
      if (!pressed) return "";
      const square = window.squareAt(Number(line) - 1, Number(column) - 1);
      return square === undefined ? redraw() : (move(square) ?? "");
    };
    if (choice && cursor !== undefined) {
      const { names, first } = choice();
      // Another prompt may have another board.
      if (names[cursor] === undefined) cursor = first;
      draw();
    }
    return {
      replace(key, line) {
        if (key === CTRL_L) return redraw("whole");
        if (MOUSE_REPORT.test(key)) return isInert(line) ? "" : click(key);
        return isInert(line) ? key : (move(cursorKeyOf(key)) ?? close(key));
      },
      resized: () => void redraw("whole"),
      ticked: () => redrawn() && window.updatePanel(board?.()),
      resumed() {
        if (!redrawn()) return false;
        redraw("scrolled");
        return true;
      },
    };
  };
}

/** A board with a cursor, and the squares of a listed move marked unless the board marks some itself. */
function withMarks(scene: Top | undefined, shown: CursorMarks | false | undefined) {
  if (!shown || scene?.kind !== "board") return scene;
  const { targets, cursor } = shown;
  const { board } = scene;
  const own = targets.length === 0 || board.marks.targets.length > 0;
  const marks = own ? board.marks : { lastMove: [], targets };
  return { ...scene, board: { ...board, marks: { ...marks, cursor } } };
}
