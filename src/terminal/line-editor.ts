import { createInterface, type Interface } from "node:readline";
import { PassThrough, type Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { printable } from "../base/text.ts";
import { mostColumns } from "../drawing/line.ts";
import {
  betweenPrompts,
  CTRL_C,
  CTRL_Z,
  cursorKeyOf,
  ESCAPE,
  keyQueue,
  MOUSE_REPORT,
} from "./key-queue.ts";
import type { Question } from "./screen-port.ts";

const TAB = "\t";
const ENTER = "\r";
/** How Windows shows Ctrl-Z; a line of it ends the input there. */
const SHOWN_CTRL_Z = "^Z";
/** Text without ASCII, whose control characters are keys. */
const NOT_ASCII = /[\u0080-\uffff]+/g;
const LEAVE = async (again: boolean) => (again ? "Goodbye." : "Press Ctrl-C again to leave.");
const HISTORY = 200;

/** Shows a prompt and returns the line typed; undefined at the end of input. */
export type LineReader = (prompt: string, editing?: LineEditing) => Promise<string | undefined>;

/** What an editor of lines offers at a prompt; other readers ignore it. */
export interface LineEditing
  extends Pick<Question, "complete" | "advice" | "left" | "until" | "shortcuts"> {
  /** The prompt as it is now: with the time that is left, and wrapped for the window. Absent if nobody sees it. */
  readonly promptNow?: (() => string) | undefined;
  readonly keys?: PromptKeys | undefined;
}

/** What keys do at a prompt besides editing its line. */
export interface PromptKeys {
  replace(key: string, line: string): string;
  resized(): void;
  /** Another second is over. */
  ticked?(): unknown;
  /** Other programs may have written in the window. Returns whether the prompt has been shown again. */
  resumed(): boolean;
}

/** A keyboard that hands over every key at once. */
export interface RawKeyboard {
  readonly output: Writable & { readonly columns?: number };
  /** Hands over keys, without echo, until the result is called; calls `ended` when the terminal is gone. */
  open(keys: (bytes: Buffer) => void, ended: () => void): () => void;
  reportClicks?(on: boolean): void;
  /** Does what waits for Ctrl-C in programs without this editor. Returns whether anything does. */
  stopWork?(): boolean;
  /** Ends the program as Ctrl-C would without this editor. */
  interrupt(): void;
  /** Stops the program until it is continued, as Ctrl-Z does elsewhere; undefined on Windows. */
  readonly suspend: ((resumed: () => void) => void) | undefined;
}

/** Lines typed at a keyboard, with editing, history and completion. */
export type LineEditor = ReturnType<typeof lineEditor>;

/**
 * Edits lines by Node's readline. The keyboard is opened at the first prompt, or to hide keys before it.
 * Keys that are pressed between prompts are kept for the next one, until Ctrl-C drops them; of several
 * lines typed ahead, each prompt gets one.
 * @param say shows the advice that Ctrl-C gives at an empty prompt
 */
export function lineEditor(keyboard: RawKeyboard, say: (text: string) => void) {
  const keys = new PassThrough();
  const decode = keyDecoder(keyboard);
  let asked: LineEditing = {};
  const editor = editorOf(keys, keyboard.output, () => asked);
  const growth = growthOf(editor, keyboard.output, (key) => replaceKey(key, asked, editor));
  const queue = keyQueue(keys, editor, () => answer !== undefined, growth.noted);
  const between = betweenPrompts(keyboard, queue, () => growth.setGrown(true));
  const open = once(() => keyboard.open(take, () => editor.close()));
  let ended = false;
  /** Takes the answer to the present prompt; undefined between prompts. */
  let answer: ((line: string | undefined) => void) | undefined;

  function settle(line: string | undefined): void {
    answer?.(line);
    answer = undefined;
    asked = {};
  }

  const take = (bytes: Buffer) => (answer ? queue : between).add(decode(bytes));

  editor.on("line", settle).on("close", () => {
    ended = true;
    settle(undefined);
  });
  handleSignals(editor, keyboard, queue.clear, () => asked, say);
  return {
    readLine(prompt: string, editing: LineEditing = {}): ReturnType<LineReader> {
      open();
      between.ask();
      asked = editing;
      growth.setGrown(false);
      return new Promise((resolve) => {
        if (ended) return resolve(undefined);
        // The next turn of the event loop handles a change of the window size before the answer.
        answer = (line) => setImmediate(resolve, withoutEnd(line, keyboard));
        const present = answer;
        keyboard.output.write(setPrompt(editor, prompt));
        editor.prompt();
        queue.prompt();
        countDown(editing, editor, () => answer === present, queue.add);
      });
    },
    hideKeys: open,
    typedAhead: queue.holdsLine,
    /** Whether more may have been written at the last prompt than its lines. */
    hasGrown: growth.hasGrown,
    typeFirst: queue.addFirst,
    /** Shows the prompt and its line again, below what has been written over them. */
    showAgain: () => showAgain(editor, keyboard.output, asked),
    /** Lets the mouse report clicks as keys, or the terminal have its own mouse back. */
    reportClicks: (on: boolean) => keyboard.reportClicks?.(on),
    onInterrupt: between.onInterrupt,
  };
}

function once(act: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Notes what writes more at a prompt than its line: Tab lists words, Ctrl-C gives advice, long lines are wrapped. */
function growthOf(
  editor: Interface,
  output: RawKeyboard["output"],
  replace: (key: string) => string,
) {
  let grown = false;
  const note = (line: string, key = "") => {
    const isLong = mostColumns(editor.getPrompt() + line) >= (output.columns ?? 0);
    grown ||= isLong || key === TAB || key === CTRL_C;
  };
  editor.on("line", (line) => note(line));
  return {
    /** What is typed in place of a key. */
    noted(key: string) {
      note(editor.line, key);
      return replace(key);
    },
    /** At a new prompt nothing has; if others have used the terminal, they may have written anywhere. */
    setGrown(has: boolean) {
      grown = has;
    },
    hasGrown: () => grown,
  };
}

/** What is typed in place of a key. Readline would take Escape and the next key for one. */
function replaceKey(key: string, asked: LineEditing, { line }: Interface): string {
  const { keys, shortcuts = {} } = asked;
  const typed = keys ? keys.replace(key, line) : key.replace(MOUSE_REPORT, "");
  const name = cursorKeyOf(typed);
  const entered = name && line === "" ? shortcuts[name] : undefined;
  if (entered !== undefined) return entered + ENTER;
  return typed === ESCAPE ? "" : typed;
}

/** Decodes keys, of which text becomes printable; Ctrl-Z is text if it does not suspend the program. */
function keyDecoder({ suspend }: RawKeyboard): (bytes: Buffer) => string {
  const decoder = new StringDecoder("utf8");
  return (bytes) =>
    decoder
      .write(bytes)
      .replaceAll(CTRL_Z, suspend ? CTRL_Z : SHOWN_CTRL_Z)
      .replace(NOT_ASCII, (text) => printable(text));
}

/** Undefined for a line that ends the input as Ctrl-Z and Enter do on Windows. */
function withoutEnd(line: string | undefined, { suspend }: RawKeyboard): string | undefined {
  return !suspend && line?.trim() === SHOWN_CTRL_Z ? undefined : line;
}

/** Readline knows no prompts of several lines: returns all but the last line, which are text. */
function setPrompt(editor: Interface, prompt: string): string {
  const start = prompt.lastIndexOf("\n") + 1;
  editor.setPrompt(prompt.slice(start));
  return prompt.slice(0, start);
}

function showAgain(editor: Interface, output: Writable, { promptNow }: LineEditing): void {
  // Readline goes up by the lines above its cursor.
  const up = "\n".repeat(editor.getCursorPos().rows);
  output.write(setPrompt(editor, promptNow?.() ?? "") + up);
  editor.prompt(true);
}

/** Shows the last line of a prompt as it is now. */
function refreshPrompt(editor: Interface, { promptNow }: LineEditing): void {
  if (!promptNow) return;
  setPrompt(editor, promptNow());
  editor.prompt(true);
}

const SECOND = 1_000;
/** Ctrl-E, Ctrl-U and Enter: what a player would press to clear the line and send it. */
const GIVE_UP = "\x05\x15\r";

/**
 * Shows a prompt with a clock again whenever another second is over, and gives up its line at the end of a question.
 * @param waits whether the prompt has not been answered yet
 * @param press presses keys in place of the player
 */
function countDown(
  { left, until, promptNow, keys }: LineEditing,
  editor: Interface,
  waits: () => boolean,
  press: (keys: string) => void,
): void {
  until?.then(() => waits() && press(GIVE_UP));
  if (!left) return;
  const tick = () => {
    if (!waits()) return;
    if (left() <= 0) press(GIVE_UP);
    else showNow();
  };
  const showNow = () => {
    refreshPrompt(editor, { promptNow });
    keys?.ticked?.();
    wait();
  };
  // A timer may end a little too early, and does not keep the program running.
  const wait = () => setTimeout(tick, Math.max(0, left() % SECOND) + 2).unref();
  wait();
}

/**
 * Draws a resized window again, and makes Ctrl-Z suspend the program and Ctrl-C clear the line. At an empty prompt Ctrl-C gives
 * advice, and the next time it says the last words and leaves.
 */
function handleSignals(
  editor: Interface,
  keyboard: RawKeyboard,
  clear: () => void,
  asked: () => LineEditing,
  say: (text: string) => void,
): void {
  let advised = false;
  keyboard.output.on("resize", () => {
    // Readline has to know how many lines the prompt takes before it is shown below the page.
    refreshPrompt(editor, asked());
    asked().keys?.resized();
  });
  const resumed = () => asked().keys?.resumed() || editor.prompt(true);
  editor.on("SIGTSTP", () => keyboard.suspend?.(resumed));
  editor.on("line", () => {
    advised = false;
  });
  editor.on("SIGINT", () => {
    clear();
    if (editor.line !== "") {
      editor.write(null, { ctrl: true, name: "e" });
      editor.write(null, { ctrl: true, name: "u" });
      if (asked().promptNow) return;
      keyboard.output.write("\n");
      say("The line has been cleared.");
      editor.prompt();
      return;
    }
    keyboard.output.write("\n");
    const { advice = LEAVE } = asked();
    const again = advised;
    advised = true;
    advice(again)
      .then(say)
      .then(() => (again ? keyboard.interrupt() : editor.prompt()));
  });
}

function editorOf(keys: PassThrough, output: Writable, asked: () => LineEditing) {
  return createInterface({
    input: keys,
    output,
    terminal: true,
    historySize: HISTORY,
    removeHistoryDuplicates: true,
    crlfDelay: Number.POSITIVE_INFINITY,
    completer(line: string, done: (error: null, found: [string[], string]) => void) {
      const word = line.slice(line.search(/\S*$/));
      const found = asked().complete?.(line) ?? Promise.resolve([]);
      // The name of a file may hold anything, and readline shows candidates as they are.
      found.then((candidates) =>
        done(null, [candidates.filter((text) => printable(text) === text), word]),
      );
    },
  });
}
