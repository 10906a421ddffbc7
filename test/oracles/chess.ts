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

/** The names of the squares that exist. */
export type Squares = ReadonlySet<string>;

export interface Scene {
  readonly men: Men;
  readonly mover: string;
}

/** A pseudo-legal move: whether the king is safe has not been tested. */
export interface Candidate<S> {
  readonly text: string;
  /** The piece that it captures. */
  readonly takes: string | undefined;
  /** Returns the scene after it. */
  next(): S;
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
  candidates(scene: S): readonly Candidate<S>[];
  drawn(scene: S): boolean;
  write(scene: S): string;
}

/** Returns the verdict on a scene: without a safe move the mover has lost, in check or not. */
export function judge<S extends Scene>(reading: Reading<S>, scene: S): Verdict {
  const takesKing = ({ takes }: Candidate<S>) => takes?.endsWith("K");
  const threatened = (seen: S) => reading.candidates(seen).some(takesKing);
  const drawn = reading.drawn(scene);
  const moves = new Map<string, string>();
  for (const { text, next } of drawn ? [] : reading.candidates(scene)) {
    const after = next();
    if (!threatened(after)) moves.set(text, reading.write(after));
  }
  const loss = scene.mover === "w" ? "black wins" : "white wins";
  return {
    outcome: drawn ? "draw" : moves.size > 0 ? "ongoing" : loss,
    inCheck: threatened({ ...scene, mover: other(scene.mover) }),
    waitingInCheck: threatened(scene),
    moves,
  };
}

export function other(mover: string): string {
  return mover === "w" ? "b" : "w";
}

export function squaresOf(grid: Grid): Squares {
  return new Set(grid.flat().filter((name) => name !== "*"));
}

/** Returns the name of the square at an offset, whether or not it exists. */
function shift(square: string, [right, up]: Offset): string {
  return String.fromCharCode(square.charCodeAt(0) + right) + (Number(square.slice(1)) + up);
}

/** Returns the squares at the offsets that exist and do not hold a piece of the same colour. */
export function leaps(
  men: Men,
  squares: Squares,
  from: string,
  offsets: readonly Offset[],
): string[] {
  const colour = men.get(from)![0];
  return offsets
    .map((offset) => shift(from, offset))
    .filter((to) => squares.has(to) && men.get(to)?.[0] !== colour);
}

/**
 * Returns the squares in each direction up to the first piece, including it if it is an opponent's.
 */
export function slides(
  men: Men,
  squares: Squares,
  from: string,
  offsets: readonly Offset[],
): string[] {
  const colour = men.get(from)![0];
  const found: string[] = [];
  for (const offset of offsets) {
    let to = shift(from, offset);
    while (squares.has(to) && !men.has(to)) {
      found.push(to);
      to = shift(to, offset);
    }
    if (men.has(to) && men.get(to)![0] !== colour) found.push(to);
  }
  return found;
}

/**
 * Returns the foot soldier's squares: one ahead if empty, one diagonally ahead if an enemy is
 * there.
 */
export function marches(men: Men, squares: Squares, from: string): string[] {
  const up = men.get(from)!.startsWith("w") ? 1 : -1;
  const ahead = leaps(men, squares, from, [[0, up]]).filter((to) => !men.has(to));
  const aside: Offset[] = [
    [-1, up],
    [1, up],
  ];
  return [...ahead, ...leaps(men, squares, from, aside).filter((to) => men.has(to))];
}

/** Returns the pieces in the first field of a text position. */
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

/** Returns the first field of a text position. */
export function writeMen(men: Men, grid: Grid): string {
  const ranks = grid.map((row) => row.map((name) => (name === "*" ? "*" : letter(men.get(name)))));
  return ranks.map((rank) => rank.join("").replace(/ +/g, (gap) => String(gap.length))).join("/");
}

function letter(man: string | undefined): string {
  if (!man) return " ";
  return man.startsWith("w") ? man.slice(1) : man.slice(1).toLowerCase();
}
