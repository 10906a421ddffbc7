const DIMENSION = 8;
const EMPTY = "  ";

/** The pieces at the start of the sample game (Figure 6), in the form that judges use. */
export const SAMPLE_GAME = "BG21 BS41 WG81 WR12 WS13 BE23 BE83 BR86";

/** The pieces at the start of the full game (Figure 4). */
export const FULL_GAME = [
  "BG11 BE21 BN31 BM41 BS51 BN61 BE71 BG81 BR12 BR22 BR32 BR42 BR52 BR62 BR72 BR82",
  "WR17 WR27 WR37 WR47 WR57 WR67 WR77 WR87 WG18 WE28 WN38 WM48 WS58 WN68 WE78 WG88",
].join(" ");

/**
 * Returns a board in the skeleton's form.
 * @param pieces each as its two characters and its square: "WS13 BE23"
 */
export function boardWith(pieces: string, dimension = DIMENSION): string[][] {
  const board = Array.from({ length: dimension }, () => new Array<string>(dimension).fill(EMPTY));
  for (const piece of pieces.split(" ")) {
    const [, code = "", file, rank] = /^([WB][A-Z])(\d)(\d)$/.exec(piece) ?? [];
    board[Number(rank) - 1]?.splice(Number(file) - 1, 1, code);
  }
  return board;
}

/** Returns a square in the skeleton's form: "45" is file 4, rank 5. */
export const squareOf = (reference: string) => ({
  file: Number(reference[0]),
  rank: Number(reference[1]),
});
