const RANK = /^([1-8]) {3}((?:\|(?: {2}|::|[WBx][SMNEGR])){8})\|$/;
const LIKE_A_RANK = /^[1-8] {3}\|/;
const SIDES = ["W", "B"] as const;
/** The number of pieces of each kind with which a side begins; only marzaz panis can increase. */
const AT_FIRST = [
  ["S", 1],
  ["N", 2],
  ["E", 2],
  ["G", 2],
  ["R", 8],
] as const;

const TOP = ["1", "8"];

/**
 * Returns the boards in a text, eight ranks of eight cells each, from square 11 on even if they are
 * flipped. Throws if a rank is drawn wrongly.
 */
export function boardsIn(text: string): string[][] {
  const boards: string[][] = [];
  let labels = "";
  for (const line of text.split("\n")) {
    if (!LIKE_A_RANK.test(line)) continue;
    const [, rank = "", cells = ""] = RANK.exec(line) ?? [];
    if (labels === "" && TOP.includes(rank)) boards.push([]);
    labels += rank;
    if (!"12345678 87654321".includes(labels)) throw new Error(`a misdrawn rank: ${line}`);
    boards.at(-1)?.push(...cells.slice(1).split("|"));
    if (labels === "87654321") boards.at(-1)?.reverse();
    if (labels.length === 8) labels = "";
  }
  if (labels !== "") throw new Error("a board without all its ranks");
  return boards;
}

/** Returns what is impossible about a board; undefined if a game can lead to it. */
export function impossibility(cells: readonly string[]): string | undefined {
  for (const side of SIDES) {
    const count = (letter: string) => cells.filter((cell) => cell === side + letter).length;
    const tooMany = AT_FIRST.find(([letter, most]) => count(letter) > most);
    if (tooMany) return `${count(tooMany[0])} pieces ${side}${tooMany[0]}`;
    if (count("R") + Math.max(0, count("M") - 1) > 8) return `${side} has promoted too often`;
    const far = side === "W" ? cells.slice(0, 8) : cells.slice(-8);
    if (far.includes(`${side}R`)) return `a redum of ${side} on its far rank`;
  }
  if (!cells.some((cell) => cell.endsWith("S"))) return "no sarrum at all";
  return undefined;
}
