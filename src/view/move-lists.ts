import type { AnyGame, Move, Position } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { capital, compareNames } from "../core/text.ts";
import { current, type Match, type PlyRecord } from "../match/match.ts";
import { movesByNumber } from "./numbered-moves.ts";
import { destination, pieceInWords } from "./speech.ts";

/**
 * Returns the legal moves of the side to move, a line for each of its pieces, or else for each
 * move.
 * @param plain in words for screen readers, as everywhere in this file
 */
export function movesByPiece(match: Match, plain: boolean): string[] {
  const { game } = match;
  const { position, diagram } = current(match);
  const byNumber = movesByNumber(game, position, plain);
  if (byNumber.length > 0) return byNumber;
  if (!game.squares) {
    return game.legalMoves(position).map((move) => {
      const written = game.writeMove(position, move);
      return plain ? `${written}, ${game.describe(position, move)}` : written;
    });
  }
  const groups = new Map<number, Move[]>();
  for (const move of game.legalMoves(position)) {
    const [start = -1] = game.squaresTouched(position, move);
    const group = groups.get(start);
    if (group) group.push(move);
    else groups.set(start, [move]);
  }
  return [...groups].map(([start, moves]) => {
    const cell = diagram.cells[start];
    const piece = cell?.pieces[0]?.name ?? "";
    const line = `${piece} on ${cell?.name}: ${finishList(game, { position, diagram }, moves, plain)}`;
    return plain ? capital(line) : line;
  });
}

/** The most moves of a piece that are listed; constructed positions have hundreds of thousands. */
const MAX_LISTED = 100;

function finishList(
  game: AnyGame,
  { position, diagram }: Pick<PlyRecord, "position" | "diagram">,
  moves: readonly Move[],
  plain: boolean,
): string {
  const first = byFinish(game, position, moves.slice(0, MAX_LISTED));
  const more = moves.length - first.length;
  if (plain) {
    const finishes = first.map((move) => destination(diagram, game.squaresTouched(position, move)));
    return `${finishes.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
  }
  const written = first.map((move) => game.writeMove(position, move));
  return written.join("  ") + (more > 0 ? `  and ${more} more` : "");
}

/** Returns moves in the order of the names of their last squares. */
function byFinish(game: AnyGame, position: Position, moves: readonly Move[]): readonly Move[] {
  const finish = (move: Move) =>
    game.squares?.name(game.squaresTouched(position, move).at(-1) ?? 0) ?? "";
  return [...moves].sort((one, other) => compareNames(finish(one), finish(other)));
}

/** Returns the legal moves of one piece: their finish squares, and a sentence that lists them. */
export function movesFrom(
  game: AnyGame,
  position: Position,
  square: number,
  plain = false,
): { readonly targets: readonly number[]; readonly sentence: string } {
  const moves = game
    .legalMoves(position)
    .filter((move) => game.squaresTouched(position, move)[0] === square);
  const diagram = game.diagram(position);
  const targets = [
    ...new Set(moves.map((move) => game.squaresTouched(position, move).at(-1) ?? square)),
  ];
  const whose = pieceToMove(game, position, square);
  if (!whose.ok) return { targets, sentence: whose.reason };
  const sentence =
    moves.length > 0
      ? `${whose.value}: ${finishList(game, { position, diagram }, moves, plain)}`
      : `${whose.value} has no legal move.`;
  return { targets, sentence };
}

/**
 * Returns the piece on a square in words: "White's sarrum on 13". Refuses an empty square, the other
 * side's pieces, and every piece after the end.
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

/** The most squares to which a piece could almost move, for a reason that explains anything. */
const FEW = 8;

/**
 * Returns why a piece has no legal move: the refusal of the moves that satisfy the most rules, such
 * as the duty to capture elsewhere. Undefined if many moves fail alike, since the piece then just
 * does not move like that.
 */
export function whyNoMove(game: AnyGame, position: Position, square: number): string | undefined {
  const { squares } = game;
  if (!squares) return undefined;
  const failures = game.diagram(position).cells.flatMap((cell) => {
    const verdicts = cell ? game.explain(position, `${squares.name(square)} ${cell.name}`) : [];
    const depth = verdicts.findIndex(({ holds }) => !holds);
    return depth < 0 ? [] : [{ depth, refusal: verdicts[depth]?.refusal }];
  });
  const deepest = Math.max(...failures.map(({ depth }) => depth));
  const nearest = failures.filter(({ depth }) => depth === deepest);
  return nearest.length <= FEW ? nearest[0]?.refusal : undefined;
}

/** Returns the squares that the piece on a square may move to; refused if there are none. */
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
