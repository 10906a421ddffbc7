/** Recognises boards that differ only by a shift, a mirror or the colours. */

/**
 * Returns a text that is the same for positions of Capture the Sarrum that are shifted, mirrored or
 * played with the colours exchanged.
 */
export function shapeOf(position: string): string {
  const [board = "", side] = position.split(" ");
  const drawn = board.replace(/\d/g, (digit) => ".".repeat(Number(digit))).split("/");
  const ranks = side === "w" ? drawn : drawn.map(exchanged).reverse();
  const mirrored = ranks.map((rank) => [...rank].reverse().join(""));
  return [cropped(ranks), cropped(mirrored)].sort()[0] ?? "";
}

const exchanged = (rank: string): string =>
  [...rank]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join("");

/** Returns ranks without the empty ones and the empty files around the pieces. */
function cropped(ranks: readonly string[]): string {
  const used = ranks.map((rank) => /[^.]/.test(rank));
  const inside = ranks.slice(used.indexOf(true), used.lastIndexOf(true) + 1);
  const left = Math.min(...inside.map((rank) => rank.search(/[^.]|$/)));
  const right = Math.max(...inside.map((rank) => rank.replace(/\.+$/, "").length));
  return inside.map((rank) => rank.slice(left, right)).join("/");
}
