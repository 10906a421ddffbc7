import { targetsFrom } from "../console/render/lists.ts";
import { drawSvg } from "../console/render/svg.ts";
import type { AnyGame } from "../core/game.ts";
import { divide, perft, perftLines } from "../core/perft.ts";
import { accept, type Read, refuse } from "../core/read.ts";
import { CATALOGUE } from "../games/catalogue.ts";
import { hasDice } from "../games/setups.ts";
import { flagsOf } from "./command-line.ts";
import type { DiagramRequest } from "./request.ts";

/** What `perft` prints: the count, after a line for each first move; refused for games with dice. */
export function perftReport(
  game: AnyGame,
  position: unknown,
  request: { readonly depth: number; readonly divide: boolean },
): Read<string> {
  if (hasDice(game)) {
    return refuse(`Perft counts the moves of games without dice, and ${game.title} has them.`);
  }
  if (!request.divide) return accept(`Nodes searched: ${perft(game, position, request.depth)}`);
  return accept(perftLines(divide(game, position, request.depth)).join("\n"));
}

/** What `moves` prints: every legal move, one a line. */
export function movesReport(game: AnyGame, position: unknown): string {
  return game
    .legalMoves(position)
    .map((move) => game.writeMove(position, move))
    .join("\n");
}

/** What `diagram` draws: the position as SVG, with the moves of one piece marked where asked for. */
export function diagramReport(
  game: AnyGame,
  position: unknown,
  { moves, style }: DiagramRequest,
): Read<string> {
  const marked = moves === undefined ? accept([]) : targetsFrom(game, position, moves);
  if (!marked.ok) return marked;
  const letters = game.sides.map(({ letter }) => letter);
  const marks = { lastMove: [], targets: marked.value };
  return accept(drawSvg(game.diagram(position), letters, marks, style, game.title));
}

/** What `games` prints: every game with its line, and its options below it. */
export function gamesReport(): string {
  return CATALOGUE.flatMap(({ id, about, options }) => [
    `${id.padEnd(11)} ${about}`,
    ...options.map((option) => `  ${flagsOf(option)}: ${option.about}`),
  ]).join("\n");
}
