import type { Cell, Diagram } from "../core/diagram.ts";
import type { AnyGame, Position } from "../core/game.ts";
import { current, type Match, matchOutcome } from "../match/match.ts";
import { playerToMove } from "../match/players.ts";
import type { Large, Mark, Palette } from "./view.ts";

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
  readonly turnOrResult?: string | undefined;
}

/** The window and the settings that decide how a board looks. */
export interface RenderOptions {
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
export function fitsHeight(lines: number, { rows, large }: RenderOptions): boolean {
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

/**
 * Returns the view of a match, with some squares marked as targets, or else with the last move
 * marked.
 */
export function matchView(match: Match, targets: readonly number[]): BoardView {
  const { game } = match;
  const { diagram } = current(match);
  const lastMove = targets.length > 0 ? [] : lastPath(match);
  const turnOrResult = matchOutcome(match)?.sentence ?? toMoveSentence(playerToMove(match));
  return { game, diagram, marks: { lastMove, targets }, turnOrResult };
}

/** Returns the view of a position outside a match, with some squares marked as targets. */
export function positionView(
  game: AnyGame,
  position: Position,
  targets: readonly number[],
): BoardView {
  const side = game.toMove(position);
  const mover = side === "chance" ? undefined : game.sides[side]?.name;
  const turnOrResult = mover && toMoveSentence(mover);
  return { game, diagram: game.diagram(position), marks: { lastMove: [], targets }, turnOrResult };
}

const toMoveSentence = (name: string) => `${name} to move.`;

/** Returns the squares of the last move, skipping throws of the dice. */
function lastPath({ plies, at }: Match): readonly number[] {
  const move = plies.slice(0, at + 1).findLast((ply) => ply.move?.path.length)?.move;
  return move?.path ?? [];
}

/** Returns a diagram as seen from the other side of the board, including its labels. */
export function flipDiagram(diagram: Diagram): Diagram {
  const { cells, files, ranks, lines } = diagram;
  const opposite = (square: number) => cells.length - 1 - square;
  return {
    ...diagram,
    cells: cells.toReversed(),
    files: files.toReversed(),
    ranks: ranks.toReversed(),
    ...(lines && { lines: lines.map(([one, other]) => [opposite(one), opposite(other)] as const) }),
  };
}

/** Returns a board view from the other side; the marks stay on their cells. */
export function flipView<Seen extends Omit<BoardView, "game">>(scene: Seen): Seen {
  const { diagram, marks } = scene;
  const opposite = (square: number) => diagram.cells.length - 1 - square;
  const turnedMarks: Marks = {
    lastMove: marks.lastMove.map(opposite),
    targets: marks.targets.map(opposite),
  };
  return { ...scene, diagram: flipDiagram(diagram), marks: turnedMarks };
}
