import { escapeXml } from "../core/text.ts";
import type { Subroutine } from "../exercises/reading/source.ts";
import type { BoardView } from "../view/board-view.ts";
import { boardPicture, pictureInWords } from "../view/svg/board.ts";
import { textMarkup } from "../view/svg/markup.ts";

/** An HTML element; `content` is markup, and an empty class is left out. */
export function tag(name: string, className: string, content: string): string {
  const attribute = className === "" ? "" : ` class="${className}"`;
  return `<${name}${attribute}>${content}</${name}>`;
}

export const paragraph = (text: string, className = "") => tag("p", className, textMarkup(text));

/** A line to write an answer on, after its label. */
export const answerLine = (label: string) => paragraph(`${label}:`, "line");

/**
 * In black and white, with the position in words. They are a label because browsers
 * leave the description of a picture out of the PDF files that they make.
 */
export function board(view: BoardView): string {
  const label = textMarkup(pictureInWords(view).join(" "));
  return `<div class="board" role="img" aria-label="${label}">${boardPicture(view, "exam")}</div>`;
}

/** A table of texts. Long names may be broken before a capital letter or a bracket. */
export function table(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  const broken = (text: string) => escapeXml(text).replace(/(?<=\w)(?=[A-Z[])|(?<=\])/g, "<wbr/>");
  const row = (name: string, cells: readonly string[]) =>
    tag("tr", "", cells.map((cell) => tag(name, "", broken(cell))).join(""));
  const head = tag("thead", "", row("th", headings));
  const body = tag("tbody", "", lines.map((cells) => row("td", cells)).join("\n"));
  return tag("table", "", `${head}\n${body}`);
}

/** Subroutines as markup with their line numbers. The first is under a heading for all of them. */
export function extractsOf(subroutines: readonly Subroutine[]): readonly string[] {
  const heading = tag("h2", "", "Extracts from the program");
  return subroutines.map((one, index) => (index === 0 ? `${heading}\n` : "") + extractOf(one));
}

function extractOf({ file, line, lines }: Subroutine): string {
  const last = line + lines.length - 1;
  const width = String(last).length;
  const written = lines.filter((text) => text.trim() !== "");
  const indent = Math.min(...written.map((text) => text.search(/\S/)));
  const code = lines.map((text, index) => {
    const number = String(line + index).padStart(width);
    return tag("span", "code", `${number}  ${escapeXml(text.slice(indent))}`);
  });
  const caption = paragraph(`${file}, lines ${line} to ${last}`, "caption");
  return tag("div", "extract", `${caption}\n${tag("pre", "", code.join(""))}`);
}
