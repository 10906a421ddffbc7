/** Lines that are read without an editor: typed at a keyboard, which may edit them, or from a pipe. */
import { decoderFor } from "../base/read-file.ts";
import { printable } from "../base/text.ts";
import type { LineReader } from "./line-editor.ts";

const CTRL_Z = "\x1a";
/** CR is what Enter sends until a shell has left the terminal to the program. */
const LINE_END = /\r\n?|\n/;
/** Control characters other than tabs, such as the beginning of what an arrow key sends. */
const CONTROLS = /[^\P{Cc}\t]/gu;
/** In place of a line, which has none in it. */
const GIVEN_UP = "\n";
/** The characters of a piped line that are echoed after its prompt. */
const ECHOED = 60;

type OpenInput = () => NodeJS.ReadableStream;

/**
 * Reads lines at a keyboard in its own mode, in which the terminal echoes and edits what is typed.
 * Ctrl-D ends the input; on Windows, Ctrl-Z and Enter do.
 * @param input opens the keyboard, at the first prompt
 */
export function keyboardReader(input: OpenInput, write: (text: string) => void): LineReader {
  const nextLine = linesOf(input);
  /** The line that is read; it may answer a later prompt than the one that began it. */
  let reading: Promise<string | undefined> | undefined;
  return async (prompt, { until } = {}) => {
    write(prompt);
    reading ??= nextLine().finally(() => {
      reading = undefined;
    });
    const line = await Promise.race([reading, ...(until ? [until.then(() => GIVEN_UP)] : [])]);
    if (line === GIVEN_UP) {
      write(GIVEN_UP);
      return "";
    }
    return line?.startsWith(CTRL_Z) ? undefined : line?.replace(CONTROLS, "");
  };
}

/** Reads lines of a pipe, each of which is echoed after its prompt as it would have been typed. */
export function pipeReader(input: OpenInput, write: (text: string) => void): LineReader {
  const nextLine = linesOf(input);
  return async (prompt) => {
    write(prompt);
    const line = await nextLine();
    if (line === undefined) return undefined;
    const characters = [...printable(line.slice(0, 4 * ECHOED))];
    const more = characters.length > ECHOED ? "…" : "";
    write(`${characters.slice(0, ECHOED).join("")}${more}\n`);
    return line;
  };
}

/**
 * Splits an input into lines: returns a function that reads the next one, without its line end (LF, CRLF
 * or CR); undefined at the end. From Node 24 on readline would also split at Unicode's line separators.
 */
function linesOf(open: OpenInput) {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let stream: NodeJS.ReadableStream | undefined;
  /** Whole lines that have been read, the next one last. */
  let lines: string[] = [];
  let partial = "";
  /** What was read last ended with a CR, so that an LF after it is part of it. */
  let afterCr = false;
  let ended = false;
  let received = () => {};

  function take(decoded: string): void {
    const text = afterCr && decoded.startsWith("\n") ? decoded.slice(1) : decoded;
    afterCr = decoded.endsWith("\r");
    const [rest = "", ...more] = text.split(LINE_END);
    partial += rest;
    if (more.length > 0) {
      lines = [partial, ...more].reverse();
      partial = lines.shift() ?? "";
    }
    received();
  }

  function openStream(): NodeJS.ReadableStream {
    const opened = open();
    const end = () => {
      ended = true;
      take(decoder?.decode() ?? "");
    };
    opened.on("data", (bytes: Buffer) => {
      // A console of Windows cannot show a text properly while it reads a line.
      opened.pause();
      decoder ??= decoderFor(bytes);
      take(decoder.decode(bytes, { stream: true }));
    });
    return opened.on("end", end).on("error", end);
  }

  return async (): Promise<string | undefined> => {
    stream ??= openStream();
    while (lines.length === 0 && !ended) {
      stream.resume();
      await new Promise<void>((resolve) => {
        received = resolve;
      });
    }
    await turnOfTheLoop();
    await turnOfTheLoop();
    if (lines.length > 0) return lines.pop();
    const last = partial;
    partial = "";
    return last === "" ? undefined : last;
  };
}

/** Waits for the next turn of the event loop, which handles signals that came with a line: a changed window. */
const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));
