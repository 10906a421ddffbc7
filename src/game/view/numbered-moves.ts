import { err, ok, type Result } from "../../base/result.ts";
import { inWords } from "../../base/text.ts";
import { plainMove, squareWords } from "../../base/typed-squares.ts";
import { type Line, SAID } from "../../drawing/line.ts";
import { current, type Match } from "../match/match.ts";
import { type AnyGame, type Move, moveSentence, type Position } from "../rules/game.ts";

/** A line for every legal move, if the game numbers its moves; otherwise none. */
export function movesByNumber(game: AnyGame, position: Position, plain: boolean): string[] {
  return inNumberOrder(game, position).map((move, index) => {
    const sentence = moveSentence(game.describe(position, move));
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

export function menuPrompt(match: Match): Line {
  const { game } = match;
  const { position } = current(match);
  const [first, ...others] = game.numberedMoves(position);
  const example = first === undefined ? game.example : game.writeMove(position, first);
  return first !== undefined && others.length === 0
    ? SAID.question("Your move", `(Enter for ${example})`, ": ")
    : SAID.question("Your move", `(such as ${example}, or its number)`, ": ");
}

/**
 * The text of the move with the typed number, or of the only one that touches the typed cells; other answers
 * are returned unchanged. Refuses a number beyond the last move's, and cells that fit none or several.
 */
export function fromMenu(match: Match, line: string): Result<string> {
  const { game } = match;
  const { position } = current(match);
  const moves = inNumberOrder(game, position);
  const typed = plainMove(line);
  const only = typed === "" && game.numberedMoves(position).length === 1 ? 0 : -1;
  const index = /^[1-9][0-9]{0,2}$/.test(typed) ? Number(typed) - 1 : only;
  const move = moves[index];
  if (move !== undefined) return ok(game.writeMove(position, move));
  const [first] = moves;
  if (first !== undefined && index < 0) return fromCells(match, moves, line) ?? ok(line);
  if (index < moves.length || first === undefined) return ok(line);
  const range = moves.length === 1 ? "number is 1" : `numbers are 1 to ${moves.length}`;
  const example = game.writeMove(position, first);
  return err(`There is no move ${index + 1}; the ${range}. Or type a move, such as ${example}.`);
}

/** The text of the move that touches the cells of a line; undefined for a line that names something else. */
function fromCells({ game, plies, at }: Match, moves: readonly Move[], line: string) {
  const { position, diagram } = plies[at]!;
  const names = squareWords(plainMove(line).toLowerCase()).filter(Boolean);
  const cells = names.map((name) => diagram.cells.findIndex((cell) => cell?.name === name));
  if (cells.length === 0 || cells.includes(-1)) return undefined;
  const fitting = moves.flatMap((move, index) => {
    const touched = game.squaresTouched(position, move);
    const fits = cells.every((cell) => touched.includes(cell));
    return fits ? { move, number: String(index + 1), path: touched.join() } : [];
  });
  const [first] = fitting;
  if (!first) return err(`No legal move reaches ${inWords(names)}.`);
  // Of two pieces on one cell it makes no difference which one moves.
  if (fitting.every(({ path }) => path === first.path))
    return ok(game.writeMove(position, first.move));
  const numbers = fitting.map(({ number }) => number);
  return err(`${inWords(names)} may be move ${inWords(numbers, "or")}; type its number.`);
}
