import type { Diagram } from "../../drawing/diagram.ts";
import type { AnyGame, Position } from "../rules/game.ts";

/** A piece that could be captured, and the pieces that could capture it, as squares. */
export type Threat = ReturnType<typeof threatsBy>[number];

/** The most moves that are tried; constructed positions of zamma have hundreds of thousands. */
const MAX_TRIED = 10_000;

/** What a side can capture, or could if it were its turn, in the order of the squares. */
export function threatsBy(game: AnyGame, position: Position, side: number) {
  const turned = game.withTurn(position, side);
  const { cells } = game.diagram(turned);
  const found = cells.map(() => new Set<number>());
  for (const move of game.legalMoves(turned).slice(0, MAX_TRIED)) {
    const [start] = game.squaresTouched(turned, move);
    const after = game.diagram(game.play(turned, move)).cells;
    for (const square of capturedSquares(cells, after, side)) found[square]!.add(start!);
  }
  return found.flatMap((from, square) => (from.size > 0 ? { square, from: [...from] } : []));
}

type Cells = Diagram["cells"];

/** The squares of the pieces that a side has captured, from the cells before and after its move. */
export function capturedSquares(before: Cells, after: Cells, side: number | "chance") {
  return [...before.keys()].filter((square) => {
    const owner = before[square]?.pieces[0]?.side ?? side;
    return owner !== side && after[square]!.pieces[0]?.side !== owner;
  });
}
