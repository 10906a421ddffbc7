/** Boards with what stands above, beside and below them, as the lines of a screen. */
import { printableLines } from "../../base/text.ts";
import { clockLine } from "../../match/clock.ts";
import { engineToMove } from "../../match/engine-sides.ts";
import { type Match, sideToAct } from "../../match/match.ts";
import { matchOutcome, pointsOf } from "../../match/outcome.ts";
import { boardInWords, capturedLines } from "../../view/board-sentences.ts";
import { flipView } from "../../view/board-view.ts";
import { DEFAULT_VIEW, hasPanel, PANEL, type ViewSettings, type Window } from "../look.ts";
import { captionLines, menuLines, type Scene, type Top } from "../shown.ts";
import { boardWidth, drawBoard, squareAt } from "./board.ts";
import { cut, drawWithPanel } from "./panel.ts";
import { drawPanes } from "./panes.ts";

/** The square at a line and a column, from 0, of what has been drawn; undefined for none. */
export type SquareFinder = (line: number, column: number) => number | undefined;

/** A board as text without its caption, and where its squares are. */
export interface DrawnScene {
  readonly text: string;
  readonly squareAt: SquareFinder;
}

/**
 * Draws a board as large and as colourful as the window and the settings allow, or describes it in words if
 * the settings ask for that or the window is too narrow for any. Panes are drawn in all of the window.
 */
export function drawScene(scene: Top, look: ViewSettings, window: Window): DrawnScene {
  if (scene.kind === "panes")
    return { text: drawPanes(scene, look, window).join("\n"), squareAt: () => undefined };
  const { view, match, still = false } = scene;
  const options = { ...window, large: look.large, palette: window.palette?.(look.theme) };
  const width = boardWidth(view.diagram, options);
  const plain = look.plain || width > (window.columns ?? width);
  const panel = match && hasPanel(look, window, width) ? match : undefined;
  const above = match && !panel ? clockLines(match, look, window.keyboard && !still) : [];
  // If captured pieces re-enter, the game's own notes say where they are.
  const noted = view.diagram.pattern === "plain" ? undefined : match;
  const captured = noted && !panel ? capturedLines(noted, plain) : [];
  const below = noted ? [...captured, ...pointLines(noted, plain)] : [];
  const board = plain
    ? { text: boardInWords(view).join("\n"), squareAt: () => undefined }
    : drawnBoard(scene, look, window, panel);
  return {
    text: [...above.map(printableLines), board.text, ...below.map(printableLines)].join("\n"),
    squareAt: (line, column) => board.squareAt(line - above.length, column),
  };
}

function drawnBoard(
  { view, secret, still }: Scene,
  look: ViewSettings,
  { columns, rows, palette }: Window,
  panel: Match | undefined,
): DrawnScene {
  const { flipped, large, symbols, chances, theme } = look;
  const seen = flipped ? flipView(view) : view;
  const width = panel && columns ? columns - PANEL.width : columns;
  const options = { columns: width, rows, large, symbols, still, palette: palette?.(theme) };
  const chance = panel && !secret ? chances?.(panel) : undefined;
  const text = panel
    ? drawWithPanel(seen, options, panel, capturedLines(panel, false, ", "), chance)
    : drawBoard(seen, options);
  return {
    text: palette ? text : printableLines(text),
    squareAt(line, column) {
      const square = squareAt(seen.diagram, options, line, column);
      return flipped && square !== undefined ? view.diagram.cells.length - 1 - square : square;
    },
  };
}

/** The clocks, without that of the player who is to move if it runs at the prompt. */
export function clockLines(match: Match, { plain }: ViewSettings, atPrompt: boolean) {
  const waits = atPrompt && !matchOutcome(match) && !engineToMove(match);
  const clocks = clockLine(match, waits ? sideToAct(match) : undefined);
  return clocks ? [`Clock: ${clocks}${plain ? "." : ""}`] : [];
}

/** What each side has scored, if captures count. */
export function pointLines(match: Match, plain: boolean): readonly string[] {
  const points = pointsOf(match);
  const scores = match.game.sides.map(({ name }, side) => `${name} ${points?.[side]}`);
  return points ? [`Points: ${scores.join(", ")}${plain ? "." : ""}`] : [];
}

/** A board with its caption in words, for people who cannot see it. */
export function sceneInWords(scene: Scene): string {
  const window = { columns: undefined, rows: undefined, palette: undefined, keyboard: false };
  const { text } = drawScene(scene, { ...DEFAULT_VIEW, plain: true }, window);
  return [text, ...captionLines(scene)].join("\n");
}

/**
 * The lines below a board in a window of some columns, each move on a line.
 * @param over the lines that do not fit into the window
 */
export function captionInWindow({ caption, menu }: Top, columns: number, over: number) {
  if (!menu) return caption;
  const { lines, complete } = menu;
  const cutLines = columns > 0 ? lines.map((line) => cut(line, columns).trimEnd()) : lines;
  // The line about the others takes the place of a move, unless it is there anyway.
  const room = over > 0 ? lines.length - over - (complete ? 1 : 0) : lines.length;
  // The only move is named by the prompt as well.
  const offered = lines.length === 1 ? 1 : Math.max(0, room);
  return [...caption, ...menuLines({ ...menu, lines: cutLines }, offered)];
}
