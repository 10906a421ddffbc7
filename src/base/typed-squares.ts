/** Squares and moves as people type them, or paste them from a page, a chat or a word processor. */

const ARROWS = "\u2190-\u21ff\u2794\u2798-\u27be\u27f0-\u27ff\u2900-\u297f\u2b00-\u2b4f";

/** Longer than any list of squares, in characters, and short enough to read at once. */
const LONGEST = 1000;

/** The digit that stands for any decimal digit of Unicode, whose digits come in tens from 0 on. */
function plainDigit(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
  return String(value);
}

/** A text in ASCII, as far as each of its characters means one that is typed with squares. */
export function inPlainCharacters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return (
    text
      .normalize("NFKC")
      // Invisible characters but those that turn digits around, and what makes an emoji of an arrow.
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\p{M}]/gu, "")
      .replace(/\p{Nd}/gu, plainDigit)
      .replace(/[\p{Pd}\u2043\u2212\u2796]/gu, "-")
      // An arrow to the left swaps start and finish, so it is left alone.
      .replace(new RegExp(`(?![←⇐⟵⟸⬅])-?[${ARROWS}]`, "gu"), "-")
      .replace(/[×✕✖⨉⨯хХ]/gu, "x")
      .replace(/[\p{Pi}\p{Pf}‚„′]/gu, '"')
      .replace(/\p{Ps}/gu, "(")
      .replace(/\p{Pe}/gu, ")")
      .replace(/[،、]/gu, ",")
      .replace(/[⁄∕]/gu, "/")
      .replace(/。/gu, ".")
  );
}

/** A text in plain characters, without quotes, pairs of brackets and signs at its end; "" if it is too long. */
export const plainMove = (text: string): string =>
  inPlainCharacters(text.length > LONGEST ? "" : text)
    .replace(/[-=]*>/g, "-")
    .replace(/["'`]/g, "")
    .replace(/[([{]([^()[\]{}]*)[)\]}]/g, " $1 ")
    .replace(/[.!?+#\s]+$/, "")
    .trim();

/** What may stand between two squares, once; the words only after a square and before another one. */
export const BETWEEN_SQUARES = String.raw`\s*(?:[-,]|(?<=\d\s*)(?:x|to|takes|captures)(?=\s*[a-z]?\d))\s*|\s+`;

const SEPARATOR = new RegExp(String.raw`${BETWEEN_SQUARES}|\s*;\s*|(?<=\d)(?=[a-z])`, "i");

/** The words of a plain text; one is "" where two hyphens or commas follow each other, or one at an end. */
export const squareWords = (plain: string): readonly string[] => plain.split(SEPARATOR);

/** What is typed in one text at several prompts: "y 13-23" is three answers. */
export function answersIn(text: string): readonly string[] {
  const words = text
    .split(/\s+/)
    .map((word) => (/\p{L}{2}/u.test(word) ? word : plainAnswer(word)));
  return (
    words
      .join(" ")
      // A hyphen with a space on only one side is the sign of a negative number.
      .replace(/(?<=\d)(?:[-x]|\s+(?:[-x]|to)\s+)(?=\d)/gi, " ")
      .split(/\s+/)
      .filter(Boolean)
  );
}

/** An answer without letters but Y, N and such, in plain characters. */
const plainAnswer = (word: string): string =>
  inPlainCharacters(word)
    .replace(/[-=]*>/g, "-")
    .replace(/["'()[\]{},;]|\.$/g, " ")
    .trim();
