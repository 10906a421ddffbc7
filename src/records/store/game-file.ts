import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { ok, type Result } from "../../core/result.ts";
import { type Match, pliesSince } from "../../match/match.ts";
import { matchOutcome } from "../../match/outcome.ts";
import { writeMatch, writePlies } from "../record-from-match.ts";
import { requireSpace, writeAtomically } from "./write-files.ts";

interface Held {
  readonly file: string;
  readonly match: Match;
  /** Another writer changes its length, its inode or the time of its last change. */
  readonly facts: Stats;
  /** Its last characters: white space, and the result of an unfinished game with its line end. */
  readonly ending: string;
}

/** The file of a match that is being played, which `--record` and the autosave write. */
export interface GameFile {
  /** Whether the file written last holds just this match. */
  holds(match: Match): boolean;
  /**
   * Writes the record of a match to a file. If the file was written last, and since then the match
   * has only gained plies, they are appended, so that a long game is saved as fast as a short one;
   * otherwise the file is replaced atomically.
   */
  write(file: string, match: Match): Promise<Result<true>>;
}

const OPEN_ENDING = /\s\*\n$/;

/** With `durable`, what is written survives a power cut. */
export function gameFile(durable: boolean): GameFile {
  let held: Held | undefined;

  return {
    holds: (match) => held !== undefined && pliesSince(held.match, match) === 0,
    async write(file, match) {
      const before = held?.file === file ? held : undefined;
      held = undefined;
      const appended = before && append(before, match, durable);
      if (appended) {
        held = appended;
        return ok(true);
      }
      const text = writeMatch(match);
      const written = await writeAtomically(file, text, durable);
      const facts = written.ok ? statSync(file, { throwIfNoEntry: false }) : undefined;
      if (facts) held = { file, match, facts, ending: text.slice(-3) };
      return written;
    },
  };
}

/**
 * Appends the plies that a match has gained, in a line of their own, so that one that is cut off can
 * be told from a whole one; undefined if the file must be written anew.
 */
function append(held: Held, match: Match, durable: boolean): Held | undefined {
  const { file, facts, ending } = held;
  const gained = pliesSince(held.match, match);
  if (!gained || matchOutcome(match) || !OPEN_ENDING.test(ending)) return undefined;
  const line = `\n${writePlies(match, match.at - gained + 1)} *\n`;
  const start = facts.size - ending.length;
  let handle: number | undefined;
  try {
    handle = openSync(file, "r+");
    const { size, ino, mtimeMs } = fstatSync(handle);
    if (size !== facts.size || ino !== facts.ino || mtimeMs !== facts.mtimeMs) return undefined;
    requireSpace(file, line.length);
    const bytes = Buffer.from(line);
    if (!overwriteEnd(handle, bytes, start, ending)) return undefined;
    if (durable) fdatasyncSync(handle);
    closeSync(handle);
    handle = undefined;
    // Windows may set the time of the last change only when the file is closed.
    const after = statSync(file);
    if (after.size !== start + bytes.length || after.ino !== ino) return undefined;
    return { file, match, facts: after, ending: line.slice(-3) };
  } catch {
    // The file is gone or cannot be changed; writing it anew says why.
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Writes bytes over the end of a file, or restores that end; true if all were written. */
function overwriteEnd(handle: number, bytes: Buffer, start: number, ending: string): boolean {
  let whole = false;
  try {
    whole = writeSync(handle, bytes, 0, bytes.length, start) === bytes.length;
  } finally {
    if (!whole) {
      writeSync(handle, ending, start);
      ftruncateSync(handle, start + ending.length);
    }
  }
  return whole;
}

const ENDED = /\s(\*|1\/2-1\/2|[01](-[01])+)\s*$/;

/** Cuts off the last line of a record if it was only half written when the program was killed. */
export function withoutHalfLine(text: string): string {
  if (ENDED.test(text)) return text;
  // Of the ending that is written over, a line end may still follow the half line.
  const whole = text.trimEnd();
  return `${whole.slice(0, whole.lastIndexOf("\n") + 1)}*\n`;
}
