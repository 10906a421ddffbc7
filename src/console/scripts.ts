import type { AnyGame } from "../core/game.ts";
import { divide, perft } from "../core/perft.ts";
import { CATALOGUE } from "../games/catalogue.ts";

/** What `perft` prints: the count, after a line for each first move where asked for. */
export function perftReport(
  game: AnyGame,
  position: unknown,
  request: { readonly depth: number; readonly divide: boolean },
): string {
  if (game.toMove(position) === "chance") {
    return "Perft counts the moves of games without dice; this position waits for a throw.";
  }
  if (!request.divide) return `Nodes searched: ${perft(game, position, request.depth)}`;
  const rows = divide(game, position, request.depth);
  const total = rows.reduce((sum, { leaves }) => sum + leaves, 0);
  const lines = rows.map(({ move, leaves }) => `${move}: ${leaves}`);
  return [...lines, "", `Nodes searched: ${total}`].join("\n");
}

/** What `moves` prints: every legal move, one a line. */
export function movesReport(game: AnyGame, position: unknown): string {
  return game
    .legalMoves(position)
    .map((move) => game.writeMove(position, move))
    .join("\n");
}

/** What `games` prints: every game with its line, and its options below it. */
export function gamesReport(): string {
  return CATALOGUE.flatMap(({ id, about, options }) => [
    `${id.padEnd(11)} ${about}`,
    ...options.map(({ name, values, about: what }) => `  --${name} ${values.join("|")}: ${what}`),
  ]).join("\n");
}
