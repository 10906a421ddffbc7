/** Boards with what stands above, beside and below them, as the lines of a screen. */
import { printableLines } from "../../base/text.ts";
import { flipBoard } from "../board.ts";
import { boardInWords } from "../board-in-words.ts";
import { type Line, painted, textOf, withTexts } from "../line.ts";
import { DEFAULT_LOOK, hasPanel, type Look, PANEL, renderOptions, type Window } from "../look.ts";
import { captionLines, menuLines, type Note, type Scene, type Top } from "../shown.ts";
import { boardWidth, drawBoard, squareAt } from "./board.ts";
import { cutLine, drawWithPanel } from "./panel.ts";
import { compactBoard } from "./squares.ts";

/** The square at a line and a column, from 0, of what has been drawn; undefined for none. */
export type SquareFinder = (line: number, column: number) => number | undefined;

/** A board as text without its caption, and where its squares are. */
export interface DrawnScene {
  readonly text: string;
  readonly squareAt: SquareFinder;
}

/**
 * Draws a board as large and as colourful as the window and the settings allow, or describes it in words if
 * the settings ask for that or the window is too narrow for any.
 */
export function drawScene(scene: Scene, look: Look, window: Window): DrawnScene {
  const options = renderOptions(look, window);
  const { diagram } = scene.board;
  const width = boardWidth(diagram, options);
  const plain = look.plain || width > (window.columns ?? width);
  const beside =
    scene.beside.length > 0 &&
    hasPanel(look, window) &&
    boardWidth(diagram, { ...options, large: "off" }) + PANEL.gap + PANEL.least <= window.columns!;
  const notes = scene.notes.filter(({ isBeside }) => !(beside && isBeside));
  const [above, below] = (["above", "below"] as const).map((where) =>
    notes
      .filter((note) => note.where === where)
      .map((note) => noteLine(note, plain, window))
      .filter((line) => textOf(line) !== "")
      .map((line) => painted(withTexts(line, printableLines), options.palette?.paint)),
  );
  const board = plain
    ? { text: boardInWords(scene.board).join("\n"), squareAt: () => undefined }
    : drawnBoard(scene, look, window, beside);
  return {
    text: [...above!, board.text, ...below!].join("\n"),
    squareAt: (line, column) => board.squareAt(line - above!.length, column),
  };
}

function noteLine(note: Note, plain: boolean, { keyboard }: Window): Line {
  const { line, inWords } = (keyboard && note.atPrompt) || note;
  return plain ? inWords : line;
}

function drawnBoard(
  { board, beside }: Scene,
  look: Look,
  window: Window,
  hasRoom: boolean,
): DrawnScene {
  const { diagram } = board;
  // The sections say where the pieces are.
  const notes = hasRoom
    ? diagram.notes.slice(0, -(diagram.places?.length ?? -Infinity))
    : diagram.notes;
  const shown = { ...board, diagram: { ...diagram, notes } };
  const seen = look.flipped ? flipBoard(shown) : shown;
  const { columns, palette } = window;
  const width = hasRoom && columns ? columns - PANEL.gap - PANEL.least : columns;
  const options = renderOptions(look, { ...window, columns: width });
  const text = hasRoom ? drawWithPanel(seen, options, beside, columns!) : drawBoard(seen, options);
  return {
    text: palette ? text : printableLines(text),
    squareAt(line, column) {
      const square = squareAt(seen.diagram, options, line, column);
      return look.flipped && square !== undefined
        ? board.diagram.cells.length - 1 - square
        : square;
    },
  };
}

/** A board in few lines without colour, as it is kept once another has taken its place; nothing of panes. */
export function outlineOf(scene: Top, look: Look): readonly string[] {
  if (scene.kind === "panes") return [];
  return look.plain
    ? boardInWords(scene.board)
    : compactBoard(look.flipped ? flipBoard(scene.board) : scene.board);
}

/** A board with its caption in words, for people who cannot see it. */
export function sceneInWords(scene: Scene): string {
  const window = { columns: undefined, rows: undefined, palette: undefined, keyboard: false };
  const { text } = drawScene(scene, { ...DEFAULT_LOOK, plain: true }, window);
  return [text, ...captionLines(scene).map(textOf)].join("\n");
}

/**
 * The lines below a board in a window of some columns, each move on a line.
 * @param over the lines that do not fit into the window
 */
export function captionInWindow({ caption, menu }: Top, columns: number, over: number) {
  if (!menu) return caption;
  const { lines, complete } = menu;
  const cutLines = columns > 0 ? lines.map((line) => cutLine(line, columns)) : lines;
  // The line about the others takes the place of a move, unless it is there anyway.
  const room = over > 0 ? lines.length - over - (complete ? 1 : 0) : lines.length;
  // The only move is named by the prompt as well.
  const offered = lines.length === 1 ? 1 : Math.max(0, room);
  return [...caption, ...menuLines({ ...menu, lines: cutLines }, offered)];
}
