import type { AnyGame, Position } from "../core/game.ts";
import { capital, inWords } from "../core/text.ts";

/**
 * Returns a sentence that names the pieces that have a first move of their own and have not moved,
 * since no board shows it: "The fers on d1 has not moved yet." Returns an empty text if there is none.
 */
export function unmovedPieces(game: AnyGame, position: Position): string {
  const [, , field = ""] = game.writePosition(position).split(" ");
  const squares: readonly string[] = field.match(/[a-z]\d+/g) ?? [];
  if (squares.length === 0) return "";
  const { cells } = game.diagram(position);
  const named = squares.map((square) => {
    const cell = cells.find((one) => one?.name === square);
    return `the ${cell?.pieces[0]?.name} on ${square}`;
  });
  return `${capital(inWords(named))} ${named.length === 1 ? "has" : "have"} not moved yet.`;
}
