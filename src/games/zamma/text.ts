import { err, ok, type Result } from "../../core/result.ts";
import { quoted } from "../../core/text.ts";
import { coordinatesOf, type ZammaBoard } from "./board.ts";
import type { ZammaMove, ZammaPosition } from "./position.ts";

/** Longer than any move, in characters, and short enough to parse at once. */
const MAX_LENGTH = 400;

/** Every point that a move visits: "c5e5g7", or with hyphens, as sentences name it, "c5-e5-g7". */
export const writeMove = ({ variant }: ZammaPosition, move: ZammaMove, hyphen: "-" | "" = "") =>
  move.path.map(coordinatesOf(variant.board).name).join(hyphen);

/** Reads two or more points; a hyphen, a comma, an x, “to” or a space may separate them. */
export function readPoints(
  board: ZammaBoard,
  text: string,
  example = board.example,
): Result<readonly number[]> {
  const typed = text.trim().toLowerCase();
  if (typed === "") return err(`Type the points of the move, such as ${example}.`);
  if (typed.length > MAX_LENGTH) {
    return err(`${quoted(typed)} is too long for a move; type its points, such as ${example}.`);
  }
  const parts = typed.split(/\s*(?:[-,x]|\bto\b)\s*|\s+|(?<=\d)(?=[a-z])/);
  if (!parts.some((part) => /^[a-z]\d/.test(part))) {
    return err(`${quoted(typed)} is not a move; type the points it visits, such as ${example}.`);
  }
  if (parts.includes("")) {
    return err("A hyphen, a comma or an x may only stand between two points, one at a time.");
  }
  const points: number[] = [];
  for (const part of parts) {
    const point = coordinatesOf(board).read(part);
    if (!point.ok) return point;
    points.push(point.value);
  }
  return points.length > 1
    ? ok(points)
    : err(`A move has a start and a finish, such as ${example}.`);
}
