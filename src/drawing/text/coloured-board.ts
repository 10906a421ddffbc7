/** Boards of coloured squares. */
import { armyOf, bracketsOf, contents, type DrawnBoard, isLight, markOf } from "../board.ts";
import type { Cell, DrawnPiece } from "../diagram.ts";
import { joined, type Line, lineOf, painted, type Role, type Span, spansOf } from "../line.ts";
import type { Blocks, Mark, Palette, RenderOptions } from "../look.ts";
import type { ColourName } from "../theme-colours.ts";
import { type MarkShape, markShape, type SquareSize } from "./mark-shapes.ts";
import { OTHER_SHAPE, PIECE_SHAPES } from "./piece-shapes.ts";
import { codeLine, fileLabels } from "./squares.ts";

const ARMIES = [
  ["first", "onFirst"],
  ["second", "onSecond"],
  ["third", "onThird"],
  ["fourth", "onFourth"],
] as const;

/** The colours of an army's tiles, and of the codes on them. */
const tileColours = (army: number): (typeof ARMIES)[number] => ARMIES[army] ?? ARMIES[0];

/** A code of an army on a small tile, on the ground of a square. */
export function smallTile(code: string, army: number): readonly Span[] {
  const [tile, onTile] = tileColours(army);
  const edge = (text: string): Span => ({ text, role: `${tile} on darkSquare` });
  return [edge("▐"), { text: code, role: `${onTile} on ${tile}` }, edge("▌")];
}

/** After a symbol that some terminals would show as an emoji of two columns; it has no width itself. */
export const AS_TEXT = "\ufe0e";

/** The edges of squares that the board sets apart. */
const SPECIAL = { blocks: ["▌", "▐"], ascii: ["<", ">"] } as const;

/** A square as it is to be drawn. */
interface Square {
  readonly board: DrawnBoard;
  readonly cell: Cell;
  readonly index: number;
  readonly mark: Mark;
  readonly size: SquareSize;
  /** Undefined for letters and brackets. */
  readonly blocks: Blocks | undefined;
}

/** Returns what draws the lines of a square, from 0. */
export function squarePainter(
  board: DrawnBoard,
  size: SquareSize,
  options: RenderOptions,
  { paint }: Palette,
) {
  const spansAt = squareSpans(board, size, options);
  return (index: number, line: number) => painted(lineOf(spansAt(index, line)), paint);
}

/** Returns what makes the parts of a line of a square, from 0. */
function squareSpans(
  board: DrawnBoard,
  size: SquareSize,
  { blocks, pieces, symbols = false }: Pick<RenderOptions, "blocks" | "pieces" | "symbols">,
) {
  const { cells } = board.diagram;
  const ways = waysOf(board);
  const hasSymbols = symbols && cells.some((cell) => cell?.pieces[0]?.symbol !== undefined);
  const drawn = hasSymbols || pieces === "letters" ? undefined : blocks;
  return (index: number, line: number): readonly Span[] => {
    const cell = cells[index];
    if (!cell) return [{ text: " ".repeat(size.width) }];
    const square = { board, cell, index, size, mark: markOf(index, board.marks), blocks: drawn };
    const glyphs = emptyLine(square);
    if (isBare(square) && line === codeLine(size))
      place(glyphs, ways.get(index) ?? "", startOf(1, size));
    placeMark(glyphs, square, line);
    if (cell.pieces.length > 0 && drawn) placeShape(glyphs, square, line);
    // Its sign alone does not yield to the piece, which is as wide as a small square.
    if (square.mark === "danger") placeMark(glyphs, square, line);
    if (line === codeLine(size)) placeCode(glyphs, square, hasSymbols);
    return joined(glyphs);
  };
}

/**
 * The marks of a board by name, each as a line of a square that has it, without its piece.
 * @param isLow whether its squares are one line high
 */
export function markSamples(
  board: DrawnBoard,
  { blocks, pieces }: RenderOptions,
  isLow: boolean,
): ReadonlyMap<string, readonly Span[]> {
  const size = { width: SMALL.width, height: isLow || pieces === "letters" || !blocks ? 1 : 2 };
  const samples = board.diagram.cells.flatMap((cell, index) => {
    const mark = markOf(index, board.marks);
    if (!cell || mark === "none") return [];
    const square = { board, cell, index, mark, size, blocks };
    const glyphs = emptyLine(square);
    placeMark(glyphs, square, 0);
    const name = mark === "target" ? shapeOf(square) : mark;
    return [[isChosen(board, mark, blocks) ? "chosen" : name, joined(glyphs)] as const];
  });
  return new Map(samples);
}

/** Whether nothing but its place on a track is to be seen of a square. */
const isBare = ({ board, cell, index, mark }: Square): boolean =>
  mark === "none" && !cell.special && index !== board.marks.cursor && !contents(cell, board.sides);

/** For each cell of a track an arrow to the next one. */
function waysOf({ diagram: { track = [], columns } }: DrawnBoard): ReadonlyMap<number, string> {
  const arrows: Readonly<Record<number, string>> = {
    ...{ "1": ">", "-1": "<" },
    ...{ [columns]: "v", [-columns]: "^" },
  };
  return new Map(track.map((cell, step) => [cell, arrows[(track[step + 1] ?? cell) - cell] ?? ""]));
}

const SMALL = { width: 4, height: 1, margin: 3, coloured: true };

/** A board of squares of one line, as lines. */
export function smallBoard(board: DrawnBoard, blocks: Blocks | undefined): readonly Line[] {
  const { diagram } = board;
  const ranks = rankLines(board, blocks).map((line, row) => {
    const label = { text: diagram.ranks[row]!.padEnd(SMALL.margin), role: "coordinate" } as const;
    return lineOf([label, ...spansOf(line)]);
  });
  return [...ranks, lineOf([{ text: fileLabels(diagram, SMALL, ""), role: "coordinate" }])];
}

/** The squares of a board, of one line, without labels. */
export function rankLines(board: DrawnBoard, blocks: Blocks | undefined): readonly Line[] {
  const { files, ranks, columns } = board.diagram;
  const spansAt = squareSpans(board, SMALL, { blocks });
  return ranks.map((_, row) =>
    lineOf(files.flatMap((_, file) => spansAt(row * columns + file, 0))),
  );
}

/** A board of squares as wide as a code, without labels; targets are brackets. */
export function miniBoard(board: DrawnBoard): readonly Line[] {
  const { diagram, sides, marks } = board;
  return diagram.ranks.map((_, row) => {
    const squares = diagram.files.map((_, file): Span => {
      const square = row * diagram.columns + file;
      const cell = diagram.cells[square];
      const code = contents(cell, sides);
      const isTarget = marks.targets.includes(square);
      if (!cell) return { text: " ".repeat(2) };
      if (isTarget) return { text: "[]", role: "targetMark on target" };
      const [tile, onTile] = tileColours(armyOf(cell.pieces[0]?.side ?? 0, sides));
      const ground: Role = `onNow on ${groundOf(board, square, "none")}`;
      return code === ""
        ? { text: " ".repeat(2), role: ground }
        : { text: code, role: `${onTile} on ${tile}` };
    });
    return lineOf(joined(squares));
  });
}

function emptyLine({ board, index, mark, size, blocks }: Square): Span[] {
  const ground = groundOf(board, index, isChosen(board, mark, blocks) ? "target" : mark);
  const ink = inkOf(board, index, mark, blocks);
  return Array.from({ length: size.width }, () => ({ text: " ", role: `${ink} on ${ground}` }));
}

/** Whether a square of the last move is that of the piece which is to move to one of the targets. */
const isChosen = ({ marks }: DrawnBoard, mark: Mark, blocks: Blocks | undefined) =>
  blocks !== undefined && mark === "last move" && marks.targets.length > 0;

function inkOf(
  board: DrawnBoard,
  index: number,
  mark: Mark,
  blocks: Blocks | undefined,
): ColourName {
  const isSetApart = mark === "none" && board.diagram.cells[index]?.special;
  if (index === board.marks.cursor || isSetApart) return "cursor";
  if (mark === "none")
    return groundOf(board, index, mark) === "darkSquare" ? "onDarkSquare" : "onLightSquare";
  const isTarget =
    ["target", "wrong", "danger", "duty"].includes(mark) || isChosen(board, mark, blocks);
  if (isTarget) return "targetMark";
  return mark === "earlier move" ? "earlierMark" : "lastMoveMark";
}

function groundOf({ diagram }: DrawnBoard, index: number, mark: Mark): ColourName {
  const { pattern, columns, rows, cells } = diagram;
  const [column, row] = [index % columns, Math.floor(index / columns)];
  // A track winds inwards, ring by ring.
  const depth = Math.min(column, row, columns - 1 - column, rows - 1 - row);
  const ring = pattern === "plain" ? depth : 0;
  const light = pattern === "chequered" ? isLight(diagram, index) : ring % 2 === 1;
  if (mark === "target" || mark === "duty") return "target";
  if (mark === "wrong" || mark === "danger") return "badSquare";
  if (mark === "earlier move") return light ? "earlierOnLight" : "earlierOnDark";
  if (mark === "last move") return light ? "lastMoveOnLight" : "lastMoveOnDark";
  if (cells[index]?.special) return "specialSquare";
  return light ? "lightSquare" : "darkSquare";
}

/** Places the characters of a text that are not spaces, in the ink of the square. */
function place(glyphs: Span[], text: string, start = 0): void {
  for (const [at, glyph] of [...text].entries())
    if (glyph !== " ") glyphs[start + at] = { ...glyphs[start + at]!, text: glyph };
}

function placeMark(glyphs: Span[], square: Square, line: number): void {
  const { size, blocks } = square;
  if (blocks && size.height > 1)
    place(glyphs, inBlocks(markShape(shapeOf(square), size)[line]!, blocks));
  else if (line === codeLine(size)) placeBrackets(glyphs, square);
}

/** The shape of what marks a square; the cursor hides another mark. */
function shapeOf({ board, cell, index, mark }: Square): MarkShape {
  if (index === board.marks.cursor) return "cursor";
  if (mark === "target" && cell.pieces.length > 0) return "bars";
  if (mark !== "none" || !cell.special) return mark;
  return cell.pieces.length > 0 ? "bars" : "special";
}

function placeBrackets(glyphs: Span[], { board, cell, index, size, blocks }: Square): void {
  const isEdged = blocks && cell.special && markOf(index, board.marks) === "none";
  const width = isEdged ? size.width - 2 : codeWidth(contents(cell, board.sides), size);
  const setApart = blocks ? SPECIAL.blocks : SPECIAL.ascii;
  const [left, right] = bracketsOf(index, board.marks, cell.special ? setApart : undefined);
  const start = startOf(width, size);
  if (start > 0) place(glyphs, left + " ".repeat(width) + right, start - 1);
}

/** The columns of a code; one letter has two where there is room for them and the edges of a tile. */
const codeWidth = (code: string, { width }: SquareSize) =>
  Math.max(Math.min(2, width - 2), code.length);

const startOf = (length: number, { width }: SquareSize) =>
  Math.max(0, Math.floor((width - length) / 2));

/** Places a line of a piece's silhouette: full blocks are its tile. */
function placeShape(glyphs: Span[], square: Square, line: number): void {
  const { board, cell, size, blocks } = square;
  const [piece] = cell.pieces;
  const [tile, onTile] = tileColours(armyOf(piece!.side, board.sides));
  const shape = shapeLine(square, piece!, line);
  const start = startOf(shape.length, size);
  const isSetApart = square.mark === "none" && shapeOf(square) === "bars";
  const leavesMark = size.height === 1 || isSetApart;
  for (const [at, glyph] of [...inBlocks(shape, blocks)].entries()) {
    const below = glyphs[start + at];
    // In one line a bracket is left, and the codes of two pieces may leave no room for an edge.
    if (!below || glyph === "." || (leavesMark && below.text !== " ")) continue;
    if (glyph === "█") glyphs[start + at] = { text: " ", role: `${onTile} on ${tile}` };
    else glyphs[start + at] = { text: glyph, role: inked(below.role, tile) };
  }
}

/** A role with another ink, on its own ground. */
const inked = (role: Role | undefined, ink: ColourName): Role =>
  `${ink} on ${role?.split(" on ")[1] as ColourName}`;

function shapeLine({ board, cell, size }: Square, { name }: DrawnPiece, line: number): string {
  const shape = PIECE_SHAPES.find(({ names }) => names.includes(name)) ?? OTHER_SHAPE;
  const { height } = size;
  if (height === 2 || height === 3 || height === 4) return shape[height][line]!;
  const edges = shape === PIECE_SHAPES[0] ? ["▙", "▟"] : ["▐", "▌"];
  // Lines reach the tiles of points.
  const [left, right] = board.diagram.pattern === "points" ? ["█", "█"] : edges;
  return left + "█".repeat(codeWidth(contents(cell, board.sides), size)) + right;
}

/** The code of a piece; where there is room for it two on a cell are told apart: "S1+2". */
function codeOf({ board, cell, size }: Square): string {
  const code = contents(cell, board.sides);
  if (cell.pieces.length < 2 || size.width < code.length + 3) return code;
  return code[0] + cell.pieces.map(({ letter }) => letter).join("+");
}

/** Places the code of a piece, or its chess symbol. */
function placeCode(glyphs: Span[], square: Square, hasSymbols: boolean): void {
  const { board, cell, size } = square;
  const [piece] = cell.pieces;
  const code = codeOf(square);
  const symbol = hasSymbols && piece?.symbol ? [`${piece.symbol}${AS_TEXT}`, " "] : undefined;
  const [tile, onTile] = tileColours(piece ? armyOf(piece.side, board.sides) : 0);
  const start = startOf(codeWidth(code, size), size);
  for (const [at, text] of (symbol ?? [...code]).entries())
    glyphs[start + at] = { text, role: piece ? `${onTile} on ${tile}` : glyphs[start]!.role };
}

const HALVES: Readonly<Record<string, string>> = {
  ...{ "▘": "▀", "▝": "▀", "▖": "▄", "▗": "▄", "▚": "█", "▞": "█" },
  ...{ "▙": "█", "▟": "█", "▛": "█", "▜": "█" },
};

/** A text in the blocks that a terminal shows. */
const inBlocks = (text: string, blocks: Blocks | undefined): string =>
  blocks === "halves" ? text.replace(/[▘▝▖▗▚▞▙▟▛▜]/g, (block) => HALVES[block]!) : text;
