import { wrapAnsi } from "fast-wrap-ansi";
import { oneLine } from "../../base/text.ts";
import { armyOf, contents, type DrawnBoard, isLight } from "../board.ts";
import type { Cell, Diagram } from "../diagram.ts";
import { element } from "../markup.ts";
import { CELL, CELL_STYLES, type DrawnCell, PRINT_COLOURS } from "./cells.ts";
import { group, picture, textAt } from "./markup.ts";

/** The margin on all four sides; on the left and below it holds the labels. */
const MARGIN = 28;
/** The extra margin on the left and below for the titles of the axes. */
const TITLE_ROOM = 18;
const NOTE = { size: 13, height: 19, characterWidth: 7 } as const;

export type Style = keyof typeof CELL_STYLES;

/**
 * Draws a board as SVG, to print or to put into a worksheet.
 * @param style "exam" for codes in a grid with the targets shaded and the last move unmarked;
 * "colour" for discs on a coloured board
 * @param words the position in words, a line each
 */
export function drawSvg(
  board: DrawnBoard,
  style: Style,
  title: string,
  words: readonly string[],
): string {
  const { diagram, marks } = board;
  const room = diagram.axisTitles ? TITLE_ROOM : 0;
  const width = diagram.columns * CELL + 2 * MARGIN + room;
  const notes = noteLines(diagram);
  const below = diagram.rows * CELL + 2 * MARGIN + room;
  const height = below + (notes.length > 0 ? (notes.length + 1) * NOTE.height : 0);
  const shown = style === "exam" ? { ...board, marks: { ...marks, lastMove: [] } } : board;
  const cells = drawnCells(shown);
  const { ground, content } = CELL_STYLES[style];
  const parts = [
    element("rect", { ...(room > 0 && { x: -room }), width, height, fill: PRINT_COLOURS.paper }),
    group({}, cells.flatMap(ground)),
    lines(diagram),
    group({}, cells.flatMap(content)),
    group({ fill: PRINT_COLOURS.ink, "text-anchor": "middle" }, labels(diagram)),
    group(
      { fill: PRINT_COLOURS.ink },
      notes.map((note, line) =>
        textAt(MARGIN, below + (line + 0.75) * NOTE.height, NOTE.size, note),
      ),
    ),
  ];
  const last = shown.marks.lastMove.flatMap((square) => diagram.cells[square]?.name ?? []);
  const described = [...words, ...(last.length > 0 ? [`Last move: ${last.join(", ")}.`] : [])];
  const size = { width, height };
  return picture(`${-room} 0 ${width} ${height}`, title, described, parts, size);
}

const middle = (index: number) => MARGIN + (index + 0.5) * CELL;

function drawnCells({ sides, diagram, marks }: DrawnBoard): DrawnCell[] {
  const { columns, cells, pattern } = diagram;
  return cells.flatMap((cell, square) => {
    if (!cell) return [];
    return {
      x: middle(square % columns),
      y: middle(Math.floor(square / columns)),
      point: pattern === "points",
      light: isLight(diagram, square),
      special: cell.special ?? false,
      target: marks.targets.includes(square),
      lastMove: marks.lastMove.includes(square),
      code: oneLine(contents(cell, sides)),
      disc: discOf(cell, sides),
    };
  });
}

/** The disc of a cell. Sides but White and Black show their letter, as hues alone do not tell them apart. */
function discOf(cell: Cell, sides: DrawnBoard["sides"]): DrawnCell["disc"] {
  const side = cell.pieces[0]?.side;
  if (side === undefined) return undefined;
  const blackAndWhite = ["BW", "WB"].includes(sides.map(({ letter }) => letter).join(""));
  const army = PRINT_COLOURS.armies[armyOf(side, sides)] ?? PRINT_COLOURS.armies[0];
  const code = cell.pieces.map(({ letter }) => letter).join("");
  return { army, letters: oneLine(blackAndWhite ? code : contents(cell, sides)) };
}

function lines({ columns, lines: pairs = [] }: Diagram): string {
  const place = (point: number) =>
    `${middle(point % columns)} ${middle(Math.floor(point / columns))}`;
  const d = pairs.map(([one, other]) => `M${place(one)}L${place(other)}`).join("");
  return d === "" ? "" : element("path", { d, stroke: PRINT_COLOURS.ink });
}

function labels({ columns, rows, files, ranks, axisTitles }: Diagram): string[] {
  const [left, below] = [MARGIN / 2, MARGIN * 1.5 + rows * CELL];
  const texts = [
    ...ranks.slice(0, rows).map((rank, row) => textAt(left, middle(row), 14, rank)),
    ...files.slice(0, columns).map((file, column) => textAt(middle(column), below, 14, file)),
  ];
  if (!axisTitles) return texts;
  const [x, y] = [left - TITLE_ROOM, middle((rows - 1) / 2)];
  const upwards = { transform: `rotate(-90 ${x} ${y})` };
  return [
    ...texts,
    textAt(x, y, 14, axisTitles.ranks, upwards),
    textAt(middle((columns - 1) / 2), below + TITLE_ROOM, 14, axisTitles.files),
  ];
}

/** Wraps the notes into lines that fit below the board. */
function noteLines({ notes, columns }: Diagram): string[] {
  const characters = Math.floor((columns * CELL) / NOTE.characterWidth);
  return notes.flatMap((note) => wrapAnsi(oneLine(note), characters, { hard: true }).split("\n"));
}
