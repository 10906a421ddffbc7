/** The longest piece of a player's own text that a sentence repeats, in characters. */
const QUOTED = 20;

/** A player's text, safe to show: in quotation marks, shortened, control characters left out. */
export function quoted(text: string): string {
  const clean = printable(text.slice(0, 20 * QUOTED)).trim();
  if (clean === "") return "An empty line";
  const characters = [...clean];
  return characters.length > QUOTED ? `“${characters.slice(0, QUOTED).join("")}…”` : `“${clean}”`;
}

/** Text without the characters that steer a terminal or change the direction of writing. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "");
}

/** "a redum", "an etlu". */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The first letter made a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
