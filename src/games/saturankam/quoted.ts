/** The longest piece of a player's text that is shown back to him, in characters. */
const SHOWN = 20;

/** Text a player typed, fit to stand in a refusal: short, in quotes, without control characters. */
export function quoted(text: string): string {
  const start = text.slice(0, 4 * SHOWN).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
  return `"${[...start].slice(0, SHOWN).join("")}"`;
}
