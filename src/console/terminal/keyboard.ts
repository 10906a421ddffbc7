import readlineSync from "readline-sync";
import type { LineReader } from "../ports.ts";

/** The longest line that a terminal passes on, in bytes. */
const LINE = 8192;
const END_OF_INPUT = "\0";

/**
 * Asks at the terminal; undefined at the end of input (Ctrl-D, or a terminal that is gone).
 * History is off because it would read "!!" as a command, and white space is kept because an
 * empty answer and Ctrl-D can only be told apart by the raw input.
 */
function askAtKeyboard(prompt: string): string | undefined {
  try {
    const options = { history: false, keepWhitespace: true, bufferSize: LINE };
    const line = readlineSync.question(literally(prompt), options);
    return line === "" && readlineSync.getRawInput().endsWith(END_OF_INPUT) ? undefined : line;
  } catch {
    return undefined;
  }
}

/** Reads lines at a keyboard without editing, for screen readers and simple terminals. */
export const readLineAtKeyboard: LineReader = async (prompt) => {
  await turnOfTheLoop();
  const line = askAtKeyboard(prompt);
  await turnOfTheLoop();
  return line;
};

/** Lets the process handle a change of the window size, which it cannot while it waits for a line. */
async function turnOfTheLoop(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Matches the inside of a placeholder of the library. */
const INSIDE = "(?:\\([\\s\\S]*?\\))?(?:\\w+|.-.)(?:\\([\\s\\S]*?\\))?";
/** Its placeholders, such as `$<cwd>`, in the order in which it replaces them. */
const PLACEHOLDERS = [new RegExp(`\\$<${INSIDE}>`, "g"), new RegExp(`\\$\\{${INSIDE}\\}`, "g")];

/** Escapes a prompt with a second dollar, so that the library does not replace placeholders. */
function literally(prompt: string): string {
  return PLACEHOLDERS.reduce((text, placeholder) => text.replace(placeholder, "$$$&"), prompt);
}
