import type { LineReader } from "../ports.ts";

const CTRL_Z = "\x1a";

/**
 * Returns a reader of lines at a keyboard without editing, for Windows, where reading bytes would
 * yield them in the character set of the console. The lines are undefined after Ctrl-Z and Enter.
 * @param input returns the keyboard, which hands over whole lines
 */
export function windowsKeyboard(
  input: () => NodeJS.ReadableStream,
  write: (text: string) => void,
): LineReader {
  let keyboard: NodeJS.ReadableStream | undefined;
  let answer: (line: string | undefined) => void = () => {};

  function open(): NodeJS.ReadableStream {
    const opened = input();
    opened.setEncoding("utf8");
    opened.on("data", (line: string) => {
      // The console cannot show a text properly while it reads a line.
      opened.pause();
      answer(line.startsWith(CTRL_Z) ? undefined : line.replace(/\r?\n$/, ""));
    });
    return opened.on("end", () => answer(undefined));
  }

  return (prompt) => {
    write(prompt);
    keyboard ??= open();
    keyboard.resume();
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
}
