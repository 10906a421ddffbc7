import readlineSync from "readline-sync";

/** The longest line a terminal hands over, in bytes. */
const LINE = 8192;
const END_OF_INPUT = "\0";

/**
 * Asks at the terminal; undefined at the end of input (Ctrl-D, or a terminal that is gone).
 * History is off because it would read "!!" as a command, and white space is kept because an
 * empty answer and Ctrl-D can only be told apart by the raw input.
 */
export function askAtKeyboard(prompt: string): string | undefined {
  try {
    const options = { history: false, keepWhitespace: true, bufferSize: LINE };
    const line = readlineSync.question(literally(prompt), options);
    return line === "" && readlineSync.getRawInput().endsWith(END_OF_INPUT) ? undefined : line;
  } catch {
    return undefined;
  }
}

/** A prompt in which nothing is a placeholder, such as `$<cwd>`, for the library to replace. */
const literally = (prompt: string): string => prompt.replace(/\$(?=[<{])/g, "$$$$");
