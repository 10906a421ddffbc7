import { err, ok, type Result } from "../../base/result.ts";
import { capital, compareNames, withArticle } from "../../base/text.ts";
import { current, type Match } from "../match/match.ts";
import { capturedSquares } from "../match/threats.ts";
import { type AnyGame, type Move, moveClause, moveSentence, type Position } from "../rules/game.ts";
import { destination, pieceInWords } from "./board-sentences.ts";
import { movesByNumber } from "./numbered-moves.ts";

/** A position whose moves are listed: as they are written, or `plain` in words for screen readers. */
interface Listing {
  readonly game: AnyGame;
  readonly position: Position;
  readonly plain?: boolean;
}

/** The legal moves of the side to move: a line for each of its pieces, or else for each move. */
export function movesByPiece(match: Match, plain: boolean): string[] {
  const { game } = match;
  const { position, diagram } = current(match);
  const byNumber = movesByNumber(game, position, plain);
  if (byNumber.length > 0) return byNumber;
  const moves = game.legalMoves(position);
  if (!game.squares) {
    return moves.map((move) => {
      const written = game.writeMove(position, move);
      return plain ? `${written}, ${moveSentence(game.describe(position, move))}` : written;
    });
  }
  const listing = { game, position, plain };
  const starts = new Set(moves.map((move) => startOf(listing, move)));
  return [...starts].map((start) => {
    const ofPiece = moves.filter((move) => startOf(listing, move) === start);
    const cell = diagram.cells[start];
    const piece = cell?.pieces[0]?.name ?? "";
    const line = `${piece} on ${cell?.name}: ${finishList(listing, ofPiece)}`;
    return plain ? capital(line) : line;
  });
}

/** The most moves of a piece that are listed; constructed positions have hundreds of thousands. */
const MAX_LISTED = 100;

function finishList(listing: Listing, moves: readonly Move[]): string {
  const { game, position, plain } = listing;
  const diagram = game.diagram(position);
  const finish = (move: Move) => diagram.cells[finishOf(listing, move)]?.name ?? "";
  const first = moves
    .slice(0, MAX_LISTED)
    .toSorted((one, other) => compareNames(finish(one), finish(other)));
  const more = moves.length - first.length;
  if (plain) {
    const finishes = first.map((move) => inWordsOf(listing, move));
    return `${finishes.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
  }
  const written = first.map((move) => game.writeMove(position, move));
  return written.join("  ") + (more > 0 ? `  and ${more} more` : "");
}

/** A legal move in a few words: "redum 17 to 16"; what it does if moves are not squares. */
export function inFewWords(game: AnyGame, position: Position, move: Move): string {
  if (!game.squares) return moveClause(game.describe(position, move));
  const start = game.diagram(position).cells[startOf({ game, position }, move) ?? -1];
  return `${start?.pieces[0]?.name} ${start?.name} to ${inWordsOf({ game, position }, move)}`;
}

/** Where a move leads and what it captures, in words. */
function inWordsOf({ game, position }: Listing, move: Move): string {
  const diagram = game.diagram(position);
  const reached = destination(diagram, game.squaresTouched(position, move));
  // Elsewhere a piece ends where it captures.
  if (!game.duty) return reached;
  const { cells } = game.diagram(game.play(position, move));
  const taken = capturedSquares(diagram.cells, cells, game.toMove(position));
  const pieces = taken.map((square) => diagram.cells[square]?.pieces[0]?.name ?? "");
  if (pieces.length === 0) return reached;
  return `${reached} capturing ${pieces.length > 1 ? `${pieces.length} pieces` : withArticle(pieces[0]!)}`;
}

const startOf = ({ game, position }: Listing, move: Move) =>
  game.squaresTouched(position, move)[0] ?? -1;
const finishOf = ({ game, position }: Listing, move: Move) =>
  game.squaresTouched(position, move).at(-1) ?? -1;

/** The legal moves of one piece: their finish squares, and a sentence that lists them. */
export function movesFrom(listing: Listing, square: number) {
  const piece = pieceToMove(listing, square);
  return piece.ok
    ? listMoves(listing, square, piece.value)
    : { targets: [], sentence: piece.reason };
}

/** The moves of any piece, as if it were its side's turn. */
export function movesOnOwnTurn(listing: Listing, square: number) {
  const { game, position } = listing;
  const cell = game.diagram(position).cells[square];
  const side = cell?.pieces[0]?.side;
  if (side === undefined || side === game.toMove(position)) return movesFrom(listing, square);
  const piece = `On ${game.sides[side]?.name}'s turn, ${pieceInWords(game, cell)}`;
  return listMoves({ ...listing, position: game.withTurn(position, side) }, square, piece);
}

/** The squares to which the legal moves that begin with these squares go next. */
export function nextSquares({ game, plies, at }: Match, path: readonly number[]): number[] {
  const { position } = plies[at]!;
  const moves = game.legalMoves(position).map((move) => game.squaresTouched(position, move));
  const begun = moves.filter((squares) => path.every((square, index) => squares[index] === square));
  return [...new Set(begun.flatMap((squares) => squares[path.length] ?? []))];
}

/** Where a piece that has visited these squares may go next, for people who do not see it marked. */
export function onwardInWords(match: Match, path: readonly number[]): string {
  const { diagram } = current(match);
  const [start = -1, from = start] = [path[0], path.at(-1)];
  const onward = nextSquares(match, path).map((square) => destination(diagram, [from, square]));
  const names = onward.toSorted(compareNames);
  return `The ${diagram.cells[start]?.pieces[0]?.name} on ${diagram.cells[from]?.name} may go to ${names.join(", ")}.`;
}

function listMoves(listing: Listing, square: number, piece: string) {
  const legal = listing.game.legalMoves(listing.position);
  const moves = legal.filter((move) => startOf(listing, move) === square);
  if (moves.length === 0) return { targets: [], sentence: `${piece} has no legal move.` };
  const targets = [...new Set(moves.map((move) => finishOf(listing, move)))];
  return { targets, sentence: `${piece}: ${finishList(listing, moves)}` };
}

/** A piece in words: "White's sarrum on 13". Refuses an empty square, an opponent's piece, and any at the end. */
export function pieceToMove({ game, position }: Listing, square: number): Result<string> {
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
export function targetsFrom(listing: Listing, text: string): Result<readonly number[]> {
  const { game } = listing;
  if (!game.squares) return err(`${game.title} has no moves from square to square.`);
  const square = game.squares.read(text);
  if (!square.ok) return square;
  const { targets, sentence } = movesFrom(listing, square.value);
  return targets.length > 0 ? ok(targets) : err(sentence);
}

/** The game of a match with a move that is legal now as its example, also in words. */
export function withLegalExample(match: Match): AnyGame {
  const { game } = match;
  const { squares } = game;
  const { position, diagram } = current(match);
  const [move] = game.legalMoves(position);
  if (move === undefined) return game;
  if (!squares) return { ...game, example: game.writeMove(position, move) };
  const touched = game.squaresTouched(position, move);
  const names = touched.map(squares.name);
  const [example = ""] = names;
  const [piece] = diagram.cells[touched[0] ?? -1]?.pieces ?? [];
  const inWords = `${piece?.name.toLowerCase()} ${example} to ${names.at(-1)}`;
  return { ...game, example: names.join(" "), squares: { ...squares, example, inWords } };
}
