import { boardInWords } from "../../drawing/board-in-words.ts";
import { drawSvg, type Style } from "../../drawing/svg/board.ts";
import type { BoardView } from "./board-view.ts";

/** Draws a board as SVG, with the position in words as its description. */
export function boardPicture(view: BoardView, style: Style): string {
  return drawSvg(view, style, view.game.title, pictureInWords(view));
}

/** Describes a picture in sentences: the position, and who is to move or how the game has ended. */
export function pictureInWords(view: BoardView): string[] {
  const { turnOrResult } = view;
  return [...boardInWords(view, " on "), ...(turnOrResult === undefined ? [] : [turnOrResult])];
}
