import { divide, perft } from "../core/perft.ts";
import type { AnyGame } from "./match.ts";

/** The text that `perft` prints: the count, after a line for each first move where asked for. */
export function perftReport(
  game: AnyGame,
  request: { readonly position: unknown; readonly depth: number; readonly divide: boolean },
): string {
  const { position, depth } = request;
  if (!request.divide) return `Nodes searched: ${perft(game, position, depth)}`;
  const rows = divide(game, position, depth);
  const total = rows.reduce((sum, { leaves }) => sum + leaves, 0);
  const lines = rows.map(({ move, leaves }) => `${move}: ${leaves}`);
  return [...lines, "", `Nodes searched: ${total}`].join("\n");
}
