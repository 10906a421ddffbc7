import type { Diagram } from "../../core/diagram.ts";
import type { BoardView, Marks } from "./board-view.ts";

/** Returns a diagram as seen from the other side of the board, including its labels. */
export function flipped(diagram: Diagram): Diagram {
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
export function flippedView<Seen extends Omit<BoardView, "game">>(scene: Seen): Seen {
  const { diagram, marks } = scene;
  const opposite = (square: number) => diagram.cells.length - 1 - square;
  const turnedMarks: Marks = {
    lastMove: marks.lastMove.map(opposite),
    targets: marks.targets.map(opposite),
  };
  return { ...scene, diagram: flipped(diagram), marks: turnedMarks };
}
