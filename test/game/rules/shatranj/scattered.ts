import type { Random } from "../../../random.ts";

/** The letters from which pieces are drawn: for both sides alike, or nearly all for one side. */
const ARMIES = ["FfRrEeNnPpPp", "FFRRENPPPp", "ffrrenpppP"];

/**
 * Returns the text of a few pieces anywhere; it may be impossible because the wrong shah is in
 * check.
 */
export function scattered(random: Random): string {
  const squares = Array<string>(64).fill("1");
  const unmoved: string[] = [];
  const place = (letter: string) => {
    const row = letter.toLowerCase() === "p" ? 1 + random(6) : random(8);
    const square = 8 * row + random(8);
    if (/k/i.test(squares[square] ?? "")) return place(letter);
    squares[square] = letter;
  };
  for (const shah of ["k", "K"]) place(shah);
  const letters = ARMIES[random(ARMIES.length)]!;
  for (let count = 2 + random(9); count > 0; count -= 1) place(letters[random(letters.length)]!);
  for (let rank = 1; rank <= 8; rank += 1) {
    for (let file = 0; file < 8; file += 1) {
      const fers = /f/i.test(squares[8 * (8 - rank) + file]!);
      if (fers && random(2) === 0) unmoved.push("abcdefgh"[file]! + rank);
    }
  }
  const ranks = squares.join("").match(/.{8}/g)!;
  const placement = ranks.join("/").replace(/1+/g, (gap) => String(gap.length));
  return `${placement} ${random(2) === 0 ? "w" : "b"} ${unmoved.join("") || "-"}`;
}
