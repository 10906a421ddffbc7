import { escapeXml } from "../../base/text.ts";
import type { DescribedBoard } from "../board.ts";
import { element, textMarkup } from "../markup.ts";
import { boardPicture, pictureInWords } from "../svg/board-picture.ts";
import type { Rows } from "./task.ts";

export const paragraph = (text: string, className?: string) =>
  element("p", { class: className }, textMarkup(text));

/**
 * In black and white, with the position in words. They are a label because browsers
 * leave the description of a picture out of the PDF files that they make.
 */
export function board(view: DescribedBoard): string {
  const label = textMarkup(pictureInWords(view).join(" "));
  const attributes = { class: "board", role: "img", "aria-label": label };
  return element("div", attributes, boardPicture(view, "exam"));
}

/** A table of texts. In headings only elements may be broken, before a bracket; in cells long names as well. */
export function table(headings: readonly string[], lines: Rows): string {
  const row = (name: "th" | "td", cells: readonly string[]) => {
    const ends = name === "th" ? /(?=\[)/g : /(?<=[a-z])(?=[A-Z[])|(?<=\])/g;
    const broken = cells.map((text) => escapeXml(text).replace(ends, element("wbr", {})));
    return element("tr", {}, broken.map((text) => element(name, {}, text)).join(""));
  };
  const head = element("thead", {}, row("th", headings));
  const body = element("tbody", {}, lines.map((cells) => row("td", cells)).join("\n"));
  return element("table", {}, `${head}\n${body}`);
}

/** The heading of a task about calls, and what is given below it: several are numbered there. */
export function headedCalls(name: string, texts: readonly string[]) {
  if (texts.length === 1) return { heading: texts[0]!, given: [] };
  return { heading: `Calls of ${name}`, given: texts.map((text, at) => `(${at + 1}) ${text}`) };
}

/** What is called or typed, a paragraph each. */
export const givenLines = (lines: readonly string[]) =>
  element("div", { class: "given" }, lines.map((line) => paragraph(line)).join("\n"));

/** A table to complete beside a board, which may be "", and the complete table. */
export function tableBeside(board: string, headings: Rows[number], rows: Rows, length: number) {
  const blank = Array.from({ length }, () => headings.map(() => ""));
  const task = element("div", { class: "beside" }, `${board}\n${table(headings, blank)}`);
  return { task, answer: table(headings, rows) };
}
