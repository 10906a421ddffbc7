import { err, ok, type Result } from "../../../base/result.ts";
import { quoted } from "../../../base/text.ts";
import { plainMove, squareWords } from "../../../base/typed-squares.ts";
import {
  type BoardSize,
  coordinatesOf,
  rankAt,
  type ZammaBoard,
  type ZammaVariant,
} from "./board.ts";

/** Black is 0 and White is 1, in the order of play. */
export type ZammaSide = 0 | 1;

/** A position: the pieces on the points, and the player to move. */
export interface ZammaPosition {
  readonly variant: ZammaVariant;
  /** One character for each point: b or w for a man, B or W for a Mullah, "." if empty. */
  readonly points: string;
  readonly toMove: ZammaSide;
}

/** A complete move: every point it visits, origin first, and the points it captures, in order. */
export interface ZammaMove {
  readonly path: readonly number[];
  readonly captured: readonly number[];
}

/** An empty point, in `ZammaPosition.points`. */
export const EMPTY = ".";

/** The letters of each player's man. */
export const MAN = ["b", "w"] as const;

/** The letters of each player's Mullah. */
export const MULLAH = ["B", "W"] as const;

/** Source: every point but the centre is filled, on the middle rank by each player to their own right. */
export function startText(variant: ZammaVariant): string {
  const { board } = variant;
  const centre = (board.size ** 2 - 1) / 2;
  const points = Array<string>(board.size ** 2).fill(EMPTY);
  for (const point of board.points) {
    if (point !== centre) points[point] = point < centre ? MAN[1] : MAN[0];
  }
  return writePosition({ variant, points: points.join(""), toMove: 0 });
}

/** Undefined for an empty point. */
export function ownerOf(piece: string): ZammaSide | undefined {
  if (piece === "b" || piece === "B") return 0;
  return piece === "w" || piece === "W" ? 1 : undefined;
}

export function hasPieces(position: ZammaPosition, player: ZammaSide): boolean {
  return position.points.includes(MAN[player]) || position.points.includes(MULLAH[player]);
}

/** The points with pieces of the player to move, row by row from the top left. */
export function ownPoints(position: ZammaPosition): number[] {
  const own = [];
  for (let point = 0; point < position.points.length; point += 1) {
    if (ownerOf(position.points[point]!) === position.toMove) own.push(point);
  }
  return own;
}

export function isMullah(piece: string): boolean {
  return piece === "B" || piece === "W";
}

export function kindName(piece: string): "man" | "Mullah" {
  return isMullah(piece) ? "Mullah" : "man";
}

export const sideName = (player: ZammaSide) => (player === 0 ? "Black" : "White");

/** "Black's man". */
export function pieceName(piece: string): string {
  return `${sideName(ownerOf(piece) ?? 0)}'s ${kindName(piece)}`;
}

/** The rank on which a player's man becomes a Mullah. */
export function farRank(size: BoardSize, player: ZammaSide): number {
  return player === 0 ? size : 1;
}

/** Writes a position: the ranks from the top, then the side to move. */
export function writePosition({ variant, points, toMove }: ZammaPosition): string {
  const { size } = variant.board;
  const ranks = Array.from({ length: size }, (_, row) =>
    points.slice(row * size, (row + 1) * size).replace(/\.+/g, (run) => String(run.length)),
  );
  return `${ranks.join("/")} ${MAN[toMove]}`;
}

/** Reads a position. Refuses one that cannot arise by the number and place of its men. */
export function readPosition(variant: ZammaVariant, text: string): Result<ZammaPosition> {
  const { size } = variant.board;
  const [board = "", side, ...rest] = text.trim().split(/\s+/);
  const ranks = board.split("/");
  if (ranks.length !== size) {
    return err(`A position has ${size} ranks, separated by “/”; this text has ${ranks.length}.`);
  }
  let points = "";
  for (const [row, rank] of ranks.entries()) {
    const read = readRank(size, size - row, rank);
    if (!read.ok) return read;
    points += read.value;
  }
  if (side !== "b" && side !== "w") {
    return err("After the ranks comes the side to move, “b” for Black or “w” for White.");
  }
  if (rest.length > 0) return err("Nothing may follow the side to move in a position.");
  const impossible = impossibility(variant.board, points);
  return impossible ? err(impossible) : ok({ variant, points, toMove: side === "b" ? 0 : 1 });
}

function readRank(size: BoardSize, rank: number, text: string): Result<string> {
  const [unknown] = /[^1-9bBwW]/u.exec(text) ?? [];
  if (unknown !== undefined) {
    return err(
      `Rank ${rank} has ${quoted(unknown)}; men are “b” and “w”, Mullahs are “B” and “W”, and empty points are counted from 1 to 9.`,
    );
  }
  const points = text.replace(/[1-9]/g, (run) => EMPTY.repeat(Number(run)));
  return points.length === size
    ? ok(points)
    : err(`Rank ${rank} has ${points.length} points; a rank of this board has ${size}.`);
}

/** Why the points cannot come from a game; otherwise "". */
function impossibility(board: ZammaBoard, points: string): string {
  const most = (board.points.length - 1) / 2;
  const pieces = [...points];
  if (pieces.every((piece) => piece === EMPTY)) return "There are no pieces on the board.";
  for (const player of [0, 1] as const) {
    const count = pieces.filter((piece) => ownerOf(piece) === player).length;
    if (count > most)
      return `${sideName(player)} has ${count} pieces, but starts with only ${most}.`;
  }
  return pieces.map((piece, point) => misplacement(board, point, piece)).find(Boolean) ?? "";
}

/** Why a piece cannot stand there (a man on his far rank would be a Mullah); otherwise "". */
export function misplacement(board: ZammaBoard, point: number, piece: string): string {
  const owner = ownerOf(piece);
  if (owner === undefined) return "";
  const name = coordinatesOf(board).name(point);
  if (!board.points.includes(point)) return `There is no point ${name} on this board.`;
  if (piece !== MAN[owner] || rankAt(board.size, point) !== farRank(board.size, owner)) return "";
  return `${pieceName(piece)} cannot stand on ${name}: it would be a Mullah there.`;
}

/** Longer than any move, in characters, and short enough to parse at once. */
const MAX_MOVE_LENGTH = 400;

/** Every point that a move visits: "c5e5g7", or with hyphens, as sentences name it, "c5-e5-g7". */
export const writeMove = ({ variant }: ZammaPosition, move: ZammaMove, hyphen: "-" | "" = "") =>
  move.path.map(coordinatesOf(variant.board).name).join(hyphen);

/** Reads two or more points; a hyphen, a comma, an x, “to” or a space may separate them. */
export function readPoints(board: ZammaBoard, text: string, example = board.example) {
  if (text.trim().length > MAX_MOVE_LENGTH) {
    return err(`${quoted(text)} is too long for a move; type its points, such as ${example}.`);
  }
  const typed = plainMove(text).toLowerCase();
  if (typed === "") return err(`Type the points of the move, such as ${example}.`);
  const words = squareWords(typed);
  if (!words.some((word) => /^[a-z]\d/.test(word))) {
    return err(`${quoted(typed)} is not a move; type the points it visits, such as ${example}.`);
  }
  if (words.includes("")) {
    return err("A hyphen, a comma or an x may only stand between two points, one at a time.");
  }
  const points = coordinatesOf(board).readAll(typed);
  return points.ok && points.value.length < 2
    ? err(`A move has a start and a finish, such as ${example}.`)
    : points;
}
