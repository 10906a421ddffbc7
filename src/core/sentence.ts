/** The longest piece of a player's own text that a sentence repeats, in characters. */
const QUOTED = 20;

/** A player's text, safe to show: in quotation marks, shortened, control characters left out. */
export function quoted(text: string): string {
  const clean = printable(text.slice(0, 20 * QUOTED)).trim();
  const characters = [...clean];
  return characters.length > QUOTED ? `“${characters.slice(0, QUOTED).join("")}…”` : `“${clean}”`;
}

/** How a sentence begins that refuses a whole line: with the line, or by saying that it was empty. */
export function lineTyped(line: string): string {
  return line.trim() === "" ? "An empty line" : quoted(line);
}

/** The characters of a text that can be seen: none that steers a terminal or is not assigned. */
export function printable(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, "");
}

/** "a redum", "an etlu". */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The first letter made a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
