/** What the exam paper says of the game: its players, its pieces and its board. */
import type { DescribedBoard } from "../drawing/board.ts";
import type { Diagram } from "../drawing/diagram.ts";

const GAME = { title: "Capture the Sarrum" };

/** The players, with the letter that stands before those of their pieces. */
export const SIDES = [
  { name: "White", letter: "W" },
  { name: "Black", letter: "B" },
] as const;

/** The names of the pieces (Figure 5), each of which begins with its letter; the game turns on the first. */
export const PIECES = ["sarrum", "marzaz pani", "nabu", "etlu", "gisgigir", "redum"];

/** What the players of a figure that shows a game type, from the first question on. */
export const FIGURE_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  4: ["N"],
  6: ["Y"],
  7: ["Y", "13", "23"],
  8: ["Y", "81", "41"],
  9: ["Y", "12", "13", "12", "21"],
};

/** The piece of two letters; none if the first is no player's. */
export function piecesFrom([colour, letter = " "]: string) {
  const side = SIDES.findIndex((one) => one.letter === colour);
  const named = PIECES.find((one) => one[0]?.toUpperCase() === letter);
  return side < 0 ? [] : [{ side, letter, name: named ?? (letter.trim() || "piece") }];
}

const LABELS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The paper's board. @param pieceOn the two letters of the piece on a rank and file, from 1; others for none */
export function paperBoard(
  pieceOn: (rank: number, file: number) => string,
): Omit<DescribedBoard, "marks"> {
  const cells = LABELS.flatMap((rank) =>
    LABELS.map((file) => {
      const pieces = piecesFrom(pieceOn(Number(rank), Number(file)));
      return { name: file + rank, pieces };
    }),
  );
  const frame = { columns: 8, rows: 8, files: LABELS, ranks: LABELS, notes: [] };
  const diagram: Diagram = { ...frame, pattern: "chequered", cells };
  return { game: GAME, sides: SIDES, first: PIECES[0], diagram };
}
