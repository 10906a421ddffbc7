import { compareNames, inWords } from "../base/text.ts";
import type { DrawnBoard } from "./board.ts";
import type { Cell, Diagram } from "./diagram.ts";

/**
 * Describes a board in sentences, for screen readers: "White: sarrum 13, redum 12, gisgigir 81."
 * The piece on which the game turns comes first; the others follow by square.
 * @param before what stands between a piece and its squares
 */
export function boardInWords(board: DrawnBoard, before = " "): string[] {
  const { diagram, marks } = board;
  const marked = marks.targets
    .map((square) => diagram.cells[square]?.name ?? "")
    .toSorted(compareNames);
  return [
    ...(diagram.sentences ?? piecesInWords(board, before)),
    ...axesInWords(diagram),
    ...(marked.length > 0 ? [`Marked: ${inWords(marked)}.`] : []),
  ];
}

/** The titles of the axes with their labels: "Files: 1 to 8 from left to right." */
function axesInWords({ axisTitles, files, ranks }: Diagram): string[] {
  if (!axisTitles) return [];
  return [
    `${axisTitles.files}: ${files[0]} to ${files.at(-1)} from left to right.`,
    `${axisTitles.ranks}: ${ranks[0]} to ${ranks.at(-1)} from top to bottom.`,
  ];
}

function piecesInWords({ sides, diagram, first }: DrawnBoard, before: string): string[] {
  const pieces = inOrder(diagram).flatMap((cell) =>
    cell.pieces.map((piece) => ({ ...piece, cell })),
  );
  if (pieces.length === 0) return ["The board is empty.", ...diagram.notes];
  const lines = sides.map(({ name }, side) => {
    const own = pieces.filter((piece) => piece.side === side);
    const kinds = [...new Set(own.map((piece) => piece.name))].toSorted(
      (one, other) => Number(other === first) - Number(one === first),
    );
    const withSquares = kinds.map((kind) => {
      const cells = own.filter((piece) => piece.name === kind).map(({ cell }) => cell);
      const names =
        diagram.pattern === "points" ? runs(diagram, cells) : cells.map(({ name }) => name);
      return `${kind}${before}${inWords(names)}`;
    });
    return `${name}: ${withSquares.join(", ") || "no pieces on the board"}.`;
  });
  return [...lines, ...diagram.notes];
}

/** Sorts squares by name: 12, 13, 81. Points are merged into runs and so keep their order by rank. */
function inOrder({ cells, pattern }: Diagram): readonly Cell[] {
  const existing = cells.flatMap((cell) => cell ?? []);
  if (pattern === "points") return existing;
  return existing.toSorted((one, other) => compareNames(one.name, other.name));
}

/**
 * Merges points into runs along a rank, such as "a9 to i9": a full board would be forty names a
 * side. Squares are not merged, because "17 to 87" would sound like a range of numbers.
 */
function runs({ columns, cells }: Diagram, points: readonly Cell[]): string[] {
  const found: [number, number][] = [];
  for (const point of points.map((cell) => cells.indexOf(cell))) {
    const last = found.at(-1);
    if (last && last[1] === point - 1 && point % columns > 0) last[1] = point;
    else found.push([point, point]);
  }
  const name = (point: number) => cells[point]?.name ?? "";
  return found.flatMap(([from, to]) =>
    to - from < 2
      ? Array.from({ length: to - from + 1 }, (_, more) => name(from + more))
      : `${name(from)} to ${name(to)}`,
  );
}
