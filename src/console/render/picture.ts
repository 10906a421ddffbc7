import type { BoardView } from "./board-view.ts";
import { boardInWords } from "./speech.ts";
import { drawSvg } from "./svg.ts";
import type { LOOKS } from "./svg-styles.ts";

/** Draws a board as SVG, with the position in words as its description. */
export function boardPicture(view: BoardView, style: keyof typeof LOOKS): string {
  const { game, diagram, marks } = view;
  const letters = game.sides.map(({ letter }) => letter);
  return drawSvg(diagram, letters, marks, style, {
    title: game.title,
    words: pictureInWords(view),
  });
}

/** Describes a picture in sentences: the position, and who is to move or how the game has ended. */
export function pictureInWords(view: BoardView): string[] {
  const { standing } = view;
  return [...boardInWords(view, " on "), ...(standing === undefined ? [] : [standing])];
}
