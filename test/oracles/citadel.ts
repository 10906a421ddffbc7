/**
 * An independent implementation of citadel chess, deliberately naive and written without looking at
 * the program.
 */
import {
  type Candidate,
  type Grid,
  judge,
  leaps,
  type Men,
  marches,
  type Offset,
  other,
  type Reading,
  readMen,
  type Scene,
  slides,
  squaresOf,
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
const SQUARES = squaresOf(GRID);

export const CITADELS: readonly string[] = ["a1", "l1", "a12", "l12"];

const STRAIGHT: readonly Offset[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Offset[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const ELEPHANT: readonly Offset[] = [
  [2, 2],
  [2, -2],
  [-2, -2],
  [-2, 2],
];
const KNIGHT: readonly Offset[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

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
    if (!SQUARES.has(man.slice(1))) throw new Error(`there is no square for ${man}`);
    return [man.slice(1), (letter === upper ? "w" : "b") + upper];
  });
  return READING.write({ men: new Map(placed), mover });
}

const READING: Reading<Scene> = {
  candidates,
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

function candidates(scene: Scene): Candidate<Scene>[] {
  const mine = [...scene.men].filter(([, man]) => man.startsWith(scene.mover));
  return mine.flatMap(([from, man]) =>
    goals(scene.men, from, man).map((to) => candidate(scene, from, to)),
  );
}

function goals(men: Men, from: string, man: string): string[] {
  if (man.endsWith("K")) return leaps(men, SQUARES, from, [...STRAIGHT, ...DIAGONAL]);
  if (man.endsWith("G")) return leaps(men, SQUARES, from, DIAGONAL);
  if (man.endsWith("D")) return slides(men, SQUARES, from, DIAGONAL);
  if (man.endsWith("E")) return leaps(men, SQUARES, from, ELEPHANT);
  if (man.endsWith("N")) return leaps(men, SQUARES, from, KNIGHT);
  if (man.endsWith("R")) return slides(men, SQUARES, from, STRAIGHT);
  return marches(men, SQUARES, from);
}

function candidate({ men, mover }: Scene, from: string, to: string): Candidate<Scene> {
  const man = men.get(from)!;
  const rank = to.slice(1);
  const promoted = (man === "wP" && rank === "11") || (man === "bP" && rank === "2");
  return {
    text: from + to + (promoted ? "g" : ""),
    takes: men.get(to),
    next() {
      const after = new Map(men);
      after.delete(from);
      after.set(to, promoted ? `${mover}G` : man);
      return { men: after, mover: other(mover) };
    },
  };
}
