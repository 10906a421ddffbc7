import { err, ok, type Result } from "../../core/result.ts";
import { quoted } from "../../core/text.ts";
import { coordinatesOf, pointName, type Size } from "./board.ts";
import type { ZammaMove } from "./position.ts";

/** More characters than any move needs, and few enough to read at once. */
const LONGEST = 400;

/** A first move of the game, for prompts and refusals. */
export function exampleMove(size: Size): string {
  return size === 9 ? "e4e5" : "c2c3";
}

/** A move as records have it: every point it visits, "c5e5g7". */
export function writeMove(size: Size, move: ZammaMove): string {
  return move.path.map((point) => pointName(size, point)).join("");
}

/** A move as sentences have it: "c5-e5-g7". */
export function route(size: Size, move: ZammaMove): string {
  return move.path.map((point) => pointName(size, point)).join("-");
}

/** Reads two or more points, which may have a hyphen, an x or a space between them. */
export function readPoints(size: Size, text: string): Result<readonly number[]> {
  const typed = text.trim().toLowerCase();
  const example = exampleMove(size);
  if (typed === "") return err(`Type the points that the move visits, such as ${example}.`);
  if (typed.length > LONGEST) {
    return err(`${quoted(typed)} is too long for a move; type its points, such as ${example}.`);
  }
  const parts = typed.split(/\s*[-x]\s*|\s+|(?<=\d)(?=[a-z])/);
  if (!parts.some((part) => /^[a-z]\d/.test(part))) {
    return err(`${quoted(typed)} is not a move; type the points it visits, such as ${example}.`);
  }
  if (parts.includes("")) {
    return err("A single hyphen or x may stand between two points, and nowhere else.");
  }
  const points: number[] = [];
  for (const part of parts) {
    const point = coordinatesOf(size).read(part);
    if (!point.ok) return point;
    points.push(point.value);
  }
  return points.length > 1
    ? ok(points)
    : err(`A move has a start and a finish, such as ${example}.`);
}
