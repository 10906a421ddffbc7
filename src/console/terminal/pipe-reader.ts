import { printable } from "../../core/text.ts";
import type { LineReader } from "../ports.ts";

/** Characters of a piped line that are echoed after its prompt. */
const ECHOED = 60;

/** Returns a reader of piped lines, each of which is echoed after its prompt. */
export function pipeReader(
  nextLine: () => string | undefined,
  write: (text: string) => void,
): LineReader {
  return async (prompt) => {
    write(prompt);
    const line = nextLine();
    if (line !== undefined) write(`${echo(line)}\n`);
    return line;
  };
}

/** Returns a piped answer as it would have been typed. */
function echo(line: string): string {
  const characters = [...printable(line.slice(0, 4 * ECHOED))];
  return characters.length > ECHOED
    ? `${characters.slice(0, ECHOED).join("")}…`
    : characters.join("");
}
