export interface Scanner {
  skip(): void;
  /** Matches a sticky pattern at the cursor and moves past it; undefined if it does not match. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  /** The character at the cursor; empty at the end. */
  next(): string;
  /** The line of the cursor, counted from 1. */
  line(): number;
  /** The lines for other programs in the current game, so far. */
  readonly escapes: string[];
}

const SPACE = /\s+/uy;

/** Scans a text whose lines end with LF, CRLF or CR; a byte order mark is skipped. */
export function makeScanner(raw: string): Scanner {
  const text = raw.replace(/\r\n?/g, "\n");
  let at = text.startsWith("\ufeff") ? 1 : 0;
  let counted = 0;
  let lines = 1;

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
    next: () => text.charAt(at),
    line() {
      for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) lines += 1;
      return lines;
    },
    escapes: [],
  };
}
