/**
 * What the naive readings of two games of chess have in common: men in a map by the name of their
 * square, and check found by writing out every reply. Only text goes in and comes out.
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

/** A move as the pieces go, before anyone asks whether the king is safe. */
export interface Candidate<S> {
  readonly text: string;
  /** The man that it captures. */
  readonly takes: string | undefined;
  /** The scene after it. */
  next(): S;
}

export interface Verdict {
  /** "ongoing", "draw", "white wins" or "black wins". */
  readonly outcome: string;
  readonly inCheck: boolean;
  /** The player who is not to move is in check, which no play can lead to. */
  readonly waitingInCheck: boolean;
  /** Every legal move, with the text of the position after it. */
  readonly moves: ReadonlyMap<string, string>;
}

/** How a game reads: its candidates, its draws at once, its text. */
export interface Reading<S extends Scene> {
  candidates(scene: S): readonly Candidate<S>[];
  drawn(scene: S): boolean;
  write(scene: S): string;
}

/** Judges a scene: without a safe move the mover has lost, in check or not. */
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

/** The name of the square at an offset, whether or not it exists. */
function shift(square: string, [right, up]: Offset): string {
  return String.fromCharCode(square.charCodeAt(0) + right) + (Number(square.slice(1)) + up);
}

/** Squares at the offsets that exist and do not hold a man of the same colour. */
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

/** Squares met one after another in each direction, up to the first man and with him if hostile. */
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

/** The foot soldier's squares: one ahead if empty, one diagonally ahead if an enemy is there. */
export function marches(men: Men, squares: Squares, from: string): string[] {
  const up = men.get(from)!.startsWith("w") ? 1 : -1;
  const ahead = leaps(men, squares, from, [[0, up]]).filter((to) => !men.has(to));
  const aside: Offset[] = [
    [-1, up],
    [1, up],
  ];
  return [...ahead, ...leaps(men, squares, from, aside).filter((to) => men.has(to))];
}

/** The men of the first field of a text position. */
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

/** The first field of a text position. */
export function writeMen(men: Men, grid: Grid): string {
  const ranks = grid.map((row) => row.map((name) => (name === "*" ? "*" : letter(men.get(name)))));
  return ranks.map((rank) => rank.join("").replace(/ +/g, (gap) => String(gap.length))).join("/");
}

function letter(man: string | undefined): string {
  if (!man) return " ";
  return man.startsWith("w") ? man.slice(1) : man.slice(1).toLowerCase();
}
