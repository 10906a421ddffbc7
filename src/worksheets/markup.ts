import type { BoardView } from "../view/board-view.ts";
import { boardPicture, pictureInWords } from "../view/svg-board.ts";
import { escapeXml, textMarkup } from "../view/svg-markup.ts";

/** Returns an HTML element; `content` is markup, and an empty class is left out. */
export function tag(name: string, className: string, content: string): string {
  const attribute = className === "" ? "" : ` class="${className}"`;
  return `<${name}${attribute}>${content}</${name}>`;
}

/** Returns a paragraph of text. */
export const paragraph = (text: string, className = "") => tag("p", className, textMarkup(text));

/** Returns a line to write an answer on, after its label. */
export const answerLine = (label: string) => paragraph(`${label}:`, "line");

/**
 * Returns a board in black and white with the position in words. They are a label because browsers
 * leave the description of a picture out of the PDF files that they make.
 */
export function board(view: BoardView): string {
  const label = textMarkup(pictureInWords(view).join(" "));
  return `<div class="board" role="img" aria-label="${label}">${boardPicture(view, "exam")}</div>`;
}

/** A table of texts. Long names in its headings may be broken before a capital letter or a bracket. */
export function table(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  const broken = (text: string) => escapeXml(text).replace(/(?<=\w)(?=[A-Z[])|(?<=\])/g, "<wbr/>");
  const row = (name: string, cells: readonly string[], markup = escapeXml) =>
    tag("tr", "", cells.map((cell) => tag(name, "", markup(cell))).join(""));
  const head = tag("thead", "", row("th", headings, broken));
  const body = tag("tbody", "", lines.map((cells) => row("td", cells)).join("\n"));
  return tag("table", "", `${head}\n${body}`);
}
