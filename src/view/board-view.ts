import type { AnyGame, Position } from "../core/game.ts";
import type { Cell, Diagram } from "../drawing/diagram.ts";
import { BRACKETS, type Mark } from "../drawing/look.ts";
import { current, type Match, playerToMove } from "../match/match.ts";
import { matchOutcome } from "../match/outcome.ts";

export interface Marks {
  readonly lastMove: readonly number[];
  /** The move before it, of another side: a player's own, if the computer has just replied. */
  readonly earlierMove?: readonly number[];
  readonly targets: readonly number[];
  /** The square that a player points at. */
  readonly cursor?: number | undefined;
}

type Sides = AnyGame["sides"];
export type Squares = readonly number[];

export interface Board {
  readonly game: { readonly sides: Sides };
  readonly diagram: Diagram;
  readonly marks: Marks;
}

/** A board of a game, which may also be described. */
export interface BoardView extends Board {
  readonly game: AnyGame;
  /** Who is to move or how the game has ended, in a sentence; absent on a board without a game. */
  readonly turnOrResult?: string | undefined;
}

/** The pieces on a cell ("WS", or "S12" for two that share it) or its label; may be empty. */
export function contents(cell: Cell | undefined, sides: Sides): string {
  const [piece] = cell?.pieces ?? [];
  if (!piece) return cell?.label ?? "";
  return `${sides[piece.side]?.letter}${cell?.pieces.map(({ letter }) => letter).join("")}`;
}

/** The colours of a side: the first for White, the second for Black, otherwise by order. */
export function armyOf(side: number, sides: Sides): number {
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

export function markOf(square: number, { lastMove, earlierMove, targets }: Marks): Mark {
  if (targets.includes(square)) return "target";
  if (lastMove.includes(square)) return "last move";
  return earlierMove?.includes(square) ? "earlier move" : "none";
}

/** The board of a match, with targets and the held piece marked, or else with the last move marked. */
export function matchView(match: Match, targets: Squares, held: Squares = []): BoardView {
  const { game } = match;
  const { diagram } = current(match);
  const [lastMove = [], earlierMove = []] = targets.length > 0 ? [held] : lastPaths(match);
  const turnOrResult = matchOutcome(match)?.sentence ?? toMoveSentence(playerToMove(match));
  return { game, diagram, marks: { lastMove, earlierMove, targets }, turnOrResult };
}

/** The board of a position without a match, with these targets marked. */
export function positionView(game: AnyGame, position: Position, targets: readonly number[] = []) {
  const side = game.toMove(position);
  const mover = side === "chance" ? undefined : game.sides[side]?.name;
  const turnOrResult = mover && toMoveSentence(mover);
  return { game, diagram: game.diagram(position), marks: { lastMove: [], targets }, turnOrResult };
}

const toMoveSentence = (name: string) => `${name} to move.`;

/** The squares of the last move, skipping throws of the dice, and of the last one of another side. */
function lastPaths({ plies, at }: Match): readonly (readonly number[])[] {
  const moves = plies.slice(0, at + 1).flatMap(({ move }) => (move?.path.length ? move : []));
  const last = moves.at(-1);
  return [last, moves.findLast(({ by }) => by !== last?.by)].map((move) => move?.path ?? []);
}

/** A diagram as seen from the other side of the board, including its labels. */
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

/** A board from the other side; the marks stay on their cells. */
export function flipView<View extends Omit<Board, "game">>(view: View): View {
  const { diagram, marks } = view;
  const opposite = (square: number) => diagram.cells.length - 1 - square;
  return {
    ...view,
    diagram: flipDiagram(diagram),
    marks: {
      lastMove: marks.lastMove.map(opposite),
      ...(marks.earlierMove && { earlierMove: marks.earlierMove.map(opposite) }),
      targets: marks.targets.map(opposite),
      cursor: marks.cursor === undefined ? undefined : opposite(marks.cursor),
    },
  };
}
