/** The longest piece of a player's own text that a sentence repeats, in characters. */
const QUOTED = 20;

/**
 * A player's text, safe to show: in quotation marks, shortened to so many characters, nothing in it
 * that steers a terminal.
 */
export function quoted(text: string, longest = QUOTED): string {
  return `“${shortened(text, longest)}”`;
}

/** A text in one line of so many characters at most, nothing in it that steers a terminal. */
export function shortened(text: string, longest: number): string {
  const whole = text.trim();
  const start = printable(whole.slice(0, 20 * longest).replace(/\s+/gu, " "));
  const characters = [...start];
  const cut = characters.length > longest || whole.length > 20 * longest;
  return `${characters.slice(0, longest).join("").trim()}${cut ? "…" : ""}`;
}

/** How a sentence begins that refuses a whole line: with the line, or by saying that it was empty. */
export function lineTyped(line: string): string {
  return line.trim() === "" ? "An empty line" : quoted(line);
}

/** A text with every character replaced that cannot be seen, or that steers a terminal. */
export function printable(text: string, replacement = "\ufffd"): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, replacement);
}

/** "a redum", "an etlu". */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The first letter made a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Words as a list in a sentence: "a, b and c"; another word may stand before the last. */
export function inWords(words: readonly (string | number)[], before = "and"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? `${last}` : `${words.slice(0, -1).join(", ")} ${before} ${last}`;
}
