/** What the exam paper says of the game: its players, its pieces and its board. */
import type { Diagram } from "../drawing/diagram.ts";

/** The players, with the letter that stands before those of their pieces. */
export const SIDES = [
  { name: "White", letter: "W" },
  { name: "Black", letter: "B" },
] as const;

/** The names of the pieces by their letter (Figure 5); the game turns on the first. */
export const PIECE_NAMES: Readonly<Record<string, string>> = {
  S: "sarrum",
  M: "marzaz pani",
  G: "gisgigir",
  N: "nabu",
  E: "etlu",
  R: "redum",
};

const LABELS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/**
 * The paper's board, rank by rank from the top.
 * @param pieceOn the two letters of the piece on a rank and file, from 1; others for none
 */
export function paperBoard(pieceOn: (rank: number, file: number) => string) {
  const cells = LABELS.flatMap((rank) =>
    LABELS.map((file) => {
      const [colour = "", letter = " "] = pieceOn(Number(rank), Number(file));
      const side = SIDES.findIndex((one) => one.letter === colour);
      const name = PIECE_NAMES[letter] ?? (letter.trim() || "piece");
      return { name: file + rank, pieces: side < 0 ? [] : [{ side, letter, name }] };
    }),
  );
  const frame = { columns: 8, rows: 8, files: LABELS, ranks: LABELS, notes: [] };
  const diagram: Diagram = { ...frame, pattern: "chequered", cells };
  return { sides: SIDES, first: "sarrum", diagram };
}
