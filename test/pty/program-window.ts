import { closeSync, constants, openSync } from "node:fs";
import process from "node:process";
import { stripVTControlCharacters } from "node:util";
import { type IPty, spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { environment, HOME_OF_PROGRAM, START } from "../cli/program.ts";

const ENTER = "\r";

/** How long a slow machine may take over one answer, in milliseconds. */
const PATIENCE = 20_000;

export interface Window {
  /** The command; by default the program itself. */
  readonly command?: readonly [string, ...string[]];
  /** Words for the program's command line. */
  readonly words?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly variables?: Record<string, string>;
  readonly home?: string;
  /** The folder in which it is started; by default that of the project. */
  readonly folder?: string;
}

/** A line as it stands on the screen. Colours are numbers of the terminal; undefined for its own. */
export interface ScreenLine {
  readonly text: string;
  ground(column: number): number | undefined;
  ink(column: number): number | undefined;
  bold(column: number): boolean;
}

export interface Session {
  /** Waits until the text has come, after all that was awaited before; gives what came before it. */
  awaitText(text: string): Promise<string>;
  /** Waits for a prompt, then types a line and Enter. */
  answer(prompt: string, line: string): Promise<void>;
  type(keys: string): void;
  /** @param rows unchanged by default */
  resize(columns: number, rows?: number): void;
  /** The clicks that the program wants to have reported: "none", or "vt200" for all. */
  mouse(): Promise<string>;
  /** The lines on the screen and those scrolled off it. */
  screen(): Promise<readonly ScreenLine[]>;
  /** What has come since the text that was awaited last. */
  rest(): string;
  /** Closes the window in which the program runs. */
  hangUp(): void;
  /** Waits for the program's end. */
  ended(): Promise<{ readonly status: number; readonly signal: number | undefined }>;
}

/** A program in a window of its own. */
export interface ProgramWindow extends Session {
  /** The number of its process. */
  readonly pid: number;
  /** Ends the program if it still runs. */
  close(): void;
}

/** Opens a window with the program in it; the caller must close it. */
export function openWindow(window: Window): ProgramWindow {
  const { command, words = [], columns = 80, rows = 24, variables, home, folder } = window;
  const [file, ...parameters] = command ?? [process.execPath, ...START, ...words];
  const size = { cols: columns, rows };
  const env = environment(
    { TERM: "xterm-256color", LC_ALL: "C.UTF-8", COLORFGBG: "15;0", ...variables },
    home,
  );
  const child = spawn(file, parameters, { ...size, cwd: folder ?? HOME_OF_PROGRAM, env });
  const held = holdOpen(child);
  const emulator = new xterm.Terminal({ ...size, allowProposedApi: true });
  const shown = () => new Promise<void>((resolve) => emulator.write("", resolve));
  const reader = makeReader();
  let end: { status: number; signal: number | undefined } | undefined;
  child.onData((data) => {
    emulator.write(data);
    reader.feed(data);
  });
  child.onExit(({ exitCode, signal }) => {
    closeSync(held);
    end = { status: exitCode, signal: signal || undefined };
    reader.close();
  });
  return {
    pid: child.pid,
    awaitText: reader.awaitText,
    rest: reader.rest,
    async answer(prompt, line) {
      await reader.awaitText(prompt);
      child.write(line + ENTER);
    },
    type: (keys) => child.write(keys),
    resize(width, height = size.rows) {
      emulator.resize(width, height);
      child.resize(width, height);
    },
    async mouse() {
      await shown();
      return emulator.modes.mouseTrackingMode;
    },
    async screen() {
      await shown();
      return screenLines(emulator);
    },
    hangUp: () => (child as Undocumented).destroy(),
    ended: () => reader.until("the end of the program", () => end),
    close() {
      if (!end) child.kill("SIGKILL");
      emulator.dispose();
    },
  };
}

/** What the type of a terminal does not know: its name, and the end of its window. */
type Undocumented = IPty & { readonly ptsName: string; destroy(): void };

/**
 * Opens the program's terminal here too: when nobody has it open any more, what has been written last
 * may be lost.
 */
function holdOpen(child: IPty): number {
  const { ptsName } = child as Undocumented;
  return openSync(ptsName, constants.O_RDWR | constants.O_NOCTTY);
}

function screenLines({ buffer, cols }: xterm.Terminal): ScreenLine[] {
  return Array.from({ length: buffer.active.length }, (_, row) => {
    const line = buffer.active.getLine(row);
    const cell = (column: number) => line?.getCell(column);
    return {
      text: line?.translateToString(true, 0, cols).trimEnd() ?? "",
      ground: (column) => (cell(column)?.isBgDefault() ? undefined : cell(column)?.getBgColor()),
      ink: (column) => (cell(column)?.isFgDefault() ? undefined : cell(column)?.getFgColor()),
      bold: (column) => Boolean(cell(column)?.isBold()),
    };
  });
}

/**
 * A pattern for a text in which every space may be the end of a line. The example of a prompt for a start
 * square depends on the position.
 */
function broken(text: string): RegExp {
  const words = text.split(" ").map((word) => word.replace(/[^\w]/g, "\\$&"));
  return new RegExp(words.join(" ?[ \n]").replace("47\\)\\:", "\\d\\d\\)\\:"));
}

/** What the program writes, read in the order in which it is awaited. */
function makeReader() {
  let text = "";
  /** From the last escape sequence on, which may be incomplete. */
  let raw = "";
  let seen: string | undefined = "";
  let read = 0;
  let ended = false;
  let wake = () => {};
  const unread = () => {
    seen ??= (text + stripVTControlCharacters(raw)).replaceAll(/\r+\n/g, "\n");
    return seen.slice(read);
  };

  /** Waits for a value that more output, or the end, may bring. */
  async function until<T>(what: string, look: () => T | undefined): Promise<T> {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const left = deadline - performance.now();
      if (ended || left <= 0) {
        throw new Error(`${what} did not come; what came is:\n${unread()}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    feed(data: string) {
      const all = raw + data;
      const last = all.lastIndexOf("\x1b");
      const whole = last < 0 ? all.length : last;
      text += stripVTControlCharacters(all.slice(0, whole));
      raw = all.slice(whole);
      seen = undefined;
      wake();
    },
    close() {
      ended = true;
      wake();
    },
    until,
    /** Finds a text also where a narrow window breaks its lines between words. */
    awaitText: (text: string) =>
      until(`“${text}”`, () => {
        const rest = unread();
        const found = broken(text).exec(rest);
        if (!found) return undefined;
        read += found.index + found[0].length;
        return rest.slice(0, found.index);
      }),
    rest: unread,
  };
}
