import type { BoardView } from "./board-view.ts";
import { boardInWords } from "./speech.ts";
import { drawSvg } from "./svg.ts";
import type { LOOKS } from "./svg-styles.ts";

/** Draws a board as SVG, with the position in words as its description. */
export function boardPicture(view: BoardView, style: keyof typeof LOOKS): string {
  const { game, diagram, marks, standing } = view;
  const letters = game.sides.map(({ letter }) => letter);
  const words = [...boardInWords(view, " on "), ...(standing === undefined ? [] : [standing])];
  return drawSvg(diagram, letters, marks, style, { title: game.title, words });
}
