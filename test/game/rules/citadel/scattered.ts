import type { Random } from "../../../random.ts";

/** The letters from which pieces are drawn: for both sides alike, or nearly all for one side. */
const ARMIES = ["GgDdRrEeNnPpPp", "GGDDRRENPPPp", "ggddrrenpppP"];

/**
 * Returns a random square for a piece: for a pawn only where it may stand, for a king often a
 * citadel.
 */
function anySquare(letter: string, random: Random): number {
  const outside = [0, 11, 132, 143, 13, 22, 121, 130];
  if (!/p/i.test(letter) && random(4) === 0) return outside[random(outside.length)] ?? 0;
  const row = /p/i.test(letter) ? 2 + random(8) : 1 + random(10);
  return 12 * row + 1 + random(10);
}

/**
 * Returns the text of a few pieces anywhere; it may be impossible because the wrong king is in
 * check.
 */
export function scattered(random: Random): string {
  const squares = [..."1**********1", ..."*1111111111*".repeat(10), ..."1**********1"];
  const place = (letter: string) => {
    const square = anySquare(letter, random);
    if (/k/i.test(squares[square] ?? "")) return place(letter);
    squares[square] = letter;
  };
  for (const king of ["k", "K"]) place(king);
  const letters = ARMIES[random(ARMIES.length)] ?? "";
  for (let count = 2 + random(9); count > 0; count -= 1)
    place(letters[random(letters.length)] ?? "");
  const ranks = squares.join("").match(/.{12}/g) ?? [];
  const placement = ranks.join("/").replace(/1+/g, (gap) => String(gap.length));
  return `${placement} ${random(2) === 0 ? "w" : "b"}`;
}
