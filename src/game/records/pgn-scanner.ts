import { withoutControls } from "./record.ts";

const SPACE = /\s+/uy;

export type Scanner = ReturnType<typeof makeScanner>;

/** Scans a text without its control characters, whose lines end with LF, CRLF or CR; a byte order mark is skipped. */
export function makeScanner(raw: string) {
  const text = withoutControls(raw.replace(/\r\n?/g, "\n"));
  let at = text.startsWith("\ufeff") ? 1 : 0;
  let counted = 0;
  let lines = 1;

  /** Matches a sticky pattern at the cursor and moves past it; undefined if it does not match. */
  function take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return undefined;
    at += found[0].length;
    return found;
  }

  return {
    skip: () => void take(SPACE),
    take,
    /** The character at the cursor; empty at the end. */
    next: () => text.charAt(at),
    /** The line of the cursor, counted from 1. */
    line() {
      for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) lines += 1;
      return lines;
    },
    /** The lines for other programs in the current game, so far. */
    escapes: [] as string[],
  };
}
