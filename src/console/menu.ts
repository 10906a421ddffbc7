import { current, type Match } from "../records/match.ts";
import type { Port } from "./port.ts";
import type { View } from "./state.ts";

/** The moves that are offered by number, for games whose moves are not squares; else nothing. */
export function showMenu(match: Match, { plain }: View, port: Port): void {
  const { game } = match;
  const { position } = current(match);
  const menu = game.menu(position);
  for (const [index, move] of menu.entries()) {
    const described = game.describe(position, move);
    const number = String(index + 1).padStart(3);
    const written = game.writeMove(position, move).padEnd(8);
    port.say(plain ? `${index + 1}. ${described}` : `${number}  ${written} ${described}`);
  }
  const all = game.legalMoves(position).length;
  if (menu.length === 0 || menu.length === all) return;
  port.say(`${plain ? "" : "     "}The word moves lists all ${all}.`);
}

/** What to type at the question for a move that is offered by number. */
export function menuPrompt(match: Match): string {
  const { game } = match;
  const { position } = current(match);
  const [first, ...more] = game.menu(position);
  return more.length > 0
    ? `Your move (such as ${game.example}, or its number): `
    : `Your move (Enter for ${game.writeMove(position, first)}): `;
}

/** The text of the move that an answer picks from the menu; the answer itself where it picks none. */
export function fromMenu(match: Match, line: string): string {
  const { game } = match;
  const { position } = current(match);
  const menu = game.menu(position);
  const wanted = line.trim();
  const only = wanted === "" && menu.length === 1 ? 0 : -1;
  const index = /^[1-9][0-9]?$/.test(wanted) ? Number(wanted) - 1 : only;
  return index in menu ? game.writeMove(position, menu[index]) : line;
}
