import { coordinatesOf } from "./board.ts";
import { TAKEN } from "./captures.ts";
import { EMPTY, ownerOf, pieceName, type ZammaPosition } from "./position.ts";

interface Standing {
  readonly point: number;
  /** Its letter, or `TAKEN`. */
  readonly piece: string;
  /** "Black's man on b2". */
  readonly where: string;
}

/** One leg of a typed move, from one point to the next, and the pieces on its way at that moment. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  /** The names of its two points. */
  readonly start: string;
  readonly finish: string;
  /** What stands on its finish. */
  readonly on: string;
  /** Steps along the line that joins the points; 0 if no line does. */
  readonly steps: number;
  readonly between: readonly Standing[];
}

/** Pieces leaped over count as captured in later legs, and the origin counts as empty. */
export function legsOf(position: ZammaPosition, path: readonly number[]): Leg[] {
  const { board, removal } = position.variant;
  const { name } = coordinatesOf(board);
  const points = [...position.points];
  points[path[0]!] = EMPTY;
  return path.slice(1).map((to, index) => {
    const from = path[index]!;
    const ray = board.rays[from]!.find((along) => along.includes(to)) ?? [];
    const steps = ray.indexOf(to) + 1;
    const between = ray
      .slice(0, Math.max(0, steps - 1))
      .filter((point) => points[point] !== EMPTY)
      .map((point) => {
        const piece = points[point]!;
        return { point, piece, where: `${standingName(piece)} on ${name(point)}` };
      });
    const ends = { from, to, start: name(from), finish: name(to) };
    const leg = { ...ends, on: points[to]!, steps, between };
    for (const { point, piece } of between) {
      if (isEnemy(piece, position)) points[point] = removal === "deferred" ? TAKEN : EMPTY;
    }
    return leg;
  });
}

export function isEnemy(piece: string, position: ZammaPosition): boolean {
  return ownerOf(piece) === 1 - position.toMove;
}

/** "Black's man", or "the captured piece". */
export function standingName(piece: string): string {
  return piece === TAKEN ? "the captured piece" : pieceName(piece);
}
