import { compareNames, escapeXml } from "../../base/text.ts";
import { element, textMarkup } from "../../drawing/markup.ts";
import { boardPicture, pictureInWords } from "../../game/view/board-picture.ts";
import type { BoardView } from "../../game/view/board-view.ts";
import type { Subroutine } from "../exercises/reading/source.ts";
import type { Rows, Task } from "./task.ts";

export const paragraph = (text: string, className?: string) =>
  element("p", { class: className }, textMarkup(text));

/**
 * In black and white, with the position in words. They are a label because browsers
 * leave the description of a picture out of the PDF files that they make.
 */
export function board(view: BoardView): string {
  const label = textMarkup(pictureInWords(view).join(" "));
  const attributes = { class: "board", role: "img", "aria-label": label };
  return element("div", attributes, boardPicture(view, "exam"));
}

/** What a task on boards shows. */
interface OnBoards extends Pick<Task, "heading" | "wide"> {
  readonly sentence: string;
  /** To look at or to complete. */
  readonly boards: readonly BoardView[];
  /** Stands before the line for an answer, if there is one. */
  readonly label?: string;
  readonly explanation: string;
  /** The board as it should be. */
  readonly complete?: BoardView;
  /** Without it the squares that are shaded. */
  readonly brief?: string;
}

export function boardTask(shown: OnBoards): Task {
  const { heading, sentence, boards, label, explanation, complete, wide = false } = shown;
  const drawn = element("div", { class: wide ? "pair" : undefined }, boards.map(board).join("\n"));
  const line = label === undefined ? [] : [paragraph(`${label}:`, "line")];
  const squares = (complete?.marks.targets ?? []).map((at) => complete?.diagram.cells[at]?.name);
  const shaded = squares.map(String).toSorted(compareNames).join(" ");
  return {
    heading,
    task: [paragraph(sentence), drawn, ...line].join("\n"),
    answer: [paragraph(explanation), ...(complete ? [board(complete)] : [])].join("\n"),
    brief: shown.brief ?? (shaded || "none"),
    wide,
  };
}

/** A table of texts. Long names may be broken before a capital letter or a bracket. */
export function table(headings: readonly string[], lines: Rows): string {
  const broken = (text: string) =>
    escapeXml(text).replace(/(?<=[a-z])(?=[A-Z[])|(?<=\])/g, element("wbr", {}));
  const row = (name: string, cells: readonly string[]) =>
    element("tr", {}, cells.map((cell) => element(name, {}, broken(cell))).join(""));
  const head = element("thead", {}, row("th", headings));
  const body = element("tbody", {}, lines.map((cells) => row("td", cells)).join("\n"));
  return element("table", {}, `${head}\n${body}`);
}

/** A table to complete beside a board, which may be "", and the complete table. */
export function tableBeside(board: string, headings: Rows[number], rows: Rows, length: number) {
  const blank = Array.from({ length }, () => headings.map(() => ""));
  const task = element("div", { class: "beside" }, `${board}\n${table(headings, blank)}`);
  return { task, answer: table(headings, rows) };
}

/** Subroutines as markup with their line numbers. The first is under a heading for all of them. */
export function extractsOf(subroutines: readonly Subroutine[]): readonly string[] {
  const heading = element("h2", {}, "Extracts from the program");
  return subroutines.map((one, index) => (index === 0 ? `${heading}\n` : "") + extractOf(one));
}

function extractOf({ file, line, lines }: Subroutine): string {
  const last = line + lines.length - 1;
  const width = String(last).length;
  const written = lines.filter((text) => text.trim() !== "");
  const indent = Math.min(...written.map((text) => text.search(/\S/)));
  const code = lines.map((text, index) => {
    const number = String(line + index).padStart(width);
    return element("span", { class: "code" }, `${number}  ${escapeXml(text.slice(indent))}`);
  });
  const caption = paragraph(`${file}, lines ${line} to ${last}`, "caption");
  return element("div", { class: "extract" }, `${caption}\n${element("pre", {}, code.join(""))}`);
}
