/** The lines of a player's files, which may be edited by hand; those that begin with # are comments. */
import type { Result } from "../../../base/result.ts";
import { inWords } from "../../../base/text.ts";

export interface IgnoredLine {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
}

export const MOST_LISTED = 5;

/** Reads every line but empty ones and comments, without the white space around it. */
export function readLines<T>(text: string, read: (line: string) => Result<T>) {
  const values: T[] = [];
  const ignored: IgnoredLine[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(content)) continue;
    const found = read(content.trim());
    if (found.ok) values.push(found.value);
    else ignored.push({ line: index + 1, reason: found.reason });
  }
  return { values, ignored };
}

/**
 * Begins a sentence about ignored lines, at least one: "Lines 1, 2 and 9 of your settings are ignored".
 * @param content what the file holds
 */
export function ignoredIn(content: string, ignored: readonly IgnoredLine[]): string {
  const listed = ignored.slice(0, MOST_LISTED).map(({ line }) => String(line));
  if (ignored.length === 1) return `Line ${listed[0]} of your ${content} is ignored`;
  const more = ignored.length - listed.length;
  const lines = inWords(more > 0 ? [...listed, `${more} more`] : listed);
  return `Lines ${lines} of your ${content} are ignored`;
}
