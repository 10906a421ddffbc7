/**
 * An independent implementation of Turkish shatranj, deliberately naive and written without looking
 * at the program.
 */
import {
  type Candidate,
  type Grid,
  judge,
  leaps,
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

interface ShatranjScene extends Scene {
  /** The squares of the ferses that have not moved yet. */
  readonly unmoved: readonly string[];
}

const RANKS = [8, 7, 6, 5, 4, 3, 2, 1];
const GRID: Grid = RANKS.map((rank) => [..."abcdefgh"].map((file) => file + rank));
const SQUARES = squaresOf(GRID);

const ROUND: readonly Offset[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];
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
const PIL: readonly Offset[] = [
  [2, 2],
  [2, -2],
  [-2, -2],
  [-2, 2],
];
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
const ASB: readonly Offset[] = [
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
  candidates,
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

function candidates(scene: ShatranjScene): Candidate<ShatranjScene>[] {
  const mine = [...scene.men].filter(([, man]) => man.startsWith(scene.mover));
  return mine.flatMap(([from, man]) =>
    goals(scene, from, man).map((to) => candidate(scene, from, to)),
  );
}

function goals({ men, unmoved }: ShatranjScene, from: string, man: string): string[] {
  if (man.endsWith("K")) return leaps(men, SQUARES, from, ROUND);
  if (man.endsWith("R")) return slides(men, SQUARES, from, STRAIGHT);
  if (man.endsWith("E")) return leaps(men, SQUARES, from, PIL);
  if (man.endsWith("N")) return leaps(men, SQUARES, from, ASB);
  if (man.endsWith("P")) return marches(men, SQUARES, from);
  const steps = leaps(men, SQUARES, from, DIAGONAL);
  if (!unmoved.includes(from)) return steps;
  return [...steps, ...leaps(men, SQUARES, from, FERS_JUMP).filter((to) => !men.has(to))];
}

function candidate(scene: ShatranjScene, from: string, to: string): Candidate<ShatranjScene> {
  const man = scene.men.get(from)!;
  const promoted = man === "wP" ? to.endsWith("8") : man === "bP" && to.endsWith("1");
  return {
    text: from + to + (promoted ? "f" : ""),
    takes: scene.men.get(to),
    next() {
      const men = new Map(scene.men);
      men.delete(from);
      men.set(to, promoted ? `${scene.mover}F` : man);
      const unmoved = scene.unmoved.filter((name) => name !== from && name !== to);
      return { men, mover: other(scene.mover), unmoved: promoted ? [...unmoved, to] : unmoved };
    },
  };
}
