/** Recognises positions that differ only by a shift, a mirror, the colours or a few pieces. */

/** A piece on a board, seen from the side to move, which plays up the board. */
interface Placed {
  /** A capital if it belongs to the side to move, with a sign if it has not moved yet. */
  readonly piece: string;
  readonly column: number;
  readonly row: number;
}

/** What decides whether two puzzles look alike. */
export interface Likeness {
  /** The pieces, placed from the start of the first move; also mirrored. */
  readonly views: readonly { readonly first: string; readonly pieces: ReadonlySet<string> }[];
}

/** Two puzzles with the same first move look alike if they share at least this much. */
const SHARED = 0.75;
const UNMOVED = "!";

/**
 * Returns a text that is the same for positions of a chess-like game, in text form, that are
 * shifted, mirrored or played with the colours exchanged.
 */
export function shapeOf(position: string): string {
  const pieces = piecesOf(position);
  const shapes = [pieces, pieces.map(mirrored)].map((placed) => {
    const left = Math.min(...placed.map(({ column }) => column));
    const top = Math.min(...placed.map(({ row }) => row));
    return placed.map((piece) => placeFrom(piece, left, top)).sort();
  });
  return shapes.map((shape) => shape.join(" ")).sort()[0] ?? "";
}

/** Returns what decides whether a puzzle looks like others; its first move is given as two cells. */
export function likenessOf(position: string, [start, finish]: readonly [number, number]): Likeness {
  const all = piecesOf(position);
  const width = columnsOf(position);
  const height = ranksOf(position).length;
  const placed = (cell: number, piece = ""): Placed =>
    seenByMover(position, { piece, column: cell % width, row: Math.floor(cell / width) }, height);
  return {
    views: [(one: Placed) => one, mirrored].map((turn) => {
      const from = turn(placed(start));
      const to = turn(placed(finish));
      const pieces = all.map(turn).map((piece) => placeFrom(piece, from.column, from.row));
      const mover = pieces.find((piece) => piece.endsWith("0,0"));
      return {
        first: `${mover} ${to.column - from.column},${to.row - from.row}`,
        pieces: new Set(pieces),
      };
    }),
  };
}

/**
 * Returns whether two puzzles look alike: the same piece makes the same first move, and at least
 * three quarters of the pieces, in the puzzle that has fewer, stand on the same squares beside it.
 * Shifts, mirrors and the colours make no difference.
 */
export function lookAlike(one: Likeness, other: Likeness): boolean {
  const [view] = one.views;
  return other.views.some(({ first, pieces }) => {
    if (!view || view.first !== first) return false;
    const shared = [...pieces].filter((piece) => view.pieces.has(piece)).length;
    return shared >= SHARED * Math.min(pieces.size, view.pieces.size);
  });
}

const ranksOf = (position: string): readonly string[] => (position.split(" ")[0] ?? "").split("/");

/** Returns the squares of a rank: each a piece, or something else. */
const squaresOf = (rank: string): readonly string[] =>
  (rank.match(/\d+|./g) ?? []).flatMap((part) =>
    /\d/.test(part) ? new Array<string>(Number(part)).fill("") : [part],
  );

const columnsOf = (position: string): number => squaresOf(ranksOf(position)[0] ?? "").length;

/** Returns the pieces of a position, seen from the side to move. */
function piecesOf(position: string): readonly Placed[] {
  const ranks = ranksOf(position);
  const unmoved: readonly string[] = (position.split(" ")[2] ?? "").match(/[a-z]\d+/g) ?? [];
  return ranks.flatMap((rank, row) =>
    squaresOf(rank).flatMap((letter, column) => {
      if (!/[a-z]/i.test(letter)) return [];
      const square = `${String.fromCharCode("a".charCodeAt(0) + column)}${ranks.length - row}`;
      const piece = letter + (unmoved.includes(square) ? UNMOVED : "");
      return seenByMover(position, { piece, column, row }, ranks.length);
    }),
  );
}

/** Returns a piece as it is; if Black is to move, with its colour exchanged and its row turned. */
function seenByMover(position: string, { piece, column, row }: Placed, height: number): Placed {
  if (position.split(" ")[1] === "w") return { piece, column, row };
  const exchanged = piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase();
  return { piece: exchanged, column, row: height - 1 - row };
}

const mirrored = ({ piece, column, row }: Placed): Placed => ({ piece, column: -column, row });

const placeFrom = ({ piece, column, row }: Placed, left: number, top: number): string =>
  `${piece}${column - left},${row - top}`;
