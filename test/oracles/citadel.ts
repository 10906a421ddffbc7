/**
 * An independent implementation of citadel chess, deliberately naive and written without looking at
 * the program.
 */
import {
  boardOf,
  DIAGONAL,
  ELEPHANT,
  type Grid,
  judge,
  KNIGHT,
  leaps,
  marches,
  move,
  other,
  type Reading,
  ROUND,
  readMen,
  type Scene,
  STRAIGHT,
  slides,
  type Verdict,
  writeMen,
} from "./chess.ts";

const MAIN_RANKS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const OUTSIDE = [..."**********"];
const GRID: Grid = [
  ["a12", ...OUTSIDE, "l12"],
  ...MAIN_RANKS.map((rank) => ["*", ...[..."bcdefghijk"].map((file) => file + rank), "*"]),
  ["a1", ...OUTSIDE, "l1"],
];
const BOARD = boardOf(GRID);

export const CITADELS: readonly string[] = ["a1", "l1", "a12", "l12"];

/** Returns the verdict of the rules on a text position. */
export function judgeCitadel(text: string): Verdict {
  return judge(READING, read(text));
}

/** Returns the piece on a square of a text position: "wK". */
export function manOn(text: string, square: string): string | undefined {
  return read(text).men.get(square);
}

/**
 * Returns the text of a position from its pieces, the letter of each before its square: "Kf2 kf11".
 */
export function textOf(mover: string, men: string): string {
  const placed = men.split(" ").map((man): [string, string] => {
    const letter = man.slice(0, 1);
    const upper = letter.toUpperCase();
    if (!BOARD.places.has(man.slice(1))) throw new Error(`there is no square for ${man}`);
    return [man.slice(1), (letter === upper ? "w" : "b") + upper];
  });
  return READING.write({ men: new Map(placed), mover });
}

const READING: Reading<Scene> = {
  goals({ men }, from, man) {
    if (man.endsWith("K")) return leaps(men, BOARD, from, ROUND);
    if (man.endsWith("G")) return leaps(men, BOARD, from, DIAGONAL);
    if (man.endsWith("D")) return slides(men, BOARD, from, DIAGONAL);
    if (man.endsWith("E")) return leaps(men, BOARD, from, ELEPHANT);
    if (man.endsWith("N")) return leaps(men, BOARD, from, KNIGHT);
    if (man.endsWith("R")) return slides(men, BOARD, from, STRAIGHT);
    return marches(men, BOARD, from);
  },
  promotion,
  play: ({ men, mover }, from, to) => ({
    men: move(men, from, to, promotion(men.get(from)!, to)),
    mover: other(mover),
  }),
  drawn: ({ men }) =>
    men.get("a12") === "wK" ||
    men.get("l12") === "wK" ||
    men.get("a1") === "bK" ||
    men.get("l1") === "bK",
  write: ({ men, mover }) => `${writeMen(men, GRID)} ${mover}`,
};

function read(text: string): Scene {
  const [placement, mover] = text.split(" ");
  return { men: readMen(placement!, GRID), mover: mover! };
}

function promotion(man: string, to: string): string {
  const rank = to.slice(1);
  return (man === "wP" && rank === "11") || (man === "bP" && rank === "2") ? "G" : "";
}
