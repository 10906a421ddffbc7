/**
 * An independent implementation of Turkish shatranj, deliberately naive and written without looking
 * at the program.
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
  type Offset,
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

interface ShatranjScene extends Scene {
  /** The squares of the ferses that have not moved yet. */
  readonly unmoved: readonly string[];
}

const RANKS = [8, 7, 6, 5, 4, 3, 2, 1];
const GRID: Grid = RANKS.map((rank) => [..."abcdefgh"].map((file) => file + rank));
const BOARD = boardOf(GRID);

const FERS_JUMP: readonly Offset[] = [
  [0, 2],
  [2, 2],
  [2, 0],
  [2, -2],
  [0, -2],
  [-2, -2],
  [-2, 0],
  [-2, 2],
];
/** Returns the verdict of the rules on a text position. */
export function judgeShatranj(text: string): Verdict {
  return judge(READING, read(text));
}

/** Returns true if a legal move is the jump of a fers. */
export function isFersJump(text: string, move: string): boolean {
  const files = Math.abs(move.charCodeAt(0) - move.charCodeAt(2));
  const ranks = Math.abs(Number(move[1]) - Number(move[3]));
  return read(text).unmoved.includes(move.slice(0, 2)) && Math.max(files, ranks) === 2;
}

const READING: Reading<ShatranjScene> = {
  goals({ men, unmoved }, from, man) {
    if (man.endsWith("K")) return leaps(men, BOARD, from, ROUND);
    if (man.endsWith("R")) return slides(men, BOARD, from, STRAIGHT);
    if (man.endsWith("E")) return leaps(men, BOARD, from, ELEPHANT);
    if (man.endsWith("N")) return leaps(men, BOARD, from, KNIGHT);
    if (man.endsWith("P")) return marches(men, BOARD, from);
    const steps = leaps(men, BOARD, from, DIAGONAL);
    if (!unmoved.includes(from)) return steps;
    return [...steps, ...leaps(men, BOARD, from, FERS_JUMP).filter((to) => !men.has(to))];
  },
  promotion,
  play(scene, from, to) {
    const promoted = promotion(scene.men.get(from)!, to);
    const unmoved = scene.unmoved.filter((name) => name !== from && name !== to);
    return {
      men: move(scene.men, from, to, promoted),
      mover: other(scene.mover),
      unmoved: promoted ? [...unmoved, to] : unmoved,
    };
  },
  drawn: () => false,
  write: ({ men, mover, unmoved }) => {
    const inOrder = GRID.toReversed().flatMap((row) =>
      row.filter((name) => unmoved.includes(name)),
    );
    return `${writeMen(men, GRID)} ${mover} ${inOrder.join("") || "-"}`;
  },
};

function read(text: string): ShatranjScene {
  const [placement, mover, unmoved] = text.split(" ");
  return {
    men: readMen(placement!, GRID),
    mover: mover!,
    unmoved: unmoved === "-" ? [] : unmoved!.match(/../g)!,
  };
}

function promotion(man: string, to: string): string {
  const promoted = man === "wP" ? to.endsWith("8") : man === "bP" && to.endsWith("1");
  return promoted ? "F" : "";
}
