import type { Diagram } from "../core/diagram.ts";
import type { AnyGame, Move, Position } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { capital, compareNames } from "../core/text.ts";
import { current, type Match } from "../match/match.ts";
import { turnedTo } from "../match/threats.ts";
import { destination, pieceInWords } from "./board-sentences.ts";
import { movesByNumber } from "./numbered-moves.ts";

/**
 * The legal moves of the side to move: a line for each of its pieces, or else for each move.
 * @param plain in words for screen readers, as everywhere in this file
 */
export function movesByPiece(match: Match, plain: boolean): string[] {
  const { game } = match;
  const { position, diagram } = current(match);
  const byNumber = movesByNumber(game, position, plain);
  if (byNumber.length > 0) return byNumber;
  const moves = game.legalMoves(position);
  if (!game.squares) {
    return moves.map((move) => {
      const written = game.writeMove(position, move);
      return plain ? `${written}, ${game.describe(position, move)}` : written;
    });
  }
  const starts = new Set(moves.map((move) => startOf(game, position, move)));
  return [...starts].map((start) => {
    const own = moves.filter((move) => startOf(game, position, move) === start);
    const cell = diagram.cells[start];
    const piece = cell?.pieces[0]?.name ?? "";
    const line = `${piece} on ${cell?.name}: ${finishList(game, position, diagram, own, plain)}`;
    return plain ? capital(line) : line;
  });
}

/** The most moves of a piece that are listed; constructed positions have hundreds of thousands. */
const MAX_LISTED = 100;

function finishList(
  game: AnyGame,
  position: Position,
  diagram: Diagram,
  moves: readonly Move[],
  plain: boolean,
): string {
  const finish = (move: Move) => diagram.cells[finishOf(game, position, move)]?.name ?? "";
  const first = moves
    .slice(0, MAX_LISTED)
    .toSorted((one, other) => compareNames(finish(one), finish(other)));
  const more = moves.length - first.length;
  if (plain) {
    const finishes = first.map((move) => destination(diagram, game.squaresTouched(position, move)));
    return `${finishes.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
  }
  const written = first.map((move) => game.writeMove(position, move));
  return written.join("  ") + (more > 0 ? `  and ${more} more` : "");
}

const startOf = (game: AnyGame, position: Position, move: Move) =>
  game.squaresTouched(position, move)[0] ?? -1;
const finishOf = (game: AnyGame, position: Position, move: Move) =>
  game.squaresTouched(position, move).at(-1) ?? -1;

/** The legal moves of one piece: their finish squares, and a sentence that lists them. */
interface PieceMoves {
  readonly targets: readonly number[];
  readonly sentence: string;
}

export function movesFrom(
  game: AnyGame,
  position: Position,
  square: number,
  plain = false,
): PieceMoves {
  const piece = pieceToMove(game, position, square);
  return piece.ok
    ? listMoves(game, position, square, piece.value, plain)
    : { targets: [], sentence: piece.reason };
}

/** The moves of any piece, as if it were its side's turn. */
export function movesOnOwnTurn(
  game: AnyGame,
  position: Position,
  square: number,
  plain: boolean,
): PieceMoves {
  const cell = game.diagram(position).cells[square];
  const side = cell?.pieces[0]?.side;
  const turned = side === undefined ? undefined : turnedTo(game, position, side);
  if (side === undefined || !turned || turned === position)
    return movesFrom(game, position, square, plain);
  const piece = `If it were ${game.sides[side]?.name}'s turn, ${pieceInWords(game, cell)}`;
  return listMoves(game, turned, square, piece, plain);
}

function listMoves(
  game: AnyGame,
  position: Position,
  square: number,
  piece: string,
  plain: boolean,
): PieceMoves {
  const moves = game
    .legalMoves(position)
    .filter((move) => startOf(game, position, move) === square);
  const targets = [...new Set(moves.map((move) => finishOf(game, position, move)))];
  const sentence =
    moves.length > 0
      ? `${piece}: ${finishList(game, position, game.diagram(position), moves, plain)}`
      : `${piece} has no legal move.`;
  return { targets, sentence };
}

/**
 * The piece on a square in words: "White's sarrum on 13". Refuses an empty square, the other side's
 * pieces, and every piece after the end.
 */
export function pieceToMove(game: AnyGame, position: Position, square: number): Result<string> {
  const cell = game.diagram(position).cells[square];
  const [piece] = cell?.pieces ?? [];
  if (!piece) return err(`The square ${cell?.name} is empty.`);
  const side = game.sides[piece.side]?.name;
  if (game.outcome(position)) return err("The game is over.");
  if (piece.side === game.toMove(position)) return ok(pieceInWords(game, cell));
  const mover = game.sides[Number(game.toMove(position))]?.name;
  return err(`The ${piece.name} on ${cell?.name} is ${side}'s, but it is ${mover}'s turn.`);
}

/** The squares that the piece on a square may move to; refused if there are none. */
export function targetsFrom(
  game: AnyGame,
  position: Position,
  text: string,
): Result<readonly number[]> {
  if (!game.squares) return err(`${game.title} has no moves from square to square.`);
  const square = game.squares.read(text);
  if (!square.ok) return square;
  const { targets, sentence } = movesFrom(game, position, square.value);
  return targets.length > 0 ? ok(targets) : err(sentence);
}
