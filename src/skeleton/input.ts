/** Answers from the keyboard or from a pipe. */
import { readSync, writeSync } from "node:fs";
import { isatty } from "node:tty";
import readlineSync from "readline-sync";

const chunk = Buffer.alloc(65_536);
const decoder = new TextDecoder();
/** LF, CRLF or CR; a CR that is read last may be the first half of a CRLF. */
const LINE_END = /(\r\n|\n|\r(?!$))/;
let unread = "";

// Difference 2: what is not a whole number counts as 0, and of an answer to a Y question only the
// first letter counts. In Python the original stops with an error, also at an empty answer.
export function askForNumber(question: string): number {
  const answer = ask(question);
  return /^[+-]?\d{1,15}$/.test(answer) ? Number(answer) : 0;
}

export function askForLetter(question: string): string {
  return ask(question).slice(0, 1);
}

/** Asks a question and returns the answer without surrounding spaces. */
export function ask(question: string): string {
  if (!process.stdout.isTTY) process.stdout.write = (text: string) => writeAtOnce(text);
  const line = isatty(0) ? askAtKeyboard(question) : askInPipe(question);
  if (line === null) process.exit(); // Difference 3: the program ends when its input ends.
  return line.trim();
}

/** History would replace "!!"; the raw input tells Ctrl-D (Ctrl-Z) from Enter. */
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
  let line = "";
  let length = 1;
  while (length > 0 && !LINE_END.test(unread)) {
    if (!unread.endsWith("\r")) [line, unread] = [line + unread, ""];
    length = whenReady(() => readSync(0, chunk));
    unread += decoder.decode(chunk.subarray(0, length), { stream: true });
  }
  const [rest = "", end = ""] = unread.split(LINE_END, 2);
  unread = unread.slice(rest.length + end.length);
  return length === 0 && line + rest === "" ? null : line + rest;
}

/** Left to itself, Node keeps output in memory, and continues when nobody can read it any more. */
function writeAtOnce(text: string): boolean {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) bytes = bytes.subarray(whenReady(() => writeSync(1, bytes)));
  return true;
}

/** Reads or writes. EAGAIN means "not yet", EPIPE the end of a reader, EOF (Windows) either end. */
function whenReady(transfer: () => number): number {
  while (true) {
    try {
      return transfer();
    } catch (error) {
      const { code, message, syscall } = error as NodeJS.ErrnoException;
      if (code === "EOF" && syscall === "read") return 0;
      if (code === "EPIPE" || code === "EOF") process.exit();
      if (code !== "EAGAIN") {
        console.error(`The program cannot read or write: ${message}`);
        process.exit(70);
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
