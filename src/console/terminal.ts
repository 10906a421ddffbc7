import { wrapAnsi } from "fast-wrap-ansi";
import { printable } from "../core/sentence.ts";
import { write } from "./output.ts";
import { pipedLines } from "./piped-lines.ts";
import type { Port, Screen } from "./port.ts";

/** How much of a piped line is repeated after its prompt, in characters. */
const ECHOED = 60;

/** What the dialogue needs to know of the process it runs in. */
export interface TerminalFacts {
  /** The standard input is a terminal: there is a keyboard to ask at. */
  readonly keyboard: boolean;
  /** The screen as it is now. */
  screen(): Screen;
  /** Called when nobody reads the output any more. */
  closed(): never;
}

/** The port to the terminal or pipe that the program was started in. */
export async function terminalPort({ keyboard, screen, closed }: TerminalFacts): Promise<Port> {
  const say = (text: string) => write(`${wrapped(text, screen().columns)}\n`, closed);
  if (keyboard) {
    const { askAtKeyboard } = await import("./keyboard.ts");
    return {
      say,
      screen,
      async ask(prompt) {
        // A turn of the event loop lets the process notice that the window has changed its size.
        await new Promise((resolve) => setImmediate(resolve));
        return askAtKeyboard(wrapped(prompt, screen().columns));
      },
    };
  }
  const nextLine = pipedLines();
  return {
    say,
    screen,
    async ask(prompt) {
      write(prompt, closed);
      const line = nextLine();
      if (line !== undefined) write(`${echo(line)}\n`, closed);
      return line;
    },
  };
}

/** A piped answer, shown as if it had been typed. */
function echo(line: string): string {
  const characters = [...printable(line.slice(0, 4 * ECHOED))];
  return characters.length > ECHOED
    ? `${characters.slice(0, ECHOED).join("")}…`
    : characters.join("");
}

function wrapped(text: string, columns: number | undefined): string {
  if (columns === undefined || columns < 1) return text;
  return wrapAnsi(text, columns, { trim: false });
}
