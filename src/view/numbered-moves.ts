import type { AnyGame, Move, Position } from "../core/game.ts";
import { err, ok, type Result } from "../core/result.ts";
import { current, type Match } from "../match/match.ts";

/** A line for every legal move, if the game numbers its moves; otherwise none. */
export function movesByNumber(game: AnyGame, position: Position, plain: boolean): string[] {
  return inNumberOrder(game, position).map((move, index) => {
    const sentence = game.describe(position, move);
    const number = String(index + 1).padStart(3);
    const written = game.writeMove(position, move).padEnd(8);
    return plain ? `${index + 1}. ${sentence}` : `${number}  ${written} ${sentence}`;
  });
}

/** The legal moves, those offered first; none if the game does not number its moves. */
export function inNumberOrder(game: AnyGame, position: Position): readonly Move[] {
  const menu = game.numberedMoves(position);
  if (menu.length === 0) return [];
  const offered = menu.map((move) => game.writeMove(position, move));
  const others = game
    .legalMoves(position)
    .filter((move) => !offered.includes(game.writeMove(position, move)));
  return [...menu, ...others];
}

export function menuPrompt(match: Match): string {
  const { game } = match;
  const { position } = current(match);
  const [first, ...others] = game.numberedMoves(position);
  const example = first === undefined ? game.example : game.writeMove(position, first);
  return first !== undefined && others.length === 0
    ? `Your move (Enter for ${example}): `
    : `Your move (such as ${example}, or its number): `;
}

/**
 * The text of the move with the typed number; other answers are returned unchanged. Refuses a number
 * beyond the last move's.
 */
export function fromMenu(match: Match, line: string): Result<string> {
  const { game } = match;
  const { position } = current(match);
  const moves = inNumberOrder(game, position);
  const typed = line.trim();
  const only = typed === "" && game.numberedMoves(position).length === 1 ? 0 : -1;
  const index = /^[1-9][0-9]{0,2}$/.test(typed) ? Number(typed) - 1 : only;
  const move = moves[index];
  if (move !== undefined) return ok(game.writeMove(position, move));
  const [first] = moves;
  if (index < moves.length || first === undefined) return ok(line);
  const range = moves.length === 1 ? "number is 1" : `numbers are 1 to ${moves.length}`;
  const example = game.writeMove(position, first);
  return err(`There is no move ${index + 1}; the ${range}. Or type a move, such as ${example}.`);
}
