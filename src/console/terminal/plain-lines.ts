/** Lines that are read without an editor: typed at a keyboard, which may edit them, or from a pipe. */
import { StringDecoder } from "node:string_decoder";
import { printable } from "../../core/text.ts";
import { isUtf16 } from "../../records/store/read-files.ts";
import type { LineReader } from "../ports.ts";

const CTRL_Z = "\x1a";
/** CR is what Enter sends until a shell has left the terminal to the program. */
const LINE_END = /\r\n?|\n/;
/** Control characters other than tabs, such as the beginning of what an arrow key sends. */
const CONTROLS = /[^\P{Cc}\t]/gu;

/**
 * Reads lines at a keyboard in its own mode, in which the terminal echoes and edits what is typed.
 * Ctrl-D ends the input; on Windows, Ctrl-Z and Enter do.
 * @param input opens the keyboard, at the first prompt
 */
export function keyboardReader(
  input: () => NodeJS.ReadableStream,
  write: (text: string) => void,
): LineReader {
  let keyboard: NodeJS.ReadableStream | undefined;
  let typed = "";
  let ended = false;
  let received = () => {};

  function open(): NodeJS.ReadableStream {
    const opened = input();
    const end = () => {
      ended = true;
      received();
    };
    opened.setEncoding("utf8");
    opened.on("data", (text: string) => {
      // A console of Windows cannot show a text properly while it reads a line.
      opened.pause();
      typed += text;
      received();
    });
    return opened.on("end", end).on("error", end);
  }

  return async (prompt) => {
    write(prompt);
    keyboard ??= open();
    while (!LINE_END.test(typed) && !ended) {
      keyboard.resume();
      await new Promise<void>((resolve) => {
        received = resolve;
      });
    }
    await turnOfTheLoop();
    await turnOfTheLoop();
    if (typed === "") return undefined;
    const end = LINE_END.exec(typed);
    const line = typed.slice(0, end?.index);
    typed = end ? typed.slice(end.index + end[0].length) : "";
    return line.startsWith(CTRL_Z) ? undefined : line.replace(CONTROLS, "");
  };
}

/**
 * Waits for the end of this turn of the event loop. The next one handles signals that have come with
 * a line, such as that of a changed window.
 */
const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/** The characters of a piped line that are echoed after its prompt. */
const ECHOED = 60;

/** Reads lines of a pipe, each of which is echoed after its prompt as it would have been typed. */
export function pipeReader(
  nextLine: () => string | undefined,
  write: (text: string) => void,
): LineReader {
  return async (prompt) => {
    write(prompt);
    const line = nextLine();
    if (line === undefined) return undefined;
    const characters = [...printable(line.slice(0, 4 * ECHOED))];
    const more = characters.length > ECHOED ? "…" : "";
    write(`${characters.slice(0, ECHOED).join("")}${more}\n`);
    return line;
  };
}

const CHUNK = 65_536;
/** Some shells put it before piped input. */
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * Splits the input of a pipe: returns a function that reads the next line, without its line end (LF,
 * CRLF or CR); undefined at the end.
 * @param refuse is called with a sentence if the input is UTF-16
 * @param read reads bytes into a buffer and returns their number; 0 at the end of the input
 */
export function pipedLines(
  refuse: (reason: string) => never,
  read: (buffer: Buffer) => number,
): () => string | undefined {
  const decoder = new StringDecoder("utf8");
  const buffer = Buffer.alloc(CHUNK);
  let lines: string[] = [];
  let partial: string[] = [];
  let first = true;
  /** The last chunk ended with a CR, so that an LF at the start of the next is part of it. */
  let afterCr = false;
  let ended = false;

  function fill(): void {
    const chunk = buffer.subarray(0, read(buffer));
    if (first && isUtf16(chunk)) {
      refuse("the input is UTF-16 text; save it as UTF-8 and try again.");
    }
    first = false;
    ended = chunk.length === 0;
    const decoded = ended ? decoder.end() : decoder.write(chunk);
    const text = afterCr && decoded.startsWith("\n") ? decoded.slice(1) : decoded;
    afterCr = decoded.endsWith("\r");
    const [rest = "", ...more] = text.split(LINE_END);
    partial.push(rest);
    if (more.length > 0) {
      lines = [partial.join(""), ...more];
      partial = [lines.pop() ?? ""];
      lines.reverse();
    }
  }

  return () => {
    while (lines.length === 0 && !ended) fill();
    const line = lines.pop() ?? (partial.splice(0).join("") || undefined);
    return line?.replace(BYTE_ORDER_MARK, "");
  };
}
