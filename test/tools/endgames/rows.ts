import type { Counts } from "./census.ts";

/** The first two lines of the table. */
export const HEADING =
  "| pieces | White wins | Black wins | longest win of White | longest win of Black |\n|---|---|---|---|---|";

/** Returns the row of an ending: shares with White and with Black to move, and the longest wins. */
export function rowOf(name: string, [white, black]: readonly [Counts, Counts]): string {
  const cells = [
    name,
    `${share(white.won, white)}, ${share(black.lost, black)}`,
    `${share(white.lost, white)}, ${share(black.won, black)}`,
    longestWin(white),
    longestWin(black),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Returns a share of the positions in per cent; 0 and 100 are exact. */
function share(count: number, { won, drawn, lost }: Counts): string {
  const all = won + drawn + lost;
  if (count === 0 || count === all) return count === 0 ? "0" : "100";
  if (count < all / 1000) return "<0.1";
  return all - count < all / 1000 ? ">99.9" : ((100 * count) / all).toFixed(1);
}

const longestWin = ({ moves, position }: Counts): string =>
  moves === 0 ? "" : `${moves}: \`${position}\``;
