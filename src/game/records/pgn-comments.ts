import { ok, type Result } from "../../base/result.ts";
import type { Scanner } from "./pgn-scanner.ts";
import { MAX_GLYPH, refuseLine } from "./record.ts";

/** Notes that are being read. */
export type DraftNotes = ReturnType<typeof noNotes>;

export const noNotes = () => ({
  comments: [] as string[],
  glyphs: [] as number[],
  variations: [] as string[],
});

const COMMENT = /\{([^{}]*)\}/uy;
const REST_OF_LINE = /;([^\n]*)/uy;
const ESCAPE = /^%([^\n]*)/muy;
const GLYPH = /\$(\d{1,9})/uy;
/** Two squares as people write them; a variation has no comma. */
const PAIR = String.raw`\(\s*[\p{L}\p{Nd}]{2,3}\s*[,，]\s*[\p{L}\p{Nd}]{2,3}\s*\)`;
const OPENING = new RegExp(String.raw`(?!${PAIR})\(`, "uy");
const CLOSING = /\)/uy;
/** A word; a throw in square brackets is one word, including its spaces. */
const WORD = new RegExp(String.raw`(?:\[[\d ,]{0,100}\]|${PAIR}|[^\s{}[\]();$]){1,1000}`, "uy");

/** Reads the word at the cursor; "" if there is none. */
export const takeWord = (scanner: Scanner): string => scanner.take(WORD)?.[0] ?? "";

/** Replaces braces, which a comment cannot contain when it is written, by round brackets. */
export const withoutBraces = (text: string): string =>
  text.replaceAll("{", "(").replaceAll("}", ")");

/** Replaces every run of white space by one space. */
export const withSingleSpaces = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Reads a comment, in braces or after a semicolon, or a line that begins with %; false if there is neither. */
export function takeText(scanner: Scanner, { comments }: DraftNotes): boolean {
  const escaped = scanner.take(ESCAPE);
  if (escaped) scanner.escapes.push(escaped[1] ?? "");
  const comment = escaped ? undefined : (scanner.take(COMMENT) ?? scanner.take(REST_OF_LINE));
  if (comment) comments.push(withSingleSpaces(withoutBraces(comment[1] ?? "")));
  return (escaped ?? comment) !== undefined;
}

/** Reads a comment, a glyph, a variation or a line for other programs; false if there is none. */
export function takeNote(scanner: Scanner, notes: DraftNotes): Result<boolean> {
  if (takeText(scanner, notes)) return ok(true);
  const line = scanner.line();
  const glyph = scanner.take(GLYPH)?.[1];
  if (glyph !== undefined) {
    if (Number(glyph) > MAX_GLYPH) {
      return refuseLine(line, `$${glyph} is not a glyph; they go from $0 to $${MAX_GLYPH}.`);
    }
    notes.glyphs.push(Number(glyph));
    return ok(true);
  }
  if (!scanner.take(OPENING)) return ok(false);
  const variation = readVariation(scanner, line);
  if (!variation.ok) return variation;
  notes.variations.push(variation.value);
  return ok(true);
}

/** Reads a variation after its opening bracket, with those in it, in normalised white space. */
function readVariation(scanner: Scanner, start: number): Result<string> {
  let text = "";
  let glued = true;
  const add = (token: string) => {
    text += glued || token === ")" ? token : ` ${token}`;
    glued = token === "(";
  };
  for (let depth = 1; ; ) {
    scanner.skip();
    const line = scanner.line();
    if (scanner.take(OPENING)) {
      depth += 1;
      add("(");
    } else if (scanner.take(CLOSING)) {
      depth -= 1;
      if (depth === 0) return ok(text);
      add(")");
    } else {
      const token = variationToken(scanner);
      if (token === undefined) return refuseVariation(scanner, start, line);
      if (token !== "") add(token);
    }
  }
}

/** Reads a comment, a glyph or a word; "" for a line for other programs, undefined for none. */
function variationToken(scanner: Scanner): string | undefined {
  const notes = noNotes();
  if (takeText(scanner, notes)) return notes.comments.map((text) => `{${text}}`).join("");
  return scanner.take(GLYPH)?.[0] ?? (takeWord(scanner) || undefined);
}

const refuseVariation = (scanner: Scanner, start: number, line: number) =>
  scanner.next() === ""
    ? refuseLine(start, "the variation that starts here has no closing ).")
    : refuseLine(line, faultAt(scanner));

/** Refuses the character at the cursor, which begins nothing that may stand here. */
export function faultAt(scanner: Scanner): string {
  switch (scanner.next()) {
    case "{":
      return "the comment that starts here has no closing }, or contains another {.";
    case "}":
      return "this } does not close a comment.";
    case ")":
      return "this ) does not close a variation.";
    case "$":
      return `a $ needs a number from 0 to ${MAX_GLYPH}, such as $1 for a good move.`;
    default:
      return "square brackets are only for tags, which come first, and for throws, such as [3 6].";
  }
}
