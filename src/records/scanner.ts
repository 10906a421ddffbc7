/** A text that is read from its beginning, piece by piece. */
export interface Scanner {
  /** Passes over white space. */
  skip(): void;
  /** What a sticky pattern finds here, which is then behind us; undefined where it finds nothing. */
  take(pattern: RegExp): RegExpExecArray | undefined;
  /** The character here; empty at the end. */
  next(): string;
  /** The line here, counted from 1. */
  line(): number;
}

const SPACE = /\s+/uy;

/** Reads a text in which lines end with LF or CRLF, and which may begin with a byte order mark. */
export function makeScanner(text: string): Scanner {
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
    skip() {
      take(SPACE);
    },
    take,
    next: () => text.charAt(at),
    line() {
      for (; counted < at; counted++) if (text.charCodeAt(counted) === 10) lines++;
      return lines;
    },
  };
}
