/** Lines from the keyboard or from a pipe. */
import { readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { isatty } from "node:tty";
import readlineSync from "readline-sync";

const chunk = Buffer.alloc(65_536);
const decoder = new StringDecoder();
/** LF, CRLF or CR; a CR that is read last may be the first half of a CRLF. */
const LINE_END = /(\r\n|\n|\r(?!$))/;
let unread = "";

/** Asks a question and returns the answer without surrounding spaces, or null at the end of input. */
export function ask(question: string): string | null {
  const line = isatty(0) ? askAtKeyboard(question) : askInPipe(question);
  return line === null ? null : line.trim();
}

/** With its history readline-sync would replace "!!"; the raw input tells Ctrl-D (Ctrl-Z) from Enter. */
function askAtKeyboard(question: string): string | null {
  try {
    const options = { history: false, keepWhitespace: true, bufferSize: chunk.length };
    const line = readlineSync.question(question, options);
    if (line !== "" || !/\0$|^\cZ/.test(readlineSync.getRawInput())) return line;
    console.log();
  } catch {}
  return null;
}

/** Shows the answer after the question, as on a screen, without terminal control characters. */
function askInPipe(question: string): string | null {
  process.stdout.write(question);
  const line = nextLine();
  if (/^(\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0)/.test(chunk.toString("latin1", 0, 4))) {
    console.log("\nThis input is UTF-16 text. Please save it as UTF-8.");
    return null;
  }
  console.log(line?.trim().replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?") ?? "");
  return line;
}

function nextLine(): string | null {
  while (!LINE_END.test(unread) && readMore()) {}
  if (unread === "") return null;
  const [line = "", end = ""] = unread.split(LINE_END, 2);
  unread = unread.slice(line.length + end.length);
  return line;
}

/** Returns false at the end of the pipe. After EAGAIN, which means "nothing yet", it waits 5 ms. */
function readMore(): boolean {
  try {
    const length = readSync(0, chunk);
    unread += decoder.write(chunk.subarray(0, length));
    return length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return true;
  }
}
