import { err } from "../../base/result.ts";
import { printable } from "../../base/text.ts";
import { type Notes, SUFFIXES } from "../match/match.ts";

/** A tag of a record: `[Game "Capture the Sarrum"]`. */
export interface Tag {
  readonly name: string;
  /** Any characters, unescaped. */
  readonly value: string;
  /** The line it was read from, counted from 1; 0 if it was not read from a text. */
  readonly line: number;
}

/** A move as recorded, legal or not, with the notes after it. */
export interface RecordedMove extends Notes {
  /** The move in the game's notation, with commas in place of spaces. */
  readonly text: string;
  /** The move number before it, if any. */
  readonly number: number | undefined;
  /** The line it was read from, counted from 1; 0 if it was not read from a text. */
  readonly line: number;
}

/** A parsed record, not yet checked against the rules, with the notes before its first move. */
export interface GameRecord extends Notes {
  readonly tags: readonly Tag[];
  readonly moves: readonly RecordedMove[];
  /** "1-0", "0-1", "1/2-1/2", "*" for an unfinished game; "0-0-1-0" for more than two sides; "" if only moves are recorded. */
  readonly result: string;
  /** The line of the result, counted from 1; 0 if it was not read from a text. */
  readonly resultLine: number;
  /** The lines that begin with %, meant for other programs, without that sign. */
  readonly escapes: readonly string[];
}

/** The maximum length of a record in characters: hundreds of thousands of moves. */
export const MAX_RECORD_LENGTH = 4_000_000;

export const refuseLine = (line: number, sentence: string) => err(`Line ${line}: ${sentence}`);

const CONTROLS = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/**
 * Replaces what controls a terminal or turns the writing direction, by which a file would show other moves than it has:
 * records that are read and written are without it. Line ends stay.
 */
export const withoutControls = (text: string): string =>
  text.replace(CONTROLS, (found) => printable(found));

export const MAX_GLYPH = 255;

/** The signs of a position, as annotators write them after a move, and their glyphs. */
const SIGNS: Readonly<Record<string, number>> = {
  ...{ "=": 10, "∞": 13, "⩲": 14, "⩱": 15, "±": 16, "∓": 17 },
  ...{ "+-": 18, "-+": 19, "+/-": 16, "-/+": 17 },
};

/**
 * Splits a word into a move and the glyph of its suffix; undefined if its suffix is unknown. The move
 * is "" if there is only a suffix.
 */
export function splitSuffix(word: string) {
  const [, text = "", suffix = "", sign = ""] =
    /^(.*?)([!?]*)(\+-|-\+|\+\/-|-\/\+|[=∞⩲⩱±∓]|)$/s.exec(word) ?? [];
  const index = SUFFIXES.indexOf(suffix);
  if (suffix !== "" && index < 0) return undefined;
  return {
    text,
    glyphs: [...(suffix === "" ? [] : [index + 1]), ...(SIGNS[sign] ? [SIGNS[sign]] : [])],
  };
}
