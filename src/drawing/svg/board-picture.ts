import type { DescribedBoard } from "../board.ts";
import { boardInWords } from "../board-in-words.ts";
import { drawSvg, type Style } from "./board.ts";

/** Draws a board as SVG, with the position in words as its description. */
export function boardPicture(view: DescribedBoard, style: Style): string {
  return drawSvg(view, style, view.game.title, pictureInWords(view));
}

/** Describes a picture in sentences: the position, and who is to move or how the game has ended. */
export function pictureInWords(view: DescribedBoard): string[] {
  const { turnOrResult } = view;
  return [...boardInWords(view, " on "), ...(turnOrResult === undefined ? [] : [turnOrResult])];
}
