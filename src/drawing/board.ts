import type { Cell, Diagram } from "./diagram.ts";
import { BRACKETS, type Mark } from "./look.ts";

/** The squares of a diagram, by their places in its list of cells. */
export type SquareIndexes = readonly number[];

export interface Marks {
  readonly lastMove: SquareIndexes;
  /** The move before it, of another side: a player's own, if the computer has just replied. */
  readonly earlierMove?: SquareIndexes;
  readonly targets: SquareIndexes;
  /** Squares that are not as they should be. */
  readonly wrong?: SquareIndexes;
  /** The squares of pieces that must not be captured and can be. */
  readonly danger?: SquareIndexes;
  /** The squares of the pieces of which one has to capture. */
  readonly duty?: SquareIndexes;
  /** The square that a player points at. */
  readonly cursor?: number | undefined;
}

/** A player's side, with the letter that stands before those of its pieces. */
interface DrawnSide {
  readonly letter: string;
  readonly name: string;
}

/** A board as it is drawn. */
export interface DrawnBoard {
  readonly sides: readonly DrawnSide[];
  /** The kind of piece that is named first in words: that on which the game turns. */
  readonly first?: string | undefined;
  readonly diagram: Diagram;
  readonly marks: Marks;
}

/** A board that can be described: in words, or as a picture with a title. */
export interface DescribedBoard extends DrawnBoard {
  readonly game: { readonly title: string };
  /** Who is to move or how the game has ended, in a sentence; absent on a board without a game. */
  readonly turnOrResult?: string | undefined;
}

/** The pieces on a cell ("WS", or "S12" for two that share it) or its label; may be empty. */
export function contents(cell: Cell | undefined, sides: readonly DrawnSide[]): string {
  const [piece] = cell?.pieces ?? [];
  if (!piece) return cell?.label ?? "";
  return `${sides[piece.side]?.letter}${cell?.pieces.map(({ letter }) => letter).join("")}`;
}

/** The colours of a side: the first for White, the second for Black, otherwise by order. */
export function armyOf(side: number, sides: readonly DrawnSide[]): number {
  const army = sides.length === 2 ? ["W", "B"].indexOf(sides[side]?.letter ?? "") : -1;
  return army < 0 ? side : army;
}

/** Whether a square is light: every cell of a board that is not chequered is. */
export function isLight({ pattern, columns }: Diagram, square: number): boolean {
  return pattern !== "chequered" || (Math.floor(square / columns) + (square % columns)) % 2 === 0;
}

/** The characters on either side of a square, which are `unmarked` if it has no mark. */
export function bracketsOf(
  square: number,
  marks: Marks,
  unmarked: readonly [string, string] = BRACKETS.none,
): readonly [string, string] {
  if (square === marks.cursor) return [">", "<"];
  const mark = markOf(square, marks);
  return mark === "none" ? unmarked : BRACKETS[mark];
}

export function markOf(square: number, marks: Marks): Mark {
  const { lastMove, earlierMove, targets, wrong, danger, duty } = marks;
  if (wrong?.includes(square)) return "wrong";
  if (targets.includes(square)) return "target";
  if (danger?.includes(square)) return "danger";
  if (duty?.includes(square)) return "duty";
  if (lastMove.includes(square)) return "last move";
  return earlierMove?.includes(square) ? "earlier move" : "none";
}

/** A diagram as seen from the other side of the board, including its labels. */
export function flipDiagram(diagram: Diagram): Diagram {
  const { cells, files, ranks, lines, track } = diagram;
  const opposite = (square: number) => cells.length - 1 - square;
  return {
    ...diagram,
    cells: cells.toReversed(),
    files: files.toReversed(),
    ranks: ranks.toReversed(),
    ...(track && { track: track.map(opposite) }),
    ...(lines && { lines: lines.map(([one, other]) => [opposite(one), opposite(other)] as const) }),
  };
}

/** A board from the other side; the marks stay on their cells. */
export function flipBoard<Board extends Pick<DrawnBoard, "diagram" | "marks">>(board: Board) {
  const { diagram, marks } = board;
  const opposite = (square: number) => diagram.cells.length - 1 - square;
  return {
    ...board,
    diagram: flipDiagram(diagram),
    marks: {
      lastMove: marks.lastMove.map(opposite),
      ...(marks.earlierMove && { earlierMove: marks.earlierMove.map(opposite) }),
      targets: marks.targets.map(opposite),
      ...(marks.wrong && { wrong: marks.wrong.map(opposite) }),
      ...(marks.danger && { danger: marks.danger.map(opposite) }),
      ...(marks.duty && { duty: marks.duty.map(opposite) }),
      cursor: marks.cursor === undefined ? undefined : opposite(marks.cursor),
    },
  };
}
