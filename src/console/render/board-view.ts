import type { Cell, Diagram } from "../../core/diagram.ts";
import type { AnyGame } from "../../core/game.ts";
import type { Mark } from "../terminal/ports.ts";

/** Squares to mark on a drawn board, by index. */
export interface Marks {
  readonly lastMove: readonly number[];
  readonly targets: readonly number[];
}

/** A board to be shown. */
export interface BoardView {
  readonly game: AnyGame;
  readonly diagram: Diagram;
  readonly marks: Marks;
}

/** Who stands on a cell ("WS", or "S12" for two that share it), or its label; may be empty. */
export function contents(cell: Cell | undefined, sideLetters: readonly string[]): string {
  const [piece] = cell?.pieces ?? [];
  if (!piece) return cell?.label ?? "";
  return `${sideLetters[piece.side]}${cell?.pieces.map(({ letter }) => letter).join("")}`;
}

/** Which colours a side's pieces have: White the first, Black the second, others in their order. */
export function armyOf(side: number, sideLetters: readonly string[]): number {
  const army = sideLetters.length === 2 ? ["W", "B"].indexOf(sideLetters[side] ?? "") : -1;
  return army < 0 ? side : army;
}

/** The mark that a square bears. */
export function markOf(square: number, { lastMove, targets }: Marks): Mark {
  if (targets.includes(square)) return "target";
  return lastMove.includes(square) ? "last move" : "none";
}

/** What stands around a marked square, so that its meaning does not hang on colour alone. */
export const BRACKETS = {
  none: [" ", " "],
  "last move": ["(", ")"],
  target: ["[", "]"],
} as const;
