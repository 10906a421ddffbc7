import type { AnyGame, Position } from "../core/game.ts";
import { inWords } from "../core/text.ts";

/**
 * Returns a sentence that names the pieces that have a first move of their own and have not moved,
 * since no board shows it: "Not moved yet: the fers on d1." Returns an empty text if there is none.
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
  return `Not moved yet: ${inWords(named)}.`;
}
