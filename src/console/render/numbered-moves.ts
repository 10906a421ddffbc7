import type { AnyGame, Move, Position } from "../../core/game.ts";
import { current, type Match } from "../../match/match.ts";
import type { View } from "../dialogue/state.ts";
import type { Terminal } from "../terminal/ports.ts";

/** The moves that are offered to a person by number, in games whose moves are not squares. */
export function showMenu(match: Match, { plain }: View, terminal: Terminal): void {
  const { game } = match;
  const { position } = current(match);
  const offered = game.numberedMoves(position).length;
  if (offered === 0) return;
  const lines = movesByNumber(game, position, plain);
  for (const line of lines.slice(0, offered)) terminal.say(line);
  if (offered === lines.length) return;
  terminal.say(`${plain ? "" : "     "}The word moves lists all ${lines.length}.`);
}

/** A line for every legal move where some are offered by number; else none. */
export function movesByNumber(game: AnyGame, position: Position, plain: boolean): string[] {
  return numbered(game, position).map((move, index) => {
    const described = game.describe(position, move);
    const number = String(index + 1).padStart(3);
    const written = game.writeMove(position, move).padEnd(8);
    return plain ? `${index + 1}. ${described}` : `${number}  ${written} ${described}`;
  });
}

/** The legal moves in the order of their numbers, those that are offered first; none without offers. */
function numbered(game: AnyGame, position: Position): readonly Move[] {
  const menu = game.numberedMoves(position);
  if (menu.length === 0) return [];
  const offered = menu.map((move) => game.writeMove(position, move));
  const others = game
    .legalMoves(position)
    .filter((move) => !offered.includes(game.writeMove(position, move)));
  return [...menu, ...others];
}

/** What to type at the question for a move that is offered by number. */
export function menuPrompt(match: Match): string {
  const { game } = match;
  const { position } = current(match);
  const [first, second] = game.numberedMoves(position);
  return first !== undefined && second === undefined
    ? `Your move (Enter for ${game.writeMove(position, first)}): `
    : `Your move (such as ${game.example}, or its number): `;
}

/** The text of the move whose number an answer is; the answer itself where it is none. */
export function fromMenu(match: Match, line: string): string {
  const { game } = match;
  const { position } = current(match);
  const moves = numbered(game, position);
  const wanted = line.trim();
  const only = wanted === "" && game.numberedMoves(position).length === 1 ? 0 : -1;
  const index = /^[1-9][0-9]{0,2}$/.test(wanted) ? Number(wanted) - 1 : only;
  const move = moves[index];
  return move === undefined ? line : game.writeMove(position, move);
}
