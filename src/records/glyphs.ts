/** The suffixes of moves, with their meanings; each stands for the glyph with its index plus 1. */
const SUFFIXES = [
  ["!", "a good move"],
  ["?", "a mistake"],
  ["!!", "an excellent move"],
  ["??", "a blunder"],
  ["!?", "an interesting move"],
  ["?!", "a doubtful move"],
] as const;

/** The highest number of a glyph in PGN. */
export const MAX_GLYPH = 255;

/** Returns the suffix of a glyph, "!" for 1; undefined if it has none. */
export function suffixOf(glyph: number): string | undefined {
  return SUFFIXES[glyph - 1]?.[0];
}

/** Returns the meaning of a glyph with its sign: "a good move (!)"; "$14" if it has no suffix. */
export function glyphInWords(glyph: number): string {
  const [suffix, meaning] = SUFFIXES[glyph - 1] ?? [];
  return suffix === undefined ? `$${glyph}` : `${meaning} (${suffix})`;
}

/** A word of the moves: a move, a suffix, or a move with a suffix. */
interface Word {
  /** "" if there is only a suffix. */
  readonly text: string;
  readonly glyphs: readonly number[];
}

/** Splits a word into a move and the glyph of its suffix; undefined if its suffix is unknown. */
export function withoutSuffix(word: string): Word | undefined {
  const [, text = "", suffix = ""] = /^(.*?)([!?]*)$/s.exec(word) ?? [];
  if (suffix === "") return { text, glyphs: [] };
  const index = SUFFIXES.findIndex(([known]) => known === suffix);
  return index < 0 ? undefined : { text, glyphs: [index + 1] };
}
