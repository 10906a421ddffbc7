/**
 * The shared part of the oracles of shatranj and citadel chess: pieces in a map by the name of
 * their square, and check found by trying every reply. Input and output are text.
 */

/** From the name of a square to a colour and a letter: "e1" to "wK". */
export type Men = ReadonlyMap<string, string>;

/** Files to the right and ranks up, seen from White. */
export type Offset = readonly [right: number, up: number];

/** The names of the squares as they are printed, top rank first; "*" where there is none. */
export type Grid = readonly (readonly string[])[];

export interface Board {
  readonly grid: Grid;
  /** The row and the column of each square that exists. */
  readonly places: ReadonlyMap<string, readonly [row: number, column: number]>;
}

export interface Scene {
  readonly men: Men;
  readonly mover: string;
}

export interface Verdict {
  /** "ongoing", "draw", "white wins" or "black wins". */
  readonly outcome: string;
  readonly inCheck: boolean;
  /** True if the player who is not to move is in check, which no game can lead to. */
  readonly waitingInCheck: boolean;
  /** Every legal move, with the text of the position after it. */
  readonly moves: ReadonlyMap<string, string>;
}

/** The rules of a game: its pseudo-legal moves, its immediate draws, its text form. */
export interface Reading<S extends Scene> {
  /** The squares to which a piece may go if its king's safety is left aside. */
  goals(scene: S, from: string, man: string): readonly string[];
  /** The letter of the piece that one becomes by a move, or nothing. */
  promotion(man: string, to: string): string;
  play(scene: S, from: string, to: string): S;
  drawn(scene: S): boolean;
  write(scene: S): string;
}

export const STRAIGHT: readonly Offset[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const DIAGONAL: readonly Offset[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const ROUND: readonly Offset[] = [...STRAIGHT, ...DIAGONAL];
export const ELEPHANT: readonly Offset[] = [
  [2, 2],
  [2, -2],
  [-2, -2],
  [-2, 2],
];
export const KNIGHT: readonly Offset[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** Returns the verdict on a scene: without a safe move the mover has lost, in check or not. */
export function judge<S extends Scene>(reading: Reading<S>, scene: S): Verdict {
  const drawn = reading.drawn(scene);
  const moves = new Map<string, string>();
  for (const [from, man] of drawn ? [] : movers(scene)) {
    for (const to of reading.goals(scene, from, man)) {
      const after = reading.play(scene, from, to);
      if (takesKing(reading, after)) continue;
      moves.set(from + to + reading.promotion(man, to).toLowerCase(), reading.write(after));
    }
  }
  const loss = scene.mover === "w" ? "black wins" : "white wins";
  return {
    outcome: drawn ? "draw" : moves.size > 0 ? "ongoing" : loss,
    inCheck: takesKing(reading, { ...scene, mover: other(scene.mover) }),
    waitingInCheck: takesKing(reading, scene),
    moves,
  };
}

/** Returns an oracle that judges every position only once. */
export function remembered(judgeText: (text: string) => Verdict): (text: string) => Verdict {
  const known = new Map<string, Verdict>();
  return (text) => {
    const verdict = known.get(text) ?? judgeText(text);
    known.set(text, verdict);
    return verdict;
  };
}

const movers = ({ men, mover }: Scene) => [...men].filter(([, man]) => man.startsWith(mover));

/** Tries every move of the player to move: may one of them capture the king? */
function takesKing<S extends Scene>(reading: Reading<S>, scene: S): boolean {
  return movers(scene).some(([from, man]) =>
    reading.goals(scene, from, man).some((to) => scene.men.get(to)?.endsWith("K")),
  );
}

/** Moves a piece, which becomes another if it is promoted. */
export function move(men: Men, from: string, to: string, promotion: string): Men {
  const after = new Map(men);
  const man = men.get(from)!;
  after.delete(from);
  after.set(to, promotion ? man.slice(0, 1) + promotion : man);
  return after;
}

export function other(mover: string): string {
  return mover === "w" ? "b" : "w";
}

export function boardOf(grid: Grid): Board {
  const places = grid.flatMap((names, row) =>
    names.map((name, column) => [name, [row, column]] as const),
  );
  return { grid, places: new Map(places.filter(([name]) => name !== "*")) };
}

/** The squares at the offsets that exist and do not hold a piece of the same colour. */
export function leaps(
  men: Men,
  { grid, places }: Board,
  from: string,
  offsets: readonly Offset[],
): readonly string[] {
  const colour = men.get(from)![0];
  const [row, column] = places.get(from)!;
  const found: string[] = [];
  for (const [right, up] of offsets) {
    const to = grid[row - up]?.[column + right] ?? "*";
    if (to !== "*" && men.get(to)?.[0] !== colour) found.push(to);
  }
  return found;
}

/** The squares in each direction up to the first piece, including it if it is an opponent's. */
export function slides(
  men: Men,
  { grid, places }: Board,
  from: string,
  offsets: readonly Offset[],
): readonly string[] {
  const colour = men.get(from)![0];
  const [row, column] = places.get(from)!;
  const found: string[] = [];
  for (const [right, up] of offsets) {
    const at = (steps: number) => grid[row - steps * up]?.[column + steps * right] ?? "*";
    let steps = 1;
    while (at(steps) !== "*" && !men.has(at(steps))) {
      found.push(at(steps));
      steps += 1;
    }
    const to = at(steps);
    if (to !== "*" && men.get(to)![0] !== colour) found.push(to);
  }
  return found;
}

/** The foot soldier's: one ahead if empty, one diagonally ahead if an enemy is there. */
export function marches(men: Men, board: Board, from: string): readonly string[] {
  const up = men.get(from)!.startsWith("w") ? 1 : -1;
  const ahead = leaps(men, board, from, [[0, up]]).filter((to) => !men.has(to));
  const aside: Offset[] = [
    [-1, up],
    [1, up],
  ];
  return [...ahead, ...leaps(men, board, from, aside).filter((to) => men.has(to))];
}

/** Reads the first field of a text position. */
export function readMen(placement: string, grid: Grid): Map<string, string> {
  const men = new Map<string, string>();
  placement.split("/").forEach((rank, row) => {
    let file = 0;
    for (const part of rank.match(/\d+|\D/g)!) {
      const name = grid[row]![file]!;
      if (/[a-z]/i.test(part)) {
        men.set(name, (part === part.toUpperCase() ? "w" : "b") + part.toUpperCase());
      }
      file += /\d/.test(part) ? Number(part) : 1;
    }
  });
  return men;
}

/** Writes the first field of a text position. */
export function writeMen(men: Men, grid: Grid): string {
  const ranks = grid.map((names) => {
    let rank = "";
    let gap = 0;
    for (const name of names) {
      const piece = name === "*" ? name : letter(men.get(name));
      if (piece === "") {
        gap += 1;
      } else {
        rank += `${gap || ""}${piece}`;
        gap = 0;
      }
    }
    return rank + (gap || "");
  });
  return ranks.join("/");
}

function letter(man: string | undefined): string {
  if (!man) return "";
  return man[0] === "w" ? man[1]! : man[1]!.toLowerCase();
}
