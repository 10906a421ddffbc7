import type { Cell, Diagram } from "../../core/diagram.ts";
import type { AnyGame } from "../../core/game.ts";
import type { Large } from "../dialogue/state.ts";
import type { Mark, Palette } from "../ports.ts";

/** Squares to mark on a board, by index. */
export interface Marks {
  readonly lastMove: readonly number[];
  readonly targets: readonly number[];
}

/** A board to show, with its marks. */
export interface BoardView {
  readonly game: AnyGame;
  readonly diagram: Diagram;
  readonly marks: Marks;
  /** Who is to move or how the game has ended, in a sentence; absent on a board without a game. */
  readonly standing?: string | undefined;
}

/** The window and the settings that decide how a board looks. */
export interface Look {
  /** The width of the window in characters; undefined if there is none. */
  readonly columns: number | undefined;
  /** The height of the window in lines; undefined if there is none. */
  readonly rows: number | undefined;
  /** Undefined for a board without colour. */
  readonly palette: Palette | undefined;
  readonly large: Large;
}

/** Lines that a board leaves for the dialogue. */
const DIALOGUE = { on: 2, auto: 8 } as const;

/** Returns true if a large board of so many lines leaves room for the dialogue in a window. */
export function fitsHeight(lines: number, { rows, large }: Look): boolean {
  return large !== "off" && rows !== undefined && lines + DIALOGUE[large] <= rows;
}

/**
 * Returns the pieces on a cell ("WS", or "S12" for two that share it) or its label; may be empty.
 */
export function contents(cell: Cell | undefined, sideLetters: readonly string[]): string {
  const [piece] = cell?.pieces ?? [];
  if (!piece) return cell?.label ?? "";
  return `${sideLetters[piece.side]}${cell?.pieces.map(({ letter }) => letter).join("")}`;
}

/** Returns the colours of a side: the first for White, the second for Black, otherwise by order. */
export function armyOf(side: number, sideLetters: readonly string[]): number {
  const army = sideLetters.length === 2 ? ["W", "B"].indexOf(sideLetters[side] ?? "") : -1;
  return army < 0 ? side : army;
}

/** Returns the mark of a square. */
export function markOf(square: number, { lastMove, targets }: Marks): Mark {
  if (targets.includes(square)) return "target";
  return lastMove.includes(square) ? "last move" : "none";
}

/** Characters around a marked square, so that the mark does not depend on colour alone. */
export const BRACKETS = {
  none: [" ", " "],
  "last move": ["(", ")"],
  target: ["[", "]"],
} as const;
