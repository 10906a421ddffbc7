import { err, ok } from "../../../base/result.ts";
import { inWords } from "../../../base/text.ts";
import type { Diagram, DrawnPiece } from "../../../drawing/diagram.ts";
import type { Game } from "../game.ts";
import type { Editing, ToldMove } from "../presentation.ts";
import { type BoardSize, boardOf, coordinatesOf, type ZammaVariant } from "./board.ts";
import { duty, explain, readMove } from "./explain.ts";
import { legalMoves, outcome, play, promotes } from "./moves.ts";
import {
  EMPTY,
  kindName,
  MAN,
  MULLAH,
  misplacement,
  ownerOf,
  pieceName,
  readPosition,
  startText,
  writeMove,
  writePosition,
  type ZammaMove,
  type ZammaPosition,
  type ZammaSide,
} from "./position.ts";
import { PIECE_LETTERS, rulesOf } from "./rulebook.ts";

export interface ZammaOptions {
  readonly size: BoardSize;
  readonly removal: ZammaVariant["removal"];
  /** Whether the crossings of the diagonals are points, too; only on the board of size 5. */
  readonly crossings?: boolean;
}

/** Zamma, with the variant that the engine needs. */
export interface ZammaGame extends Game<ZammaPosition, ZammaMove> {
  readonly variant: ZammaVariant;
}

/** Zamma is also called damma, srand or dhamet. Source: the encyclopedia article "Zamma". */
export function zamma({ size, removal, crossings = false }: ZammaOptions): ZammaGame {
  const board = boardOf(size, crossings);
  const variant: ZammaVariant = { board, removal };
  const { name, read, readAll } = coordinatesOf(board);
  const { example } = board;
  return {
    variant,
    id: "zamma",
    title: "Zamma",
    sides: [
      { name: "Black", letter: "B" },
      { name: "White", letter: "W" },
    ],
    setups: [{ name: "full", about: "the full game", position: startText(variant) }],
    ruleBook: rulesOf(variant),
    example,
    squares: { noun: "point", example: example.slice(0, 2), name, read, readAll },
    editing: editingOf(variant),
    commands: [],
    dice: false,
    symbols: false,
    figures: [],
    goal: "wins",
    unit: "man",
    moveLimit: Infinity,
    toMove: (position) => position.toMove,
    legalMoves,
    chances: () => [],
    play,
    withTurn: (position, side) => ({ ...position, toMove: playerOf(side) }),
    outcome,
    cannotWin: () => false,
    readMove,
    writeMove: (position, move) => writeMove(position, move),
    writeEngineMove: (position, move) => writeMove(position, move),
    readPosition: (text) => readPosition(variant, text),
    writePosition,
    explain,
    describe,
    squaresTouched: (_position, move) => move.path,
    numberedMoves: () => [],
    duty,
    diagram,
  };
}

/** Men and Mullahs may be put on any point, except men on their far rank. */
function editingOf(variant: ZammaVariant): Editing<ZammaPosition> {
  const { board } = variant;
  return {
    empty: { variant, points: EMPTY.repeat(board.size ** 2), toMove: 0 },
    put(position, point, side, letter) {
      const kinds = letter === PIECE_LETTERS.Mullah ? MULLAH : MAN;
      const piece = kinds[playerOf(side)];
      const misplaced = misplacement(board, point, piece);
      return misplaced === "" ? ok(withPiece(position, point, piece)) : err(misplaced);
    },
    remove: (position, point) => withPiece(position, point, EMPTY),
  };
}

const playerOf = (side: number): ZammaSide => (side === 1 ? 1 : 0);

function withPiece(position: ZammaPosition, point: number, piece: string): ZammaPosition {
  const { points } = position;
  return { ...position, points: points.slice(0, point) + piece + points.slice(point + 1) };
}

function describe(position: ZammaPosition, move: ZammaMove): ToldMove {
  const { name } = coordinatesOf(position.variant.board);
  const [from, to] = [move.path[0]!, move.path.at(-1)!];
  const count = move.captured.length;
  const effects = [`moves from ${name(from)} to ${name(to)}`];
  if (count > 0) effects.push(`captures ${count === 1 ? "one piece" : `${count} pieces`}`);
  if (promotes(position, move)) effects.push("becomes a Mullah");
  return { who: pieceName(position.points[from]!), deed: inWords(effects) };
}

function diagram({ variant, points }: ZammaPosition): Diagram {
  const { size, lines, points: onBoard } = variant.board;
  const { files, ranks, name } = coordinatesOf(variant.board);
  return {
    columns: size,
    rows: size,
    cells: Array.from(points, (piece, point) =>
      onBoard.includes(point) ? { name: name(point), pieces: drawn(piece) } : undefined,
    ),
    files,
    ranks,
    pattern: "points",
    lines,
    notes: [],
  };
}

function drawn(piece: string): readonly DrawnPiece[] {
  const side = ownerOf(piece);
  const kind = kindName(piece);
  return side === undefined ? [] : [{ side, letter: PIECE_LETTERS[kind], name: kind }];
}
